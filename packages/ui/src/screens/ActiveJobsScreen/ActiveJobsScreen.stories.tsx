import { backendJob, backendReading, chosenJob, jobs } from '@cortex/api-client/fixtures/jobs';
import {
  getCreateJobMockHandler201,
  getCreateJobMockHandler500,
  getDeleteJobMockHandler200,
  getDeleteJobMockHandler500,
  getListJobsMockHandler200,
  getListJobsMockHandler500,
  getReadJobCriteriaMockHandler200,
  getUpdateJobMockHandler200,
  getUpdateJobMockHandler404,
  getUpdateJobMockHandler422,
  getUpdateJobMockHandler500,
} from '@cortex/api-client/jobs/mocks';
import { networkDown, pending } from '@cortex/api-client/mocks/handlers';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { messages } from '../../feedback/messages.ts';
import { answerReading } from '../../stories/answerReading.ts';
import { createHeldAnswer } from '../../stories/createHeldAnswer.ts';
import { failsToLoad, recoversFromLoadError, staysLoading } from '../../stories/loadStories.ts';
import { ResumeAnalysisScreen } from '../ResumeAnalysisScreen/ResumeAnalysisScreen.tsx';
import { ActiveJobsScreen } from './ActiveJobsScreen.tsx';

const meta = {
  component: ActiveJobsScreen,
  args: {
    createJobHref: '/create-job',
    getAnalysisHref: ({ candidateId, jobId }) => `/resume-analysis?candidate=${candidateId}&job=${jobId}`,
    selectedId: null,
    onSelect: fn(),
    initialQuery: '',
    onQueryChange: fn(),
  },
  render: function Render(args) {
    const [selectedId, setSelectedId] = useState(args.selectedId);
    return (
      <ActiveJobsScreen
        {...args}
        selectedId={selectedId}
        onSelect={(selection) => {
          args.onSelect(selection);
          setSelectedId(selection.id);
        }}
      />
    );
  },
} satisfies Meta<typeof ActiveJobsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const saved = { ...backendJob, title: 'Principal Backend Engineer' };
const others = jobs.filter(({ id }) => id !== backendJob.id);
const toBackendJob = { name: /^Senior Backend Engineer/ };

async function open({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('option', toBackendJob));
}

async function edit(context: StoryContext) {
  const { canvas, userEvent } = context;
  await open(context);
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
  await userEvent.clear(canvas.getByLabelText(/^Title/));
  await userEvent.type(canvas.getByLabelText(/^Title/), saved.title);
}

async function save(context: StoryContext) {
  await edit(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save' }));
}

async function remove(context: StoryContext) {
  await open(context);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Delete' }));
}

async function undo(context: StoryContext) {
  await remove(context);
  await context.userEvent.click(await getNotifications(context).findByRole('button', { name: 'Undo' }));
}

/** The lists are loaded anew then. */
function comeBackToTheTab() {
  window.dispatchEvent(new Event('visibilitychange'));
}

async function expectToKeepTheEditOfADeletedJob({ canvas }: StoryContext) {
  const panel = within(canvas.getByRole('region', { name: backendJob.title }));
  await expect(await panel.findByText('This job has been deleted.')).toBeVisible();
  await expect(panel.getByLabelText(/^Title/)).toHaveValue(saved.title);
  await expect(panel.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(panel.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  await expect(canvas.queryByRole('option', toBackendJob)).toBeNull();
}

function getNotifications({ canvas }: StoryContext) {
  return within(canvas.getByRole('region', { name: 'Notifications' }));
}

export const Default: Story = {
  async play({ canvas }) {
    const rows = await canvas.findAllByRole('option');
    await expect(rows.map((row) => row.firstElementChild?.textContent)).toEqual(
      jobs.map(({ title }) => title).toSorted((a, b) => a.localeCompare(b)),
    );
    await expect(canvas.getByText('3')).toBeVisible();
  },
};

export const Loading: Story = staysLoading(getListJobsMockHandler200, 'Loading jobs...');

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(getListJobsMockHandler200([]));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('There are no open jobs.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create a job' })).toHaveAttribute('href', '/create-job');
  },
};

export const NoResults: Story = {
  async play({ canvas, userEvent }) {
    await canvas.findAllByRole('option');
    await userEvent.type(canvas.getByRole('searchbox'), 'astronaut');
    await expect(canvas.getByText('No title contains “astronaut”.')).toBeVisible();
  },
};

export const LoadError: Story = failsToLoad(getListJobsMockHandler500, messages.loadJobs);

export const RecoversFromLoadError: Story = recoversFromLoadError({
  operation: 'listJobs',
  answer: getListJobsMockHandler200(jobs),
  role: 'option',
  rows: jobs.length,
});

export const SearchesByTitle: Story = {
  async play({ canvas, userEvent }) {
    await canvas.findAllByRole('option');
    await userEvent.type(canvas.getByRole('searchbox'), 'ACCOUNT');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await expect(canvas.getByRole('option', { name: /Staff Accountant/ })).toBeVisible();
  },
};

export const OpensAndClosesAJob: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('option', { name: /Staff Accountant/ }));
    await expect(canvas.getByRole('heading', { name: 'Staff Accountant' })).toBeVisible();
    await expect(canvas.getByText(/Own the monthly close/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('heading', { name: 'Staff Accountant' })).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('option', toBackendJob)).toBeVisible();
  },
};

export const WithAPanel: Story = {
  play: async (context) => {
    await open(context);
    const panel = within(await context.canvas.findByRole('region', { name: backendJob.title }));
    for (const name of ['Edit', 'Delete', 'Close', 'Previous job', 'Next job']) {
      await expect(panel.getByRole('button', { name })).toBeVisible();
    }
    await expect(context.args.onSelect).toHaveBeenLastCalledWith({ id: backendJob.id });
  },
};

export const PhoneWithAPanel: Story = { ...Phone, ...WithAPanel };

export const Editing: Story = {
  play: async (context) => {
    await edit(context);
    await expect(context.canvas.getByLabelText(/^Skills/)).toHaveValue(backendJob.skills_required);
  },
};

export const PhoneEditing: Story = { ...Phone, ...Editing };

export const SaveError: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getUpdateJobMockHandler500());
  },
  play: async (context) => {
    await save(context);
    await expect(await getNotifications(context).findByText(messages.updateJob.failed)).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Title/)).toHaveValue(saved.title);
  },
};

export const RecoversFromSaveError: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('updateJob'));
  },
  play: async (context) => {
    await save(context);
    await expect(await getNotifications(context).findByText(messages.updateJob.error)).toBeVisible();
    context.msw.use(getUpdateJobMockHandler200(saved), getListJobsMockHandler200([saved, ...others]));
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Save' }));
    await expect(await getNotifications(context).findByText(messages.updateJob.success)).toBeVisible();
    await expect(context.canvas.getByRole('option', { name: /^Principal Backend/ })).toBeVisible();
  },
};

export const ShowsTheServersFieldErrors: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getUpdateJobMockHandler422({
        detail: 'Some fields need another look.',
        code: 'validation_failed',
        errors: { title: 'Another open job has this title.' },
      }),
    );
  },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByText('Another open job has this title.')).toBeVisible();
    await waitFor(() => expect(context.canvas.getByLabelText(/^Title/)).toHaveFocus());
  },
};

export const Submitted: Story = {
  beforeEach({ msw }) {
    recordSent.mockClear();
    msw.use(
      getUpdateJobMockHandler200(async ({ request }) => {
        recordSent(await request.json());
        msw.use(getListJobsMockHandler200([saved, ...others]));
        return saved;
      }),
    );
  },
  play: async (context) => {
    await save(context);
    await expect(await getNotifications(context).findByText(messages.updateJob.success)).toBeVisible();
    await expect(await context.canvas.findByRole('region', { name: saved.title })).toBeVisible();
    await expect(context.canvas.getByRole('option', { name: /^Principal Backend/ })).toBeVisible();
    await expect(await context.canvas.findByRole('button', { name: 'Edit' })).toBeVisible();
    await expect(recordSent).toHaveBeenCalledWith({
      title: saved.title,
      description: backendJob.description,
      skills_required: backendJob.skills_required,
    });
  },
};

export const KeepsTheSavedRowWhenTheRefreshFails: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getUpdateJobMockHandler200(() => {
        msw.use(getListJobsMockHandler500());
        return saved;
      }),
    );
  },
  play: async (context) => {
    await save(context);
    await expect(await getNotifications(context).findByText(messages.loadJobs.failed)).toBeVisible();
    await expect(context.canvas.getByRole('option', { name: /^Principal Backend/ })).toBeVisible();
  },
};

export const SendsOnce: Story = {
  beforeEach({ msw }) {
    msw.use(getUpdateJobMockHandler200(held.renew()));
  },
  play: async (context) => {
    await edit(context);
    await context.userEvent.dblClick(context.canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(held.send).toHaveBeenCalledOnce());
    context.msw.use(getListJobsMockHandler200([saved, ...others]));
    held.release();
    await expect(await getNotifications(context).findByText(messages.updateJob.success)).toBeVisible();
    await expect(context.canvas.getByRole('option', { name: /^Principal Backend/ })).toBeVisible();
    await expect(held.send).toHaveBeenCalledOnce();
  },
};

export const RequiresEveryField: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await edit(context);
    for (const label of [/^Title/, /^Description/, /^Skills/]) {
      await userEvent.clear(canvas.getByLabelText(label));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Title is required.')).toBeVisible();
    await expect(canvas.getByText('Description is required.')).toBeVisible();
    await expect(canvas.getByText('Skills are required.')).toBeVisible();
  },
};

export const DiscardsTheEdit: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await edit(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('button', { name: 'Edit' })).toHaveFocus();
    await expect(canvas.queryByText(saved.title)).toBeNull();
    await userEvent.click(canvas.getByRole('option', { name: /^Staff Accountant/ }));
    await open(context);
    await expect(await canvas.findByRole('button', { name: 'Edit' })).toBeVisible();
  },
};

export const KeepsAnEditWhenAnotherJobIsOpened: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await edit(context);
    await userEvent.click(canvas.getByRole('option', { name: /^Staff Accountant/ }));
    await expect(await canvas.findByRole('region', { name: 'Staff Accountant' })).toBeVisible();
    await open(context);
    await expect(await canvas.findByText('You have unsaved changes.')).toBeVisible();
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue(saved.title);
    await expect(canvas.getByRole('listbox', { name: 'Jobs' })).toHaveFocus();
  },
};

export const SavesWhileAnotherJobIsOpened: Story = {
  beforeEach({ msw }) {
    msw.use(getUpdateJobMockHandler200(held.renew()));
  },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await save(context);
    await userEvent.click(canvas.getByRole('option', { name: /^Staff Accountant/ }));
    await waitFor(() => expect(held.send).toHaveBeenCalledOnce());
    msw.use(getListJobsMockHandler200([saved, ...others]));
    held.release();
    await expect(await getNotifications(context).findByText(messages.updateJob.success)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Staff Accountant' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('option', { name: /^Principal Backend/ }));
    await expect(await canvas.findByRole('button', { name: 'Edit' })).toBeVisible();
  },
};

export const SaysThatItWasDeletedElsewhere: Story = {
  play: async (context) => {
    await edit(context);
    context.msw.use(getListJobsMockHandler200(others));
    comeBackToTheTab();
    await expectToKeepTheEditOfADeletedJob(context);
  },
};

export const SaysOnSavingThatItWasDeletedElsewhere: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getUpdateJobMockHandler404(() => {
        msw.use(getListJobsMockHandler200(others));
        return { detail: 'It is not here. It may have been deleted.', code: 'not_found' };
      }),
    );
  },
  play: async (context) => {
    await save(context);
    await expect(await getNotifications(context).findByText(messages.updateJob.failed)).toBeVisible();
    await expectToKeepTheEditOfADeletedJob(context);
  },
};

export const StepsToTheNeighbours: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('option', { name: /^Registered Nurse/ }));
    await expect(await canvas.findByRole('button', { name: 'Previous job' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next job' }));
    await expect(await canvas.findByRole('region', { name: backendJob.title })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next job' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('region', { name: 'Staff Accountant' })).toBeVisible();
    await expect(canvas.getByRole('option', { name: /^Staff Accountant/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Next job' })).toBeDisabled();
  },
};

export const OpensWhatTheAddressNames: Story = {
  args: { selectedId: backendJob.id, initialQuery: 'backend' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: backendJob.title })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('backend');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
  },
};

export const Deletes: Story = {
  beforeEach({ msw }) {
    msw.use(
      getDeleteJobMockHandler200(() => {
        msw.use(getListJobsMockHandler200(others));
        return { message: 'Job deleted.' };
      }),
    );
  },
  play: async (context) => {
    const { canvas } = context;
    await remove(context);
    const notifications = getNotifications(context);
    await expect(await notifications.findByText(messages.deleteJob.success)).toBeVisible();
    await expect(notifications.getByRole('button', { name: 'Undo' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('option', toBackendJob)).toBeNull());
    await expect(canvas.queryByRole('region', { name: backendJob.title })).toBeNull();
    await expect(context.args.onSelect).toHaveBeenLastCalledWith({ id: null });
    await waitFor(() => expect(canvas.getByRole('listbox', { name: 'Jobs' })).toHaveFocus());
  },
};

export const TakesADeletionBack: Story = {
  beforeEach({ msw }) {
    recordSent.mockClear();
    msw.use(
      getDeleteJobMockHandler200(() => {
        msw.use(getListJobsMockHandler200(others));
        return { message: 'Job deleted.' };
      }),
      getCreateJobMockHandler201(async ({ request }) => {
        recordSent(await request.json());
        msw.use(getListJobsMockHandler200(jobs));
        return backendJob;
      }),
    );
  },
  play: async (context) => {
    await undo(context);
    await expect(await context.canvas.findByRole('option', toBackendJob)).toBeVisible();
    await expect(context.canvas.getAllByRole('option')).toHaveLength(3);
    await expect(recordSent).toHaveBeenCalledWith({
      title: backendJob.title,
      description: backendJob.description,
      skills_required: backendJob.skills_required,
    });
  },
};

export const OffersUndoAgainWhenItFails: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getDeleteJobMockHandler200(() => {
        msw.use(getListJobsMockHandler200(others));
        return { message: 'Job deleted.' };
      }),
      getCreateJobMockHandler500(),
    );
  },
  play: async (context) => {
    await undo(context);
    const notifications = getNotifications(context);
    await expect(await notifications.findByText(messages.createJob.failed)).toBeVisible();
    context.msw.use(getListJobsMockHandler200(jobs), getCreateJobMockHandler201(backendJob));
    await context.userEvent.click(notifications.getByRole('button', { name: 'Try again' }));
    await expect(await context.canvas.findByRole('option', toBackendJob)).toBeVisible();
  },
};

export const SaysWhenDeletingFails: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getDeleteJobMockHandler500());
  },
  play: async (context) => {
    await remove(context);
    await expect(await getNotifications(context).findByText(messages.deleteJob.failed)).toBeVisible();
    await expect(context.canvas.getByRole('option', toBackendJob)).toBeVisible();
    await expect(context.canvas.getByRole('region', { name: backendJob.title })).toBeVisible();
  },
};

export const SaysWhenNobodyAnswersADelete: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('deleteJob'));
  },
  play: async (context) => {
    await remove(context);
    await expect(await getNotifications(context).findByText(messages.deleteJob.error)).toBeVisible();
  },
};

/* These stand last: a call that never ends gives up after 10 s and would be told to whichever story runs then. */

export const Saving: Story = {
  beforeEach({ msw }) {
    msw.use(getUpdateJobMockHandler200(pending));
  },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  },
};

const recordSent = fn();

export const KeepsWhatIsTypedWhileSaving: Story = {
  beforeEach({ msw }) {
    msw.use(getUpdateJobMockHandler200(held.renew()));
  },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await save(context);
    await waitFor(() => expect(held.send).toHaveBeenCalledOnce());
    await userEvent.type(canvas.getByLabelText(/^Title/), ', remote');
    msw.use(getListJobsMockHandler200([saved, ...others]));
    held.release();
    await expect(await getNotifications(context).findByText(messages.updateJob.success)).toBeVisible();
    await expect(await canvas.findByText('Saved. What you typed since then is not saved yet.')).toBeVisible();
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue(`${saved.title}, remote`);
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
};

export const DiscardsWhatWasTypedBefore: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await edit(context);
    await userEvent.click(canvas.getByRole('option', { name: /^Staff Accountant/ }));
    await open(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }));
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue(backendJob.title);
    await expect(canvas.queryByText('You have unsaved changes.')).toBeNull();
  },
};

export const EscapeClosesThePanelWithoutResults: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await userEvent.type(canvas.getByRole('searchbox'), 'astronaut');
    await expect(await canvas.findByText('No title contains “astronaut”.')).toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: backendJob.title }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('heading', { name: backendJob.title })).toBeNull());
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

/** A refresh failed while the person was here; on the next page the same list loads again, and nothing is said of the old failure. */
export const SaysAFailedRefreshWhereItHappenedAlone: Story = {
  parameters: { expectsFailure: true },
  render: function Render(args) {
    const [away, setAway] = useState(false);
    return (
      <>
        <Button variant="quiet" size="small" onClick={() => setAway(true)}>
          Go on
        </Button>
        {away ? (
          <ResumeAnalysisScreen
            getComparisonHref={() => '/compare-candidates'}
            createCandidateHref="/create-candidate"
            createJobHref="/create-job"
          />
        ) : (
          <ActiveJobsScreen {...args} />
        )}
      </>
    );
  },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await canvas.findAllByRole('option');
    msw.use(getListJobsMockHandler500());
    comeBackToTheTab();
    await expect(await getNotifications(context).findByText(messages.loadJobs.failed)).toBeVisible();
    await userEvent.click(getNotifications(context).getByRole('button', { name: 'Dismiss' }));
    msw.use(getListJobsMockHandler200(jobs));
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await expect(await canvas.findByRole('combobox', { name: /^Job/ })).toBeVisible();
    await expect(canvas.queryByText(messages.loadJobs.failed)).toBeNull();
  },
};

/** A server that reads criteria, and a job for which a person set some. */
function withCriteria({ msw }: StoryContext) {
  sent.mockClear();
  const note = async ({ request }: { request: Request }) => {
    sent(JSON.parse(await request.clone().text()));
    return chosenJob;
  };
  msw.use(
    getListJobsMockHandler200([chosenJob, ...others]),
    getReadJobCriteriaMockHandler200(answerReading(backendReading)),
    getUpdateJobMockHandler200(note),
    getCreateJobMockHandler201(note),
  );
}

const asSaved = {
  title: chosenJob.title,
  description: chosenJob.description,
  skills_required: chosenJob.skills_required,
};

export const EditsWhatWillBeScored: Story = {
  beforeEach: withCriteria,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const choice = await canvas.findByRole('combobox', { name: /Kubernetes/ });
    await expect(choice).toHaveValue('nice');
    await userEvent.selectOptions(choice, '');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Go/ }), 'Must have');
    await userEvent.click(canvas.getByRole('option', { name: /^Staff Accountant/ }));
    await open(context);
    await expect(await canvas.findByText('You have unsaved changes.')).toBeVisible();
    await expect(await canvas.findByRole('combobox', { name: /Go/ })).toHaveValue('must');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await getNotifications(context).findByText(messages.updateJob.success)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({
      ...asSaved,
      criteria: [
        { name: 'Swedish', importance: 'must' },
        { name: 'Go', importance: 'must' },
      ],
    });
  },
};

export const EditingWhatWillBeScored: Story = {
  beforeEach: withCriteria,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    await expect(await canvas.findByRole('combobox', { name: /Swedish/ })).toHaveValue('must');
    canvas.getByRole('region', { name: 'What will be scored' }).scrollIntoView();
  },
};

export const PhoneEditingWhatWillBeScored: Story = {
  ...EditingWhatWillBeScored,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const LeavesNoDraftWhereNothingWasChanged: Story = {
  beforeEach: withCriteria,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    await userEvent.type(canvas.getByLabelText(/^Title/), 's{Backspace}');
    await userEvent.click(canvas.getByRole('option', { name: /^Staff Accountant/ }));
    await open(context);
    await expect(await canvas.findByRole('button', { name: 'Edit' })).toBeVisible();
  },
};

export const UndoKeepsWhatWasSet: Story = {
  beforeEach: withCriteria,
  play: async (context) => {
    await undo(context);
    await expect(await getNotifications(context).findByText('The job is back.')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ ...asSaved, criteria: chosenJob.criteria });
  },
};

const sent = fn();
const held = createHeldAnswer(saved);
