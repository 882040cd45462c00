import { backendJob } from '@cortex/api-client/fixtures/jobs';
import {
  getListJobsMockHandler200,
  getListJobsMockHandler500,
  getUpdateJobMockHandler200,
  getUpdateJobMockHandler404,
  getUpdateJobMockHandler422,
  getUpdateJobMockHandler500,
} from '@cortex/api-client/jobs/mocks';
import { networkDown, pending } from '@cortex/api-client/mocks/handlers';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { messages } from '../../feedback/messages.ts';
import {
  asSaved,
  edit,
  open,
  others,
  recordSent,
  saved,
  screenMeta,
  sent,
  toBackendJob,
  withCriteria,
} from '../../stories/activeJobs.tsx';
import { createHeldAnswer } from '../../stories/createHeldAnswer.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { returnToTab } from '../../stories/returnToTab.ts';
import { ActiveJobsScreen } from './ActiveJobsScreen.tsx';

const meta = preview.meta({
  title: 'ActiveJobsScreen',
  component: ActiveJobsScreen,
  ...screenMeta,
});

async function save(context: StoryContext) {
  await edit(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save' }));
}

async function expectToKeepTheEditOfADeletedJob({ canvas }: StoryContext) {
  const panel = within(canvas.getByRole('region', { name: backendJob.title }));
  await expect(await panel.findByText('This job has been deleted.')).toBeVisible();
  await expect(panel.getByLabelText(/^Title/)).toHaveValue(saved.title);
  await expect(panel.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(panel.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  await expect(canvas.queryByRole('option', toBackendJob)).toBeNull();
}

export const Editing = meta.story({
  play: async (context) => {
    await edit(context);
    await expect(context.canvas.getByLabelText(/^Skills/)).toHaveValue(backendJob.skills_required);
  },
});

export const PhoneEditing = meta.story({ ...Editing.input, globals: onPhone });

export const SaveError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getUpdateJobMockHandler500());
  },
  play: async (context) => {
    await save(context);
    await expect(await getNotifications(context).findByText(messages.updateJob.failed)).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Title/)).toHaveValue(saved.title);
  },
});

export const RecoversFromSaveError = meta.story({
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
});

export const ShowsTheServersFieldErrors = meta.story({
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
});

export const Submitted = meta.story({
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
});

export const KeepsTheSavedRowWhenTheRefreshFails = meta.story({
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
});

export const SendsOnce = meta.story({
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
});

export const RequiresEveryField = meta.story({
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
});

export const DiscardsTheEdit = meta.story({
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
});

export const KeepsAnEditWhenAnotherJobIsOpened = meta.story({
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
});

export const SavesWhileAnotherJobIsOpened = meta.story({
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
});

export const SaysThatItWasDeletedElsewhere = meta.story({
  play: async (context) => {
    await edit(context);
    context.msw.use(getListJobsMockHandler200(others));
    returnToTab();
    await expectToKeepTheEditOfADeletedJob(context);
  },
});

export const SaysOnSavingThatItWasDeletedElsewhere = meta.story({
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
});

export const Saving = meta.story({
  beforeEach({ msw }) {
    msw.use(getUpdateJobMockHandler200(pending));
  },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  },
});

export const KeepsWhatIsTypedWhileSaving = meta.story({
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
});

export const DiscardsWhatWasTypedBefore = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await edit(context);
    await userEvent.click(canvas.getByRole('option', { name: /^Staff Accountant/ }));
    await open(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }));
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue(backendJob.title);
    await expect(canvas.queryByText('You have unsaved changes.')).toBeNull();
  },
});

export const EditsWhatWillBeScored = meta.story({
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
});

export const EditingWhatWillBeScored = meta.story({
  beforeEach: withCriteria,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    await expect(await canvas.findByRole('combobox', { name: /Swedish/ })).toHaveValue('must');
    canvas.getByRole('region', { name: 'What will be scored' }).scrollIntoView();
  },
});

export const PhoneEditingWhatWillBeScored = meta.story({
  ...EditingWhatWillBeScored.input,
  globals: onPhone,
});

export const LeavesNoDraftWhereNothingWasChanged = meta.story({
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
});

/** What one saved oneself a moment ago is nobody else's. */
export const SavesTwiceWhatIsTypedOn = meta.story({
  ...KeepsWhatIsTypedWhileSaving.input,
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await save(context);
    await waitFor(() => expect(held.send).toHaveBeenCalledOnce());
    await userEvent.type(canvas.getByLabelText(/^Title/), ', remote');
    msw.use(getListJobsMockHandler200([saved, ...others]));
    held.release();
    await canvas.findByText('Saved. What you typed since then is not saved yet.');
    msw.use(getUpdateJobMockHandler200({ ...saved, title: `${saved.title}, remote` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('button', { name: 'Edit' })).toBeVisible();
  },
});

const held = createHeldAnswer(saved);
