import { adminLogin, newUser } from '@cortex/api-client/fixtures/people';
import { networkDown, pending, unreadable } from '@cortex/api-client/mocks/handlers';
import { clearSession, getSession, storeSession, subscribeToSession } from '@cortex/api-client/session';
import {
  getCreateUserMockHandler201,
  getCreateUserMockHandler409,
  getCreateUserMockHandler500,
} from '@cortex/api-client/users/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { messages } from '../../feedback/messages.ts';
import { createHeldAnswer } from '../../stories/createHeldAnswer.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { UserFormScreen } from './UserFormScreen.tsx';

const meta = preview.meta({ component: UserFormScreen });

const texts = messages.createTestUser;

async function submit({ canvas, userEvent }: StoryContext) {
  await userEvent.type(canvas.getByLabelText(/^Username/), 'sam.lee');
  await userEvent.type(canvas.getByLabelText(/^Email/), 'sam.lee@cortex.test');
  await userEvent.type(canvas.getByLabelText(/^Full name/), 'Sam Lee');
  await userEvent.type(canvas.getByLabelText(/^Password/), 'quiet-harbour-41{Enter}');
}

function getResponse({ canvas }: StoryContext) {
  return within(canvas.getByRole('region', { name: 'Response' }));
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'User Form' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create User' })).toBeEnabled();
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveValue('');
  },
});

export const Phone = meta.story({ globals: onPhone });

export const Saving = meta.story({
  beforeEach({ msw }) {
    msw.use(getCreateUserMockHandler201(pending));
  },
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByRole('button', { name: 'Creating...' })).toBeDisabled();
  },
});

export const SaveError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getCreateUserMockHandler409({
        detail: 'Your organization has this username already. Use another one.',
        code: 'username_taken',
        errors: { username: 'This username is taken.' },
      }),
    );
  },
  play: async (context) => {
    await submit(context);
    await expect(await getNotifications(context).findByText(texts.failed)).toBeVisible();
    await expect(await getResponse(context).findByText(/"code": "username_taken"/)).toBeVisible();
    await expect(context.canvas.getByText('This username is taken.')).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Full name/)).toHaveValue('Sam Lee');
  },
});

export const SaysWhenNobodyAnswers = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('createUser'));
  },
  play: async (context) => {
    await submit(context);
    await expect(await getNotifications(context).findByText(texts.failed)).toBeVisible();
    await expect(await getResponse(context).findByText(texts.noAnswer)).toBeVisible();
  },
});

export const SaysWhenTheBodyIsUnreadable = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(unreadable('createUser', 502));
  },
  play: async (context) => {
    await submit(context);
    await expect(await getResponse(context).findByText('Status 502, without a readable body')).toBeVisible();
  },
});

export const RecoversFromSaveError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getCreateUserMockHandler500());
  },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await submit(context);
    await expect(await getNotifications(context).findByText(texts.failed)).toBeVisible();
    msw.use(getCreateUserMockHandler201(newUser));
    await userEvent.click(await canvas.findByRole('button', { name: 'Create User' }));
    await expect(await getResponse(context).findByText(/"id": "usr_sam"/)).toBeVisible();
  },
});

export const Submitted = meta.story({
  play: async (context) => {
    await submit(context);
    await expect(await getNotifications(context).findByText(texts.success)).toBeVisible();
    await expect(await getResponse(context).findByText(/"username": "sam.lee"/)).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Username/)).toHaveValue('');
  },
});

export const KeepsTheTextWhenTheSessionEnds = meta.story({
  beforeEach() {
    storeSession(adminLogin);
  },
  render: function Render() {
    const session = useSyncExternalStore(subscribeToSession, getSession);
    return session ? <UserFormScreen /> : <p>Signed out</p>;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Full name/), 'Sam Lee');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'quiet-harbour-41');
    clearSession();
    await expect(await canvas.findByText('Signed out')).toBeVisible();
    storeSession(adminLogin);
    await expect(await canvas.findByLabelText(/^Full name/)).toHaveValue('Sam Lee');
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('');
  },
});

export const RequiresEveryField = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create User' }));
    await expect(await canvas.findByText('Username is required.')).toBeVisible();
    await expect(canvas.getByText('Password is required.')).toBeVisible();
    await expect(canvas.getByLabelText(/^Username/)).toHaveFocus();
  },
});

export const SendsOnce = meta.story({
  beforeEach({ msw }) {
    msw.use(getCreateUserMockHandler201(held.renew()));
  },
  play: async (context) => {
    await submit(context);
    await context.userEvent.type(context.canvas.getByLabelText(/^Username/), '{Enter}{Enter}');
    await waitFor(() => expect(held.send).toHaveBeenCalledOnce());
    held.release();
    await waitFor(() => expect(context.canvas.getByLabelText(/^Full name/)).toHaveValue(''));
    await expect(held.send).toHaveBeenCalledOnce();
  },
});

const held = createHeldAnswer(newUser);
