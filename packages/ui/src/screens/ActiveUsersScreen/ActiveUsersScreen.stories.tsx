import { admin, adminLogin, newUser, peopleOfAdmin } from '@cortex/api-client/fixtures/people';
import { networkDown, pending } from '@cortex/api-client/mocks/handlers';
import { getSession, storeSession } from '@cortex/api-client/session';
import {
  getDeleteUserMockHandler200,
  getDeleteUserMockHandler409,
  getDeleteUserMockHandler500,
  getListUsersMockHandler200,
  getListUsersMockHandler500,
  getRestoreUserMockHandler200,
  getUpdateUserMockHandler200,
  getUpdateUserMockHandler404,
  getUpdateUserMockHandler409,
  getUpdateUserMockHandler500,
} from '@cortex/api-client/users/mocks';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { messages } from '../../feedback/messages.ts';
import { createHeldAnswer } from '../../stories/createHeldAnswer.ts';
import { failsToLoad, recoversFromLoadError, staysLoading } from '../../stories/loadStories.ts';
import { ActiveUsersScreen } from './ActiveUsersScreen.tsx';

const meta = {
  component: ActiveUsersScreen,
  args: {
    createUserHref: '/create-user',
    selectedId: null,
    onSelect: fn(),
    initialQuery: '',
    onQueryChange: fn(),
  },
  render: function Render(args) {
    const [selectedId, setSelectedId] = useState(args.selectedId);
    return (
      <ActiveUsersScreen
        {...args}
        selectedId={selectedId}
        onSelect={(selection) => {
          args.onSelect(selection);
          setSelectedId(selection.id);
        }}
      />
    );
  },
  beforeEach({ msw }) {
    msw.use(getListUsersMockHandler200(peopleOfAdmin));
  },
} satisfies Meta<typeof ActiveUsersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const [, recruiter] = peopleOfAdmin;
const saved = { ...newUser, ...recruiter, full_name: 'Jordan Reyes-Stone', is_admin: true };
const others = peopleOfAdmin.filter(({ id }) => id !== saved.id);
const peopleWithSaved = peopleOfAdmin.map((person) => (person.id === saved.id ? saved : person));

async function open({ canvas, userEvent }: StoryContext, name = /^jordan\.reyes/) {
  await userEvent.click(await canvas.findByRole('option', { name }));
}

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

async function askToDelete(context: StoryContext) {
  await open(context);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Delete' }));
}

async function remove(context: StoryContext) {
  await askToDelete(context);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Delete user' }));
}

/** The lists are loaded anew then. */
function comeBackToTheTab() {
  window.dispatchEvent(new Event('visibilitychange'));
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

function getNotifications({ canvas }: StoryContext) {
  return within(canvas.getByRole('region', { name: 'Notifications' }));
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(async () => {
      const names = canvas.getAllByRole('option').map((row) => row.firstElementChild?.textContent);
      await expect(names).toEqual(['avery.stone', 'jordan.reyes', 'user.one', 'user.two']);
    });
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('option', { name: /^jordan\.reyes/ })).toBeVisible();
  },
};

export const WithAPanel: Story = {
  play: async (context) => {
    await open(context);
    const panel = within(await context.canvas.findByRole('region', { name: 'Jordan Reyes' }));
    await expect(panel.getByText('user@cortex.test')).toBeVisible();
    for (const name of ['Edit', 'Delete', 'Close']) {
      await expect(panel.getByRole('button', { name })).toBeVisible();
    }
  },
};

export const PhoneWithAPanel: Story = { ...Phone, ...WithAPanel };

export const Editing: Story = {
  play: async (context) => {
    await edit(context);
    await expect(context.canvas.getByLabelText(/^Username/)).toHaveValue('jordan.reyes');
  },
};

export const PhoneEditing: Story = { ...Phone, ...Editing };

export const Loading: Story = staysLoading(getListUsersMockHandler200, 'Loading users...');

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(getListUsersMockHandler200([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no users yet.')).toBeVisible();
  },
};

export const NoResults: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'nobody');
    await expect(await canvas.findByText('No username or email contains “nobody”.')).toBeVisible();
  },
};

export const LoadError: Story = failsToLoad(getListUsersMockHandler500, messages.loadUsers);

export const RecoversFromLoadError: Story = recoversFromLoadError({
  operation: 'listUsers',
  answer: getListUsersMockHandler200(peopleOfAdmin),
  role: 'option',
  rows: peopleOfAdmin.length,
});

export const SearchesByUsernameOrEmail: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', { name: /^avery\.stone/ });
    await userEvent.keyboard('/');
    await userEvent.keyboard('USER.ONE');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'user@cortex');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await expect(canvas.getByRole('option', { name: /^jordan\.reyes/ })).toBeVisible();
    await expect(canvas.getByText('1 of 4')).toBeVisible();
  },
};

export const Saving: Story = {
  beforeEach({ msw }) {
    msw.use(getUpdateUserMockHandler200(pending));
  },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  },
};

export const SaveError: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getUpdateUserMockHandler500());
  },
  play: async (context) => {
    await save(context);
    await expect(await getNotifications(context).findByText(messages.updateUser.failed)).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Full name/)).toHaveValue('Jordan Reyes-Stone');
  },
};

export const RecoversFromSaveError: Story = {
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
};

export const ShowsTheServersFieldErrors: Story = {
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
};

export const Submitted: Story = {
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
};

export const KeepsTheSavedRowWhenTheRefreshFails: Story = {
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
};

export const DiscardsTheEdit: Story = {
  play: async (context) => {
    await edit(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await context.canvas.findByRole('button', { name: 'Edit' })).toBeVisible();
    await expect(context.canvas.queryByText('Jordan Reyes-Stone')).toBeNull();
  },
};

export const ConfirmsBeforeDelete: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await askToDelete(context);
    await expect(await canvas.findByRole('group', { name: 'Delete Jordan Reyes?' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }));
    await expect(await canvas.findByRole('button', { name: 'Delete' })).toHaveFocus();
    await expect(canvas.getByRole('option', { name: /^jordan\.reyes/ })).toBeVisible();
  },
};

export const AsksBeforeDelete: Story = {
  play: async (context) => {
    await askToDelete(context);
    await expect(await context.canvas.findByRole('button', { name: 'Delete user' })).toBeVisible();
  },
};

export const Deletes: Story = {
  beforeEach({ msw }) {
    msw.use(
      getDeleteUserMockHandler200(() => {
        msw.use(getListUsersMockHandler200(others));
        return { message: 'User deleted. Their jobs and candidates are yours now.' };
      }),
    );
  },
  play: async (context) => {
    const { canvas } = context;
    await remove(context);
    await expect(await getNotifications(context).findByText(messages.deleteUser.success)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('option', { name: /^jordan\.reyes/ })).toBeNull());
    await expect(canvas.queryByRole('region', { name: 'Jordan Reyes' })).toBeNull();
  },
};

export const OffersToTakeADeletionBack: Story = {
  beforeEach({ msw }) {
    msw.use(
      getDeleteUserMockHandler200(() => {
        msw.use(getListUsersMockHandler200(others));
        return { message: 'User deleted.', undo_seconds: 30 };
      }),
      getRestoreUserMockHandler200(recruiter),
    );
  },
  play: async (context) => {
    await remove(context);
    await expect(
      await context.canvas.findByRole('button', { name: 'Undo the deletion of Jordan Reyes' }),
    ).toBeVisible();
  },
};

export const TakesADeletionBack: Story = {
  ...OffersToTakeADeletionBack,
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    await remove(context);
    const undo = await getNotifications(context).findByRole('button', { name: 'Undo' });
    msw.use(getListUsersMockHandler200(peopleOfAdmin));
    await userEvent.click(undo);
    await expect(await canvas.findByRole('option', { name: /^jordan\.reyes/ })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Deleted just now' })).toBeNull());
    await expect(await getNotifications(context).findByText('The user is back.')).toBeVisible();
  },
};

export const SaysWhenDeletingFails: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getDeleteUserMockHandler500());
  },
  play: async (context) => {
    await remove(context);
    await expect(await getNotifications(context).findByText(messages.deleteUser.failed)).toBeVisible();
    await expect(context.canvas.getByRole('option', { name: /^jordan\.reyes/ })).toBeVisible();
  },
};

export const SaysWhenNobodyAnswersADelete: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('deleteUser'));
  },
  play: async (context) => {
    await remove(context);
    await expect(await getNotifications(context).findByText(messages.deleteUser.error)).toBeVisible();
  },
};

export const KeepsTheLastAdmin: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getDeleteUserMockHandler409({
        detail: 'This is the only admin. Make somebody else an admin first.',
        code: 'last_admin',
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context, /^avery\.stone/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete user' }));
    const notifications = getNotifications(context);
    await expect(await notifications.findByText(messages.deleteUser.failed)).toBeVisible();
    await expect(notifications.getByText(/^This is the only admin/)).toBeVisible();
  },
};

export const RequiresEveryField: Story = {
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
};

export const KeepsAnEditWhenAnotherUserIsOpened: Story = {
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
};

export const SaysThatItWasDeletedElsewhere: Story = {
  play: async (context) => {
    await edit(context);
    context.msw.use(getListUsersMockHandler200(others));
    comeBackToTheTab();
    await expectToKeepTheEditOfADeletedUser(context);
  },
};

export const SaysOnSavingThatItWasDeletedElsewhere: Story = {
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
};

export const StepsToTheNeighbours: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context, /^avery\.stone/);
    await expect(await canvas.findByRole('button', { name: 'Previous user' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next user' }));
    await expect(await canvas.findByRole('region', { name: 'Jordan Reyes' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next user' })).toHaveFocus();
  },
};

export const OpensWhatTheAddressNames: Story = {
  args: { selectedId: 'usr_recruiter', initialQuery: 'jordan' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Jordan Reyes' })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('jordan');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
  },
};

export const LoadingWithAPanel: Story = {
  args: { selectedId: 'usr_recruiter' },
  beforeEach({ msw }) {
    msw.use(getListUsersMockHandler200(pending));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the user...')).toBeInTheDocument();
  },
};

export const Closes: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Jordan Reyes' })).toBeNull());
    await expect(canvas.getByRole('listbox', { name: 'Users' })).toHaveFocus();
  },
};

export const SendsOnce: Story = {
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
};

const recordSent = fn();

export const KeepsWhatIsTypedWhileSaving: Story = {
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
};

const heldDeletion = createHeldAnswer({ message: 'User deleted.' });

export const LeavesAnotherPanelOpenWhenADeletionEnds: Story = {
  beforeEach({ msw }) {
    msw.use(getDeleteUserMockHandler200(heldDeletion.renew()));
  },
  play: async (context) => {
    const { canvas, msw } = context;
    await remove(context);
    await waitFor(() => expect(heldDeletion.send).toHaveBeenCalledOnce());
    await open(context, /^user\.one/);
    await expect(await canvas.findByRole('region', { name: 'User 1' })).toBeVisible();
    msw.use(getListUsersMockHandler200(others));
    heldDeletion.release();
    await expect(await getNotifications(context).findByText(messages.deleteUser.success)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('option', { name: /^jordan\.reyes/ })).toBeNull());
    await expect(canvas.getByRole('region', { name: 'User 1' })).toBeVisible();
  },
};

export const EscapeKeepsTheUser: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await askToDelete(context);
    await expect(await canvas.findByRole('button', { name: 'Keep' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('button', { name: 'Keep' })).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Jordan Reyes' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus();
  },
};

export const SaysWhatDeletingOneselfMeans: Story = {
  beforeEach() {
    storeSession(adminLogin);
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context, /^avery\.stone/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText(/^This is you: you are signed out at once/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete user' }));
    await waitFor(() => expect(getSession()).toBeNull());
  },
};

export const SaysWhatDemotingOneselfMeans: Story = {
  beforeEach({ msw }) {
    storeSession(adminLogin);
    msw.use(getUpdateUserMockHandler200({ ...admin, is_admin: false }));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context, /^avery\.stone/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Is user an Admin\?/ }));
    await expect(await canvas.findByText(/^This is you: from the moment you save/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(getSession()?.role).toBe('user'));
  },
};

const held = createHeldAnswer(saved);
