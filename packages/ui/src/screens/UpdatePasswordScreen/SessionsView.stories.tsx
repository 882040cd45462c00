import {
  getEndOtherSessionsMockHandler500,
  getEndSessionMockHandler204,
  getEndSessionMockHandler500,
  getListSessionsMockHandler200,
  getListSessionsMockHandler500,
} from '@cortex/api-client/account/mocks';
import { people } from '@cortex/api-client/fixtures/people';
import { ownSession, sessions } from '@cortex/api-client/fixtures/sessions';
import { absent, pending } from '@cortex/api-client/mocks/handlers';
import { getListUsersMockHandler200 } from '@cortex/api-client/users/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accountMessages } from '../../feedback/accountMessages.ts';
import { companyLinkMessages } from '../../lists/companyLinkMessages.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { UpdatePasswordScreen } from './UpdatePasswordScreen.tsx';

const { loadSessions, endSession, endOtherSessions } = accountMessages;

const meta = preview.meta({
  title: 'UpdatePasswordScreen',
  component: UpdatePasswordScreen,
  args: {
    signedIn: true,
    view: 'sessions' as const,
    getHref: ({ view }) => `/update-password?view=${view}`,
    logOutHref: '/logout',
    confirmationToken: '',
    onSecondFactorReady: fn(),
    onCancel: fn(),
    onUpdated: fn(),
  },
});

async function endThePhone({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Sign out Safari on iPhone' }));
}

export const WithSessions = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Firefox on Windows')).toBeVisible();
    await expect(canvas.getByText('This session')).toBeVisible();
    await expect(canvas.getByText('Unknown device')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/logout');
  },
});

export const WithSessionsOnAPhone = meta.story({ ...WithSessions.input, globals: onPhone });

export const OnlyThisSession = meta.story({
  beforeEach({ msw }) {
    msw.use(getListSessionsMockHandler200([ownSession]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are signed in nowhere else.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  },
});

export const SessionsLoading = meta.story({
  beforeEach({ msw }) {
    msw.use(getListSessionsMockHandler200(() => pending()));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading where you are signed in...')).toBeInTheDocument();
  },
});

export const SessionsLoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListSessionsMockHandler500());
  },
  play: async (context) => {
    await expect(await context.canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(await getNotifications(context).findByText(loadSessions.failed)).toBeVisible();
  },
});

export const SessionsWithoutTheExtension = meta.story({
  beforeEach({ msw }) {
    msw.use(absent('listSessions'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This server does not list where you are signed in.')).toBeVisible();
  },
});

export const EndsASession = meta.story({
  play: async (context) => {
    await context.canvas.findByText('Safari on iPhone');
    context.msw.use(getListSessionsMockHandler200(sessions.filter(({ id }) => id !== 'ses_phone')));
    await endThePhone(context);
    await expect(await getNotifications(context).findByText(endSession.success)).toBeVisible();
    await waitFor(() => expect(context.canvas.queryByText('Safari on iPhone')).toBeNull());
  },
});

export const EndingASession = meta.story({
  beforeEach({ msw }) {
    msw.use(getEndSessionMockHandler204(() => pending()));
  },
  play: async (context) => {
    await endThePhone(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Sign out everywhere else' })).toBeDisabled(),
    );
  },
});

export const ASessionIsNotEnded = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getEndSessionMockHandler500());
  },
  play: async (context) => {
    await endThePhone(context);
    // In a toast, and above the list, where it stays.
    await expect(await getNotifications(context).findByText(endSession.failed)).toBeVisible();
    await waitFor(() => expect(context.canvas.getAllByText(endSession.failed).length).toBeGreaterThan(0));
    await expect(context.canvas.getByText('Safari on iPhone')).toBeVisible();
  },
});

export const EndsAllOtherSessions = meta.story({
  play: async (context) => {
    const end = await context.canvas.findByRole('button', { name: 'Sign out everywhere else' });
    context.msw.use(getListSessionsMockHandler200([ownSession]));
    await context.userEvent.click(end);
    await expect(await context.canvas.findByText('You are signed in nowhere else.')).toBeVisible();
    await expect(await getNotifications(context).findByText(endOtherSessions.success)).toBeVisible();
  },
});

export const OtherSessionsAreNotEnded = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getEndOtherSessionsMockHandler500());
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out everywhere else' }));
    await expect(await getNotifications(context).findByText(endOtherSessions.failed)).toBeVisible();
    await expect(canvas.getByText('Safari on iPhone')).toBeVisible();
  },
});

const linkedPeople = people.map((person) => ({ ...person, company_linked: person.is_self === true }));

export const LinkedToTheCompany = meta.story({
  beforeEach({ msw }) {
    msw.use(getListUsersMockHandler200(linkedPeople));
  },
  play: async ({ canvas, userEvent }) => {
    const unlink = { name: 'Unlink the company sign-in of your account' };
    await userEvent.click(await canvas.findByRole('button', unlink));
    await expect(canvas.getByText(/^You sign in with your password or a passkey from then on/)).toBeVisible();
  },
});

export const UnlinksTheirAccount = meta.story({
  ...LinkedToTheCompany.input,
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    const unlink = { name: 'Unlink the company sign-in of your account' };
    await userEvent.click(await canvas.findByRole('button', unlink));
    msw.use(getListUsersMockHandler200(people));
    await userEvent.click(canvas.getByRole('button', { name: 'Unlink' }));
    const { success } = companyLinkMessages.remove;
    await expect(await getNotifications(context).findByText(success)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Company sign-in' })).toBeNull());
  },
});
