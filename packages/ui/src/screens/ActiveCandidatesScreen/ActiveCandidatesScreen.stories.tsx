import { getListAnalysesMockHandler200 } from '@cortex/api-client/analysis/mocks';
import {
  getDeleteCandidateMockHandler200,
  getDeleteCandidateMockHandler500,
  getListCandidatesMockHandler200,
  getListCandidatesMockHandler500,
  getRestoreCandidateMockHandler404,
  getShareCandidateMockHandler201,
  getShareCandidateMockHandler403,
  getShareCandidateMockHandler422,
  getShareCandidateMockHandler500,
  getUpdateCandidateMockHandler200,
  getUpdateCandidateMockHandler404,
  getUpdateCandidateMockHandler415,
  getUpdateCandidateMockHandler422,
  getUpdateCandidateMockHandler500,
} from '@cortex/api-client/candidates/mocks';
import { keptAnalyses } from '@cortex/api-client/fixtures/analysis';
import {
  candidates,
  longNamed,
  manyCandidates,
  mara,
  maraDetails,
} from '@cortex/api-client/fixtures/candidates';
import { admin, people, recruiter, recruiterLogin } from '@cortex/api-client/fixtures/people';
import { networkDown, pending } from '@cortex/api-client/mocks/handlers';
import { clearSession, getSession, storeSession, subscribeToSession } from '@cortex/api-client/session';
import { getListUsersMockHandler200, getListUsersMockHandler500 } from '@cortex/api-client/users/mocks';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState, useSyncExternalStore } from 'react';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { messages } from '../../feedback/messages.ts';
import { beginAdding, noteAdded } from '../../lists/justAdded.ts';
import { createHeldAnswer } from '../../stories/createHeldAnswer.ts';
import { failsToLoad, recoversFromLoadError, staysLoading } from '../../stories/loadStories.ts';
import { ActiveCandidatesScreen } from './ActiveCandidatesScreen.tsx';

const meta = {
  component: ActiveCandidatesScreen,
  args: {
    createCandidateHref: '/create-candidate',
    getAnalysisHref: ({ candidateId, jobId }) =>
      `/resume-analysis?candidate=${candidateId}${jobId ? `&job=${jobId}` : ''}`,
    getCandidateHref: ({ candidateId }) => `/candidates/${candidateId}`,
    upgradeHref: '/upgrade-needed',
    selectedId: null,
    onSelect: fn(),
    initialQuery: '',
    onQueryChange: fn(),
  },
  render: function Render(args) {
    const [selectedId, setSelectedId] = useState(args.selectedId);
    return (
      <ActiveCandidatesScreen
        {...args}
        selectedId={selectedId}
        onSelect={(selection) => {
          args.onSelect(selection);
          setSelectedId(selection.id);
        }}
      />
    );
  },
} satisfies Meta<typeof ActiveCandidatesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const saved = { ...maraDetails, name: 'Mara Lindqvist-Berg' };
const others = candidates.filter(({ id }) => id !== mara.id);
const toMara = { name: /^Mara Lindqvist/ };
const newResume = new File(['%PDF-1.7 resume'], 'mara-2026.pdf', { type: 'application/pdf' });

async function open({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('option', toMara));
}

async function edit(context: StoryContext) {
  const { canvas, userEvent } = context;
  await open(context);
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
  await userEvent.clear(canvas.getByLabelText(/^Name/));
  await userEvent.type(canvas.getByLabelText(/^Name/), saved.name);
}

async function save(context: StoryContext) {
  await edit(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save' }));
}

async function askToDelete(context: StoryContext) {
  await open(context);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Delete' }));
}

async function remove(context: StoryContext) {
  await askToDelete(context);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Delete candidate' }));
}

async function openShare(context: StoryContext) {
  await open(context);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Share Candidate' }));
  return within(await context.canvas.findByRole('dialog', { name: 'Share Candidate' }));
}

async function share(context: StoryContext) {
  const dialog = await openShare(context);
  await context.userEvent.click(await dialog.findByRole('radio', { name: /^User 2/ }));
  await context.userEvent.type(dialog.getByLabelText(/^Note/), 'Worth a call this week.');
  await context.userEvent.click(dialog.getByRole('button', { name: 'Share' }));
  return dialog;
}

/** The lists are loaded anew then. */
function comeBackToTheTab() {
  window.dispatchEvent(new Event('visibilitychange'));
}

async function expectToKeepTheEditOfADeletedCandidate({ canvas }: StoryContext) {
  const panel = within(canvas.getByRole('region', { name: mara.name }));
  await expect(await panel.findByText('This candidate has been deleted.')).toBeVisible();
  await expect(panel.getByLabelText(/^Name/)).toHaveValue(saved.name);
  await expect(panel.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(panel.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  await expect(canvas.queryByRole('option', toMara)).toBeNull();
}

function getNotifications({ canvas }: StoryContext) {
  return within(canvas.getByRole('region', { name: 'Notifications' }));
}

export const Default: Story = {
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
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('option', toMara)).toBeVisible();
  },
};

export const WithAPanel: Story = {
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
};

export const PhoneWithAPanel: Story = { ...Phone, ...WithAPanel };

export const WithAnalyses: Story = {
  beforeEach({ msw }) {
    msw.use(getListAnalysesMockHandler200(keptAnalyses));
  },
  play: async (context) => {
    await open(context);
    const link = await context.canvas.findByRole('link', { name: 'Senior Backend Engineer' });
    await expect(link).toHaveAttribute('href', '/resume-analysis?candidate=cnd_mara&job=job_backend');
    link.scrollIntoView();
  },
};

export const PhoneWithAnalyses: Story = { ...Phone, ...WithAnalyses };

export const MarksWhoWasJustAdded: Story = {
  beforeEach() {
    beginAdding();
    noteAdded(mara.id);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('option', toMara)).toHaveTextContent(/New ·/);
    await expect(canvas.getByRole('option', { name: /^Tomas Okafor/ })).not.toHaveTextContent(/New ·/);
  },
};

export const ShowsWhoSharedIt: Story = {
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
};

export const LongTexts: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('option', { name: new RegExp(`^${longNamed.name}`) }));
    await expect(await canvas.findByRole('region', { name: longNamed.name })).toBeVisible();
  },
};

export const RightToLeft: Story = {
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
};

export const Loading: Story = staysLoading(getListCandidatesMockHandler200, 'Loading candidates...');

export const LoadingWithAPanel: Story = { ...Loading, args: { selectedId: mara.id } };

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(getListCandidatesMockHandler200([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no candidates yet.')).toBeVisible();
  },
};

export const NoResults: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'nobody of this name');
    await expect(await canvas.findByText('No name contains “nobody of this name”.')).toBeVisible();
  },
};

export const LoadError: Story = failsToLoad(getListCandidatesMockHandler500, messages.loadCandidates);

export const RecoversFromLoadError: Story = recoversFromLoadError({
  operation: 'listCandidates',
  answer: getListCandidatesMockHandler200(candidates),
  role: 'option',
  rows: candidates.length,
});

export const FiltersBySkill: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', toMara);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Filter by skill' }), 'rest, SQL');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    const row = canvas.getByRole('option', { name: /^Mara Lindqvist ?PostgreSQL, REST APIs, Go/ });
    await expect([...row.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['SQL', 'REST']);
  },
};

export const FiltersBySkillOnAPhone: Story = {
  ...FiltersBySkill,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const NobodyHasTheSkill: Story = {
  args: { initialSkill: 'cobol' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Nobody has the skill “cobol”.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await canvas.findByRole('option', toMara);
  },
};

export const SearchesByName: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', { name: /^Mara Lindqvist/ });
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('RAMAN');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await expect(canvas.getByText('1 of 5')).toBeVisible();
  },
};

export const ObeysTheKeyboard: Story = {
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
};

export const TenThousand: Story = {
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
};

export const OpensWhatTheAddressNames: Story = {
  beforeEach({ msw }) {
    msw.use(getListCandidatesMockHandler200(manyCandidates(200)));
  },
  args: { selectedId: 'cnd_00150' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /00150$/ })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('option', { name: /00150/ })).toBeVisible());
  },
};

export const StepsToTheNeighbours: Story = {
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
};

export const Editing: Story = {
  play: async (context) => {
    await edit(context);
    await expect(context.canvas.getByLabelText(/^Email/)).toHaveValue(mara.email);
    await expect(context.canvas.getByLabelText(/^New resume/)).toHaveAccessibleDescription(
      /^It replaces mara-lindqvist\.pdf/,
    );
  },
};

export const PhoneEditing: Story = { ...Phone, ...Editing };

export const SaveError: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getUpdateCandidateMockHandler500());
  },
  play: async (context) => {
    await save(context);
    await expect(await getNotifications(context).findByText(messages.updateCandidate.failed)).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Name/)).toHaveValue(saved.name);
  },
};

export const RecoversFromSaveError: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('updateCandidate'));
  },
  play: async (context) => {
    await save(context);
    await expect(await getNotifications(context).findByText(messages.updateCandidate.error)).toBeVisible();
    context.msw.use(
      getUpdateCandidateMockHandler200(saved),
      getListCandidatesMockHandler200([saved, ...others]),
    );
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Save' }));
    await expect(await getNotifications(context).findByText(messages.updateCandidate.success)).toBeVisible();
    await expect(context.canvas.getByRole('option', { name: /^Mara Lindqvist-Berg/ })).toBeVisible();
  },
};

export const ShowsTheServersFieldErrors: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getUpdateCandidateMockHandler422({
        detail: 'Some fields need another look.',
        code: 'validation_failed',
        errors: { phone: 'Write a phone number.' },
      }),
    );
  },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByText('Write a phone number.')).toBeVisible();
    await waitFor(() => expect(context.canvas.getByLabelText(/^Phone/)).toHaveFocus());
  },
};

export const Submitted: Story = {
  beforeEach({ msw }) {
    recordSent.mockClear();
    msw.use(
      getUpdateCandidateMockHandler200(async ({ request }) => {
        recordSent(Object.fromEntries(await request.formData()));
        msw.use(getListCandidatesMockHandler200([saved, ...others]));
        return saved;
      }),
    );
  },
  play: async (context) => {
    await save(context);
    await expect(await getNotifications(context).findByText(messages.updateCandidate.success)).toBeVisible();
    await expect(await context.canvas.findByRole('region', { name: saved.name })).toBeVisible();
    await expect(context.canvas.getByRole('option', { name: /^Mara Lindqvist-Berg/ })).toBeVisible();
    const { name, email, phone, notes } = saved;
    await expect(recordSent).toHaveBeenCalledWith({ name, email, phone, notes });
  },
};

export const ReplacesTheResume: Story = {
  beforeEach({ msw }) {
    recordSent.mockClear();
    msw.use(
      getUpdateCandidateMockHandler200(async ({ request }) => {
        recordSent((await request.formData()).get('resume_file'));
        const replaced = { ...maraDetails, resume_file_name: newResume.name };
        msw.use(getListCandidatesMockHandler200([replaced, ...others]));
        return replaced;
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    await userEvent.upload(canvas.getByLabelText(/^New resume/), newResume);
    await expect(await canvas.findByText('mara-2026.pdf')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await getNotifications(context).findByText(messages.updateCandidate.success)).toBeVisible();
    await expect(await canvas.findByText('mara-2026.pdf')).toBeVisible();
    await expect(recordSent).toHaveBeenCalledWith(expect.objectContaining({ name: newResume.name }));
  },
};

export const ShowsThatTheServerRefusesTheResume: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getUpdateCandidateMockHandler415());
  },
  play: async (context) => {
    await edit(context);
    await context.userEvent.upload(context.canvas.getByLabelText(/^New resume/), newResume);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(context.canvas.getByLabelText(/^New resume/)).toBeInvalid());
    await expect(context.canvas.getByText('mara-2026.pdf')).toBeVisible();
  },
};

export const KeepsTheSavedRowWhenTheRefreshFails: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getUpdateCandidateMockHandler200(() => {
        msw.use(getListCandidatesMockHandler500());
        return saved;
      }),
    );
  },
  play: async (context) => {
    await save(context);
    await expect(await getNotifications(context).findByText(messages.loadCandidates.failed)).toBeVisible();
    await expect(context.canvas.getByRole('option', { name: /^Mara Lindqvist-Berg/ })).toBeVisible();
  },
};

export const SendsOnce: Story = {
  beforeEach({ msw }) {
    msw.use(getUpdateCandidateMockHandler200(held.renew()));
  },
  play: async (context) => {
    await edit(context);
    await context.userEvent.dblClick(context.canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(held.send).toHaveBeenCalledOnce());
    context.msw.use(getListCandidatesMockHandler200([saved, ...others]));
    held.release();
    await expect(await getNotifications(context).findByText(messages.updateCandidate.success)).toBeVisible();
    await expect(context.canvas.getByRole('option', { name: /^Mara Lindqvist-Berg/ })).toBeVisible();
    await expect(held.send).toHaveBeenCalledOnce();
  },
};

export const RequiresNameEmailPhoneAndNotes: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await edit(context);
    for (const label of [/^Name/, /^Phone/, /^Notes/]) await userEvent.clear(canvas.getByLabelText(label));
    await userEvent.clear(canvas.getByLabelText(/^Email/));
    await userEvent.type(canvas.getByLabelText(/^Email/), 'mara');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Name is required.')).toBeVisible();
    await expect(canvas.getByText('Write the email like name@example.com.')).toBeVisible();
    await expect(canvas.getByText('Phone is required.')).toBeVisible();
    await expect(canvas.getByText('Notes are required.')).toBeVisible();
  },
};

export const DiscardsTheEdit: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await edit(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('button', { name: 'Edit' })).toHaveFocus();
    await expect(canvas.queryByText(saved.name)).toBeNull();
  },
};

export const KeepsAnEditWhenAnotherCandidateIsOpened: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await edit(context);
    await userEvent.upload(canvas.getByLabelText(/^New resume/), newResume);
    await canvas.findByText('mara-2026.pdf');
    await userEvent.click(canvas.getByRole('option', { name: /^Priya Raman/ }));
    await expect(await canvas.findByRole('region', { name: 'Priya Raman' })).toBeVisible();
    await open(context);
    await expect(await canvas.findByText('You have unsaved changes.')).toBeVisible();
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue(saved.name);
    await expect(canvas.getByText('mara-2026.pdf')).toBeVisible();
  },
};

export const SaysThatItWasDeletedElsewhere: Story = {
  play: async (context) => {
    await edit(context);
    context.msw.use(getListCandidatesMockHandler200(others));
    comeBackToTheTab();
    await expectToKeepTheEditOfADeletedCandidate(context);
  },
};

export const SaysOnSavingThatItWasDeletedElsewhere: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getUpdateCandidateMockHandler404(() => {
        msw.use(getListCandidatesMockHandler200(others));
        return { detail: 'It is not here. It may have been deleted.', code: 'not_found' };
      }),
    );
  },
  play: async (context) => {
    await save(context);
    await expect(await getNotifications(context).findByText(messages.updateCandidate.failed)).toBeVisible();
    await expectToKeepTheEditOfADeletedCandidate(context);
  },
};

export const AsksBeforeDelete: Story = {
  play: async (context) => {
    await askToDelete(context);
    await expect(await context.canvas.findByRole('button', { name: 'Delete candidate' })).toBeVisible();
  },
};

export const PhoneAsksBeforeDelete: Story = { ...Phone, ...AsksBeforeDelete };

export const ConfirmsBeforeDelete: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await askToDelete(context);
    await expect(await canvas.findByRole('group', { name: 'Delete Mara Lindqvist?' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }));
    await expect(await canvas.findByRole('button', { name: 'Delete' })).toHaveFocus();
    await expect(canvas.getByRole('option', toMara)).toBeVisible();
  },
};

export const Deletes: Story = {
  beforeEach({ msw }) {
    msw.use(
      getDeleteCandidateMockHandler200(() => {
        msw.use(getListCandidatesMockHandler200(others));
        return { message: 'Candidate deleted.' };
      }),
    );
  },
  play: async (context) => {
    const { canvas } = context;
    await remove(context);
    await expect(await getNotifications(context).findByText(messages.deleteCandidate.success)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('option', toMara)).toBeNull());
    await expect(canvas.queryByRole('region', { name: 'Mara Lindqvist' })).toBeNull();
    await expect(context.args.onSelect).toHaveBeenLastCalledWith({ id: null });
  },
};

/** The toast goes after some seconds; the line stays as long as the deletion can be taken back. */
export const OffersToTakeADeletionBack: Story = {
  beforeEach({ msw }) {
    msw.use(
      getDeleteCandidateMockHandler200(() => {
        msw.use(getListCandidatesMockHandler200(others));
        return { message: 'Candidate deleted.', undo_seconds: 30 };
      }),
    );
  },
  play: async (context) => {
    const { canvas } = context;
    await remove(context);
    await expect(await getNotifications(context).findByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: 'Undo the deletion of Mara Lindqvist' }),
    ).toBeVisible();
  },
};

export const TakesADeletionBack: Story = {
  ...OffersToTakeADeletionBack,
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    await remove(context);
    const undo = await canvas.findByRole('button', { name: 'Undo the deletion of Mara Lindqvist' });
    msw.use(getListCandidatesMockHandler200(candidates));
    await userEvent.click(undo);
    await expect(await canvas.findByRole('option', toMara)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Deleted just now' })).toBeNull());
    await expect(await getNotifications(context).findByText('The candidate is back.')).toBeVisible();
  },
};

export const SaysWhenItIsTooLateToTakeADeletionBack: Story = {
  ...OffersToTakeADeletionBack,
  parameters: { expectsFailure: true },
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    await remove(context);
    msw.use(getRestoreCandidateMockHandler404());
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo the deletion of Mara Lindqvist' }));
    await expect(
      await getNotifications(context).findByText(
        'The time in which the deletion could be taken back is over.',
      ),
    ).toBeVisible();
  },
};

export const SaysWhenDeletingFails: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getDeleteCandidateMockHandler500());
  },
  play: async (context) => {
    await remove(context);
    await expect(await getNotifications(context).findByText(messages.deleteCandidate.failed)).toBeVisible();
    await expect(context.canvas.getByRole('option', toMara)).toBeVisible();
  },
};

export const SaysWhenNobodyAnswersADelete: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('deleteCandidate'));
  },
  play: async (context) => {
    await remove(context);
    await expect(await getNotifications(context).findByText(messages.deleteCandidate.error)).toBeVisible();
  },
};

export const ChoosesWhomToShareWith: Story = {
  play: async (context) => {
    const dialog = await openShare(context);
    await expect(await dialog.findAllByRole('radio')).toHaveLength(people.length - 1);
    await expect(dialog.queryByRole('radio', { name: new RegExp(recruiter.full_name) })).toBeNull();
    await expect(dialog.getByRole('radiogroup', { name: 'People' }).clientHeight).toBeLessThanOrEqual(150);
    await context.userEvent.click(dialog.getByRole('radio', { name: /^User 2/ }));
    await expect(dialog.getByText('Chosen: User 2')).toBeVisible();
  },
};

export const PhoneChoosesWhomToShareWith: Story = { ...Phone, ...ChoosesWhomToShareWith };

export const LoadsWhomToShareWith: Story = {
  beforeEach({ msw }) {
    msw.use(getListUsersMockHandler200(pending));
  },
  play: async (context) => {
    const dialog = await openShare(context);
    await expect(await dialog.findByText('Loading users...')).toBeInTheDocument();
  },
};

export const SearchesForPeople: Story = {
  beforeEach({ msw }) {
    recordSent.mockClear();
    msw.use(
      getListUsersMockHandler200(({ request }) => {
        const query = new URL(request.url).searchParams.get('query');
        recordSent(query);
        return query === null
          ? people
          : people.filter(({ full_name }) => full_name.toLowerCase().includes(query.toLowerCase()));
      }),
    );
  },
  play: async (context) => {
    const dialog = await openShare(context);
    await context.userEvent.click(await dialog.findByRole('radio', { name: /^User 2/ }));
    await context.userEvent.type(dialog.getByRole('searchbox'), 'avery{Enter}');
    await waitFor(() => expect(dialog.getAllByRole('radio')).toHaveLength(1));
    await expect(dialog.getByRole('radio', { name: /^Avery Stone/ })).not.toBeChecked();
    await expect(dialog.getByText('Chosen: User 2')).toBeVisible();
    await expect(recordSent.mock.calls).toEqual([[null], ['avery']]);
    const setTimer = spyOn(window, 'setTimeout');
    await context.userEvent.type(dialog.getByRole('searchbox'), 'xyz');
    await expect(setTimer).toHaveBeenCalledWith(expect.any(Function), 200);
    setTimer.mockRestore();
    await expect(await dialog.findByText(/^Nobody else’s name or email contains “averyxyz”/)).toBeVisible();
  },
};

export const SaysWhenTheUserSearchFails: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListUsersMockHandler500());
  },
  play: async (context) => {
    const dialog = await openShare(context);
    const retry = await dialog.findByRole('button', { name: 'Retry' });
    await expect(dialog.getByText(messages.searchUsers.failed)).toBeVisible();
    await expect(await getNotifications(context).findByText(messages.searchUsers.failed)).toBeInTheDocument();
    context.msw.use(getListUsersMockHandler200(people));
    await context.userEvent.click(retry);
    await expect(await dialog.findByRole('radio', { name: /^User 2/ })).toBeVisible();
  },
};

export const AsksForAPerson: Story = {
  play: async (context) => {
    const dialog = await openShare(context);
    await dialog.findByRole('radio', { name: /^User 2/ });
    await context.userEvent.click(dialog.getByRole('button', { name: 'Share' }));
    await expect(await dialog.findByText('Choose a person.')).toBeVisible();
    await expect(dialog.getByRole('searchbox')).toHaveFocus();
  },
};

export const Shares: Story = {
  beforeEach({ msw }) {
    recordSent.mockClear();
    msw.use(
      getShareCandidateMockHandler201(async ({ request }) => {
        const sent = { candidate_id: mara.id, shared_with_user_id: 'usr_two', note: '' };
        recordSent(await request.json());
        return sent;
      }),
    );
  },
  play: async (context) => {
    await share(context);
    await expect(await getNotifications(context).findByText(messages.shareCandidate.success)).toBeVisible();
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull());
    await expect(context.canvas.getByRole('button', { name: 'Share Candidate' })).toHaveFocus();
    await expect(recordSent).toHaveBeenCalledWith({
      candidate_id: mara.id,
      shared_with_user_id: 'usr_two',
      note: 'Worth a call this week.',
    });
  },
};

export const CancelsSharing: Story = {
  play: async (context) => {
    const dialog = await openShare(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull());
    await expect(context.canvas.getByRole('region', { name: 'Mara Lindqvist' })).toBeVisible();
  },
};

export const SaysThatThePlanDoesNotShare: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getShareCandidateMockHandler403({
        detail: 'On the Standard plan a candidate can be shared with admins. Premium shares with anyone.',
        code: 'upgrade_required',
      }),
    );
  },
  play: async (context) => {
    const dialog = await share(context);
    const alert = within(await dialog.findByRole('alert'));
    await expect(await alert.findByText(messages.shareCandidate.failed)).toBeVisible();
    await expect(dialog.getByText(/^On the Standard plan/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'See what an upgrade adds' })).toHaveAttribute(
      'href',
      '/upgrade-needed',
    );
    await expect(dialog.getByLabelText(/^Note/)).toHaveValue('Worth a call this week.');
    await expect(dialog.getByRole('radio', { name: /^User 2/ })).toBeChecked();
  },
};

export const PhoneSaysThatThePlanDoesNotShare: Story = { ...Phone, ...SaysThatThePlanDoesNotShare };

export const RecoversFromAFailedShare: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('shareCandidate'));
  },
  play: async (context) => {
    const dialog = await share(context);
    await expect(await dialog.findByText(messages.shareCandidate.error)).toBeVisible();
    context.msw.use(getShareCandidateMockHandler500());
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Share' }));
    await expect(await dialog.findByText(messages.shareCandidate.failed)).toBeVisible();
    context.msw.use(getShareCandidateMockHandler201());
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Share' }));
    await expect(await getNotifications(context).findByText(messages.shareCandidate.success)).toBeVisible();
  },
};

export const ShowsTheServersFieldErrorsOfAShare: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getShareCandidateMockHandler422({
        detail: 'Some fields need another look.',
        code: 'validation_failed',
        errors: { note: 'Write less.' },
      }),
    );
  },
  play: async (context) => {
    const dialog = await share(context);
    await expect(await dialog.findByText('Write less.')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText(/^Note/)).toHaveFocus());
  },
};

export const KeepsTheNoteWhenTheSessionEnds: Story = {
  beforeEach() {
    storeSession(recruiterLogin);
  },
  render: function Render(args) {
    const session = useSyncExternalStore(subscribeToSession, getSession);
    return session ? <ActiveCandidatesScreen {...args} /> : <p>Signed out</p>;
  },
  args: { selectedId: mara.id },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share Candidate' }));
    await userEvent.type(await canvas.findByLabelText(/^Note/), 'Worth a call this week.');
    clearSession();
    await expect(await canvas.findByText('Signed out')).toBeVisible();
    storeSession(recruiterLogin);
    await userEvent.click(await canvas.findByRole('button', { name: 'Share Candidate' }));
    await expect(await canvas.findByLabelText(/^Note/)).toHaveValue('Worth a call this week.');
  },
};

/* These stand last: a call that never ends gives up after 10 s and would be told to whichever story runs then. */

export const Saving: Story = {
  beforeEach({ msw }) {
    msw.use(getUpdateCandidateMockHandler200(pending));
  },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  },
};

export const Sharing: Story = {
  beforeEach({ msw }) {
    msw.use(getShareCandidateMockHandler201(pending));
  },
  play: async (context) => {
    const dialog = await share(context);
    await expect(await dialog.findByRole('button', { name: 'Sharing...' })).toBeDisabled();
  },
};

const recordSent = fn();

export const KeepsWhatIsTypedWhileSaving: Story = {
  beforeEach({ msw }) {
    msw.use(getUpdateCandidateMockHandler200(held.renew()));
  },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await save(context);
    await waitFor(() => expect(held.send).toHaveBeenCalledOnce());
    await userEvent.type(canvas.getByLabelText(/^Phone/), '4');
    msw.use(getListCandidatesMockHandler200([saved, ...others]));
    held.release();
    await expect(await canvas.findByText('Saved. What you typed since then is not saved yet.')).toBeVisible();
    await expect(canvas.getByLabelText(/^Phone/)).toHaveValue(`${mara.phone}4`);
  },
};

export const ListsPeopleToShareWithByName: Story = {
  beforeEach({ msw }) {
    const twin = { ...admin, id: 'usr_twin', email: 'a.stone@cortex.test' };
    msw.use(getListUsersMockHandler200([...people.toReversed(), twin]));
  },
  play: async (context) => {
    const dialog = await openShare(context);
    const radios = await dialog.findAllByRole('radio');
    await expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Avery Stonea.stone@cortex.test',
      'Avery Stoneadmin@cortex.test',
      'User 1user.one@cortex.test',
      'User 2user.two@cortex.test',
    ]);
  },
};

const held = createHeldAnswer(saved);
