import {
  getConfirmSessionMockHandler204,
  getConfirmSessionMockHandler400,
  getConfirmSessionMockHandler500,
} from '@cortex/api-client/account/mocks';
import { pending } from '@cortex/api-client/mocks/handlers';
import { deleteUser } from '@cortex/api-client/users';
import { getDeleteUserMockHandler200, getDeleteUserMockHandler403 } from '@cortex/api-client/users/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accountMessages } from '../../feedback/accountMessages.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { Reauthentication } from './Reauthentication.tsx';

const meta = preview.meta({
  component: Reauthentication,
  beforeEach({ msw }) {
    msw.use(
      getDeleteUserMockHandler403({
        detail: 'Enter your password again to do this. You signed in some hours ago.',
        code: 'reauthentication_required',
      }),
    );
  },
});

/** A call that the server refuses for want of a fresh proof; `outcome` tells what became of it. */
async function callAndFind({ canvasElement }: StoryContext) {
  const call = { outcome: 'waiting' };
  deleteUser('usr_two').then(
    () => {
      call.outcome = 'done';
    },
    () => {
      call.outcome = 'refused';
    },
  );
  const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
  return { call, dialog };
}

async function enter(context: StoryContext, password = 'quiet harbour') {
  const found = await callAndFind(context);
  await context.userEvent.type(found.dialog.getByLabelText(/^Password/), `${password}{Enter}`);
  return found;
}

export const Asks = meta.story({
  play: async (context) => {
    const { dialog, call } = await callAndFind(context);
    await expect(dialog.getByLabelText(/^Password/)).toHaveFocus();
    await expect(call.outcome).toBe('waiting');
  },
});

export const OnAPhone = meta.story({ ...Asks.input, globals: onPhone });

export const Checking = meta.story({
  beforeEach({ msw }) {
    msw.use(getConfirmSessionMockHandler204(() => pending()));
  },
  play: async (context) => {
    const { dialog } = await enter(context);
    await expect(await dialog.findByRole('button', { name: 'Checking...' })).toBeDisabled();
  },
});

export const TheCallGoesOn = meta.story({
  play: async (context) => {
    const { dialog, call } = await callAndFind(context);
    context.msw.use(getDeleteUserMockHandler200());
    await context.userEvent.type(dialog.getByLabelText(/^Password/), 'quiet harbour{Enter}');
    await waitFor(() => expect(call.outcome).toBe('done'));
  },
});

export const ThePasswordIsWrong = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getConfirmSessionMockHandler400({
        detail: 'The password is not right. Try again.',
        code: 'wrong_password',
        errors: { password: 'This is not your password.' },
      }),
    );
  },
  play: async (context) => {
    const { dialog, call } = await enter(context);
    await expect(await dialog.findByText('This is not your password.')).toBeVisible();
    await expect(call.outcome).toBe('waiting');
  },
});

export const ThePasswordIsNotChecked = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getConfirmSessionMockHandler500());
  },
  play: async (context) => {
    const { dialog } = await enter(context);
    const { failed } = accountMessages.confirmSession;
    await expect(await dialog.findByText(failed)).toBeVisible();
    await expect(await getNotifications(context).findByText(failed)).toBeVisible();
  },
});

export const Cancels = meta.story({
  play: async (context) => {
    const { dialog, call } = await callAndFind(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(call.outcome).toBe('refused'));
  },
});
