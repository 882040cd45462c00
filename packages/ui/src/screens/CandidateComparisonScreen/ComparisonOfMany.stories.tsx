import {
  getAnalyzeResumeMockHandler200,
  getAnalyzeResumeMockHandler422,
  getAnalyzeResumeMockHandler500,
  getCompareCandidatesMockHandler200,
  getCompareCandidatesMockHandler403,
  getCompareCandidatesMockHandler422,
  getCompareCandidatesMockHandler500,
} from '@cortex/api-client/analysis/mocks';
import {
  bareAnalysis,
  bareComparison,
  comparisonOfMissing,
  missingMustHave,
  poorFit,
} from '@cortex/api-client/fixtures/analysis';
import { pending } from '@cortex/api-client/mocks/handlers';
import type { AnalysisRequest, ResumeAnalysis } from '@cortex/api-client/model';
import type { StoryContext } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { messages } from '../../feedback/messages.ts';
import { analyses, choose, getRowNames, screenMeta } from '../../stories/candidateComparison.tsx';
import { catchFiles } from '../../stories/catchFiles.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { pickRecord } from '../../stories/pickRecord.ts';
import type { CandidateComparisonScreenProps } from './CandidateComparisonScreen.tsx';
import { CandidateComparisonScreen } from './CandidateComparisonScreen.tsx';

const meta = preview.meta({
  title: 'CandidateComparisonScreen',
  component: CandidateComparisonScreen,
  ...screenMeta,
});

async function answerByCandidate({ request }: { request: Request }): Promise<ResumeAnalysis> {
  const asked: AnalysisRequest = JSON.parse(await request.clone().text());
  return analyses[asked.candidate_id] ?? poorFit;
}

/** As many as are named, for the backend job, as a link would lead to them. */
function linkedWith(...candidateIds: string[]): Partial<CandidateComparisonScreenProps> {
  return { linked: true, initialChoice: { candidateIds, jobId: 'job_backend' } };
}

function compareMany({ msw }: Pick<StoryContext, 'msw'>): void {
  msw.use(
    getCompareCandidatesMockHandler200(comparisonOfMissing),
    getAnalyzeResumeMockHandler200(answerByCandidate),
  );
}

export const Three = meta.story({
  args: linkedWith('cnd_mara', 'cnd_tomas', 'cnd_elena'),
  beforeEach: compareMany,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(
      await getNotifications(context).findByText(messages.compareCandidates.success),
    ).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'What sets them apart' })).toHaveTextContent(
      /^What sets them apartElena Duarte has the highest score \(83.%\), before Mara Lindqvist \(59.%\) and Tomas Okafor \(18.%\)\. They differ in 3 of 5 criteria, among them the must-haves Kubernetes and PostgreSQL\./,
    );
    await expect(getRowNames(context)).toEqual([
      'Must-haves',
      'Analysis',
      'Kubernetes',
      'PostgreSQL',
      'Go',
      'The same for all',
      'REST APIs',
      'AWS certificate',
    ]);
    await expect(
      canvas.getByRole('columnheader', { name: 'Fit score 83%, strong fit Elena Duarte' }),
    ).toBeVisible();
    await userEvent.click(getNotifications(context).getByRole('button', { name: 'Dismiss' }));
  },
});

export const Two = meta.story({
  ...Three.input,
  args: linkedWith('cnd_mara', 'cnd_tomas'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole('region', { name: 'Overall Recommendation' })).toBeVisible();
    await userEvent.click(await getNotifications(context).findByRole('button', { name: 'Dismiss' }));
  },
});

export const Five = meta.story({
  ...Three.input,
  args: linkedWith('cnd_mara', 'cnd_tomas', 'cnd_elena', 'cnd_priya', 'cnd_long'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findAllByRole('columnheader')).toHaveLength(6);
    await expect(canvas.getByText('No more than these 5 at once.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add a candidate' })).toBeNull();
    await userEvent.click(await getNotifications(context).findByRole('button', { name: 'Dismiss' }));
  },
});

export const Four = meta.story({
  ...Five.input,
  args: linkedWith('cnd_mara', 'cnd_tomas', 'cnd_elena', 'cnd_priya'),
  play: async (context) => {
    await expect(await context.canvas.findAllByRole('columnheader')).toHaveLength(5);
    await context.userEvent.click(await getNotifications(context).findByRole('button', { name: 'Dismiss' }));
  },
});

export const PhoneWithThree = meta.story({ ...Three.input, globals: onPhone });

export const PhoneWithFive = meta.story({ ...Five.input, globals: onPhone });

export const ComparingThree = meta.story({
  ...Three.input,
  beforeEach({ msw }) {
    msw.use(getCompareCandidatesMockHandler200(pending), getAnalyzeResumeMockHandler200(pending));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Comparing...' })).toBeDisabled();
    await expect(canvas.getByRole('combobox', { name: /^Third candidate/ })).toHaveDisplayValue(
      'Elena Duarte',
    );
  },
});

export const OpensTheQuotesOfACell = meta.story({
  ...Three.input,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await getNotifications(context).findByRole('button', { name: 'Dismiss' }));
    const row = within(await canvas.findByRole('row', { name: /^Kubernetes/ }));
    const cell = within(row.getAllByRole('cell')[2] ?? canvas.getByRole('table'));
    await expect(cell.getByText(/^“Ran forty services/)).not.toBeVisible();
    await userEvent.click(cell.getByText('Met'));
    await expect(cell.getByText(/^“Ran forty services/)).toBeVisible();
    await expect(cell.getByText('Used over several years.')).toBeVisible();
  },
});

export const OpensAllQuotes = meta.story({
  ...Three.input,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await getNotifications(context).findByRole('button', { name: 'Dismiss' }));
    const all = await canvas.findByRole('button', { name: 'All quotes' });
    await userEvent.click(all);
    await expect(all).toHaveAttribute('aria-pressed', 'true');
    for (const quote of within(canvas.getByRole('table')).getAllByText(/^“/)) {
      await expect(quote).toBeVisible();
    }
    await userEvent.click(all);
    await expect(within(canvas.getByRole('table')).getByText(/^“Ran forty services/)).not.toBeVisible();
    await userEvent.click(all);
  },
});

export const PhoneWithAllQuotes = meta.story({ ...OpensAllQuotes.input, globals: onPhone });

export const ShowsTheOthersWhereOneFails = meta.story({
  ...Three.input,
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getCompareCandidatesMockHandler200(comparisonOfMissing),
      getAnalyzeResumeMockHandler422({
        detail: 'There are fewer than 30 words to read. Add a resume or write more notes.',
        code: 'too_little_text',
      }),
    );
  },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const row = within(await canvas.findByRole('row', { name: /^Analysis/ }));
    await expect(row.getByText(/^There are fewer than 30 words/)).toBeVisible();
    await expect(await getNotifications(context).findByText(messages.analyzeResume.failed)).toBeVisible();
    await expect(getNotifications(context).queryByText(messages.compareCandidates.success)).toBeNull();
    await expect(canvas.getByRole('row', { name: /^Go/ })).toHaveAttribute('data-differs');
    await expect(row.getByRole('link', { name: 'Open the analysis of Tomas Okafor' })).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: 'Retry: Elena Duarte' }));
    await waitFor(() => expect(row.getByRole('button', { name: 'Retry: Elena Duarte' })).toBeEnabled());
    await expect(row.getByText(/^There are fewer than 30 words/)).toBeVisible();
    msw.use(getAnalyzeResumeMockHandler200(answerByCandidate));
    await userEvent.click(row.getByRole('button', { name: 'Retry: Elena Duarte' }));
    await expect(
      await canvas.findByRole('columnheader', { name: 'Fit score 83%, strong fit Elena Duarte' }),
    ).toBeVisible();
  },
});

export const ShowsTheOthersWhereOneOfTheFirstFails = meta.story({
  ...ShowsTheOthersWhereOneFails.input,
  beforeEach({ msw }) {
    const tooLittle = {
      detail: 'There are fewer than 30 words to read. Add a resume or write more notes.',
      code: 'too_little_text' as const,
    };
    msw.use(
      getCompareCandidatesMockHandler422(tooLittle),
      http.post('*/analyze_resume/', async ({ request }) => {
        const asked: AnalysisRequest = JSON.parse(await request.clone().text());
        return asked.candidate_id === 'cnd_tomas'
          ? HttpResponse.json(tooLittle, { status: 422 })
          : HttpResponse.json(analyses[asked.candidate_id]);
      }),
    );
  },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('button', { name: 'Retry: Tomas Okafor' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Retry: Mara Lindqvist' })).toBeNull();
    await expect(await getNotifications(context).findByText(messages.analyzeResume.failed)).toBeVisible();
  },
});

export const OneFailed = meta.story({
  ...ShowsTheOthersWhereOneFails.input,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole('button', { name: 'Retry: Elena Duarte' })).toBeVisible();
    await userEvent.click(await getNotifications(context).findByRole('button', { name: 'Dismiss' }));
  },
});

export const PhoneWhereOneFailed = meta.story({ ...OneFailed.input, globals: onPhone });

export const AllOfThemFail = meta.story({
  ...Three.input,
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getCompareCandidatesMockHandler500(), getAnalyzeResumeMockHandler500());
  },
  play: async (context) => {
    await expect(await getNotifications(context).findByText(messages.compareCandidates.failed)).toBeVisible();
    await expect(context.canvas.queryByRole('table')).toBeNull();
  },
});

export const ThreeForbidden = meta.story({
  ...Three.input,
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getCompareCandidatesMockHandler403({
        detail: "Your organization's plan does not include this. An admin can upgrade the subscription.",
        code: 'upgrade_required',
      }),
      getAnalyzeResumeMockHandler200(answerByCandidate),
    );
  },
  play: async (context) => {
    await expect(await getNotifications(context).findByText(messages.compareCandidates.failed)).toBeVisible();
    await expect(context.canvas.queryByRole('table')).toBeNull();
    const ways = context.canvas.getAllByRole('link', { name: 'See what an upgrade adds' });
    await expect(ways[0]).toHaveAttribute('href', '/upgrade-needed');
  },
});

/** Scores, strengths and weaknesses are all that the specification asks for. */
export const ThreeWithoutTheExtensions = meta.story({
  ...Three.input,
  beforeEach({ msw }) {
    msw.use(
      getCompareCandidatesMockHandler200(bareComparison),
      getAnalyzeResumeMockHandler200({ ...bareAnalysis, fit_score: 40 }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole('region', { name: 'What sets them apart' })).toHaveTextContent(
      /Mara Lindqvist, Tomas Okafor and Elena Duarte have the same score/,
    );
    await expect(canvas.getByRole('heading', { name: /the server named none/ })).toBeVisible();
    await userEvent.click(await getNotifications(context).findByRole('button', { name: 'Dismiss' }));
  },
});

export const NothingDiffers = meta.story({
  ...Three.input,
  beforeEach({ msw }) {
    msw.use(
      getCompareCandidatesMockHandler200(bareComparison),
      getAnalyzeResumeMockHandler200(missingMustHave),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole('heading', { name: /no difference/ })).toBeVisible();
    await expect(canvas.getByText(/In each criterion all do the same\./)).toBeVisible();
    await userEvent.click(await getNotifications(context).findByRole('button', { name: 'Dismiss' }));
  },
});

export const AddsAndRemovesCandidates = meta.story({
  args: { onChoose: fn() },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await choose(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a candidate' }));
    const third = await canvas.findByRole('combobox', { name: /^Third candidate/ });
    await waitFor(() => expect(third).toHaveFocus());
    await userEvent.click(third);
    await expect(canvas.queryByRole('option', { name: /^Mara Lindqvist/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await pickRecord(context, /^Third candidate/, 'Elena Duarte');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a candidate' }));
    await pickRecord(context, /^Fourth candidate/, 'Priya Raman');
    await expect(args.onChoose).toHaveBeenLastCalledWith({
      candidateIds: ['cnd_mara', 'cnd_tomas', 'cnd_elena', 'cnd_priya'],
      jobId: 'job_backend',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Third candidate' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a candidate' })).toHaveFocus());
    await expect(canvas.queryByRole('combobox', { name: /^Fourth candidate/ })).toBeNull();
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /^Third candidate/ })).toHaveDisplayValue('Priya Raman'),
    );
    await expect(args.onChoose).toHaveBeenLastCalledWith({
      candidateIds: ['cnd_mara', 'cnd_tomas', 'cnd_priya'],
      jobId: 'job_backend',
    });
  },
});

export const LeavesAnEmptyThirdOut = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a candidate' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Compare Candidates' }));
    await expect(await canvas.findByRole('region', { name: 'Overall Recommendation' })).toBeVisible();
  },
});

export const ComparesOnceWhoIsChosenTwice = meta.story({
  ...Three.input,
  args: { ...linkedWith('cnd_mara', 'cnd_tomas', 'cnd_elena'), linked: false },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await pickRecord(context, /^Second candidate/, 'Elena Duarte');
    await expect(await canvas.findByText('Chosen above already, compared once.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /^Third candidate/ })).toHaveDisplayValue(
      'Elena Duarte',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Compare Candidates' }));
    await expect(await canvas.findByRole('region', { name: 'Overall Recommendation' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
  },
});

export const SaysWhenALinkNamesWhoIsGone = meta.story({
  args: linkedWith('cnd_mara', 'cnd_tomas', 'cnd_gone'),
  parameters: { expectsFailure: true },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('combobox', { name: /^Third candidate/ })).toHaveDisplayValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Compare Candidates' }));
    await expect(canvas.getByText('Choose another candidate, or remove this one.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /^Third candidate/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Third candidate' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Compare Candidates' }));
    await expect(await canvas.findByRole('region', { name: 'Overall Recommendation' })).toBeVisible();
  },
});

const files = catchFiles();

export const ExportsWhatItShows = meta.story({
  ...Three.input,
  beforeEach(context) {
    compareMany(context);
    return files.begin();
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    await waitFor(() => expect(files.saved).toHaveBeenCalledTimes(1));
    const saved = files.saved.mock.lastCall?.[0];
    await expect(saved?.name).toMatch(/^comparison-/);
    await expect(await saved?.blob.text()).toMatch(
      /^For Senior Backend Engineer,Mara Lindqvist,Tomas Okafor,Elena Duarte\r\n/,
    );
  },
});

export const PrintsWhatItShows = meta.story({
  ...Three.input,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const print = spyOn(window, 'print').mockImplementation(() => {});
    await userEvent.click(await canvas.findByRole('button', { name: 'Print' }));
    await expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  },
});
