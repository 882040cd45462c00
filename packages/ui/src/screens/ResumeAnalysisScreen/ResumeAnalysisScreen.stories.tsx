import {
  getAnalyzeResumeMockHandler200,
  getAnalyzeResumeMockHandler422,
  getAnalyzeResumeMockHandler500,
} from '@cortex/api-client/analysis/mocks';
import { getListCandidatesMockHandler200 } from '@cortex/api-client/candidates/mocks';
import { bareAnalysis, goodFit, notesOnly, poorFit } from '@cortex/api-client/fixtures/analysis';
import { candidates, mara } from '@cortex/api-client/fixtures/candidates';
import { jobs } from '@cortex/api-client/fixtures/jobs';
import { getListJobsMockHandler200, getListJobsMockHandler500 } from '@cortex/api-client/jobs/mocks';
import { networkDown, pending } from '@cortex/api-client/mocks/handlers';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { messages } from '../../messages.ts';
import { ResumeAnalysisScreen, type ResumeAnalysisScreenProps } from './ResumeAnalysisScreen.tsx';

const meta = {
  component: ResumeAnalysisScreen,
  args: { createCandidateHref: '/create-candidate', createJobHref: '/create-job' },
} satisfies Meta<typeof ResumeAnalysisScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function analyze({ canvas, userEvent }: StoryContext) {
  await userEvent.selectOptions(await canvas.findByLabelText(/^Candidate/), 'Mara Lindqvist');
  await userEvent.selectOptions(canvas.getByLabelText(/^Job/), 'Senior Backend Engineer');
  await userEvent.click(canvas.getByRole('button', { name: 'Analyze Resume' }));
}

function getNotifications({ canvas }: StoryContext) {
  return within(canvas.getByRole('region', { name: 'Notifications' }));
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What you will get' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(getListJobsMockHandler200(pending));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading candidates and jobs...')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(getListCandidatesMockHandler200([]), getListJobsMockHandler200([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no jobs yet.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create Candidate' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create Job' })).toBeVisible();
  },
};

export const LoadError: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListJobsMockHandler500());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const RecoversFromLoadError: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('listJobs'));
  },
  play: async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    msw.use(getListJobsMockHandler200(jobs));
    await userEvent.click(retry);
    await expect(await canvas.findByLabelText(/^Job/)).toBeVisible();
  },
};

export const Saving: Story = {
  beforeEach({ msw }) {
    msw.use(getAnalyzeResumeMockHandler200(pending));
  },
  play: async (context) => {
    await analyze(context);
    await expect(await context.canvas.findByRole('button', { name: 'Analyzing...' })).toBeDisabled();
  },
};

export const Submitted: Story = {
  play: async (context) => {
    await analyze(context);
    await expect(
      await context.canvas.findByRole('img', { name: 'Fit score 78 %, strong fit' }),
    ).toBeVisible();
    await expect(await getNotifications(context).findByText(messages.analyzeResume.success)).toBeVisible();
  },
};

export const Phone: Story = { ...Submitted, globals: { viewport: { value: 'phone', isRotated: false } } };

export const PoorFit: Story = {
  beforeEach({ msw }) {
    msw.use(getAnalyzeResumeMockHandler200(poorFit));
  },
  play: async (context) => {
    await analyze(context);
    await expect(await context.canvas.findByText('None identified')).toBeVisible();
  },
};

export const ReadFromNotesAlone: Story = {
  beforeEach({ msw }) {
    msw.use(getAnalyzeResumeMockHandler200(notesOnly));
  },
  play: async (context) => {
    await analyze(context);
    await expect(await context.canvas.findByText(/^There is no resume with readable text/)).toBeVisible();
  },
};

export const WithTheBareMinimum: Story = {
  beforeEach({ msw }) {
    msw.use(getAnalyzeResumeMockHandler200(bareAnalysis));
  },
  play: async (context) => {
    await analyze(context);
    await expect(await context.canvas.findByText('No recommendation')).toBeVisible();
    await expect(context.canvas.getByRole('img', { name: 'No score' })).toBeVisible();
    await expect(context.canvas.getByText('None identified')).toBeVisible();
  },
};

export const SaveError: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getAnalyzeResumeMockHandler500());
  },
  play: async (context) => {
    await analyze(context);
    await expect(await getNotifications(context).findByText(messages.analyzeResume.failed)).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Candidate/)).toHaveDisplayValue('Mara Lindqvist');
  },
};

export const SaysWhenThereIsTooLittleToRead: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getAnalyzeResumeMockHandler422({
        detail: 'There are fewer than 30 words to read. Add a resume or write more notes.',
        code: 'too_little_text',
      }),
    );
  },
  play: async (context) => {
    await analyze(context);
    await expect(await getNotifications(context).findByText(/^There are fewer than 30 words/)).toBeVisible();
  },
};

export const SaysWhenNobodyAnswers: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('analyzeResume'));
  },
  play: async (context) => {
    await analyze(context);
    await expect(await getNotifications(context).findByText(messages.analyzeResume.error)).toBeVisible();
  },
};

/** What was chosen stands in the address, and is there again on the way back. */
function LeftAndOpenedAgain(props: ResumeAnalysisScreenProps) {
  const [away, setAway] = useState(false);
  const [choice, setChoice] = useState({ candidateId: '', jobId: '' });
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAway(!away)}>
        Leave or return
      </Button>
      {away ? null : <ResumeAnalysisScreen {...props} {...choice} onChoose={setChoice} />}
    </>
  );
}

async function analyzeAndLeave(context: StoryContext) {
  const { canvas, userEvent } = context;
  await analyze(context);
  await canvas.findByRole('img', { name: 'Fit score 78 %, strong fit' });
  await userEvent.click(await getNotifications(context).findByRole('button', { name: 'Dismiss' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Leave or return' }));
  await expect(canvas.queryByRole('heading', { name: 'Resume Analysis' })).toBeNull();
}

export const KeepsTheResultOnLeavingAndReturning: Story = {
  render: (args) => <LeftAndOpenedAgain {...args} />,
  beforeEach({ msw }) {
    recordSent.mockClear();
    msw.use(
      getAnalyzeResumeMockHandler200(() => {
        recordSent();
        return goodFit;
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await analyzeAndLeave(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave or return' }));
    await expect(await canvas.findByRole('img', { name: 'Fit score 78 %, strong fit' })).toBeVisible();
    await expect(canvas.getByLabelText(/^Candidate/)).toHaveDisplayValue('Mara Lindqvist');
    await expect(canvas.getByLabelText(/^Job/)).toHaveDisplayValue('Senior Backend Engineer');
    await expect(recordSent).toHaveBeenCalledOnce();
  },
};

export const DropsTheResultWhenTheCandidateChanged: Story = {
  render: (args) => <LeftAndOpenedAgain {...args} />,
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await analyzeAndLeave(context);
    const changed = { ...mara, notes: 'Signed with somebody else.' };
    msw.use(
      getListCandidatesMockHandler200(candidates.map((other) => (other.id === mara.id ? changed : other))),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Leave or return' }));
    await expect(await canvas.findByRole('heading', { name: 'What you will get' })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /^Fit score/ })).toBeNull();
    await expect(canvas.getByLabelText(/^Candidate/)).toHaveDisplayValue('Mara Lindqvist');
  },
};

export const StartsWithTheCandidateOfTheLink: Story = {
  args: { candidateId: 'cnd_mara' },
  beforeEach({ msw }) {
    msw.use(getAnalyzeResumeMockHandler200(goodFit));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Candidate/)).toHaveDisplayValue('Mara Lindqvist');
  },
};

export const RequiresBothChoices: Story = {
  parameters: { expectsFailure: true },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Analyze Resume' }));
    await expect(await getNotifications(context).findByText(messages.analyzeResume.incomplete)).toBeVisible();
    await expect(canvas.getByLabelText(/^Candidate/)).toHaveFocus();
    await expect(canvas.getByText('Choose a job.')).toBeVisible();
  },
};

const recordSent = fn();
