import {
  getAnalyzeResumeMockHandler200,
  getAnalyzeResumesMockHandler200,
  getPreviewScoresMockHandler200,
} from '@cortex/api-client/analysis/mocks';
import {
  getCancelBackgroundTaskMockHandler204,
  getReadBackgroundTaskResultsMockHandler200,
  getStartBackgroundTaskMockHandler201,
} from '@cortex/api-client/background/mocks';
import { getListCandidatesMockHandler200 } from '@cortex/api-client/candidates/mocks';
import { goodFit, ranked } from '@cortex/api-client/fixtures/analysis';
import { manyCandidates, manyResults, runningTask } from '@cortex/api-client/fixtures/backgroundTasks';
import { backendJob, backendReading } from '@cortex/api-client/fixtures/jobs';
import { scorePreview } from '@cortex/api-client/fixtures/vocabulary';
import {
  getListJobsMockHandler200,
  getReadJobCriteriaMockHandler200,
  getUpdateJobMockHandler200,
  getUpdateJobMockHandler422,
  getUpdateJobMockHandler500,
} from '@cortex/api-client/jobs/mocks';
import { absent, networkDown, pending, rankPairs } from '@cortex/api-client/mocks/handlers';
import type { AnalysesRequest, Job, JobInput } from '@cortex/api-client/model';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { messages } from '../../feedback/messages.ts';
import { jobEdits } from '../../forms/JobFields/jobForm.ts';
import { ALL } from '../../lists/AnalysisForm/analysisChoice.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { screenMeta, untilDecisionIsShown } from '../../stories/resumeAnalysis.tsx';
import { ResumeAnalysisScreen } from './ResumeAnalysisScreen.tsx';

/** What the server keeps. */
let jobs: Job[] = [];
/** Gets each job that is saved. */
const put = fn();
/** Gets each task that is cancelled. */
const cancelled = fn();

/** Gets the jobs of each call that ranks. */
const asked = fn<(jobIds: string[]) => void>();

const toOther = (number: number): Job => ({
  ...backendJob,
  id: `job_${number}`,
  title: `Systems Engineer ${number}`,
});

const meta = preview.meta({
  title: 'ResumeAnalysisScreen',
  component: ResumeAnalysisScreen,
  ...screenMeta,
  args: { ...screenMeta.args, candidateId: 'cnd_mara', jobId: 'job_backend' },
  beforeEach({ msw }) {
    jobs = [backendJob];
    put.mockClear();
    msw.use(
      getAnalyzeResumeMockHandler200(goodFit),
      getAnalyzeResumesMockHandler200(ranked),
      getReadJobCriteriaMockHandler200(backendReading),
      getPreviewScoresMockHandler200(scorePreview),
      getListJobsMockHandler200(() => jobs),
      getUpdateJobMockHandler200(async ({ request }) => {
        const input: JobInput = JSON.parse(await request.clone().text());
        put(input);
        const saved = { ...backendJob, ...input };
        jobs = jobs.map((job) => (job.id === saved.id ? saved : job));
        return saved;
      }),
    );
  },
});

async function openCriteria(context: StoryContext) {
  await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Analyze Resume' }));
  return openAgain(context);
}

async function openAgain({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Change criteria' }));
  return within(await canvas.findByRole('dialog', { name: /^Criteria of Senior Backend Engineer/ }));
}

export const ChangesCriteria = meta.story({
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
});

export const ChangesCriteriaOnAPhone = meta.story({
  ...ChangesCriteria.input,
  globals: { viewport: { value: 'phone', isRotated: false } },
});

async function leaveOutGo(context: StoryContext) {
  const dialog = await openCriteria(context);
  await context.userEvent.selectOptions(
    await dialog.findByRole('combobox', { name: 'How much Go counts' }),
    'Leave out',
  );
  await context.userEvent.click(dialog.getByRole('button', { name: 'Save criteria' }));
  await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull());
}

/** The analysis of the changed job takes the place of the one before. */
export const SavesCriteria = meta.story({
  play: async (context) => {
    const { canvas, msw } = context;
    await canvas.findByRole('button', { name: 'Analyze Resume' });
    const after = { ...goodFit, fit_score: 97, scored_at: '2026-11-20T11:00:00Z' };
    msw.use(getAnalyzeResumeMockHandler200(() => (put.mock.calls.length > 0 ? after : goodFit)));
    await leaveOutGo(context);
    await expect(await getNotifications(context).findByText(messages.updateJob.success)).toBeVisible();
    await expect((await canvas.findAllByText(/97/))[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change criteria' })).toBeVisible();
    await untilDecisionIsShown(context);
  },
});

/** Until the new analysis is there the old one stays. */
export const AnalyzesAgain = meta.story({
  play: async (context) => {
    const { canvas, msw } = context;
    await canvas.findByRole('button', { name: 'Analyze Resume' });
    msw.use(getAnalyzeResumeMockHandler200(() => (put.mock.calls.length > 0 ? pending() : goodFit)));
    await leaveOutGo(context);
    await expect(await canvas.findByRole('button', { name: 'Analyzing...' })).toBeDisabled();
    await expect(canvas.getByText('This is the analysis from before the change.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Analyzing again...' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Change criteria' })).toBeVisible();
  },
});

/** What is typed of the rest of a job elsewhere is neither saved unseen nor lost, and what a colleague saved stays. */
export const SavesCriteriaAlone = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const draft = jobEdits(backendJob.id);
    const typed = { description: 'Half a sentence that is not fini' };
    draft.keep(typed);
    const first = await openCriteria(context);
    await userEvent.selectOptions(
      await first.findByRole('combobox', { name: 'How much Go counts' }),
      'Leave out',
    );
    jobs = [{ ...backendJob, description: 'As a colleague has it now.' }];
    await userEvent.click(first.getByRole('button', { name: 'Save criteria' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(put).toHaveBeenCalledWith(
      expect.objectContaining({ description: 'As a colleague has it now.' }),
    );
    const dialog = await openAgain(context);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(draft.read()).toEqual(typed);
  },
});

export const SaysWhichCriteriaSomebodyElseSet = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openCriteria(context);
    await userEvent.selectOptions(
      await dialog.findByRole('combobox', { name: 'How much Go counts' }),
      'Leave out',
    );
    jobs = [{ ...backendJob, criteria: [{ name: 'Kubernetes', importance: 'must' }] }];
    await userEvent.click(dialog.getByRole('button', { name: 'Save criteria' }));
    await expect(await dialog.findByText('Changed meanwhile to “Kubernetes: Must have”.')).toBeVisible();
    await expect(put).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(put).toHaveBeenCalledWith(
      expect.objectContaining({ criteria: [{ name: 'Go', importance: 'left_out' }] }),
    );
    await untilDecisionIsShown(context);
  },
});

/** Criteria that were not saved are back in the dialog, and are discarded without what is typed elsewhere. */
export const DiscardsCriteriaAlone = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const draft = jobEdits(backendJob.id);
    const typed = { description: 'A long text that took an hour.' };
    draft.keep(typed);
    const first = await openCriteria(context);
    await userEvent.selectOptions(
      await first.findByRole('combobox', { name: 'How much Go counts' }),
      'Leave out',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const dialog = await openAgain(context);
    await expect(await dialog.findByRole('combobox', { name: 'How much Go counts' })).toHaveValue('left_out');
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
    await expect(dialog.getByRole('combobox', { name: 'How much Go counts' })).toHaveValue('');
    await expect(draft.read()).toEqual(typed);
    await expect(put).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(dialog.getByRole('region', { name: 'What would change' })).toHaveAttribute('aria-busy', 'false'),
    );
  },
});

/** A refusal of something that the dialog has no field for is said in it. */
export const TextOfTheJobIsRefused = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getUpdateJobMockHandler422({
        detail: 'Say which skills are required.',
        code: 'validation_failed',
        errors: { skills_required: 'Say which skills are required.' },
      }),
    );
  },
  play: async (context) => {
    const dialog = await openCriteria(context);
    await dialog.findByText('+19');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save criteria' }));
    await expect(await dialog.findByText(messages.updateJob.failed)).toBeVisible();
  },
});

/** A ranking that goes on meanwhile ends on the server, too, and starts again with the changed job. */
export const RankingStartsAgain = meta.story({
  args: { candidateId: ALL },
  beforeEach({ msw }) {
    msw.use(
      getListCandidatesMockHandler200(manyCandidates),
      getStartBackgroundTaskMockHandler201(runningTask),
      getCancelBackgroundTaskMockHandler204(({ params }) => cancelled(params.id)),
      getReadBackgroundTaskResultsMockHandler200(({ request }) => {
        const from = Number(new URL(request.url).searchParams.get('from'));
        const isChanged = put.mock.calls.length > 0;
        const results = manyResults.results.slice(from, isChanged ? undefined : Math.max(from, 8));
        return {
          task: isChanged ? manyResults.task : { ...runningTask, done: from + results.length },
          results,
          next: from + results.length,
        };
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    cancelled.mockClear();
    await expect(await canvas.findByText(/^8 of 60 candidates analyzed/)).toBeVisible();
    const dialog = await openAgain(context);
    await userEvent.selectOptions(
      await dialog.findByRole('combobox', { name: 'How much Go counts' }),
      'Leave out',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Save criteria' }));
    await expect(await canvas.findByText(/^60 of 60 candidates analyzed/)).toBeVisible();
    await expect(cancelled).toHaveBeenCalledWith(runningTask.id);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
});

/** One candidate is ranked for all jobs: a job whose turn had come already has another one. */
export const ChangedJobIsAnalyzedAgain = meta.story({
  args: { jobId: ALL },
  beforeEach({ msw }) {
    jobs = [backendJob, ...Array.from({ length: 6 }, (_, index) => toOther(index + 1))];
    asked.mockClear();
    msw.use(
      getAnalyzeResumesMockHandler200(async ({ request }) => {
        const { pairs }: AnalysesRequest = JSON.parse(await request.clone().text());
        const ids = pairs.map(({ job_id }) => job_id);
        asked(ids);
        // The first ones come at once, the others after the change.
        return put.mock.calls.length === 0 && !ids.includes(backendJob.id) ? pending() : rankPairs(request);
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText(/^5 of 7 jobs analyzed/)).toBeVisible();
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    const list = within(await canvas.findByRole('listbox', { name: 'Jobs for Mara Lindqvist' }));
    await userEvent.click(await list.findByRole('option', { name: /Senior Backend Engineer/ }));
    const dialog = await openAgain(context);
    await userEvent.selectOptions(
      await dialog.findByRole('combobox', { name: 'How much Go counts' }),
      'Leave out',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Save criteria' }));
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: /^Criteria of/ })).toBeNull());
    await expect(await canvas.findByText(/^7 of 7 jobs analyzed/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Stop' })).toBeNull());
    await expect(asked.mock.calls.filter(([ids]) => ids.includes(backendJob.id))).toHaveLength(2);
    await untilDecisionIsShown(context);
  },
});

export const CriteriaAreNotSaved = meta.story({
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
});

export const PreviewLoading = meta.story({
  beforeEach({ msw }) {
    msw.use(getPreviewScoresMockHandler200(() => pending()));
  },
  play: async (context) => {
    const dialog = await openCriteria(context);
    await expect(await dialog.findByText('What will be scored')).toBeVisible();
    await expect(dialog.getByText('Computing scores...')).toBeInTheDocument();
  },
});

export const PreviewFails = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('previewScores'));
  },
  play: async (context) => {
    const dialog = await openCriteria(context);
    await expect(await dialog.findByText(/^The scores could not be computed/)).toBeVisible();
    await expect(await dialog.findByText('What will be scored')).toBeVisible();
  },
});

export const PreviewIsTriedAgain = meta.story({
  ...PreviewFails.input,
  play: async (context) => {
    const dialog = await openCriteria(context);
    const retry = await dialog.findByRole('button', { name: 'Try again' });
    context.msw.use(getPreviewScoresMockHandler200(scorePreview));
    await context.userEvent.click(retry);
    await expect(await dialog.findByText('+19')).toBeVisible();
    await expect(dialog.queryByText(/^The scores could not be computed/)).toBeNull();
  },
});

export const WithoutThePreview = meta.story({
  beforeEach({ msw }) {
    msw.use(absent('previewScores'));
  },
  play: async (context) => {
    const dialog = await openCriteria(context);
    await expect(await dialog.findByText('What will be scored')).toBeVisible();
    await waitFor(() => expect(dialog.queryByText('What would change')).toBeNull());
  },
});
