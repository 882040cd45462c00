import {
  getAnalyzeResumeMockHandler200,
  getAnalyzeResumesMockHandler200,
  getAnalyzeResumesMockHandler500,
} from '@cortex/api-client/analysis/mocks';
import {
  getListApplicationsMockHandler200,
  getListStagesMockHandler200,
} from '@cortex/api-client/applications/mocks';
import {
  getCancelBackgroundTaskMockHandler204,
  getReadBackgroundTaskResultsMockHandler200,
  getStartBackgroundTaskMockHandler201,
} from '@cortex/api-client/background/mocks';
import { getListCandidatesMockHandler200 } from '@cortex/api-client/candidates/mocks';
import { bareAnalysis, missingMustHave } from '@cortex/api-client/fixtures/analysis';
import { applications, stages } from '@cortex/api-client/fixtures/applications';
import { manyCandidates, manyResults, runningTask } from '@cortex/api-client/fixtures/backgroundTasks';
import { mara, scanned, tomas, withoutResume } from '@cortex/api-client/fixtures/candidates';
import { absent, pending, rankPairs } from '@cortex/api-client/mocks/handlers';
import type { AnalysisRequest } from '@cortex/api-client/model';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { messages } from '../../feedback/messages.ts';
import { catchFiles } from '../../stories/catchFiles.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { pickRecord } from '../../stories/pickRecord.ts';
import { screenMeta, untilDecisionIsShown } from '../../stories/resumeAnalysis.tsx';
import { ResumeAnalysisScreen } from './ResumeAnalysisScreen.tsx';

const meta = preview.meta({
  title: 'ResumeAnalysisScreen',
  component: ResumeAnalysisScreen,
  ...screenMeta,
});

const files = catchFiles();

async function rank(context: StoryContext) {
  await pickRecord(context, /^Candidate/, 'All candidates');
  await pickRecord(context, /^Job/, 'Senior Backend Engineer');
}

/** The names of the rows in their order. */
async function seeOrder({ canvas }: StoryContext, names: readonly string[]) {
  const list = await canvas.findByRole('listbox', { name: 'Candidates for Senior Backend Engineer' });
  await waitFor(() => {
    const rows = within(list).getAllByRole('option');
    expect(rows).toHaveLength(names.length);
    for (const [index, name] of names.entries()) expect(rows[index]).toHaveTextContent(name);
  });
  return list;
}

const applicants = [mara, tomas, withoutResume, scanned];

const inOrder = ['Mara Lindqvist', 'Elena Duarte', 'Tomas Okafor', 'Priya Raman'];

const six = Array.from({ length: 6 }, (_, index) => ({
  ...mara,
  id: `cnd_${index + 1}`,
  name: `Mara Lindqvist ${index + 1}`,
}));

/** Of those who can be ranked, two are with the job. */
export const ThoseWithTheJob = meta.story({
  beforeEach({ msw }) {
    msw.use(
      getListStagesMockHandler200(stages),
      getListApplicationsMockHandler200(
        applications.filter(({ candidate }) => [mara.id, tomas.id].includes(candidate.id)),
      ),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await rank(context);
    await seeOrder(context, ['Mara Lindqvist', 'Tomas Okafor']);
    await expect(canvas.getByText('With this job (2)')).toBeVisible();
    await userEvent.click(canvas.getByText(/^All candidates \(/));
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(2));
    await userEvent.click(canvas.getByText('With this job (2)'));
    await seeOrder(context, ['Mara Lindqvist', 'Tomas Okafor']);
  },
});

export const ThoseWithTheJobOnPhone = meta.story({ ...ThoseWithTheJob.input, globals: onPhone });

const MANY = manyResults.results.length;

/** Few enough that the time left, which is another in each run, is not told yet. */
const SOME = 8;

/** The server takes over the ranking of many, and its results come in two parts. */
function rankOnServer(part: number) {
  return ({ msw }: StoryContext) => {
    msw.use(
      getListCandidatesMockHandler200(manyCandidates),
      getStartBackgroundTaskMockHandler201(runningTask),
      getReadBackgroundTaskResultsMockHandler200(({ request }) => {
        const from = Number(new URL(request.url).searchParams.get('from'));
        const results = manyResults.results.slice(from, Math.max(from, part));
        const next = from + results.length;
        const task = next === MANY ? manyResults.task : { ...runningTask, done: next };
        return { task, results, next };
      }),
    );
  };
}

export const ManyOnServer = meta.story({
  beforeEach: rankOnServer(SOME),
  play: async (context) => {
    await rank(context);
    await expect(
      await context.canvas.findByText('8 of 60 candidates analyzed. It goes on if you leave this page.'),
    ).toBeVisible();
  },
});

export const ManyOnServerOnPhone = meta.story({ ...ManyOnServer.input, globals: onPhone });

export const ManyOnServerDone = meta.story({
  beforeEach: rankOnServer(MANY),
  play: async (context) => {
    await rank(context);
    await expect(await context.canvas.findByText(/^60 of 60 candidates analyzed/)).toBeVisible();
    await expect(context.canvas.queryByText(/goes on if you leave/)).toBeNull();
  },
});

/** Stop ends it on the server, too. */
export const ManyOnServerStopped = meta.story({
  beforeEach: rankOnServer(SOME),
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    let cancelled = '';
    msw.use(
      getCancelBackgroundTaskMockHandler204(({ params }) => {
        cancelled = String(params.id);
      }),
    );
    await rank(context);
    await canvas.findByText(/^8 of 60 candidates analyzed/);
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(cancelled).toBe(runningTask.id));
    await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeVisible();
  },
});

/** As with a mouse: on the box at the beginning of the row. */
async function markByHand({ canvas, userEvent }: StoryContext, name: string) {
  const box = canvas.getByRole('option', { name: new RegExp(name) }).querySelector('.tick');
  if (!box) throw new Error(`The row of ${name} cannot be selected.`);
  await userEvent.click(box);
}

export const RanksAllCandidates = meta.story({
  beforeEach({ msw }) {
    msw.use(getListCandidatesMockHandler200(applicants));
  },
  play: async (context) => {
    const { canvas } = context;
    await rank(context);
    await seeOrder(context, inOrder);
    await expect(canvas.getByText(/^4 of 4 candidates analyzed, 1 without a result$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try those again' })).toBeVisible();
    await expect(
      canvas.getByRole('img', { name: '2 of 3 must-haves met. Unclear: Kubernetes' }),
    ).toBeVisible();
  },
});

export const SelectsCandidatesToCompare = meta.story({
  beforeEach({ msw }) {
    msw.use(getListCandidatesMockHandler200(applicants));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await rank(context);
    const list = await seeOrder(context, inOrder);
    await expect(canvas.getByRole('button', { name: 'Compare candidates' })).toBeDisabled();
    list.focus();
    await userEvent.keyboard('x');
    await expect(within(list).getByRole('option', { checked: true })).toHaveTextContent('Mara Lindqvist');
    await expect(canvas.getByText('1 selected. Select one more to compare.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Compare candidates' })).toBeDisabled();
    await markByHand(context, 'Tomas Okafor');
    await expect(canvas.queryByRole('region', { name: 'Tomas Okafor' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Compare 2 candidates' })).toHaveAttribute(
      'href',
      '/compare-candidates?job=job_backend&candidate=cnd_mara&candidate=cnd_tomas',
    );
    await userEvent.type(canvas.getByRole('searchbox'), 'Elena');
    await seeOrder(context, ['Elena Duarte']);
    await markByHand(context, 'Elena Duarte');
    await userEvent.clear(canvas.getByRole('searchbox'));
    await seeOrder(context, inOrder);
    await expect(canvas.getByRole('link', { name: 'Compare 3 candidates' })).toHaveAttribute(
      'href',
      '/compare-candidates?job=job_backend&candidate=cnd_mara&candidate=cnd_elena&candidate=cnd_tomas',
    );
  },
});

export const SelectsOnAPhone = meta.story({
  ...SelectsCandidatesToCompare.input,
  globals: onPhone,
});

export const ComparesNoMoreThanFive = meta.story({
  beforeEach({ msw }) {
    msw.use(getListCandidatesMockHandler200(six));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await rank(context);
    const list = await canvas.findByRole('listbox', { name: 'Candidates for Senior Backend Engineer' });
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(6));
    list.focus();
    for (let row = 0; row < 6; row += 1) await userEvent.keyboard(`{Home}${'{ArrowDown}'.repeat(row)}x`);
    await expect(within(list).getAllByRole('option', { checked: true })).toHaveLength(6);
    await expect(canvas.getByText('6 selected. 5 at most are compared.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Compare candidates' })).toBeDisabled();
    await userEvent.keyboard('{Home}x');
    await expect(canvas.getByText('5 selected')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Compare 5 candidates' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(within(list).queryAllByRole('option', { checked: true })).toHaveLength(0);
    await expect(canvas.getByText('Select candidates to compare or write to them.')).toBeVisible();
  },
});

export const ExportsARanking = meta.story({
  ...RanksAllCandidates.input,
  beforeEach({ msw }) {
    msw.use(getListCandidatesMockHandler200(applicants));
    return files.begin();
  },
  play: async (context) => {
    await RanksAllCandidates.play?.(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(files.saved).toHaveBeenCalledTimes(1));
    const saved = files.saved.mock.lastCall?.[0];
    await expect(saved?.name).toMatch(/^ranking-/);
    await expect(await saved?.blob.text()).toContain('\r\n1,Mara Lindqvist,');
  },
});

export const RanksOnAPhone = meta.story({
  ...RanksAllCandidates.input,
  globals: onPhone,
});

/** The form folds into a line, so that people are seen before the page is scrolled. */
export const FoldsItsFormOnAPhone = meta.story({
  ...ThoseWithTheJob.input,
  globals: onPhone,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await rank(context);
    const list = await seeOrder(context, ['Mara Lindqvist', 'Tomas Okafor']);
    const [, second] = within(list).getAllByRole('option');
    await expect(second?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(canvas.getByText('All candidates for Senior Backend Engineer')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change what is ranked' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /^Candidate/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze Resume' }));
    await expect(await canvas.findByRole('button', { name: 'Change what is ranked' })).toHaveFocus();
  },
});

export const OpensARankedCandidate = meta.story({
  beforeEach({ msw }) {
    msw.use(getListCandidatesMockHandler200(applicants));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await rank(context);
    const list = await seeOrder(context, inOrder);
    list.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const panel = await canvas.findByRole('region', { name: 'Elena Duarte' });
    await expect(await within(panel).findByRole('img', { name: 'Fit score 78%, strong fit' })).toBeVisible();
    await userEvent.keyboard('j');
    await expect(await canvas.findByRole('region', { name: 'Tomas Okafor' })).toBeVisible();
    await untilDecisionIsShown(context);
  },
});

export const OpensARankedCandidateOnAPhone = meta.story({
  ...OpensARankedCandidate.input,
  globals: onPhone,
});

export const NarrowsARanking = meta.story({
  beforeEach({ msw }) {
    msw.use(getListCandidatesMockHandler200(applicants));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await rank(context);
    await seeOrder(context, inOrder);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Must-have' }), 'Met: Go');
    await seeOrder(context, ['Mara Lindqvist', 'Elena Duarte']);
    await userEvent.click(canvas.getByRole('radio', { name: 'Undecided' }));
    await seeOrder(context, ['Elena Duarte']);
    await userEvent.type(canvas.getByRole('searchbox'), 'nobody');
    await expect(await canvas.findByText('No row matches these filters.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await seeOrder(context, inOrder);
    await userEvent.click(canvas.getByRole('radio', { name: 'Not looked at' }));
    await seeOrder(context, ['Elena Duarte', 'Tomas Okafor', 'Priya Raman']);
  },
});

export const Ranking = meta.story({
  beforeEach({ msw }) {
    msw.use(getListCandidatesMockHandler200(applicants), getAnalyzeResumesMockHandler200(pending));
  },
  play: async (context) => {
    await rank(context);
    await expect(await context.canvas.findByRole('progressbar', { name: 'Analyzing' })).toBeInTheDocument();
    await expect(context.canvas.getByRole('button', { name: 'Analyzing...' })).toBeDisabled();
  },
});

export const StopsARankingAndGoesOn = meta.story({
  beforeEach({ msw }) {
    msw.use(getListCandidatesMockHandler200(applicants), getAnalyzeResumesMockHandler200(pending));
  },
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    await rank(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop' }));
    await expect(await canvas.findByRole('heading', { name: 'What you will get' })).toBeVisible();
    msw.use(getAnalyzeResumesMockHandler200(({ request }) => rankPairs(request)));
    await userEvent.click(await canvas.findByRole('button', { name: 'Analyze Resume' }));
    await seeOrder(context, inOrder);
  },
});

export const RankingFails = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListCandidatesMockHandler200(applicants), getAnalyzeResumesMockHandler500());
  },
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    await rank(context);
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    await expect(await getNotifications(context).findByText(messages.analyzeResume.failed)).toBeVisible();
    msw.use(getAnalyzeResumesMockHandler200(({ request }) => rankPairs(request)));
    await userEvent.click(retry);
    await seeOrder(context, inOrder);
  },
});

/** A server that keeps to the specification alone analyzes one pair at a time. */
export const RanksWithoutTheExtension = meta.story({
  beforeEach({ msw }) {
    msw.use(
      getListCandidatesMockHandler200(applicants),
      absent('analyzeResumes'),
      getAnalyzeResumeMockHandler200(async ({ request }) => {
        const asked: AnalysisRequest = JSON.parse(await request.clone().text());
        return asked.candidate_id === mara.id ? missingMustHave : bareAnalysis;
      }),
    );
  },
  play: async (context) => {
    await rank(context);
    await seeOrder(context, ['Mara Lindqvist', 'Elena Duarte', 'Priya Raman', 'Tomas Okafor']);
    await expect(context.canvas.getByText('4 of 4 candidates analyzed')).toBeVisible();
  },
});

export const RanksAllJobs = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await pickRecord(context, /^Candidate/, 'Mara Lindqvist');
    await pickRecord(context, /^Job/, 'All jobs');
    const list = await canvas.findByRole('listbox', { name: 'Jobs for Mara Lindqvist' });
    await expect(canvas.queryByRole('button', { name: 'Compare candidates' })).toBeNull();
    await waitFor(() => expect(within(list).getAllByRole('option').length).toBeGreaterThan(2));
  },
});

export const NeedsOneOfTheTwo = meta.story({
  parameters: { expectsFailure: true },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await pickRecord(context, /^Candidate/, 'All candidates');
    await pickRecord(context, /^Job/, 'All jobs');
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze Resume' }));
    await expect(await canvas.findByText('Choose one job to rank all candidates for.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /^Job/ })).toHaveFocus();
  },
});
