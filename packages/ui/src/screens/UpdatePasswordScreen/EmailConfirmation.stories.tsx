import {
  getConfirmEmailMockHandler200,
  getConfirmEmailMockHandler500,
} from '@cortex/api-client/account/mocks';
import { pending } from '@cortex/api-client/mocks/handlers';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accountMessages } from '../../feedback/accountMessages.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { UpdatePasswordScreen } from './UpdatePasswordScreen.tsx';

const meta = preview.meta({
  title: 'UpdatePasswordScreen',
  component: UpdatePasswordScreen,
  args: {
    signedIn: true,
    view: 'password' as const,
    getHref: ({ view }) => `/update-password?view=${view}`,
    logOutHref: '/logout',
    confirmationToken: 'a-word-from-a-mail',
    onSecondFactorReady: fn(),
    onCancel: fn(),
    onUpdated: fn(),
  },
});

async function confirm({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Confirm email' }));
}

export const AsksToConfirmTheEmail = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Confirm email' })).toBeEnabled();
  },
});

export const AsksToConfirmTheEmailOnAPhone = meta.story({ ...AsksToConfirmTheEmail.input, globals: onPhone });

export const ConfirmsTheEmail = meta.story({
  play: async (context) => {
    await confirm(context);
    await expect(await context.canvas.findByText('Your email is confirmed.')).toBeVisible();
  },
});

export const ConfirmingTheEmail = meta.story({
  beforeEach({ msw }) {
    msw.use(getConfirmEmailMockHandler200(() => pending()));
  },
  play: async (context) => {
    await confirm(context);
    await expect(await context.canvas.findByRole('button', { name: 'Confirming...' })).toBeDisabled();
  },
});

export const TheLinkIsNotGood = meta.story({
  beforeEach({ msw }) {
    msw.use(getConfirmEmailMockHandler200({ confirmed: false }));
  },
  play: async (context) => {
    await confirm(context);
    await expect(await context.canvas.findByText('This link is not good for your account.')).toBeVisible();
  },
});

export const TheEmailIsNotConfirmed = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getConfirmEmailMockHandler500());
  },
  play: async (context) => {
    await confirm(context);
    const { failed } = accountMessages.confirmEmail;
    await expect(await getNotifications(context).findByText(failed)).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Confirm email' })).toBeEnabled();
  },
});
