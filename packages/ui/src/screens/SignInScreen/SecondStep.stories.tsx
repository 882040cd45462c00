import {
  getLogInMockHandler200,
  getLogInMockHandler401,
  getLogInMockHandler409,
} from '@cortex/api-client/auth/mocks';
import { recruiterLogin } from '@cortex/api-client/fixtures/people';
import { pending } from '@cortex/api-client/mocks/handlers';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { messages } from '../../feedback/messages.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { SignInScreen } from './SignInScreen.tsx';

const meta = preview.meta({
  title: 'SignInScreen',
  component: SignInScreen,
  args: {
    forgotPasswordHref: '/forgot-password',
    createOrganizationHref: '/organization/create',
    aboutHref: '/about-cortex',
    supportHref: '/contact-support',
    onSignedIn: fn(),
  },
  beforeEach({ msw }) {
    msw.use(
      getLogInMockHandler401({
        detail: 'This account has a second factor. Enter the code that your authenticator app shows now.',
        code: 'second_factor_required',
      }),
    );
  },
});

async function enterPassword({ canvas, userEvent }: StoryContext) {
  await userEvent.type(canvas.getByLabelText(/^Email/), 'user@cortex.test');
  await userEvent.type(canvas.getByLabelText(/^Password/), 'demo password{Enter}');
  return canvas.findByLabelText(/^Code/);
}

export const AsksForACode = meta.story({
  play: async (context) => {
    const field = await enterPassword(context);
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(getNotifications(context).queryByText(messages.login.failed)).toBeNull();
    await expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('demo password');
    await expect(context.args.onSignedIn).not.toHaveBeenCalled();
  },
});

export const AsksForACodeOnAPhone = meta.story({ ...AsksForACode.input, globals: onPhone });

export const SignsInWithACode = meta.story({
  play: async (context) => {
    const field = await enterPassword(context);
    const sent = fn<(form: string) => void>();
    context.msw.use(
      getLogInMockHandler200(async ({ request }) => {
        sent(await request.clone().text());
        return recruiterLogin;
      }),
    );
    await context.userEvent.type(field, '492039{Enter}');
    await waitFor(() => expect(context.args.onSignedIn).toHaveBeenCalledWith({ role: 'user' }));
    await expect(new URLSearchParams(sent.mock.lastCall?.[0]).get('code')).toBe('492039');
    await expect(await getNotifications(context).findByText(messages.login.success)).toBeVisible();
  },
});

export const CheckingTheCode = meta.story({
  play: async (context) => {
    const field = await enterPassword(context);
    context.msw.use(getLogInMockHandler200(pending));
    await context.userEvent.type(field, '492039{Enter}');
    await expect(await context.canvas.findByRole('button', { name: 'Signing in...' })).toBeDisabled();
  },
});

export const TheCodeIsWrong = meta.story({
  parameters: { expectsFailure: true },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const field = await enterPassword(context);
    msw.use(
      getLogInMockHandler401({
        detail: 'This code is wrong or was used before. Wait for the next one and enter that.',
        code: 'second_factor_wrong',
        errors: { code: 'This code is wrong or was used before.' },
      }),
    );
    await userEvent.type(field, '000000{Enter}');
    await expect(await canvas.findByText('This code is wrong or was used before.')).toBeVisible();
    await expect(await getNotifications(context).findByText(messages.login.failed)).toBeVisible();
  },
});

export const UsesARecoveryCode = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await enterPassword(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    await expect(await canvas.findByLabelText(/^Recovery code/)).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Use a code of the app' })).toBeVisible();
  },
});

export const UsesARecoveryCodeOnAPhone = meta.story({ ...UsesARecoveryCode.input, globals: onPhone });

export const TheServerCannotReadCodes = meta.story({
  parameters: { expectsFailure: true },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const field = await enterPassword(context);
    msw.use(
      getLogInMockHandler409({
        detail:
          'This server cannot check codes of apps now, because the key of its secrets was changed or lost. Use a recovery code, or ask an admin to turn off your second factor.',
        code: 'second_factor_unreadable',
      }),
    );
    await userEvent.type(field, '492039{Enter}');
    await waitFor(() =>
      expect(canvas.getAllByText(/^This server cannot check codes/).length).toBeGreaterThan(0),
    );
  },
});

export const GoesBackToThePassword = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await enterPassword(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByLabelText(/^Email/)).toHaveValue('user@cortex.test');
    await waitFor(() => expect(canvas.getByLabelText(/^Password/)).toHaveFocus());
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('demo password');
    await expect(canvas.queryByLabelText(/^Code/)).toBeNull();
  },
});
