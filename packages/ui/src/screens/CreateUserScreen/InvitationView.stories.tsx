import { invitations, sentInvitation } from '@cortex/api-client/fixtures/invitations';
import { adminLogin } from '@cortex/api-client/fixtures/people';
import {
  getCreateInvitationMockHandler201,
  getCreateInvitationMockHandler403,
  getCreateInvitationMockHandler409,
  getCreateInvitationMockHandler429,
  getCreateInvitationMockHandler500,
  getListInvitationsMockHandler200,
  getListInvitationsMockHandler500,
  getResendInvitationMockHandler429,
} from '@cortex/api-client/invitations/mocks';
import { networkDown, pending } from '@cortex/api-client/mocks/handlers';
import { clearSession, getSession, storeSession, subscribeToSession } from '@cortex/api-client/session';
import type { StoryContext } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { CreateUserScreen } from './CreateUserScreen.tsx';

const texts = extensionMessages.createInvitation;

const meta = preview.meta({
  title: 'CreateUserScreen',
  component: CreateUserScreen,
  args: {
    view: 'invitation' as const,
    getHref: ({ view }) => (view === 'password' ? '/create-user' : `/create-user?view=${view}`),
    cancelHref: '/active-users',
    upgradeHref: '/upgrade-needed',
    onCreated: fn(),
  },
});

async function fill({ canvas, userEvent }: StoryContext) {
  await userEvent.type(canvas.getByLabelText(/^Email/), 'sam.lee@cortex.test');
  await userEvent.type(canvas.getByLabelText(/^Full name/), 'Sam Lee');
}

async function submit(context: StoryContext) {
  await fill(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Send Invitation' }));
}

export const WithInvitations = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('sam.lee@cortex.test')).toBeVisible();
    await expect(canvas.getByText('Sent 24 Nov 2026, works until 1 Dec 2026')).toBeVisible();
    await expect(canvas.getByText('a deleted user')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Send an invitation' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});

export const WithInvitationsOnAPhone = meta.story({ ...WithInvitations.input, globals: onPhone });

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(getListInvitationsMockHandler200(pending));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading open invitations...')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Send Invitation' })).toBeEnabled();
  },
});

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(getListInvitationsMockHandler200([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody is invited at the moment.')).toBeVisible();
  },
});

export const LoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListInvitationsMockHandler500());
  },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    await expect(canvas.getByRole('button', { name: 'Send Invitation' })).toBeEnabled();
    await expect(retry).toBeVisible();
  },
});

export const RecoversFromLoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListInvitationsMockHandler500());
  },
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    msw.use(getListInvitationsMockHandler200(invitations));
    await userEvent.click(retry);
    await expect(await canvas.findByText('sam.lee@cortex.test')).toBeVisible();
  },
});

export const SendingAnInvitation = meta.story({
  beforeEach({ msw }) {
    msw.use(getCreateInvitationMockHandler201(pending));
  },
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByRole('button', { name: 'Sending...' })).toBeDisabled();
  },
});

export const AnInvitationIsNotSent = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getCreateInvitationMockHandler500());
  },
  play: async (context) => {
    await submit(context);
    await expect(await getNotifications(context).findByText(texts.failed)).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Email/)).toHaveValue('sam.lee@cortex.test');
  },
});

export const SaysWhenNobodyTakesAnInvitation = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('createInvitation'));
  },
  play: async (context) => {
    await submit(context);
    await expect(await getNotifications(context).findByText(texts.error)).toBeVisible();
  },
});

export const NoRoomForAnInvitation = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getCreateInvitationMockHandler403({
        detail:
          'Your Standard plan allows 5 people. Open invitations take a place each. Revoke one, or upgrade the subscription to add more.',
        code: 'upgrade_required',
      }),
    );
  },
  play: async (context) => {
    await submit(context);
    await expect(await getNotifications(context).findByText(texts.failed)).toBeVisible();
    const way = within(context.canvasElement).getAllByRole('link', { name: 'See what an upgrade adds' });
    await expect(way[0]).toHaveAttribute('href', '/upgrade-needed');
  },
});

export const AsksToConfirmTheEmailBeforeInviting = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getCreateInvitationMockHandler403({
        detail:
          'Confirm your email first, with the link in the mail that you were sent. Then add colleagues.',
        code: 'email_unconfirmed',
      }),
    );
  },
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByRole('button', { name: 'Send the mail again' })).toBeVisible();
  },
});

export const ShowsThatTheInvitedEmailIsTaken = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getCreateInvitationMockHandler409({
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

export const TooManyInvitations = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getCreateInvitationMockHandler429());
  },
  play: async (context) => {
    await submit(context);
    await expect(await getNotifications(context).findByText(texts.failed)).toBeVisible();
  },
});

export const RequiresAnEmail = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Invitation' }));
    await expect(await canvas.findByText('Email is required.')).toBeVisible();
    await expect(canvas.getByLabelText(/^Email/)).toHaveFocus();
  },
});

export const SendsAnInvitation = meta.story({
  beforeEach({ msw }) {
    recordSent.mockClear();
    msw.use(
      getListInvitationsMockHandler200(() => (recordSent.mock.calls.length > 0 ? [sentInvitation] : [])),
      getCreateInvitationMockHandler201(async ({ request }) => {
        recordSent(await request.json());
        return sentInvitation;
      }),
    );
  },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByText('Nobody is invited at the moment.');
    await submit(context);
    await expect(await getNotifications(context).findByText(texts.success)).toBeVisible();
    await expect(canvas.getByText('sam.lee@cortex.test')).toBeVisible();
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('');
    await expect(recordSent).toHaveBeenCalledWith({
      email: 'sam.lee@cortex.test',
      full_name: 'Sam Lee',
      is_admin: false,
    });
  },
});

export const SendsAgainAndRevokes = meta.story({
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again to sam.lee@cortex.test' }));
    const told = getNotifications(context);
    await expect(await told.findByText(extensionMessages.resendInvitation.success)).toBeVisible();
    msw.use(getListInvitationsMockHandler200(invitations.slice(1)));
    await userEvent.click(
      canvas.getByRole('button', { name: 'Revoke the invitation of sam.lee@cortex.test' }),
    );
    await expect(await told.findByText(extensionMessages.revokeInvitation.success)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('sam.lee@cortex.test')).toBeNull());
  },
});

export const TooManySentAgain = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getResendInvitationMockHandler429());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again to sam.lee@cortex.test' }));
    const list = canvas.getByRole('region', { name: 'Open invitations' });
    await expect(await within(list).findByText(extensionMessages.resendInvitation.failed)).toBeVisible();
  },
});

export const KeepsTheInvitationWhenTheSessionEnds = meta.story({
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
  },
});

const recordSent = fn();
