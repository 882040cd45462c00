import { recruiterLogin } from '@cortex/api-client/fixtures/people';
import { networkDown, pending } from '@cortex/api-client/mocks/handlers';
import { clearSession, getSession, storeSession, subscribeToSession } from '@cortex/api-client/session';
import {
  getContactSupportMockHandler200,
  getContactSupportMockHandler422,
  getContactSupportMockHandler429,
  getContactSupportMockHandler500,
} from '@cortex/api-client/support/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { messages } from '../../feedback/messages.ts';
import { createHeldAnswer } from '../../stories/createHeldAnswer.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { ContactSupportScreen } from './ContactSupportScreen.tsx';

const meta = preview.meta({
  component: ContactSupportScreen,
  args: { onCancel: fn() },
});

const question = 'How do I add a second admin?';

async function fill({ canvas, userEvent }: StoryContext) {
  await userEvent.type(canvas.getByLabelText(/^Name/), 'Jordan Reyes');
  await userEvent.type(canvas.getByLabelText(/^Email/), 'user@cortex.test');
  await userEvent.type(canvas.getByLabelText(/^Message/), question);
}

async function submit(context: StoryContext) {
  await fill(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Submit' }));
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Contact Support' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeEnabled();
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveValue('');
  },
});

export const Phone = meta.story({ globals: onPhone });

export const Saving = meta.story({
  beforeEach({ msw }) {
    msw.use(getContactSupportMockHandler200(pending));
  },
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
  },
});

export const SaveError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getContactSupportMockHandler500());
  },
  play: async (context) => {
    await submit(context);
    await expect(await getNotifications(context).findByText(messages.contactSupport.failed)).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Message/)).toHaveValue(question);
  },
});

export const RecoversFromSaveError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getContactSupportMockHandler429());
  },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await submit(context);
    await expect(await getNotifications(context).findByText(messages.contactSupport.failed)).toBeVisible();
    msw.use(getContactSupportMockHandler200());
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByRole('button', { name: 'Write another message' })).toBeVisible();
  },
});

export const SaysWhenNobodyAnswers = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('contactSupport'));
  },
  play: async (context) => {
    await submit(context);
    await expect(await getNotifications(context).findByText(messages.contactSupport.error)).toBeVisible();
  },
});

export const ShowsTheServersFieldErrors = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getContactSupportMockHandler422({
        detail: 'Some fields need another look.',
        code: 'validation_failed',
        errors: { email: 'Write an address that we can answer.' },
      }),
    );
  },
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByText('Write an address that we can answer.')).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Email/)).toHaveFocus();
  },
});

export const Submitted = meta.story({
  play: async (context) => {
    await submit(context);
    await expect(await getNotifications(context).findByText(messages.contactSupport.success)).toBeVisible();
    await waitFor(() => expect(context.canvas.getAllByText(messages.contactSupport.success)).toHaveLength(2));
    await expect(context.canvas.queryByRole('button', { name: 'Submit' })).toBeNull();
  },
});

export const StartsAnother = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await submit(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Write another message' }));
    await expect(await canvas.findByLabelText(/^Message/)).toHaveValue('');
  },
});

export const KeepsTheTextWhenTheSessionEnds = meta.story({
  beforeEach() {
    storeSession(recruiterLogin);
  },
  // The page also exists signed out, in another frame: it is rendered again.
  render: function Render(args) {
    const session = useSyncExternalStore(subscribeToSession, getSession);
    return <ContactSupportScreen key={session?.accessToken ?? 'Signed out'} {...args} />;
  },
  play: async (context) => {
    await fill(context);
    clearSession();
    await expect(await context.canvas.findByLabelText(/^Message/)).toHaveValue(question);
  },
});

export const RequiresEveryField = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByText('Name is required.')).toBeVisible();
    await expect(canvas.getByText('Email is required.')).toBeVisible();
    await expect(canvas.getByText('Message is required.')).toBeVisible();
    await expect(canvas.getByLabelText(/^Name/)).toHaveFocus();
  },
});

export const Cancels = meta.story({
  play: async (context) => {
    await fill(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Cancel' }));
    await expect(context.args.onCancel).toHaveBeenCalledOnce();
  },
});

export const SendsOnce = meta.story({
  beforeEach({ msw }) {
    msw.use(getContactSupportMockHandler200(held.renew()));
  },
  play: async (context) => {
    await fill(context);
    await context.userEvent.type(context.canvas.getByLabelText(/^Name/), '{Enter}{Enter}{Enter}');
    await waitFor(() => expect(held.send).toHaveBeenCalledOnce());
    held.release();
    await expect(await context.canvas.findByRole('button', { name: 'Write another message' })).toBeVisible();
    await expect(held.send).toHaveBeenCalledOnce();
  },
});

const held = createHeldAnswer({ message: 'Your request has reached our support team.' });
