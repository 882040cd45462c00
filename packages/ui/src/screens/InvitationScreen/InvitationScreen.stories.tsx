import { openedInvitation } from '@cortex/api-client/fixtures/invitations';
import { adminLogin } from '@cortex/api-client/fixtures/people';
import {
  getAcceptInvitationMockHandler201,
  getAcceptInvitationMockHandler403,
  getAcceptInvitationMockHandler404,
  getAcceptInvitationMockHandler409,
  getAcceptInvitationMockHandler500,
  getOpenInvitationMockHandler200,
  getOpenInvitationMockHandler404,
  getOpenInvitationMockHandler500,
} from '@cortex/api-client/invitations/mocks';
import { networkDown, pending } from '@cortex/api-client/mocks/handlers';
import { getSession } from '@cortex/api-client/session';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { ENDED_MEANWHILE } from './AcceptanceForm.tsx';
import { InvitationScreen } from './InvitationScreen.tsx';

const { openInvitation: loadTexts, acceptInvitation: texts } = extensionMessages;
const ended = 'This invitation does not work any more.';

const meta = preview.meta({
  component: InvitationScreen,
  args: {
    token: '3q7mJkXn0d2VYc8rT5uWzA1sLhGfPeBo3q7mJkXn0d2',
    signedIn: false,
    homeHref: '/',
    onAccepted: fn(),
  },
});

async function submit({ canvas, userEvent }: StoryContext) {
  await userEvent.type(await canvas.findByLabelText(/^Username/), 'sam.lee');
  await userEvent.type(canvas.getByLabelText(/^Full name/), 'Sam Lee');
  await userEvent.type(canvas.getByLabelText(/^Password/), 'four calm green lamps');
  await userEvent.click(canvas.getByRole('button', { name: 'Accept Invitation' }));
}

export const Default = meta.story({
  async play({ canvas }) {
    await expect(await canvas.findByLabelText('Email')).toHaveValue('sam.lee@cortex.test');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your invitation' })).toBeVisible();
    await expect(canvas.getByText('Avery Stone')).toBeVisible();
    await expect(canvas.getByText('Acme Talent')).toBeVisible();
    await expect(canvas.getByLabelText(/^Username/)).toHaveValue('');
  },
});

export const Phone = meta.story({ ...Default.input, globals: onPhone });

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(getOpenInvitationMockHandler200(pending));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Loading your invitation...')).toBeInTheDocument();
  },
});

export const LoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getOpenInvitationMockHandler500());
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getAllByText(loadTexts.failed)[0]).toBeVisible();
  },
});

export const RecoversFromLoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getOpenInvitationMockHandler500());
  },
  async play({ canvas, msw, userEvent }) {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    msw.use(getOpenInvitationMockHandler200(openedInvitation));
    await userEvent.click(retry);
    await expect(await canvas.findByLabelText('Email')).toHaveValue('sam.lee@cortex.test');
  },
});

export const NotFound = meta.story({
  beforeEach({ msw }) {
    msw.use(getOpenInvitationMockHandler404());
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(ended)).toBeVisible();
  },
});

export const WithoutAWord = meta.story({
  args: { token: '' },
  async play({ canvas }) {
    await expect(await canvas.findByText(ended)).toBeVisible();
  },
});

export const InviterGone = meta.story({
  beforeEach({ msw }) {
    const { organization, email } = openedInvitation;
    msw.use(getOpenInvitationMockHandler200({ organization, email }));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('An admin')).toBeVisible();
  },
});

export const SomebodySignedIn = meta.story({
  args: { signedIn: true },
  async play({ canvas }) {
    await expect(await canvas.findByText(/Accepting signs them out here/)).toBeVisible();
  },
});

export const Saving = meta.story({
  beforeEach({ msw }) {
    msw.use(getAcceptInvitationMockHandler201(pending));
  },
  async play(context) {
    await submit(context);
    await expect(await context.canvas.findByRole('button', { name: 'Accepting...' })).toBeDisabled();
  },
});

export const SaveError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getAcceptInvitationMockHandler500());
  },
  async play(context) {
    await submit(context);
    await expect(await getNotifications(context).findByText(texts.failed)).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Username/)).toHaveValue('sam.lee');
    await expect(context.args.onAccepted).not.toHaveBeenCalled();
  },
});

export const SaysWhenNobodyAnswers = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('acceptInvitation'));
  },
  async play(context) {
    await submit(context);
    await expect(await getNotifications(context).findByText(texts.error)).toBeVisible();
  },
});

export const NoRoom = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getAcceptInvitationMockHandler403({
        detail: 'The plan of this organization allows 5 people. Tell who invited you; the link stays valid.',
        code: 'upgrade_required',
      }),
    );
  },
  async play(context) {
    await submit(context);
    await expect(
      (await context.canvas.findAllByText(/Tell who invited you; the link stays valid/))[0],
    ).toBeVisible();
  },
});

export const UsernameTaken = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getAcceptInvitationMockHandler409({
        detail: 'Your organization has this username already. Use another one.',
        code: 'username_taken',
        errors: { username: 'This username is taken.' },
      }),
    );
  },
  async play(context) {
    await submit(context);
    await expect(await context.canvas.findByText('This username is taken.')).toBeVisible();
    await waitFor(() => expect(context.canvas.getByLabelText(/^Username/)).toHaveFocus());
  },
});

/** Revoked while the form was open. */
export const EndsMeanwhile = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getAcceptInvitationMockHandler404());
  },
  async play(context) {
    await submit(context);
    await expect((await context.canvas.findAllByText(ENDED_MEANWHILE))[0]).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Username/)).toHaveValue('sam.lee');
  },
});

export const RequiresEveryField = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept Invitation' }));
    await expect(await canvas.findByText('Username is required.')).toBeVisible();
    await expect(canvas.getByText('Full name is required.')).toBeVisible();
    await expect(canvas.getByText('Password is required.')).toBeVisible();
  },
});

export const Submitted = meta.story({
  beforeEach({ msw }) {
    recordSent.mockClear();
    msw.use(
      getAcceptInvitationMockHandler201(async ({ request }) => {
        recordSent(await request.json());
        return adminLogin;
      }),
    );
  },
  async play(context) {
    await submit(context);
    await waitFor(() => expect(context.args.onAccepted).toHaveBeenCalledWith({ role: 'admin' }));
    await expect(await getNotifications(context).findByText(texts.success)).toBeVisible();
    await expect(getSession()?.accessToken).toBe(adminLogin.access_token);
    await expect(recordSent).toHaveBeenCalledWith({
      token: context.args.token,
      username: 'sam.lee',
      full_name: 'Sam Lee',
      password: 'four calm green lamps',
    });
  },
});

const recordSent = fn();
