import { adminLogin, peopleOfAdmin } from '@cortex/api-client/fixtures/people';
import { networkDown } from '@cortex/api-client/mocks/handlers';
import { getSession, storeSession } from '@cortex/api-client/session';
import {
  getDeleteUserMockHandler200,
  getDeleteUserMockHandler409,
  getDeleteUserMockHandler500,
  getListUsersMockHandler200,
  getRestoreUserMockHandler200,
} from '@cortex/api-client/users/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { messages } from '../../feedback/messages.ts';
import { open, others, recruiter, screenMeta } from '../../stories/activeUsers.tsx';
import { createHeldAnswer } from '../../stories/createHeldAnswer.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { ActiveUsersScreen } from './ActiveUsersScreen.tsx';

const meta = preview.meta({
  title: 'ActiveUsersScreen',
  component: ActiveUsersScreen,
  ...screenMeta,
});

async function askToDelete(context: StoryContext) {
  await open(context);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Delete' }));
}

async function remove(context: StoryContext) {
  await askToDelete(context);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Delete user' }));
}

export const ConfirmsBeforeDelete = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await askToDelete(context);
    await expect(await canvas.findByRole('group', { name: 'Delete Jordan Reyes?' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }));
    await expect(await canvas.findByRole('button', { name: 'Delete' })).toHaveFocus();
    await expect(canvas.getByRole('option', { name: /^jordan\.reyes/ })).toBeVisible();
  },
});

export const AsksBeforeDelete = meta.story({
  play: async (context) => {
    await askToDelete(context);
    await expect(await context.canvas.findByRole('button', { name: 'Delete user' })).toBeVisible();
  },
});

export const Deletes = meta.story({
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
});

export const OffersToUndoADeletion = meta.story({
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
});

export const UndoesADeletion = meta.story({
  ...OffersToUndoADeletion.input,
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    await remove(context);
    const undo = await getNotifications(context).findByRole('button', { name: 'Undo' });
    msw.use(getListUsersMockHandler200(peopleOfAdmin));
    await userEvent.click(undo);
    await expect(await canvas.findByRole('option', { name: /^jordan\.reyes/ })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Deleted just now' })).toBeNull());
    await expect(await getNotifications(context).findByText('User restored.')).toBeVisible();
  },
});

export const SaysWhenDeletingFails = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getDeleteUserMockHandler500());
  },
  play: async (context) => {
    await remove(context);
    await expect(await getNotifications(context).findByText(messages.deleteUser.failed)).toBeVisible();
    await expect(context.canvas.getByRole('option', { name: /^jordan\.reyes/ })).toBeVisible();
  },
});

export const SaysWhenNobodyAnswersADelete = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('deleteUser'));
  },
  play: async (context) => {
    await remove(context);
    await expect(await getNotifications(context).findByText(messages.deleteUser.error)).toBeVisible();
  },
});

export const KeepsTheLastAdmin = meta.story({
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
});

const heldDeletion = createHeldAnswer({ message: 'User deleted.' });

export const LeavesAnotherPanelOpenWhenADeletionEnds = meta.story({
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
});

export const EscapeKeepsTheUser = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await askToDelete(context);
    await expect(await canvas.findByRole('button', { name: 'Keep' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('button', { name: 'Keep' })).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Jordan Reyes' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus();
  },
});

export const SaysWhatDeletingOneselfMeans = meta.story({
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
});
