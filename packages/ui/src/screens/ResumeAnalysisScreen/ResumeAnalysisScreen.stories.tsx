import {
  getAnalyzeResumeMockHandler200,
  getAnalyzeResumeMockHandler422,
  getAnalyzeResumeMockHandler500,
} from '@cortex/api-client/analysis/mocks';
import { getListCandidatesMockHandler200 } from '@cortex/api-client/candidates/mocks';
import {
  bareAnalysis,
  goodFit,
  missingMustHave,
  notesOnly,
  poorFit,
} from '@cortex/api-client/fixtures/analysis';
import { candidates, mara } from '@cortex/api-client/fixtures/candidates';
import { jobs } from '@cortex/api-client/fixtures/jobs';
import { getListJobsMockHandler200, getListJobsMockHandler500 } from '@cortex/api-client/jobs/mocks';
import { networkDown, pending } from '@cortex/api-client/mocks/handlers';
import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { messages } from '../../feedback/messages.ts';
import { createHeldAnswer } from '../../stories/createHeldAnswer.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { pickRecord } from '../../stories/pickRecord.ts';
import { screenMeta, untilDecisionIsShown } from '../../stories/resumeAnalysis.tsx';
import { ResumeAnalysisScreen, type ResumeAnalysisScreenProps } from './ResumeAnalysisScreen.tsx';

const meta = preview.meta({
  component: ResumeAnalysisScreen,
  ...screenMeta,
});

async function analyze(context: StoryContext) {
  await pickRecord(context, /^Candidate/, 'Mara Lindqvist');
  await pickRecord(context, /^Job/, 'Senior Backend Engineer');
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Analyze Resume' }));
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What you will get' })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(getListJobsMockHandler200(pending));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading candidates and jobs...')).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(getListCandidatesMockHandler200([]), getListJobsMockHandler200([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no jobs yet.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create Candidate' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create Job' })).toBeVisible();
  },
});

/** Whoever is created for the job that was to be ranked goes with it. */
export const NobodyToRank = meta.story({
  args: { candidateId: 'all', jobId: 'job_backend' },
  beforeEach({ msw }) {
    msw.use(getListCandidatesMockHandler200([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Create Candidate' })).toHaveAttribute(
      'href',
      '/create-candidate?job=job_backend',
    );
  },
});

export const LoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListJobsMockHandler500());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

export const RecoversFromLoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('listJobs'));
  },
  play: async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    msw.use(getListJobsMockHandler200(jobs));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('combobox', { name: /^Job/ })).toBeVisible();
  },
});

export const Saving = meta.story({
  beforeEach({ msw }) {
    msw.use(getAnalyzeResumeMockHandler200(pending));
  },
  play: async (context) => {
    await analyze(context);
    await expect(await context.canvas.findByRole('button', { name: 'Analyzing...' })).toBeDisabled();
  },
});

export const Submitted = meta.story({
  play: async (context) => {
    await analyze(context);
    await expect(await context.canvas.findByRole('img', { name: 'Fit score 78%, strong fit' })).toBeVisible();
    await expect(await getNotifications(context).findByText(messages.analyzeResume.success)).toBeVisible();
    await untilDecisionIsShown(context);
  },
});

export const Phone = meta.story({ ...Submitted.input, globals: onPhone });

export const PoorFit = meta.story({
  beforeEach({ msw }) {
    msw.use(getAnalyzeResumeMockHandler200(poorFit));
  },
  play: async (context) => {
    await analyze(context);
    await expect(await context.canvas.findByText('None identified')).toBeVisible();
    await untilDecisionIsShown(context);
  },
});

export const WithoutAMustHave = meta.story({
  beforeEach({ msw }) {
    msw.use(getAnalyzeResumeMockHandler200(missingMustHave));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await analyze(context);
    await expect(
      await canvas.findByText('A must-have is missing: Kubernetes. The score stays below an interview.'),
    ).toBeVisible();
    const criteria = within(canvas.getByRole('region', { name: 'Criteria, 2 of 5 met' }));
    const rows = criteria.getAllByRole('listitem');
    await expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
      'KubernetesNot met Must have',
      'PostgreSQLMet Must have',
      'GoMet',
      'REST APIsUnclear',
      'AWS certificateNot met Nice to have',
    ]);
    await expect(criteria.getByText('Would be 88 % with it')).toBeVisible();
    await expect(criteria.getByText('Only listed; nothing says where it was used.')).toBeVisible();
    await expect(canvas.getByText('97 words that a reader can’t see were left out.')).toBeVisible();
    await expect(
      canvas.getByText(
        'Scored on 20 Nov 2026 by Cortex criteria 3.0.0. Scored again: the reading has changed since version 2.0.0.',
      ),
    ).toBeVisible();
    await userEvent.click(getNotifications(context).getByRole('button', { name: 'Dismiss' }));
  },
});

export const ScoresThatHardlyPart = meta.story({
  beforeEach({ msw }) {
    msw.use(
      getAnalyzeResumeMockHandler200({
        ...missingMustHave,
        job_scores: { candidates: 14, lowest: 58, highest: 66 },
      }),
    );
  },
  play: async (context) => {
    await analyze(context);
    await expect(
      await context.canvas.findByText(/of the 14 candidates .* hardly differ \(between 58 and 66 %\)/),
    ).toBeVisible();
    await untilDecisionIsShown(context);
    await context.userEvent.click(getNotifications(context).getByRole('button', { name: 'Dismiss' }));
  },
});

export const PhoneWithoutAMustHave = meta.story({ ...WithoutAMustHave.input, globals: onPhone });

export const TellsHowTheScoreIsMade = meta.story({
  ...WithoutAMustHave.input,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await analyze(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'How this score is made' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'How this score is made' }));
    await expect(dialog.getByText(/at least 60 of them/)).toBeVisible();
  },
});

export const ReadFromNotesAlone = meta.story({
  beforeEach({ msw }) {
    msw.use(getAnalyzeResumeMockHandler200(notesOnly));
  },
  play: async (context) => {
    await analyze(context);
    await expect(await context.canvas.findByText(/^There is no resume with readable text/)).toBeVisible();
    await untilDecisionIsShown(context);
  },
});

export const WithTheBareMinimum = meta.story({
  beforeEach({ msw }) {
    msw.use(getAnalyzeResumeMockHandler200(bareAnalysis));
  },
  play: async (context) => {
    await analyze(context);
    await expect(await context.canvas.findByText('No recommendation')).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: 'How this score is made' })).toBeNull();
    await expect(context.canvas.getByRole('img', { name: 'No score' })).toBeVisible();
    await expect(context.canvas.getByText('None identified')).toBeVisible();
    await untilDecisionIsShown(context);
  },
});

export const SaveError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getAnalyzeResumeMockHandler500());
  },
  play: async (context) => {
    await analyze(context);
    await expect(await getNotifications(context).findByText(messages.analyzeResume.failed)).toBeVisible();
    await expect(context.canvas.getByRole('combobox', { name: /^Candidate/ })).toHaveDisplayValue(
      'Mara Lindqvist',
    );
  },
});

export const SaysWhenThereIsTooLittleToRead = meta.story({
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
});

export const SaysWhenNobodyAnswers = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('analyzeResume'));
  },
  play: async (context) => {
    await analyze(context);
    await expect(await getNotifications(context).findByText(messages.analyzeResume.error)).toBeVisible();
  },
});

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
  await canvas.findByRole('img', { name: 'Fit score 78%, strong fit' });
  await userEvent.click(await getNotifications(context).findByRole('button', { name: 'Dismiss' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Leave or return' }));
  await expect(canvas.queryByRole('heading', { name: 'Resume Analysis' })).toBeNull();
}

export const KeepsTheResultOnLeavingAndReturning = meta.story({
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
    await expect(await canvas.findByRole('img', { name: 'Fit score 78%, strong fit' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /^Candidate/ })).toHaveDisplayValue('Mara Lindqvist');
    await expect(canvas.getByRole('combobox', { name: /^Job/ })).toHaveDisplayValue(
      'Senior Backend Engineer',
    );
    await expect(recordSent).toHaveBeenCalledOnce();
  },
});

export const DropsTheResultWhenTheCandidateChanged = meta.story({
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
    await expect(canvas.getByRole('combobox', { name: /^Candidate/ })).toHaveDisplayValue('Mara Lindqvist');
  },
});

export const StartsWithTheCandidateOfTheLink = meta.story({
  args: { candidateId: 'cnd_mara' },
  beforeEach({ msw }) {
    msw.use(getAnalyzeResumeMockHandler200(goodFit));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /^Candidate/ })).toHaveDisplayValue(
      'Mara Lindqvist',
    );
  },
});

export const RequiresBothChoices = meta.story({
  parameters: { expectsFailure: true },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Analyze Resume' }));
    await expect(await getNotifications(context).findByText(messages.analyzeResume.incomplete)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /^Candidate/ })).toHaveFocus();
    await expect(canvas.getByText('Choose a job.')).toBeVisible();
  },
});

const recordSent = fn();

export const KeepsTheResultThatCameAfterLeaving = meta.story({
  render: (args) => <LeftAndOpenedAgain {...args} />,
  beforeEach({ msw }) {
    msw.use(getAnalyzeResumeMockHandler200(held.renew()));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await analyze(context);
    await waitFor(() => expect(held.send).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Leave or return' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave or return' }));
    await expect(await canvas.findByRole('button', { name: 'Analyzing...' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave or return' }));
    held.release();
    await expect(await getNotifications(context).findByText(messages.analyzeResume.success)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave or return' }));
    await expect(await canvas.findByRole('img', { name: /^Fit score/ })).toBeVisible();
  },
});

export const ShowsEachResultUnderItsOwnChoice = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await analyze(context);
    await expect(await canvas.findByRole('img', { name: /^Fit score/ })).toBeVisible();
    await pickRecord(context, /^Job/, 'Staff Accountant');
    await expect(await canvas.findByRole('heading', { name: 'What you will get' })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /^Fit score/ })).toBeNull();
    await pickRecord(context, /^Job/, 'Senior Backend Engineer');
    await expect(await canvas.findByRole('img', { name: /^Fit score/ })).toBeVisible();
  },
});

export const ListsTheSameStrengthOnce = meta.story({
  beforeEach({ msw }) {
    msw.use(
      getAnalyzeResumeMockHandler200({
        ...goodFit,
        strengths: ['Led a team', 'Led a team'],
        weaknesses: ['No Rust', 'No Rust'],
      }),
    );
  },
  play: async (context) => {
    await analyze(context);
    await expect(await context.canvas.findByText('Led a team')).toBeVisible();
    await untilDecisionIsShown(context);
  },
});

const held = createHeldAnswer(goodFit);
