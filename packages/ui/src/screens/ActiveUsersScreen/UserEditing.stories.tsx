import { admin, adminLogin, peopleOfAdmin } from '@cortex/api-client/fixtures/people';
import { networkDown, pending } from '@cortex/api-client/mocks/handlers';
import { getSession, storeSession } from '@cortex/api-client/session';
import {
  getListUsersMockHandler200,
  getListUsersMockHandler500,
  getUpdateUserMockHandler200,
  getUpdateUserMockHandler404,
  getUpdateUserMockHandler409,
  getUpdateUserMockHandler500,
} from '@cortex/api-client/users/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { messages } from '../../feedback/messages.ts';
import { open, others, saved, screenMeta } from '../../stories/activeUsers.tsx';
import { createHeldAnswer } from '../../stories/createHeldAnswer.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { returnToTab } from '../../stories/returnToTab.ts';
import { ActiveUsersScreen } from './ActiveUsersScreen.tsx';

const meta = preview.meta({
  title: 'ActiveUsersScreen',
  component: ActiveUsersScreen,
  ...screenMeta,
});

const peopleWithSaved = peopleOfAdmin.map((person) => (person.id === saved.id ? saved : person));

async function edit(context: StoryContext) {
  const { canvas, userEvent } = context;
  await open(context);
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
  const name = canvas.getByLabelText(/^Full name/);
  await userEvent.clear(name);
  await userEvent.type(name, 'Jordan Reyes-Stone');
  await userEvent.click(canvas.getByRole('checkbox', { name: /^Is user an Admin\?/ }));
}

async function save(context: StoryContext) {
  await edit(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save' }));
}

async function expectToKeepTheEditOfADeletedUser({ canvas }: StoryContext) {
  const panel = within(canvas.getByRole('region', { name: 'Jordan Reyes' }));
  await expect(await panel.findByText('This user has been deleted.')).toBeVisible();
  await expect(panel.getByLabelText(/^Full name/)).toHaveValue(saved.full_name);
  await expect(panel.getByRole('checkbox', { name: /^Is user an Admin\?/ })).toBeChecked();
  await expect(panel.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(panel.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  await expect(canvas.queryByRole('option', { name: /^jordan\.reyes/ })).toBeNull();
}

export const Editing = meta.story({
  play: async (context) => {
    await edit(context);
    await expect(context.canvas.getByLabelText(/^Username/)).toHaveValue('jordan.reyes');
  },
});

export const PhoneEditing = meta.story({ ...Editing.input, globals: onPhone });

export const Saving = meta.story({
  beforeEach({ msw }) {
    msw.use(getUpdateUserMockHandler200(pending));
  },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  },
});

export const SaveError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getUpdateUserMockHandler500());
  },
  play: async (context) => {
    await save(context);
    await expect(await getNotifications(context).findByText(messages.updateUser.failed)).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Full name/)).toHaveValue('Jordan Reyes-Stone');
  },
});

export const RecoversFromSaveError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('updateUser'));
  },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await save(context);
    await expect(await getNotifications(context).findByText(messages.updateUser.error)).toBeVisible();
    msw.use(getUpdateUserMockHandler200(saved), getListUsersMockHandler200(peopleWithSaved));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await getNotifications(context).findByText(messages.updateUser.success)).toBeVisible();
    await expect(canvas.getByRole('option', { name: /Jordan Reyes-Stone · .* · Admin/ })).toBeVisible();
  },
});

export const ShowsTheServersFieldErrors = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getUpdateUserMockHandler409({
        detail: 'Your organization has this username already. Use another one.',
        code: 'username_taken',
        errors: { username: 'This username is taken.' },
      }),
    );
  },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByText('This username is taken.')).toBeVisible();
    await waitFor(() => expect(context.canvas.getByLabelText(/^Username/)).toHaveFocus());
  },
});

export const Submitted = meta.story({
  beforeEach({ msw }) {
    recordSent.mockClear();
    msw.use(
      getUpdateUserMockHandler200(async ({ request }) => {
        recordSent(await request.json());
        msw.use(getListUsersMockHandler200(peopleWithSaved));
        return saved;
      }),
    );
  },
  play: async (context) => {
    await save(context);
    await expect(await getNotifications(context).findByText(messages.updateUser.success)).toBeVisible();
    await expect(await context.canvas.findByRole('region', { name: 'Jordan Reyes-Stone' })).toBeVisible();
    await expect(
      context.canvas.getByRole('option', { name: /Jordan Reyes-Stone · .* · Admin/ }),
    ).toBeVisible();
    await expect(recordSent).toHaveBeenCalledWith({
      username: 'jordan.reyes',
      email: 'user@cortex.test',
      full_name: 'Jordan Reyes-Stone',
      is_admin: true,
    });
  },
});

export const KeepsTheSavedRowWhenTheRefreshFails = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getUpdateUserMockHandler200(() => {
        msw.use(getListUsersMockHandler500());
        return saved;
      }),
    );
  },
  play: async (context) => {
    await save(context);
    await expect(await getNotifications(context).findByText(messages.loadUsers.failed)).toBeVisible();
    await expect(context.canvas.getByRole('option', { name: /Jordan Reyes-Stone/ })).toBeVisible();
  },
});

export const DiscardsTheEdit = meta.story({
  play: async (context) => {
    await edit(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await context.canvas.findByRole('button', { name: 'Edit' })).toBeVisible();
    await expect(context.canvas.queryByText('Jordan Reyes-Stone')).toBeNull();
  },
});

export const RequiresEveryField = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    for (const label of [/^Username/, /^Email/, /^Full name/]) {
      await userEvent.clear(canvas.getByLabelText(label));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Username is required.')).toBeVisible();
    await expect(canvas.getByText('Email is required.')).toBeVisible();
    await expect(canvas.getByText('Full name is required.')).toBeVisible();
  },
});

export const KeepsAnEditWhenAnotherUserIsOpened = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await edit(context);
    await userEvent.click(canvas.getByRole('option', { name: /^user\.one/ }));
    await expect(await canvas.findByRole('region', { name: 'User 1' })).toBeVisible();
    await open(context);
    await expect(await canvas.findByText('You have unsaved changes.')).toBeVisible();
    await expect(canvas.getByLabelText(/^Full name/)).toHaveValue('Jordan Reyes-Stone');
    await expect(canvas.getByRole('checkbox', { name: /^Is user an Admin\?/ })).toBeChecked();
  },
});

export const SaysThatItWasDeletedElsewhere = meta.story({
  play: async (context) => {
    await edit(context);
    context.msw.use(getListUsersMockHandler200(others));
    returnToTab();
    await expectToKeepTheEditOfADeletedUser(context);
  },
});

export const SaysOnSavingThatItWasDeletedElsewhere = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getUpdateUserMockHandler404(() => {
        msw.use(getListUsersMockHandler200(others));
        return { detail: 'It is not here. It may have been deleted.', code: 'not_found' };
      }),
    );
  },
  play: async (context) => {
    await save(context);
    await expect(await getNotifications(context).findByText(messages.updateUser.failed)).toBeVisible();
    await expectToKeepTheEditOfADeletedUser(context);
  },
});

export const SendsOnce = meta.story({
  beforeEach({ msw }) {
    msw.use(getUpdateUserMockHandler200(held.renew()));
  },
  play: async (context) => {
    await edit(context);
    await context.userEvent.dblClick(context.canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(held.send).toHaveBeenCalledOnce());
    context.msw.use(getListUsersMockHandler200(peopleWithSaved));
    held.release();
    await expect(await getNotifications(context).findByText(messages.updateUser.success)).toBeVisible();
    await expect(
      context.canvas.getByRole('option', { name: /Jordan Reyes-Stone · .* · Admin/ }),
    ).toBeVisible();
    await expect(held.send).toHaveBeenCalledOnce();
  },
});

const recordSent = fn();

export const KeepsWhatIsTypedWhileSaving = meta.story({
  beforeEach({ msw }) {
    msw.use(getUpdateUserMockHandler200(held.renew()));
  },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await save(context);
    await waitFor(() => expect(held.send).toHaveBeenCalledOnce());
    await userEvent.type(canvas.getByLabelText(/^Full name/), ' Jr.');
    msw.use(getListUsersMockHandler200(peopleWithSaved));
    held.release();
    await expect(await canvas.findByText('Saved. What you typed since then is not saved yet.')).toBeVisible();
    await expect(canvas.getByLabelText(/^Full name/)).toHaveValue(`${saved.full_name} Jr.`);
  },
});

export const SaysWhatDemotingOneselfMeans = meta.story({
  beforeEach({ msw }) {
    storeSession(adminLogin);
    msw.use(getUpdateUserMockHandler200({ ...admin, is_admin: false }));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context, /^avery\.stone/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Is user an Admin\?/ }));
    await expect(await canvas.findByText(/^This is you: once you save/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(getSession()?.role).toBe('user'));
  },
});

export const SaysWhatSomebodyElseChanged = meta.story({
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await edit(context);
    const renamed = { full_name: 'Jordan Stone' };
    msw.use(
      getListUsersMockHandler200(
        peopleOfAdmin.map((one) => (one.id === saved.id ? { ...one, ...renamed } : one)),
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Changed meanwhile to “Jordan Stone”.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }));
    await expect(canvas.getByLabelText(/^Full name/)).toHaveValue('Jordan Stone');
    await expect(canvas.getByLabelText(/^Full name/)).toHaveFocus();
    await expect(canvas.getByRole('checkbox', { name: /^Is user an Admin\?/ })).toBeChecked();
    await expect(canvas.queryByText(/^Changed meanwhile/)).toBeNull();
  },
});

const held = createHeldAnswer(saved);
