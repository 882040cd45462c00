import { getLogInMockHandler200, getLogInMockHandler401 } from '@cortex/api-client/auth/mocks';
import {
  getListSignInMethodsMockHandler200,
  getStartCompanySignInMockHandler503,
} from '@cortex/api-client/company/mocks';
import { adminLogin } from '@cortex/api-client/fixtures/people';
import { networkDown, pending } from '@cortex/api-client/mocks/handlers';
import { getFinishPasskeySignInMockHandler401 } from '@cortex/api-client/passkeys/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { messages } from '../../feedback/messages.ts';
import { passkeyMessages } from '../../forms/passkeyMessages.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { giveDevice } from '../../stories/giveDevice.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { SignInScreen } from './SignInScreen.tsx';

const meta = preview.meta({
  component: SignInScreen,
  args: {
    forgotPasswordHref: '/forgot-password',
    createOrganizationHref: '/organization/create',
    aboutHref: '/about-cortex',
    supportHref: '/contact-support',
    onSignedIn: fn(),
  },
});

async function signIn({ canvas, userEvent }: StoryContext) {
  await userEvent.type(canvas.getByLabelText(/^Email/), 'user@cortex.test');
  await userEvent.type(canvas.getByLabelText(/^Password/), 'demo password{Enter}');
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveValue('');
  },
});

export const Phone = meta.story({ globals: onPhone });

export const Saving = meta.story({
  beforeEach({ msw }) {
    msw.use(getLogInMockHandler200(pending));
  },
  play: async (context) => {
    await signIn(context);
    await expect(await context.canvas.findByRole('button', { name: 'Signing in...' })).toBeDisabled();
  },
});

export const SaveError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getLogInMockHandler401());
  },
  play: async (context) => {
    await signIn(context);
    await expect(await getNotifications(context).findByText(messages.login.failed)).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Email/)).toHaveValue('user@cortex.test');
    await expect(context.canvas.getByLabelText(/^Password/)).toHaveValue('demo password');
    await expect(context.args.onSignedIn).not.toHaveBeenCalled();
  },
});

export const SaysWhenNobodyAnswers = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('logIn'));
  },
  play: async (context) => {
    await signIn(context);
    await expect(await getNotifications(context).findByText(messages.login.error)).toBeVisible();
  },
});

export const Submitted = meta.story({
  play: async (context) => {
    await signIn(context);
    await waitFor(() => expect(context.args.onSignedIn).toHaveBeenCalledWith({ role: 'user' }));
    await expect(await getNotifications(context).findByText(messages.login.success)).toBeVisible();
    await expect(localStorage.getItem('access_token')).toBe('recruiter-token');
  },
});

export const TellsAnAdminApart = meta.story({
  beforeEach({ msw }) {
    msw.use(getLogInMockHandler200(adminLogin));
  },
  play: async (context) => {
    await signIn(context);
    await waitFor(() => expect(context.args.onSignedIn).toHaveBeenCalledWith({ role: 'admin' }));
  },
});

export const RequiresBothFields = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(await canvas.findByText('Email is required.')).toBeVisible();
    await expect(canvas.getByText('Password is required.')).toBeVisible();
    await expect(canvas.getByLabelText(/^Email/)).toHaveFocus();
  },
});

export const ShowsThePassword = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Password/), 'demo');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText(/^Password/)).toHaveAttribute('type', 'text');
  },
});

export const TakesTheFailureAwayOnSuccess = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getLogInMockHandler401());
  },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await signIn(context);
    await expect(await getNotifications(context).findByText(messages.login.failed)).toBeVisible();
    msw.use(getLogInMockHandler200(adminLogin));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(await getNotifications(context).findByText(messages.login.success)).toBeVisible();
    await waitFor(() => expect(getNotifications(context).queryByText(messages.login.failed)).toBeNull());
  },
});

export const LeadsToAboutAndSupport = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'About Cortex' })).toHaveAttribute('href', '/about-cortex');
    await expect(canvas.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
      'href',
      '/contact-support',
    );
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
  },
});

/** Where a company's identity provider signs its people in. */
export const WithACompany = meta.story({
  beforeEach({ msw }) {
    msw.use(getListSignInMethodsMockHandler200({ company: { name: 'Northwind' } }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in with Northwind' })).toBeVisible();
  },
});

export const WithACompanyOnPhone = meta.story({ ...WithACompany.input, globals: onPhone });

export const CompanyDoesNotAnswer = meta.story({
  ...WithACompany.input,
  parameters: { expectsFailure: true },
  play: async (context) => {
    context.msw.use(getStartCompanySignInMockHandler503());
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: 'Sign in with Northwind' }),
    );
    await expect(await getNotifications(context).findByText(/does not answer/)).toBeVisible();
  },
});

/** Where one can sign in with a passkey. */
export const WithPasskeys = meta.story({
  beforeEach({ msw }) {
    msw.use(getListSignInMethodsMockHandler200({ passkeys: true }));
    return giveDevice('answers');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Use a passkey' })).toBeVisible();
  },
});

export const WithPasskeysAndACompany = meta.story({
  beforeEach({ msw }) {
    msw.use(getListSignInMethodsMockHandler200({ passkeys: true, company: { name: 'Northwind' } }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Use a passkey' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign in with Northwind' })).toBeVisible();
  },
});

export const WithPasskeysAndACompanyOnPhone = meta.story({
  ...WithPasskeysAndACompany.input,
  globals: onPhone,
});

async function pressPasskey({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Use a passkey' }));
}

export const SignsInWithAPasskey = meta.story({
  ...WithPasskeys.input,
  play: async (context) => {
    await pressPasskey(context);
    await waitFor(() => expect(context.args.onSignedIn).toHaveBeenCalledWith({ role: 'user' }));
    await expect(localStorage.getItem('access_token')).toBe('recruiter-token');
  },
});

export const WaitsForThePasskey = meta.story({
  beforeEach({ msw }) {
    msw.use(getListSignInMethodsMockHandler200({ passkeys: true }));
    return giveDevice('never');
  },
  play: async (context) => {
    await pressPasskey(context);
    await expect(
      await context.canvas.findByRole('button', { name: 'Waiting for the passkey...' }),
    ).toBeDisabled();
  },
});

export const NoPasskeyHere = meta.story({
  beforeEach({ msw }) {
    msw.use(getListSignInMethodsMockHandler200({ passkeys: true }));
    return giveDevice('NotAllowedError');
  },
  play: async (context) => {
    await pressPasskey(context);
    await expect(await context.canvas.findByText(/or this device has no passkey for Cortex/)).toBeVisible();
    await expect(context.args.onSignedIn).not.toHaveBeenCalled();
  },
});

export const NoPasskeyHereOnPhone = meta.story({ ...NoPasskeyHere.input, globals: onPhone });

export const ThePasskeyIsRefused = meta.story({
  ...WithPasskeys.input,
  parameters: { expectsFailure: true },
  play: async (context) => {
    context.msw.use(getFinishPasskeySignInMockHandler401());
    await pressPasskey(context);
    await expect(await getNotifications(context).findByText(passkeyMessages.finish.failed)).toBeVisible();
    await expect(context.args.onSignedIn).not.toHaveBeenCalled();
  },
});
