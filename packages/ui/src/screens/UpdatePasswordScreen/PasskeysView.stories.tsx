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
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { passkeyMessages } from '../../forms/passkeyMessages.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { giveDevice } from '../../stories/giveDevice.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { UpdatePasswordScreen } from './UpdatePasswordScreen.tsx';

const meta = {
  title: 'UpdatePasswordScreen',
  component: UpdatePasswordScreen,
  args: {
    signedIn: true,
    view: 'passkeys',
    getHref: ({ view }) => `/update-password?view=${view}`,
    logOutHref: '/logout',
    confirmationToken: '',
    onSecondFactorReady: fn(),
    onCancel: fn(),
    onUpdated: fn(),
  },
} satisfies Meta<typeof UpdatePasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

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

export const WithPasskeys: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Work laptop')).toBeVisible();
    await expect(canvas.getByText('Not used yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Passkeys' })).toHaveAttribute('aria-current', 'page');
  },
};

export const WithPasskeysOnPhone: Story = { ...WithPasskeys, globals: onPhone };

export const NoPasskeys: Story = {
  beforeEach({ msw }) {
    msw.use(getListPasskeysMockHandler200([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No passkeys yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add a passkey' })).toBeEnabled();
  },
};

export const NoPasskeysOnPhone: Story = { ...NoPasskeys, globals: onPhone };

export const AsManyPasskeysAsMayBe: Story = {
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
};

export const PasskeysLoading: Story = {
  beforeEach({ msw }) {
    msw.use(getListPasskeysMockHandler200(() => pending()));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your passkeys...')).toBeInTheDocument();
  },
};

export const PasskeysLoadError: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListPasskeysMockHandler500());
  },
  play: async (context) => {
    await expect(await context.canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(await getNotifications(context).findByText(passkeyMessages.load.failed)).toBeVisible();
  },
};

export const PasskeysWithoutTheExtension: Story = {
  beforeEach({ msw }) {
    msw.use(absent('listPasskeys'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This server does not support passkeys.')).toBeVisible();
  },
};

export const AddsAPasskey: Story = {
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
};

export const NamesAPasskey: Story = {
  play: begin,
};

export const NamesAPasskeyOnPhone: Story = { ...NamesAPasskey, globals: onPhone };

export const APasskeyNeedsAName: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a passkey' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Name is required.')).toBeVisible();
    await expect(canvas.getByLabelText(/^Name/)).toHaveFocus();
  },
};

export const WaitsForTheDevice: Story = {
  beforeEach: () => giveDevice('never'),
  play: async (context) => {
    await add(context);
    await expect(
      await context.canvas.findByRole('button', { name: 'Waiting for your device...' }),
    ).toBeDisabled();
  },
};

export const TheDeviceIsClosed: Story = {
  beforeEach: () => giveDevice('NotAllowedError'),
  play: async (context) => {
    await add(context);
    await expect(await context.canvas.findByText('Nothing was added.')).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Name/)).toHaveValue('Tablet');
  },
};

export const TheDeviceHasOne: Story = {
  beforeEach: () => giveDevice('InvalidStateError'),
  play: async (context) => {
    await add(context);
    await expect(await context.canvas.findByText(/has a passkey for your account already/)).toBeVisible();
  },
};

export const AnotherAddress: Story = {
  beforeEach: () => giveDevice('SecurityError'),
  play: async (context) => {
    await add(context);
    await expect(await context.canvas.findByText(/at https:\/\/cortex.example.com alone/)).toBeVisible();
  },
};

export const APasskeyIsNotBegun: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getBeginPasskeyMockHandler500());
  },
  play: async (context) => {
    await add(context);
    await expect(await getNotifications(context).findByText(passkeyMessages.begin.failed)).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Name/)).toHaveValue('Tablet');
  },
};

export const APasskeyIsRefused: Story = {
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
};

export const AsksBeforeAPasskeyGoes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Phone' }));
    await expect(await canvas.findByRole('button', { name: 'Remove Phone for good' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }));
    await expect(await canvas.findByRole('button', { name: 'Remove Phone' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Phone' }));
  },
};

export const RemovesAPasskey: Story = {
  play: async (context) => {
    await context.canvas.findByText('Phone');
    context.msw.use(getListPasskeysMockHandler200([laptopPasskey]));
    await removeThePhone(context);
    await expect(await getNotifications(context).findByText(passkeyMessages.remove.success)).toBeVisible();
    await waitFor(() => expect(context.canvas.queryByText('Phone')).toBeNull());
  },
};

export const RemovingAPasskey: Story = {
  beforeEach({ msw }) {
    msw.use(getRemovePasskeyMockHandler204(() => pending()));
  },
  play: async (context) => {
    await removeThePhone(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Removing... Phone for good' })).toBeDisabled(),
    );
  },
};

export const APasskeyIsNotRemoved: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getRemovePasskeyMockHandler500());
  },
  play: async (context) => {
    await removeThePhone(context);
    await expect(await getNotifications(context).findByText(passkeyMessages.remove.failed)).toBeVisible();
    await expect(context.canvas.getByText('Phone')).toBeVisible();
  },
};
