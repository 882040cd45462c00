import {
  getAnalyzeResumeMockHandler200,
  getAnalyzeResumesMockHandler200,
  getPreviewScoresMockHandler200,
} from '@cortex/api-client/analysis/mocks';
import { goodFit, ranked } from '@cortex/api-client/fixtures/analysis';
import { backendReading } from '@cortex/api-client/fixtures/jobs';
import { scorePreview } from '@cortex/api-client/fixtures/vocabulary';
import { getReadJobCriteriaMockHandler200, getUpdateJobMockHandler500 } from '@cortex/api-client/jobs/mocks';
import { absent, networkDown, pending } from '@cortex/api-client/mocks/handlers';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { messages } from '../../feedback/messages.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { screenMeta, untilDecisionIsShown } from '../../stories/resumeAnalysis.tsx';

const meta = {
  title: 'ResumeAnalysisScreen',
  ...screenMeta,
  args: { ...screenMeta.args, candidateId: 'cnd_mara', jobId: 'job_backend' },
  beforeEach({ msw }) {
    msw.use(
      getAnalyzeResumeMockHandler200(goodFit),
      getAnalyzeResumesMockHandler200(ranked),
      getReadJobCriteriaMockHandler200(backendReading),
      getPreviewScoresMockHandler200(scorePreview),
    );
  },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openCriteria({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Analyze Resume' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Change criteria' }));
  return within(await canvas.findByRole('dialog', { name: /^Criteria of Senior Backend Engineer/ }));
}

export const ChangesCriteria: Story = {
  play: async (context) => {
    const dialog = await openCriteria(context);
    await expect(await dialog.findByText('2 of 3 scores would change.')).toBeVisible();
    await context.userEvent.selectOptions(
      await dialog.findByRole('combobox', { name: 'How much Go counts' }),
      'Leave out',
    );
    await waitFor(() =>
      expect(dialog.getByRole('region', { name: 'What would change' })).toHaveAttribute('aria-busy', 'false'),
    );
    await expect(dialog.getByText('+19')).toBeVisible();
  },
};

export const ChangesCriteriaOnAPhone: Story = {
  ...ChangesCriteria,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const SavesCriteria: Story = {
  play: async (context) => {
    const dialog = await openCriteria(context);
    await context.userEvent.selectOptions(
      await dialog.findByRole('combobox', { name: 'How much Go counts' }),
      'Leave out',
    );
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save criteria' }));
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull());
    await expect(await getNotifications(context).findByText(messages.updateJob.success)).toBeVisible();
    await untilDecisionIsShown(context);
  },
};

export const CriteriaAreNotSaved: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getUpdateJobMockHandler500());
  },
  play: async (context) => {
    const dialog = await openCriteria(context);
    await dialog.findByText('+19');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save criteria' }));
    await expect(await dialog.findByText(messages.updateJob.failed)).toBeVisible();
  },
};

export const PreviewLoading: Story = {
  beforeEach({ msw }) {
    msw.use(getPreviewScoresMockHandler200(() => pending()));
  },
  play: async (context) => {
    const dialog = await openCriteria(context);
    await expect(await dialog.findByText('What will be scored')).toBeVisible();
    await expect(dialog.getByText('Computing scores...')).toBeInTheDocument();
  },
};

export const PreviewFails: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('previewScores'));
  },
  play: async (context) => {
    const dialog = await openCriteria(context);
    await expect(await dialog.findByText(/^The scores could not be computed/)).toBeVisible();
    await expect(await dialog.findByText('What will be scored')).toBeVisible();
  },
};

export const PreviewIsTriedAgain: Story = {
  ...PreviewFails,
  play: async (context) => {
    const dialog = await openCriteria(context);
    const retry = await dialog.findByRole('button', { name: 'Try again' });
    context.msw.use(getPreviewScoresMockHandler200(scorePreview));
    await context.userEvent.click(retry);
    await expect(await dialog.findByText('+19')).toBeVisible();
    await expect(dialog.queryByText(/^The scores could not be computed/)).toBeNull();
  },
};

export const WithoutThePreview: Story = {
  beforeEach({ msw }) {
    msw.use(absent('previewScores'));
  },
  play: async (context) => {
    const dialog = await openCriteria(context);
    await expect(await dialog.findByText('What will be scored')).toBeVisible();
    await waitFor(() => expect(dialog.queryByText('What would change')).toBeNull());
  },
};
