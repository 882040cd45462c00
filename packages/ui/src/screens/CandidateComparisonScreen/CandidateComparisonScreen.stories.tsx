import {
  getAnalyzeResumeMockHandler200,
  getAnalyzeResumeMockHandler422,
  getAnalyzeResumeMockHandler500,
  getCompareCandidatesMockHandler200,
  getCompareCandidatesMockHandler403,
  getCompareCandidatesMockHandler422,
  getCompareCandidatesMockHandler500,
} from '@cortex/api-client/analysis/mocks';
import { getListCandidatesMockHandler200 } from '@cortex/api-client/candidates/mocks';
import {
  bareAnalysis,
  bareComparison,
  comparison,
  comparisonOfMissing,
  comparisonWithOneself,
  missingMustHave,
  poorFit,
} from '@cortex/api-client/fixtures/analysis';
import { longNamed, mara } from '@cortex/api-client/fixtures/candidates';
import { backendJob, jobs } from '@cortex/api-client/fixtures/jobs';
import { getListJobsMockHandler200, getListJobsMockHandler500 } from '@cortex/api-client/jobs/mocks';
import { networkDown, pending } from '@cortex/api-client/mocks/handlers';
import type { AnalysisRequest, ResumeAnalysis } from '@cortex/api-client/model';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { messages } from '../../feedback/messages.ts';
import { catchFiles } from '../../stories/catchFiles.ts';
import { createHeldAnswer } from '../../stories/createHeldAnswer.ts';
import { pickRecord } from '../../stories/pickRecord.ts';
import {
  CandidateComparisonScreen,
  type CandidateComparisonScreenProps,
} from './CandidateComparisonScreen.tsx';
import type { Chosen } from './compareChosen.ts';

const meta = {
  component: CandidateComparisonScreen,
  args: {
    getAnalysisHref: ({ candidateId, jobId }) => `/resume-analysis?candidate=${candidateId}&job=${jobId}`,
    createCandidateHref: '/create-candidate',
    createJobHref: '/create-job',
    upgradeHref: '/upgrade-needed',
  },
} satisfies Meta<typeof CandidateComparisonScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function choose(context: StoryContext, second = 'Tomas Okafor') {
  await pickRecord(context, /^First candidate/, 'Mara Lindqvist');
  await pickRecord(context, /^Second candidate/, second);
  await pickRecord(context, /^Job/, 'Senior Backend Engineer');
}

async function compare(context: StoryContext, second?: string) {
  await choose(context, second);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Compare Candidates' }));
}

/** The rows as they stand, by their names without what is marked and counted. */
function getRowNames({ canvas }: StoryContext): (string | undefined)[] {
  const headers = canvas.getAllByRole('rowheader');
  return headers.map((header) => header.firstChild?.textContent?.trim());
}

function getNotifications({ canvas }: StoryContext) {
  return within(canvas.getByRole('region', { name: 'Notifications' }));
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What you will get' })).toBeVisible();
    await expect(await canvas.findByRole('combobox', { name: /^First candidate/ })).toBeVisible();
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
    await expect(await canvas.findByRole('link', { name: 'Create Candidate' })).toBeVisible();
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
    await expect(await canvas.findByRole('combobox', { name: /^Job/ })).toBeVisible();
  },
};

export const Saving: Story = {
  beforeEach({ msw }) {
    msw.use(getCompareCandidatesMockHandler200(pending));
  },
  play: async (context) => {
    await compare(context);
    await expect(await context.canvas.findByRole('button', { name: 'Comparing...' })).toBeDisabled();
  },
};

export const Submitted: Story = {
  play: async (context) => {
    const { canvas } = context;
    await compare(context);
    await expect(
      await getNotifications(context).findByText(messages.compareCandidates.success),
    ).toBeVisible();
    const recommendation = await canvas.findByRole('region', { name: 'Overall Recommendation' });
    await expect(recommendation).toHaveTextContent(comparison.comparison_summary ?? '');
    const first = within(canvas.getByRole('group', { name: 'Mara Lindqvist' }));
    await expect(first.getByRole('img', { name: 'Fit score 78%, strong fit' })).toBeVisible();
    const second = within(canvas.getByRole('group', { name: 'Tomas Okafor' }));
    await expect(second.getByRole('img', { name: 'Fit score 12%, little fit' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Kubernetes/ })).not.toHaveAttribute('data-differs');
    await expect(canvas.getByRole('row', { name: /^Go/ })).toHaveAttribute('data-differs');
    const open = canvas.getByRole('link', { name: 'Open the analysis of Tomas Okafor' });
    await expect(open).toHaveAttribute('href', '/resume-analysis?candidate=cnd_tomas&job=job_backend');
  },
};

export const Phone: Story = { ...Submitted, globals: { viewport: { value: 'phone', isRotated: false } } };

export const WithTheBareMinimum: Story = {
  beforeEach({ msw }) {
    msw.use(getCompareCandidatesMockHandler200(bareComparison));
  },
  play: async (context) => {
    await compare(context);
    await expect(await context.canvas.findByText('No recommendation')).toBeVisible();
    await expect(context.canvas.getAllByRole('img', { name: 'No score' })).toHaveLength(2);
    await expect(context.canvas.getAllByText('None identified')).toHaveLength(3);
  },
};

export const WithoutAMustHave: Story = {
  beforeEach({ msw }) {
    msw.use(getCompareCandidatesMockHandler200(comparisonOfMissing));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await compare(context);
    const first = within(await canvas.findByRole('group', { name: 'Mara Lindqvist' }));
    await expect(first.getByText(/^A must-have is missing: Kubernetes\./)).toBeVisible();
    await expect(first.getByText(/^97 words/)).toBeVisible();
    const second = within(canvas.getByRole('group', { name: 'Tomas Okafor' }));
    await expect(second.getByText(/^2 must-haves are missing: Kubernetes, PostgreSQL\./)).toBeVisible();
    await expect(getRowNames(context)).toEqual([
      'Must-haves',
      'Analysis',
      'PostgreSQL',
      'Go',
      'The same for all',
      'Kubernetes',
      'REST APIs',
      'AWS certificate',
    ]);
    await expect(canvas.getByRole('row', { name: /^REST APIs .* Unclear, 9 points/ })).toBeVisible();
    await expect(canvas.getByText(/^Scored on 20 Nov 2026/)).toBeVisible();
    await userEvent.click(getNotifications(context).getByRole('button', { name: 'Dismiss' }));
  },
};

export const PhoneWithoutAMustHave: Story = { ...WithoutAMustHave, globals: Phone.globals };

export const RemarksThatBothAreTheSame: Story = {
  beforeEach({ msw }) {
    msw.use(getCompareCandidatesMockHandler200(comparisonWithOneself));
  },
  play: async (context) => {
    await choose(context, 'Mara Lindqvist');
    await expect(await context.canvas.findByText('The same candidate as the first.')).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Compare Candidates' }));
    await expect(await context.canvas.findByText(/^You chose the same candidate twice/)).toBeVisible();
    await expect(context.canvas.getAllByRole('img', { name: 'Fit score 78%, strong fit' })).toHaveLength(2);
  },
};

export const LongTexts: Story = {
  beforeEach({ msw }) {
    const { cnd_mara } = comparison.analyses ?? {};
    msw.use(
      getListCandidatesMockHandler200([mara, longNamed]),
      getCompareCandidatesMockHandler200({
        ...comparison,
        candidate2_id: longNamed.id,
        fit_scores: { ...comparison.fit_scores, [longNamed.id]: 61 },
        strengths: { ...comparison.strengths, [longNamed.id]: [longNamed.skills] },
        weaknesses: { ...comparison.weaknesses, [longNamed.id]: 'Kubernetes\nREST APIs' },
        analyses: cnd_mara ? { cnd_mara, [longNamed.id]: cnd_mara } : {},
      }),
    );
  },
  play: async (context) => {
    await compare(context, longNamed.name);
    await expect(await context.canvas.findByRole('group', { name: longNamed.name })).toBeVisible();
  },
};

export const SaveError: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getCompareCandidatesMockHandler500());
  },
  play: async (context) => {
    await compare(context);
    await expect(await getNotifications(context).findByText(messages.compareCandidates.failed)).toBeVisible();
    await expect(context.canvas.getByRole('combobox', { name: /^Second candidate/ })).toHaveDisplayValue(
      'Tomas Okafor',
    );
  },
};

export const Forbidden: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getCompareCandidatesMockHandler403({
        detail: "Your organization's plan does not include this. An admin can upgrade the subscription.",
        code: 'upgrade_required',
      }),
    );
  },
  play: async (context) => {
    await compare(context);
    await expect(await getNotifications(context).findByText(messages.compareCandidates.failed)).toBeVisible();
    const ways = context.canvas.getAllByRole('link', { name: 'See what an upgrade adds' });
    await expect(ways[0]).toHaveAttribute('href', '/upgrade-needed');
  },
};

export const SaysWhenThereIsTooLittleToRead: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getCompareCandidatesMockHandler422({
        detail: 'There are fewer than 30 words to read. Add a resume or write more notes.',
        code: 'too_little_text',
      }),
    );
  },
  play: async (context) => {
    await compare(context);
    await expect(await getNotifications(context).findByText(/^There are fewer than 30 words/)).toBeVisible();
  },
};

export const SaysWhenNobodyAnswers: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('compareCandidates'));
  },
  play: async (context) => {
    await compare(context);
    await expect(await getNotifications(context).findByText(messages.compareCandidates.error)).toBeVisible();
  },
};

export const RecoversFromSaveError: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getCompareCandidatesMockHandler500());
  },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await compare(context);
    await expect(await getNotifications(context).findByText(messages.compareCandidates.failed)).toBeVisible();
    msw.use(getCompareCandidatesMockHandler200(comparison));
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare Candidates' }));
    await expect(await canvas.findByRole('region', { name: 'Overall Recommendation' })).toBeVisible();
  },
};

/** What was chosen stands in the address, and is there again on the way back. */
function LeftAndOpenedAgain(props: CandidateComparisonScreenProps) {
  const [away, setAway] = useState(false);
  const [choice, setChoice] = useState<Chosen>({ candidateIds: [], jobId: '' });
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAway(!away)}>
        Leave or return
      </Button>
      {away ? null : <CandidateComparisonScreen {...props} initialChoice={choice} onChoose={setChoice} />}
    </>
  );
}

async function compareAndLeave(context: StoryContext) {
  const { canvas, userEvent } = context;
  await compare(context);
  await canvas.findByRole('region', { name: 'Overall Recommendation' });
  await userEvent.click(await getNotifications(context).findByRole('button', { name: 'Dismiss' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Leave or return' }));
  await expect(canvas.queryByRole('heading', { name: 'Candidate Comparison' })).toBeNull();
}

export const KeepsTheResultOnLeavingAndReturning: Story = {
  render: (args) => <LeftAndOpenedAgain {...args} />,
  beforeEach({ msw }) {
    recordSent.mockClear();
    msw.use(
      getCompareCandidatesMockHandler200(() => {
        recordSent();
        return comparison;
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await compareAndLeave(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave or return' }));
    await expect(await canvas.findByRole('region', { name: 'Overall Recommendation' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /^First candidate/ })).toHaveDisplayValue(
      'Mara Lindqvist',
    );
    await expect(canvas.getByRole('combobox', { name: /^Second candidate/ })).toHaveDisplayValue(
      'Tomas Okafor',
    );
    await expect(canvas.getByRole('combobox', { name: /^Job/ })).toHaveDisplayValue(
      'Senior Backend Engineer',
    );
    await expect(recordSent).toHaveBeenCalledOnce();
  },
};

export const DropsTheResultWhenTheJobChanged: Story = {
  render: (args) => <LeftAndOpenedAgain {...args} />,
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await compareAndLeave(context);
    const changed = { ...backendJob, skills_required: 'Rust, PostgreSQL' };
    msw.use(getListJobsMockHandler200(jobs.map((other) => (other.id === backendJob.id ? changed : other))));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave or return' }));
    await expect(await canvas.findByRole('heading', { name: 'What you will get' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Overall Recommendation' })).toBeNull();
    await expect(canvas.getByRole('combobox', { name: /^Job/ })).toHaveDisplayValue(
      'Senior Backend Engineer',
    );
  },
};

export const RequiresEveryChoice: Story = {
  parameters: { expectsFailure: true },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare Candidates' }));
    await expect(
      await getNotifications(context).findByText(messages.compareCandidates.incomplete),
    ).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /^First candidate/ })).toHaveFocus();
    await expect(canvas.getByText('Choose a second candidate.')).toBeVisible();
    await expect(canvas.getByText('Choose a job.')).toBeVisible();
  },
};

export const SendsOnce: Story = {
  beforeEach({ msw }) {
    msw.use(getCompareCandidatesMockHandler200(held.renew()));
  },
  play: async (context) => {
    await choose(context);
    await context.userEvent.dblClick(context.canvas.getByRole('button', { name: 'Compare Candidates' }));
    await waitFor(() => expect(held.send).toHaveBeenCalledOnce());
    held.release();
    await expect(await context.canvas.findByRole('region', { name: 'Overall Recommendation' })).toBeVisible();
    await expect(held.send).toHaveBeenCalledOnce();
  },
};

const recordSent = fn();

export const SaysAtOnceWhatThePlanLacks: Story = {
  args: { plan: 'Basic' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Comparing candidates needs the Standard or the Premium plan.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See what an upgrade adds' })).toHaveAttribute(
      'href',
      '/upgrade-needed',
    );
  },
};

/** What a server says of each candidate alone, for a comparison of more than two. */
const analyses: Readonly<Record<string, ResumeAnalysis>> = {
  ...comparisonOfMissing.analyses,
  cnd_elena: {
    ...missingMustHave,
    fit_score: 83,
    capped: false,
    criteria: (missingMustHave.criteria ?? []).map((criterion) =>
      criterion.name === 'Kubernetes'
        ? {
            ...criterion,
            credit: 1,
            met: true,
            remark: 'Used over several years.',
            evidence: [
              { quote: 'Ran forty services on Kubernetes for six years.', source: 'resume' as const },
              { quote: 'Talked about her clusters for an hour.', source: 'notes' as const },
            ],
            related: [],
          }
        : criterion,
    ),
  },
  cnd_long: { ...missingMustHave, fit_score: 55 },
};

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

export const Three: Story = {
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
};

export const Two: Story = {
  ...Three,
  args: linkedWith('cnd_mara', 'cnd_tomas'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole('region', { name: 'Overall Recommendation' })).toBeVisible();
    await userEvent.click(await getNotifications(context).findByRole('button', { name: 'Dismiss' }));
  },
};

export const Five: Story = {
  ...Three,
  args: linkedWith('cnd_mara', 'cnd_tomas', 'cnd_elena', 'cnd_priya', 'cnd_long'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findAllByRole('columnheader')).toHaveLength(6);
    await expect(canvas.getByText('No more than these 5 at once.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add a candidate' })).toBeNull();
    await userEvent.click(await getNotifications(context).findByRole('button', { name: 'Dismiss' }));
  },
};

export const Four: Story = {
  ...Five,
  args: linkedWith('cnd_mara', 'cnd_tomas', 'cnd_elena', 'cnd_priya'),
  play: async (context) => {
    await expect(await context.canvas.findAllByRole('columnheader')).toHaveLength(5);
    await context.userEvent.click(await getNotifications(context).findByRole('button', { name: 'Dismiss' }));
  },
};

export const PhoneWithThree: Story = { ...Three, globals: Phone.globals };

export const PhoneWithFive: Story = { ...Five, globals: Phone.globals };

export const ComparingThree: Story = {
  ...Three,
  beforeEach({ msw }) {
    msw.use(getCompareCandidatesMockHandler200(pending), getAnalyzeResumeMockHandler200(pending));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Comparing...' })).toBeDisabled();
    await expect(canvas.getByRole('combobox', { name: /^Third candidate/ })).toHaveDisplayValue(
      'Elena Duarte',
    );
  },
};

export const OpensTheQuotesOfACell: Story = {
  ...Three,
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
};

export const OpensAllQuotes: Story = {
  ...Three,
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
};

export const PhoneWithAllQuotes: Story = { ...OpensAllQuotes, globals: Phone.globals };

export const ShowsTheOthersWhereOneFails: Story = {
  ...Three,
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
};

export const ShowsTheOthersWhereOneOfTheFirstFails: Story = {
  ...ShowsTheOthersWhereOneFails,
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
};

export const OneFailed: Story = {
  ...ShowsTheOthersWhereOneFails,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole('button', { name: 'Retry: Elena Duarte' })).toBeVisible();
    await userEvent.click(await getNotifications(context).findByRole('button', { name: 'Dismiss' }));
  },
};

export const PhoneWhereOneFailed: Story = { ...OneFailed, globals: Phone.globals };

export const AllOfThemFail: Story = {
  ...Three,
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getCompareCandidatesMockHandler500(), getAnalyzeResumeMockHandler500());
  },
  play: async (context) => {
    await expect(await getNotifications(context).findByText(messages.compareCandidates.failed)).toBeVisible();
    await expect(context.canvas.queryByRole('table')).toBeNull();
  },
};

export const ThreeForbidden: Story = {
  ...Three,
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
};

/** Scores, strengths and weaknesses are all that the specification asks for. */
export const ThreeWithoutTheExtensions: Story = {
  ...Three,
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
};

export const NothingDiffers: Story = {
  ...Three,
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
};

export const AddsAndRemovesCandidates: Story = {
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
};

export const LeavesAnEmptyThirdOut: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a candidate' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Compare Candidates' }));
    await expect(await canvas.findByRole('region', { name: 'Overall Recommendation' })).toBeVisible();
  },
};

export const ComparesOnceWhoIsChosenTwice: Story = {
  ...Three,
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
};

export const SaysWhenALinkNamesWhoIsGone: Story = {
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
};

const files = catchFiles();

export const ExportsWhatItShows: Story = {
  ...Three,
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
};

export const PrintsWhatItShows: Story = {
  ...Three,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const print = spyOn(window, 'print').mockImplementation(() => {});
    await userEvent.click(await canvas.findByRole('button', { name: 'Print' }));
    await expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  },
};

const held = createHeldAnswer(comparison);
