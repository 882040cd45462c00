import {
  getUpdatePasswordMockHandler200,
  getUpdatePasswordMockHandler400,
  getUpdatePasswordMockHandler422,
  getUpdatePasswordMockHandler500,
} from '@cortex/api-client/auth/mocks';
import { networkDown, pending } from '@cortex/api-client/mocks/handlers';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { messages } from '../../feedback/messages.ts';
import { createHeldAnswer } from '../../stories/createHeldAnswer.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { UpdatePasswordScreen } from './UpdatePasswordScreen.tsx';

const meta = preview.meta({
  component: UpdatePasswordScreen,
  args: {
    signedIn: false,
    view: 'password' as const,
    getHref: ({ view }) => `/update-password?view=${view}`,
    logOutHref: '/logout',
    confirmationToken: '',
    onSecondFactorReady: fn(),
    onCancel: fn(),
    onUpdated: fn(),
  },
});

async function submit({ canvas, userEvent }: StoryContext) {
  await userEvent.type(canvas.getByLabelText(/^Email/), 'user@cortex.test');
  await userEvent.type(canvas.getByLabelText(/^Current password/), 'demo password');
  await userEvent.type(canvas.getByLabelText(/^New password/), 'quiet harbour{Enter}');
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Update Password' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Update Password' })).toBeEnabled();
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveValue('');
  },
});

export const SignedIn = meta.story({
  args: { signedIn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Password' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Sessions' })).toHaveAttribute(
      'href',
      '/update-password?view=sessions',
    );
    await expect(await canvas.findByRole('link', { name: 'Second factor' })).toHaveAttribute(
      'href',
      '/update-password?view=second-factor',
    );
  },
});

export const Phone = meta.story({ globals: onPhone });

export const Saving = meta.story({
  beforeEach({ msw }) {
    msw.use(getUpdatePasswordMockHandler200(pending));
  },
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByRole('button', { name: 'Updating...' })).toBeDisabled();
  },
});

export const SaveError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getUpdatePasswordMockHandler500());
  },
  play: async (context) => {
    await submit(context);
    await expect(await getNotifications(context).findByText(messages.updatePassword.failed)).toBeVisible();
    await expect(context.canvas.getByLabelText(/^New password/)).toHaveValue('quiet harbour');
    await expect(context.args.onUpdated).not.toHaveBeenCalled();
  },
});

export const SaysThatThePasswordIsWrong = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getUpdatePasswordMockHandler400({
        detail: 'The email or the current password is not right. Check both and try again.',
        code: 'wrong_password',
      }),
    );
  },
  play: async (context) => {
    await submit(context);
    const notifications = getNotifications(context);
    await expect(await notifications.findByText(messages.updatePassword.failed)).toBeVisible();
    await expect(notifications.getByText(/^The email or the current password is not right/)).toBeVisible();
    await waitFor(() => expect(context.canvas.getByLabelText(/^Current password/)).toHaveFocus());
  },
});

export const RecoversFromSaveError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getUpdatePasswordMockHandler500());
  },
  play: async (context) => {
    const { args, canvas, msw, userEvent } = context;
    await submit(context);
    await expect(await getNotifications(context).findByText(messages.updatePassword.failed)).toBeVisible();
    msw.use(getUpdatePasswordMockHandler200());
    await userEvent.click(await canvas.findByRole('button', { name: 'Update Password' }));
    await waitFor(() => expect(args.onUpdated).toHaveBeenCalledOnce());
  },
});

export const SaysWhenNobodyAnswers = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('updatePassword'));
  },
  play: async (context) => {
    await submit(context);
    await expect(await getNotifications(context).findByText(messages.updatePassword.error)).toBeVisible();
  },
});

export const ShowsTheServersFieldErrors = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getUpdatePasswordMockHandler422({
        detail: 'Some fields need another look.',
        code: 'validation_failed',
        errors: { new_password: 'Choose another one.' },
      }),
    );
  },
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByText('Choose another one.')).toBeVisible();
    await expect(context.canvas.getByLabelText(/^New password/)).toHaveFocus();
  },
});

export const Submitted = meta.story({
  play: async (context) => {
    await submit(context);
    await waitFor(() => expect(context.args.onUpdated).toHaveBeenCalledOnce());
    await expect(await getNotifications(context).findByText(messages.updatePassword.success)).toBeVisible();
    await expect(context.canvas.getByLabelText(/^New password/)).toHaveValue('');
  },
});

export const RequiresEveryField = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update Password' }));
    await expect(await canvas.findByText('Email is required.')).toBeVisible();
    await expect(canvas.getByText('Current password is required.')).toBeVisible();
    await expect(canvas.getByText('New password is required.')).toBeVisible();
    await expect(canvas.getByLabelText(/^Email/)).toHaveFocus();
  },
});

export const Cancels = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const SendsOnce = meta.story({
  beforeEach({ msw }) {
    msw.use(getUpdatePasswordMockHandler200(held.renew()));
  },
  play: async (context) => {
    await submit(context);
    await context.userEvent.type(context.canvas.getByLabelText(/^Email/), '{Enter}{Enter}');
    await waitFor(() => expect(held.send).toHaveBeenCalledOnce());
    held.release();
    await waitFor(() => expect(context.args.onUpdated).toHaveBeenCalledOnce());
    await expect(held.send).toHaveBeenCalledOnce();
  },
});

const held = createHeldAnswer({ message: 'Password updated.' });
