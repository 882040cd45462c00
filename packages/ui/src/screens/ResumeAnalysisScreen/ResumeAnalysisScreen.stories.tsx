import {
  getAnalyzeResumeMockHandler200,
  getAnalyzeResumeMockHandler422,
  getAnalyzeResumeMockHandler500,
  getAnalyzeResumesMockHandler200,
  getAnalyzeResumesMockHandler500,
} from '@cortex/api-client/analysis/mocks';
import { getListCandidatesMockHandler200 } from '@cortex/api-client/candidates/mocks';
import {
  bareAnalysis,
  goodFit,
  missingMustHave,
  notesOnly,
  poorFit,
} from '@cortex/api-client/fixtures/analysis';
import { candidates, mara, scanned, tomas, withoutResume } from '@cortex/api-client/fixtures/candidates';
import { jobs } from '@cortex/api-client/fixtures/jobs';
import { getListJobsMockHandler200, getListJobsMockHandler500 } from '@cortex/api-client/jobs/mocks';
import { absent, networkDown, pending, rankPairs } from '@cortex/api-client/mocks/handlers';
import type { AnalysisRequest } from '@cortex/api-client/model';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { messages } from '../../feedback/messages.ts';
import { catchFiles } from '../../stories/catchFiles.ts';
import { createHeldAnswer } from '../../stories/createHeldAnswer.ts';
import { pickRecord } from '../../stories/pickRecord.ts';
import { ResumeAnalysisScreen, type ResumeAnalysisScreenProps } from './ResumeAnalysisScreen.tsx';

const meta = {
  component: ResumeAnalysisScreen,
  args: {
    getComparisonHref: ({ candidateIds, jobId }) =>
      `/compare-candidates?job=${jobId}&candidate=${candidateIds.join('&candidate=')}`,
    createCandidateHref: '/create-candidate',
    createJobHref: '/create-job',
  },
} satisfies Meta<typeof ResumeAnalysisScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const files = catchFiles();

async function analyze(context: StoryContext) {
  await pickRecord(context, /^Candidate/, 'Mara Lindqvist');
  await pickRecord(context, /^Job/, 'Senior Backend Engineer');
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Analyze Resume' }));
}

/** The block below the result asks for what was decided; the page is as long as it stays once that has come. */
async function untilDecisionIsShown({ canvas }: StoryContext) {
  await expect(await canvas.findByText(/^Nothing is decided yet/)).toBeVisible();
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
    await expect(await canvas.findByRole('combobox', { name: /^Job/ })).toBeVisible();
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
    await expect(await context.canvas.findByRole('img', { name: 'Fit score 78%, strong fit' })).toBeVisible();
    await expect(await getNotifications(context).findByText(messages.analyzeResume.success)).toBeVisible();
    await untilDecisionIsShown(context);
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
    await untilDecisionIsShown(context);
  },
};

export const WithoutAMustHave: Story = {
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
        'Scored on 20 Nov 2026 by Cortex criteria 3.0.0. Scored anew: the reading is newer than version 2.0.0.',
      ),
    ).toBeVisible();
    await userEvent.click(getNotifications(context).getByRole('button', { name: 'Dismiss' }));
  },
};

export const ScoresThatHardlyPart: Story = {
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
      await context.canvas.findByText(/hardly part the 14 candidates .* \(between 58 and 66 %\)/),
    ).toBeVisible();
    await untilDecisionIsShown(context);
    await context.userEvent.click(getNotifications(context).getByRole('button', { name: 'Dismiss' }));
  },
};

export const PhoneWithoutAMustHave: Story = { ...WithoutAMustHave, globals: Phone.globals };

export const TellsHowTheScoreIsMade: Story = {
  ...WithoutAMustHave,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await analyze(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'How this score is made' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'How this score is made' }));
    await expect(dialog.getByText(/at least 60 of them/)).toBeVisible();
  },
};

export const ReadFromNotesAlone: Story = {
  beforeEach({ msw }) {
    msw.use(getAnalyzeResumeMockHandler200(notesOnly));
  },
  play: async (context) => {
    await analyze(context);
    await expect(await context.canvas.findByText(/^There is no resume with readable text/)).toBeVisible();
    await untilDecisionIsShown(context);
  },
};

export const WithTheBareMinimum: Story = {
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
};

export const SaveError: Story = {
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
  await canvas.findByRole('img', { name: 'Fit score 78%, strong fit' });
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
    await expect(await canvas.findByRole('img', { name: 'Fit score 78%, strong fit' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /^Candidate/ })).toHaveDisplayValue('Mara Lindqvist');
    await expect(canvas.getByRole('combobox', { name: /^Job/ })).toHaveDisplayValue(
      'Senior Backend Engineer',
    );
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
    await expect(canvas.getByRole('combobox', { name: /^Candidate/ })).toHaveDisplayValue('Mara Lindqvist');
  },
};

export const StartsWithTheCandidateOfTheLink: Story = {
  args: { candidateId: 'cnd_mara' },
  beforeEach({ msw }) {
    msw.use(getAnalyzeResumeMockHandler200(goodFit));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /^Candidate/ })).toHaveDisplayValue(
      'Mara Lindqvist',
    );
  },
};

export const RequiresBothChoices: Story = {
  parameters: { expectsFailure: true },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Analyze Resume' }));
    await expect(await getNotifications(context).findByText(messages.analyzeResume.incomplete)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /^Candidate/ })).toHaveFocus();
    await expect(canvas.getByText('Choose a job.')).toBeVisible();
  },
};

const recordSent = fn();

export const KeepsTheResultThatCameAfterLeaving: Story = {
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
};

export const ShowsEachResultUnderItsOwnChoice: Story = {
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
};

export const ListsTheSameStrengthOnce: Story = {
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
};

const held = createHeldAnswer(goodFit);

async function rank(context: StoryContext) {
  await pickRecord(context, /^Candidate/, 'All candidates');
  await pickRecord(context, /^Job/, 'Senior Backend Engineer');
}

/** The rows as they stand, by the name in each. */
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

/** As with a mouse: on the box at the beginning of the row. */
async function markByHand({ canvas, userEvent }: StoryContext, name: string) {
  const box = canvas.getByRole('option', { name: new RegExp(name) }).querySelector('.tick');
  if (!box) throw new Error(`The row of ${name} cannot be marked.`);
  await userEvent.click(box);
}

export const RanksAllCandidates: Story = {
  beforeEach({ msw }) {
    msw.use(getListCandidatesMockHandler200(applicants));
  },
  play: async (context) => {
    const { canvas } = context;
    await rank(context);
    await seeOrder(context, inOrder);
    await expect(canvas.getByText(/^4 of 4 candidates analyzed, 1 without a result$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try those again' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: '2 of 3 must-haves met, 1 unclear' })).toBeVisible();
  },
};

export const MarksCandidatesToCompare: Story = {
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
    await expect(canvas.getByText('1 marked. Mark one more.')).toBeVisible();
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
};

export const MarksOnAPhone: Story = {
  ...MarksCandidatesToCompare,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const MarksNoMoreThanFive: Story = {
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
    await expect(within(list).getAllByRole('option', { checked: true })).toHaveLength(5);
    await expect(canvas.getByText('5 at most. Take a mark away first.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Compare 5 candidates' })).toBeVisible();
    await userEvent.keyboard('{Home}x');
    await expect(canvas.getByText('4 of 5 marked')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(within(list).queryAllByRole('option', { checked: true })).toHaveLength(0);
    await expect(canvas.getByText('Mark up to 5 to compare them.')).toBeVisible();
  },
};

export const ExportsARanking: Story = {
  ...RanksAllCandidates,
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
};

export const RanksOnAPhone: Story = {
  ...RanksAllCandidates,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const OpensARankedCandidate: Story = {
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
};

export const OpensARankedCandidateOnAPhone: Story = {
  ...OpensARankedCandidate,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const NarrowsARanking: Story = {
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
    await expect(await canvas.findByText('No row matches what is set above.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await seeOrder(context, inOrder);
    await userEvent.click(canvas.getByRole('radio', { name: 'Not looked at' }));
    await seeOrder(context, ['Elena Duarte', 'Tomas Okafor', 'Priya Raman']);
  },
};

export const Ranking: Story = {
  beforeEach({ msw }) {
    msw.use(getListCandidatesMockHandler200(applicants), getAnalyzeResumesMockHandler200(pending));
  },
  play: async (context) => {
    await rank(context);
    await expect(await context.canvas.findByRole('progressbar', { name: 'Analyzing' })).toBeInTheDocument();
    await expect(context.canvas.getByRole('button', { name: 'Analyzing...' })).toBeDisabled();
  },
};

export const StopsARankingAndGoesOn: Story = {
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
};

export const RankingFails: Story = {
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
};

/** A server that keeps to the specification alone analyzes one pair at a time. */
export const RanksWithoutTheExtension: Story = {
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
};

export const RanksAllJobs: Story = {
  play: async (context) => {
    const { canvas } = context;
    await pickRecord(context, /^Candidate/, 'Mara Lindqvist');
    await pickRecord(context, /^Job/, 'All jobs');
    const list = await canvas.findByRole('listbox', { name: 'Jobs for Mara Lindqvist' });
    await expect(canvas.queryByRole('button', { name: 'Compare candidates' })).toBeNull();
    await waitFor(() => expect(within(list).getAllByRole('option').length).toBeGreaterThan(2));
  },
};

export const NeedsOneOfTheTwo: Story = {
  parameters: { expectsFailure: true },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await pickRecord(context, /^Candidate/, 'All candidates');
    await pickRecord(context, /^Job/, 'All jobs');
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze Resume' }));
    await expect(await canvas.findByText('Choose one job to rank all candidates for.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /^Job/ })).toHaveFocus();
  },
};
