import { getListAnalysesMockHandler200 } from '@cortex/api-client/analysis/mocks';
import {
  getListCandidatesMockHandler200,
  getListCandidatesMockHandler500,
} from '@cortex/api-client/candidates/mocks';
import { earlierAnalyses } from '@cortex/api-client/fixtures/analysis';
import { candidates, longNamed, manyCandidates, mara } from '@cortex/api-client/fixtures/candidates';
import { notes } from '@cortex/api-client/fixtures/notes';
import { getListCandidateNotesMockHandler200 } from '@cortex/api-client/notes/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { messages } from '../../feedback/messages.ts';
import { addFiles, countWaiting } from '../../forms/manyResumes/resumeDraft.ts';
import { beginAdding, noteAdded } from '../../lists/recentlyAdded.ts';
import { open, screenMeta, toMara } from '../../stories/activeCandidates.tsx';
import { getNotifications } from '../../stories/getNotifications.ts';
import { giveFiles } from '../../stories/giveFiles.ts';
import { failsToLoad, recoversFromLoadError, staysLoading } from '../../stories/loadStories.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { ActiveCandidatesScreen } from './ActiveCandidatesScreen.tsx';

const meta = preview.meta({
  component: ActiveCandidatesScreen,
  ...screenMeta,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await waitFor(async () => {
      const names = canvas.getAllByRole('option').map((row) => row.firstElementChild?.textContent);
      await expect(names).toEqual([
        'Elena Duarte',
        'Wolfgang Maximilian Alexander von Hohenstein-Schillingsfürst zu Lichtenberg',
        'Mara Lindqvist',
        'Tomas Okafor',
        'Priya Raman',
      ]);
    });
  },
});

export const Phone = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('option', toMara)).toBeVisible();
  },
});

export const AddsResumes = meta.story({
  beforeEach: () => giveFiles([new File(['%PDF-1.7'], 'amara-nwosu.pdf')]),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add resumes' }));
    await waitFor(() => expect(args.onResumesAdded).toHaveBeenCalledOnce());
    await expect(countWaiting()).toBe(1);
  },
});

export const ResumesWait = meta.story({
  beforeEach: () => void addFiles([new File(['%PDF-1.7'], 'a.pdf'), new File(['%PDF-1.7'], 'b.pdf')]),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '2 resumes wait to be saved.' })).toHaveAttribute(
      'href',
      '/create-candidate',
    );
  },
});

export const WithAPanel = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('option', { name: /^Mara Lindqvist/ }));
    const panel = await canvas.findByRole('region', { name: 'Mara Lindqvist' });
    await expect(panel).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Analyze Resume' })).toHaveAttribute(
      'href',
      '/resume-analysis?candidate=cnd_mara',
    );
    for (const name of ['Share Candidate', 'Edit', 'Delete', 'Close', 'Previous candidate']) {
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    }
  },
});

export const PhoneWithAPanel = meta.story({ ...WithAPanel.input, globals: onPhone });

export const WithNotesAndTags = meta.story({
  beforeEach({ msw }) {
    msw.use(
      getListCandidatesMockHandler200(
        candidates.map((one) => ({ ...one, tags: one.id === mara.id ? ['Relocates', 'Second choice'] : [] })),
      ),
      getListCandidateNotesMockHandler200(notes),
    );
  },
  play: async (context) => {
    await open(context);
    await expect(await context.canvas.findByText('Met at the fair', { exact: false })).toBeInTheDocument();
    await expect(context.canvas.getByPlaceholderText('Filter by skill or tag')).toBeVisible();
    (await context.canvas.findByRole('group', { name: 'Tags' })).scrollIntoView();
  },
});

export const WithNotesAndTagsOnAPhone = meta.story({ ...WithNotesAndTags.input, globals: onPhone });

export const WithAnalyses = meta.story({
  beforeEach({ msw }) {
    msw.use(getListAnalysesMockHandler200(earlierAnalyses));
  },
  play: async (context) => {
    await open(context);
    const link = await context.canvas.findByRole('link', { name: 'Senior Backend Engineer' });
    await expect(link).toHaveAttribute('href', '/resume-analysis?candidate=cnd_mara&job=job_backend');
    link.scrollIntoView();
  },
});

export const PhoneWithAnalyses = meta.story({ ...WithAnalyses.input, globals: onPhone });

export const MarksWhoWasJustAdded = meta.story({
  beforeEach() {
    beginAdding();
    noteAdded(mara.id);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('option', toMara)).toHaveTextContent(/Just added ·/);
    await expect(canvas.getByRole('option', { name: /^Tomas Okafor/ })).not.toHaveTextContent(/Just added ·/);
  },
});

export const ShowsWhoSharedIt = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('option', { name: /^Tomas Okafor/ }));
    await expect(await canvas.findByText('Shared by User 1')).toBeVisible();
    await expect(
      canvas.getByText('Could fit the accountant role, please have a look before Friday.'),
    ).toBeVisible();
    for (const name of ['Share Candidate', 'Edit', 'Delete']) {
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    }
  },
});

export const LongTexts = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('option', { name: new RegExp(`^${longNamed.name}`) }));
    await expect(await canvas.findByRole('region', { name: longNamed.name })).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  beforeEach({ msw }) {
    msw.use(
      getListCandidatesMockHandler200([
        { ...mara, name: 'ليلى منصور', notes: 'تعمل في شركة للمدفوعات وتبحث عن فريق يملك خدماته.' },
        ...candidates.slice(1),
      ]),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('option', { name: /^ليلى منصور/ }));
    await expect(await canvas.findByRole('region', { name: 'ليلى منصور' })).toBeVisible();
  },
});

export const Loading = meta.story(staysLoading(getListCandidatesMockHandler200, 'Loading candidates...'));

export const LoadingWithAPanel = meta.story({ ...Loading.input, args: { selectedId: mara.id } });

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(getListCandidatesMockHandler200([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no candidates yet.')).toBeVisible();
  },
});

export const NoResults = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'nobody of this name');
    await expect(await canvas.findByText('No name contains “nobody of this name”.')).toBeVisible();
  },
});

export const LoadError = meta.story(failsToLoad(getListCandidatesMockHandler500, messages.loadCandidates));

export const RecoversFromLoadError = meta.story(
  recoversFromLoadError({
    operation: 'listCandidates',
    answer: getListCandidatesMockHandler200(candidates),
    role: 'option',
    rows: candidates.length,
  }),
);

export const FiltersBySkill = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', toMara);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Filter by skill' }), 'rest, SQL');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    const row = canvas.getByRole('option', { name: /^Mara Lindqvist ?PostgreSQL, REST APIs, Go/ });
    await expect([...row.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['SQL', 'REST']);
  },
});

export const FiltersBySkillOnAPhone = meta.story({
  ...FiltersBySkill.input,
  globals: onPhone,
});

export const NobodyHasTheSkill = meta.story({
  args: { initialSkill: 'cobol' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Nobody has the skill “cobol”.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await canvas.findByRole('option', toMara);
  },
});

export const SearchesByName = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', { name: /^Mara Lindqvist/ });
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('RAMAN');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await expect(canvas.getByText('1 of 5')).toBeVisible();
  },
});

export const ObeysTheKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('listbox', { name: 'Candidates' });
    await canvas.findByRole('option', { name: /^Mara Lindqvist/ });
    await userEvent.keyboard('jj{Enter}');
    await expect(await canvas.findByRole('region', { name: 'Mara Lindqvist' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByRole('region', { name: 'Tomas Okafor' })).toBeVisible();
    await userEvent.keyboard('k');
    await expect(await canvas.findByRole('region', { name: 'Mara Lindqvist' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Mara Lindqvist' })).toBeNull());
    await expect(list).toHaveFocus();
  },
});

export const TenThousand = meta.story({
  beforeEach({ msw }) {
    msw.use(getListCandidatesMockHandler200(manyCandidates(10_000)));
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('listbox', { name: 'Candidates' }, { timeout: 5_000 });
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(5));
    await expect(canvas.getAllByRole('option').length).toBeLessThan(40);
    await userEvent.type(canvas.getByRole('searchbox'), '09999');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
  },
});

export const OpensWhatTheAddressNames = meta.story({
  beforeEach({ msw }) {
    msw.use(getListCandidatesMockHandler200(manyCandidates(200)));
  },
  args: { selectedId: 'cnd_00150' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /00150$/ })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('option', { name: /00150/ })).toBeVisible());
  },
});

export const FollowsALinkToAMergedOne = meta.story({
  beforeEach({ msw }) {
    const others = candidates.filter(({ id }) => id !== mara.id);
    msw.use(getListCandidatesMockHandler200([{ ...mara, merged_ids: ['cnd_twin'] }, ...others]));
  },
  args: { selectedId: 'cnd_twin' },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('region', { name: mara.name })).toBeVisible();
    const notifications = await getNotifications(context);
    await expect(await notifications.findByText(extensionMessages.mergedLink(mara.name))).toBeVisible();
  },
});

export const StepsToTheNeighbours = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Next candidate' }));
    await expect(await canvas.findByRole('region', { name: 'Tomas Okafor' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next candidate' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('region', { name: 'Priya Raman' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next candidate' })).toBeDisabled();
  },
});
