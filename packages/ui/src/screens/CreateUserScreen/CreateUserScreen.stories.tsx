import { adminLogin, newUser } from '@cortex/api-client/fixtures/people';
import { absent, networkDown, pending } from '@cortex/api-client/mocks/handlers';
import { clearSession, getSession, storeSession, subscribeToSession } from '@cortex/api-client/session';
import {
  getCreateUserMockHandler201,
  getCreateUserMockHandler403,
  getCreateUserMockHandler409,
  getCreateUserMockHandler500,
} from '@cortex/api-client/users/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { messages } from '../../feedback/messages.ts';
import { createHeldAnswer } from '../../stories/createHeldAnswer.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { CreateUserScreen } from './CreateUserScreen.tsx';

const meta = preview.meta({
  component: CreateUserScreen,
  args: {
    view: 'password' as const,
    getHref: ({ view }) => (view === 'password' ? '/create-user' : `/create-user?view=${view}`),
    cancelHref: '/active-users',
    upgradeHref: '/upgrade-needed',
    onCreated: fn(),
  },
});

async function fill({ canvas, userEvent }: StoryContext) {
  await userEvent.type(canvas.getByLabelText(/^Username/), 'sam.lee');
  await userEvent.type(canvas.getByLabelText(/^Email/), 'sam.lee@cortex.test');
  await userEvent.type(canvas.getByLabelText(/^Full name/), 'Sam Lee');
  await userEvent.type(canvas.getByLabelText(/^Password/), 'quiet-harbour-41');
}

async function submit(context: StoryContext) {
  await fill(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Create User' }));
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create User' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create User' })).toBeEnabled();
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveValue('');
    const way = canvas.getByRole('link', { name: 'Send an invitation' });
    await expect(way).toHaveAttribute('href', '/create-user?view=invitation');
  },
});

/** A server without invitations: there is the form alone, whatever the address says. */
export const WithoutInvitations = meta.story({
  args: { view: 'invitation' },
  beforeEach({ msw }) {
    msw.use(absent('listInvitations'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Create User' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'View' })).toBeNull();
  },
});

/** The first admin of a new organization, where the server wants their email confirmed first. */
export const AsksToConfirmTheEmail = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getCreateUserMockHandler403({
        detail:
          'Confirm your email first, with the link in the mail that you were sent. Then add colleagues.',
        code: 'email_unconfirmed',
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await submit(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the mail again' }));
    await expect(await canvas.findByText(/a new mail is on its way/)).toBeVisible();
    await expect(canvas.getByLabelText(/^Username/)).toHaveValue('sam.lee');
  },
});

export const Phone = meta.story({ globals: onPhone });

export const Saving = meta.story({
  beforeEach({ msw }) {
    msw.use(getCreateUserMockHandler201(pending));
  },
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByRole('button', { name: 'Creating...' })).toBeDisabled();
  },
});

export const SaveError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getCreateUserMockHandler500());
  },
  play: async (context) => {
    await submit(context);
    await expect(await getNotifications(context).findByText(messages.createUser.failed)).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Full name/)).toHaveValue('Sam Lee');
    await expect(context.args.onCreated).not.toHaveBeenCalled();
  },
});

export const Forbidden = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getCreateUserMockHandler403({
        detail: 'Your Standard plan allows 5 people. Upgrade the subscription to add more.',
        code: 'upgrade_required',
      }),
    );
  },
  play: async (context) => {
    await submit(context);
    await expect(await getNotifications(context).findByText(messages.createUser.failed)).toBeVisible();
    const way = within(context.canvasElement).getAllByRole('link', { name: 'See what an upgrade adds' });
    await expect(way[0]).toHaveAttribute('href', '/upgrade-needed');
    await expect(context.canvas.getByLabelText(/^Username/)).toHaveValue('sam.lee');
  },
});

export const RecoversFromSaveError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getCreateUserMockHandler500());
  },
  play: async (context) => {
    const { args, canvas, msw, userEvent } = context;
    await submit(context);
    await expect(await getNotifications(context).findByText(messages.createUser.failed)).toBeVisible();
    msw.use(getCreateUserMockHandler201(newUser));
    await userEvent.click(await canvas.findByRole('button', { name: 'Create User' }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledWith({ user: newUser }));
  },
});

export const SaysWhenNobodyAnswers = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('createUser'));
  },
  play: async (context) => {
    await submit(context);
    await expect(await getNotifications(context).findByText(messages.createUser.error)).toBeVisible();
  },
});

export const ShowsTheServersFieldErrors = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getCreateUserMockHandler409({
        detail: 'Somebody signs in with this email already. Use another one.',
        code: 'email_taken',
        errors: { email: 'This email is taken.' },
      }),
    );
  },
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByText('This email is taken.')).toBeVisible();
    await waitFor(() => expect(context.canvas.getByLabelText(/^Email/)).toHaveFocus());
  },
});

export const Submitted = meta.story({
  beforeEach({ msw }) {
    recordSent.mockClear();
    msw.use(
      getCreateUserMockHandler201(async ({ request }) => {
        recordSent(await request.json());
        return { ...newUser, is_admin: true };
      }),
    );
  },
  play: async (context) => {
    await fill(context);
    await context.userEvent.click(context.canvas.getByRole('checkbox', { name: /^Is user an Admin\?/ }));
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Create User' }));
    await waitFor(() => expect(context.args.onCreated).toHaveBeenCalledOnce());
    await expect(await getNotifications(context).findByText(messages.createUser.success)).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Password/)).toHaveValue('');
    await expect(context.canvas.getByRole('checkbox', { name: /^Is user an Admin\?/ })).not.toBeChecked();
    await expect(recordSent).toHaveBeenCalledWith({
      username: 'sam.lee',
      email: 'sam.lee@cortex.test',
      full_name: 'Sam Lee',
      password: 'quiet-harbour-41',
      is_admin: true,
    });
  },
});

export const KeepsTheTextWhenTheSessionEnds = meta.story({
  beforeEach() {
    storeSession(adminLogin);
  },
  render: function Render(args) {
    const session = useSyncExternalStore(subscribeToSession, getSession);
    return session ? <CreateUserScreen {...args} /> : <p>Signed out</p>;
  },
  play: async (context) => {
    const { canvas } = context;
    await fill(context);
    clearSession();
    await expect(await canvas.findByText('Signed out')).toBeVisible();
    storeSession(adminLogin);
    await expect(await canvas.findByLabelText(/^Full name/)).toHaveValue('Sam Lee');
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('');
  },
});

export const RequiresEveryField = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create User' }));
    await expect(await canvas.findByText('Username is required.')).toBeVisible();
    await expect(canvas.getByText('Email is required.')).toBeVisible();
    await expect(canvas.getByText('Full name is required.')).toBeVisible();
    await expect(canvas.getByText('Password is required.')).toBeVisible();
    await expect(canvas.getByLabelText(/^Username/)).toHaveFocus();
  },
});

export const SendsOnce = meta.story({
  beforeEach({ msw }) {
    msw.use(getCreateUserMockHandler201(held.renew()));
  },
  play: async (context) => {
    await fill(context);
    await context.userEvent.type(context.canvas.getByLabelText(/^Full name/), '{Enter}{Enter}{Enter}');
    await waitFor(() => expect(held.send).toHaveBeenCalledOnce());
    held.release();
    await waitFor(() => expect(context.args.onCreated).toHaveBeenCalledOnce());
    await expect(held.send).toHaveBeenCalledOnce();
  },
});

const recordSent = fn();

const held = createHeldAnswer(newUser);
