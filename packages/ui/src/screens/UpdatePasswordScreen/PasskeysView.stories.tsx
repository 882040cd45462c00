import { laptopPasskey, passkeys, phonePasskey } from '@cortex/api-client/fixtures/passkeys';
import { passkeysLimits } from '@cortex/api-client/limits';
import { absent, pending } from '@cortex/api-client/mocks/handlers';
import {
  getAddPasskeyMockHandler201,
  getAddPasskeyMockHandler422,
  getBeginPasskeyMockHandler500,
  getListPasskeysMockHandler200,
  getListPasskeysMockHandler500,
  getRemovePasskeyMockHandler204,
  getRemovePasskeyMockHandler500,
} from '@cortex/api-client/passkeys/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { passkeyMessages } from '../../forms/passkeyMessages.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { giveDevice } from '../../stories/giveDevice.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { UpdatePasswordScreen } from './UpdatePasswordScreen.tsx';

const meta = preview.meta({
  title: 'UpdatePasswordScreen',
  component: UpdatePasswordScreen,
  args: {
    signedIn: true,
    view: 'passkeys' as const,
    getHref: ({ view }) => `/update-password?view=${view}`,
    logOutHref: '/logout',
    confirmationToken: '',
    onSecondFactorReady: fn(),
    onCancel: fn(),
    onUpdated: fn(),
  },
});

async function begin({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add a passkey' }));
  await userEvent.type(await canvas.findByLabelText(/^Name/), 'Tablet');
}

async function add(context: StoryContext) {
  await begin(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Continue' }));
}

async function removeThePhone({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Remove Phone' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Remove Phone for good' }));
}

export const WithPasskeys = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Work laptop')).toBeVisible();
    await expect(canvas.getByText('Not used yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Passkeys' })).toHaveAttribute('aria-current', 'page');
  },
});

export const WithPasskeysOnPhone = meta.story({ ...WithPasskeys.input, globals: onPhone });

export const NoPasskeys = meta.story({
  beforeEach({ msw }) {
    msw.use(getListPasskeysMockHandler200([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No passkeys yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add a passkey' })).toBeEnabled();
  },
});

export const NoPasskeysOnPhone = meta.story({ ...NoPasskeys.input, globals: onPhone });

export const AsManyPasskeysAsMayBe = meta.story({
  beforeEach({ msw }) {
    msw.use(
      getListPasskeysMockHandler200(
        Array.from({ length: passkeysLimits.most }, (_, index) => ({
          ...laptopPasskey,
          id: `psk_${index}`,
          name: `Key ${index + 1}`,
        })),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You have 20 passkeys/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  },
});

export const PasskeysLoading = meta.story({
  beforeEach({ msw }) {
    msw.use(getListPasskeysMockHandler200(() => pending()));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your passkeys...')).toBeInTheDocument();
  },
});

export const PasskeysLoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListPasskeysMockHandler500());
  },
  play: async (context) => {
    await expect(await context.canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(await getNotifications(context).findByText(passkeyMessages.load.failed)).toBeVisible();
  },
});

export const PasskeysWithoutTheExtension = meta.story({
  beforeEach({ msw }) {
    msw.use(absent('listPasskeys'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This server does not support passkeys.')).toBeVisible();
  },
});

export const AddsAPasskey = meta.story({
  beforeEach({ msw }) {
    const added = { ...phonePasskey, id: 'psk_tablet', name: 'Tablet', last_used_at: undefined };
    let list = passkeys;
    msw.use(
      getListPasskeysMockHandler200(() => list),
      getAddPasskeyMockHandler201(() => {
        list = [added, ...passkeys];
        return added;
      }),
    );
    return giveDevice('answers');
  },
  play: async (context) => {
    await add(context);
    await expect(await context.canvas.findByText('Tablet')).toBeVisible();
    await expect(await getNotifications(context).findByText(passkeyMessages.add.success)).toBeVisible();
  },
});

export const NamesAPasskey = meta.story({
  play: begin,
});

export const NamesAPasskeyOnPhone = meta.story({ ...NamesAPasskey.input, globals: onPhone });

export const APasskeyNeedsAName = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a passkey' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Name is required.')).toBeVisible();
    await expect(canvas.getByLabelText(/^Name/)).toHaveFocus();
  },
});

export const WaitsForTheDevice = meta.story({
  beforeEach: () => giveDevice('never'),
  play: async (context) => {
    await add(context);
    await expect(
      await context.canvas.findByRole('button', { name: 'Waiting for your device...' }),
    ).toBeDisabled();
  },
});

export const TheDeviceIsClosed = meta.story({
  beforeEach: () => giveDevice('NotAllowedError'),
  play: async (context) => {
    await add(context);
    await expect(await context.canvas.findByText('Nothing was added.')).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Name/)).toHaveValue('Tablet');
  },
});

export const TheDeviceHasOne = meta.story({
  beforeEach: () => giveDevice('InvalidStateError'),
  play: async (context) => {
    await add(context);
    await expect(await context.canvas.findByText(/has a passkey for your account already/)).toBeVisible();
  },
});

export const AnotherAddress = meta.story({
  beforeEach: () => giveDevice('SecurityError'),
  play: async (context) => {
    await add(context);
    await expect(await context.canvas.findByText(/at https:\/\/cortex.example.com alone/)).toBeVisible();
  },
});

export const APasskeyIsNotBegun = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getBeginPasskeyMockHandler500());
  },
  play: async (context) => {
    await add(context);
    await expect(await getNotifications(context).findByText(passkeyMessages.begin.failed)).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Name/)).toHaveValue('Tablet');
  },
});

export const APasskeyIsRefused = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    const detail = 'This passkey cannot be added. Begin again, or use another device.';
    const refusal = { detail, code: 'validation_failed' as const, errors: { credential: detail } };
    msw.use(getAddPasskeyMockHandler422(refusal));
    return giveDevice('answers');
  },
  play: async (context) => {
    await add(context);
    await expect(await getNotifications(context).findByText(passkeyMessages.add.failed)).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Name/)).toHaveValue('Tablet');
  },
});

export const AsksBeforeAPasskeyGoes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Phone' }));
    await expect(await canvas.findByRole('button', { name: 'Remove Phone for good' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }));
    await expect(await canvas.findByRole('button', { name: 'Remove Phone' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Phone' }));
  },
});

export const RemovesAPasskey = meta.story({
  play: async (context) => {
    await context.canvas.findByText('Phone');
    context.msw.use(getListPasskeysMockHandler200([laptopPasskey]));
    await removeThePhone(context);
    await expect(await getNotifications(context).findByText(passkeyMessages.remove.success)).toBeVisible();
    await waitFor(() => expect(context.canvas.queryByText('Phone')).toBeNull());
  },
});

export const RemovingAPasskey = meta.story({
  beforeEach({ msw }) {
    msw.use(getRemovePasskeyMockHandler204(() => pending()));
  },
  play: async (context) => {
    await removeThePhone(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Removing... Phone for good' })).toBeDisabled(),
    );
  },
});

export const APasskeyIsNotRemoved = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getRemovePasskeyMockHandler500());
  },
  play: async (context) => {
    await removeThePhone(context);
    await expect(await getNotifications(context).findByText(passkeyMessages.remove.failed)).toBeVisible();
    await expect(context.canvas.getByText('Phone')).toBeVisible();
  },
});
