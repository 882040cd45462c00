import {
  getRequestPasswordResetMockHandler200,
  getRequestPasswordResetMockHandler422,
  getRequestPasswordResetMockHandler429,
  getRequestPasswordResetMockHandler500,
} from '@cortex/api-client/auth/mocks';
import { networkDown, pending } from '@cortex/api-client/mocks/handlers';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { messages } from '../../feedback/messages.ts';
import { createHeldAnswer } from '../../stories/createHeldAnswer.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

const meta = preview.meta({
  component: ForgotPasswordScreen,
  args: { signInHref: '/', updatePasswordHref: '/update-password' },
});

const texts = messages.requestPasswordReset;

async function submit({ canvas, userEvent }: StoryContext) {
  await userEvent.type(canvas.getByLabelText(/^Email/), 'user@cortex.test{Enter}');
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Cortex, home' })).toHaveAttribute('href', '/');
  },
});

export const Phone = meta.story({ globals: onPhone });

export const Saving = meta.story({
  beforeEach({ msw }) {
    msw.use(getRequestPasswordResetMockHandler200(pending));
  },
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
  },
});

export const SaveError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getRequestPasswordResetMockHandler500());
  },
  play: async (context) => {
    await submit(context);
    await expect(await getNotifications(context).findByText(texts.failed)).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Email/)).toHaveValue('user@cortex.test');
  },
});

export const RecoversFromSaveError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getRequestPasswordResetMockHandler429());
  },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await submit(context);
    await expect(await getNotifications(context).findByText(texts.failed)).toBeVisible();
    msw.use(getRequestPasswordResetMockHandler200());
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByText(texts.thanks)).toBeVisible();
  },
});

export const SaysWhenNobodyAnswers = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('requestPasswordReset'));
  },
  play: async (context) => {
    await submit(context);
    await expect(await getNotifications(context).findByText(texts.error)).toBeVisible();
  },
});

export const ShowsTheServersFieldErrors = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getRequestPasswordResetMockHandler422({
        detail: 'Some fields need another look.',
        code: 'validation_failed',
        errors: { email: 'This is no email address.' },
      }),
    );
  },
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByText('This is no email address.')).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Email/)).toHaveFocus();
  },
});

export const Submitted = meta.story({
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByText(texts.thanks)).toBeVisible();
    await expect(await getNotifications(context).findByText(texts.success)).toBeVisible();
    await expect(context.canvas.queryByLabelText(/^Email/)).toBeNull();
    await expect(context.canvas.getByRole('link', { name: 'Update Password' })).toHaveAttribute(
      'href',
      '/update-password',
    );
  },
});

export const RequiresAnEmail = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByText('Email is required.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Email/), 'user');
    await expect(await canvas.findByText('Write the email like name@example.com.')).toBeVisible();
  },
});

export const SendsOnce = meta.story({
  beforeEach({ msw }) {
    msw.use(getRequestPasswordResetMockHandler200(held.renew()));
  },
  play: async (context) => {
    await submit(context);
    await context.userEvent.type(context.canvas.getByLabelText(/^Email/), '{Enter}{Enter}');
    await waitFor(() => expect(held.send).toHaveBeenCalledOnce());
    held.release();
    await expect(await context.canvas.findByText(texts.thanks)).toBeVisible();
    await expect(held.send).toHaveBeenCalledOnce();
  },
});

const held = createHeldAnswer({ message: 'If an account has this email, instructions are on their way.' });
