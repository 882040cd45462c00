import {
  getAnalyzeResumeMockHandler200,
  getAnalyzeResumesMockHandler200,
} from '@cortex/api-client/analysis/mocks';
import { getListCandidatesMockHandler200 } from '@cortex/api-client/candidates/mocks';
import { goodFit } from '@cortex/api-client/fixtures/analysis';
import { pending } from '@cortex/api-client/mocks/handlers';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone } from '../../stories/onPhone.ts';
import { pickRecord } from '../../stories/pickRecord.ts';
import { listRows, nameApplicant, type Row } from '../../stories/rankedLists.ts';
import { screenMeta, untilDecisionIsShown } from '../../stories/resumeAnalysis.tsx';
import { ResumeAnalysisScreen } from './ResumeAnalysisScreen.tsx';

const meta = preview.meta({
  title: 'ResumeAnalysisScreen',
  component: ResumeAnalysisScreen,
  ...screenMeta,
});

/** A story of the list of these rows, which goes on once all of them are there. */
function ofRows(rows: readonly Row[], play: (context: StoryContext, list: HTMLElement) => Promise<void>) {
  const { candidates, answer } = listRows(rows);
  return {
    beforeEach({ msw }: StoryContext) {
      msw.use(getListCandidatesMockHandler200(candidates), getAnalyzeResumesMockHandler200(answer));
    },
    play: async (context: StoryContext) => {
      const { canvas } = context;
      await pickRecord(context, /^Candidate/, 'All candidates');
      await pickRecord(context, /^Job/, 'Senior Backend Engineer');
      const all = `${rows.length} of ${rows.length} candidates analyzed`;
      await expect(await canvas.findByText(all)).toBeVisible();
      const list = await canvas.findByRole('listbox', { name: 'Candidates for Senior Backend Engineer' });
      await play(context, list);
    },
  };
}

/** What the rows say below their names, from the first one on. */
async function seeWords(list: HTMLElement, words: readonly string[]) {
  const rows = within(list).getAllByRole('option');
  for (const [index, said] of words.entries()) await expect(rows[index]).toHaveTextContent(said);
}

export const RowsDifferInOneMustHave = meta.story(
  ofRows(
    [
      { name: 'Mara Lindqvist', score: 86, mustHaves: ['+Go', '+PostgreSQL', '+Kubernetes'] },
      { name: 'Tomas Okafor', score: 59, mustHaves: ['+Go', '+PostgreSQL', '?Kubernetes'] },
      { name: 'Elena Duarte', score: 41, mustHaves: ['+Go', '+PostgreSQL', '-Kubernetes'] },
    ],
    async ({ canvas }, list) => {
      await seeWords(list, ['All 3 must-haves met', 'Kubernetes 2 others met', 'Kubernetes 2 others met']);
      await expect(
        within(list).getByRole('img', { name: /^2 of 3 must-haves met. Missing: Kubernetes$/ }),
      ).toBeVisible();
      await expect(canvas.getByText('Best of 3: 86 %. 1 meets all 3 must-haves.')).toBeVisible();
      await expect(canvas.queryByText(/^None of/)).toBeNull();
    },
  ),
);

export const RowsDifferInSeveralMustHaves = meta.story(
  ofRows(
    [
      {
        name: 'Mara Lindqvist',
        score: 74,
        mustHaves: ['+Go', '+PostgreSQL', '?Kubernetes', '+Terraform', '+German'],
      },
      {
        name: 'Tomas Okafor',
        score: 52,
        mustHaves: ['+Go', '-PostgreSQL', '?Kubernetes', '+Terraform', '-German'],
      },
      {
        name: 'Elena Duarte',
        score: 33,
        mustHaves: ['-Go', '?PostgreSQL', '-Kubernetes', '?Terraform', '+German'],
      },
      {
        name: 'Priya Raman',
        score: 9,
        mustHaves: ['-Go', '-PostgreSQL', '-Kubernetes', '-Terraform', '-German'],
      },
    ],
    async ({ canvas }, list) => {
      await seeWords(list, ['Kubernetes 4 others met', 'PostgreSQL German Kubernetes 2 others met']);
      await expect(canvas.getByText('None of 4 meets Kubernetes; it is unclear for 2.')).toBeVisible();
    },
  ),
);

export const RowsDifferOnAPhone = meta.story({ ...RowsDifferInSeveralMustHaves.input, globals: onPhone });

const delivery = 'Continuous delivery of distributed systems with Kubernetes 1';
const ledger = 'Bookkeeping of a listed company under IFRS, with year-end 02';
const licence = 'Driving licence of class C1E with a valid card of the driver';

export const MustHavesOfSixtyCharacters = meta.story(
  ofRows(
    [
      { name: 'Mara Lindqvist', score: 77, mustHaves: [`+${delivery}`, `+${ledger}`, `?${licence}`, '+Go'] },
      { name: 'Tomas Okafor', score: 31, mustHaves: [`-${delivery}`, `+${ledger}`, `?${licence}`, '-Go'] },
      { name: 'Elena Duarte', score: 12, mustHaves: [`-${delivery}`, `-${ledger}`, `-${licence}`, '-Go'] },
    ],
    async (_, list) => {
      await seeWords(list, ['3 others met', delivery, delivery]);
      await expect(
        within(list).getByRole('img', { name: new RegExp(`Missing: ${delivery}, ${ledger}`) }),
      ).toBeVisible();
    },
  ),
);

export const MustHavesOfSixtyCharactersOnAPhone = meta.story({
  ...ofRows(
    [
      { name: 'Mara Lindqvist', score: 77, mustHaves: ['+Go', `+${delivery}`, `+${ledger}`] },
      { name: 'Tomas Okafor', score: 31, mustHaves: ['-Go', `-${delivery}`, `+${ledger}`] },
      { name: 'Elena Duarte', score: 12, mustHaves: [`-${delivery}`, '-Go', `-${ledger}`] },
    ],
    async (_, list) => {
      await seeWords(list, ['All 3 must-haves met', 'Go', delivery]);
      await expect(within(list).getAllByText(/^\+\d$/)[0]).toBeVisible();
    },
  ),
  globals: onPhone,
});

export const RowsWithoutMustHaves = meta.story(
  ofRows(
    [
      {
        name: 'Mara Lindqvist',
        score: 77,
        mustHaves: [],
        sentence: 'Read from the notes. Go and PostgreSQL are shown in two posts. Ask about Kubernetes.',
      },
      {
        name: 'Tomas Okafor',
        score: 31,
        mustHaves: [],
        sentence:
          'Read from the notes. Only REST APIs are shown, in the work for a bank whose payments were settled with files in batches, once a night, which is little of what this job is about, as it asks for services that answer at once and for the care of what runs in production.',
      },
    ],
    async ({ canvas }, list) => {
      await seeWords(list, [
        'Lindqvist, not looked at yetGo and PostgreSQL are shown in two posts.',
        'Only REST APIs',
      ]);
      await expect(canvas.getByText('Best of 2: 77 %.')).toBeVisible();
    },
  ),
);

const COUNT = 103;

/** As many applicants, of whom the one of this number is a little better than the next. */
function many(
  describe: (index: number) => readonly string[],
  score = (index: number) => 68 - Math.floor(index / 2),
) {
  return Array.from({ length: COUNT }, (_, index) => ({
    name: nameApplicant(index),
    score: score(index),
    mustHaves: describe(index),
  }));
}

export const NobodyMeetsAMustHave = meta.story(
  ofRows(
    many((index) => [
      index % 3 === 0 ? '-Go' : '+Go',
      index % 5 === 0 ? '?PostgreSQL' : '+PostgreSQL',
      '-Kubernetes',
    ]),
    async ({ canvas }) => {
      await expect(canvas.getByText('None of 103 meets Kubernetes.')).toBeVisible();
      await expect(canvas.getByText('Best of 103: 68 %. Nobody meets all 3 must-haves.')).toBeVisible();
    },
  ),
);

export const NobodyMeetsAMustHaveOnAPhone = meta.story({ ...NobodyMeetsAMustHave.input, globals: onPhone });

export const NobodyMeetsSeveralMustHaves = meta.story(
  ofRows(
    many((index) => [
      index % 3 === 0 ? '-Go' : '+Go',
      '-Kubernetes',
      '-Terraform',
      index % 25 === 1 ? '?CISSP' : '-CISSP',
    ]),
    async ({ canvas }) => {
      await expect(canvas.getByText('None of 103 meets Kubernetes or Terraform.')).toBeVisible();
      await expect(canvas.getByText('None of 103 meets CISSP; it is unclear for 5.')).toBeVisible();
    },
  ),
);

export const NobodyMeetsAll = meta.story(
  ofRows(
    many((index) => [
      index % 3 === 0 ? '-Go' : '+Go',
      index % 3 === 1 ? '-PostgreSQL' : '+PostgreSQL',
      index % 3 === 2 ? '-Kubernetes' : '+Kubernetes',
    ]),
    async ({ canvas }) => {
      await expect(canvas.getByText('Best of 103: 68 %. Nobody meets all 3 must-haves.')).toBeVisible();
      await expect(canvas.queryByText(/^None of/)).toBeNull();
    },
  ),
);

/** The place in the whole list stays, however the list is narrowed. */
export const OneIsTheBest = meta.story(
  ofRows(
    many(
      (index) => [index < 12 ? '+Go' : '-Go', '+PostgreSQL', index === 41 ? '?Kubernetes' : '+Kubernetes'],
      (index) => (index === 0 ? 91 : 52 - Math.floor(index / 3)),
    ),
    async (context, list) => {
      const { canvas, userEvent } = context;
      await expect(canvas.getByText('Best of 103: 91 %. 12 meet all 3 must-haves.')).toBeVisible();
      await userEvent.type(canvas.getByRole('searchbox'), nameApplicant(41));
      await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1));
      list.focus();
      await userEvent.keyboard('{Enter}');
      const panel = await canvas.findByRole('region', { name: nameApplicant(41) });
      await expect(within(panel).getByText('41st of 103')).toBeVisible();
      await untilDecisionIsShown(context);
      await userEvent.clear(canvas.getByRole('searchbox'));
    },
  ),
);

/** A link to somebody in a ranking shows them at once, whoever is analyzed by then. */
export const OpensWhomTheLinkNames = meta.story({
  args: { candidateId: 'all', jobId: 'job_backend', openedId: 'cnd_tomas' },
  beforeEach({ msw }) {
    msw.use(getAnalyzeResumesMockHandler200(pending), getAnalyzeResumeMockHandler200(goodFit));
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const panel = await canvas.findByRole('region', { name: 'Tomas Okafor' });
    await expect(await within(panel).findByRole('img', { name: /^Fit score 78%/ })).toBeVisible();
    await untilDecisionIsShown(context);
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Tomas Okafor' })).toBeNull());
    await expect(args.onOpen).toHaveBeenLastCalledWith({
      candidateId: 'all',
      jobId: 'job_backend',
      id: null,
    });
  },
});
