import { acmeCreated } from '@cortex/api-client/fixtures/organizations';
import { networkDown, pending } from '@cortex/api-client/mocks/handlers';
import {
  getCreateOrganizationMockHandler201,
  getCreateOrganizationMockHandler403,
  getCreateOrganizationMockHandler409,
  getCreateOrganizationMockHandler500,
} from '@cortex/api-client/organizations/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { messages } from '../../feedback/messages.ts';
import { createHeldAnswer } from '../../stories/createHeldAnswer.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { CreateOrganizationScreen } from './CreateOrganizationScreen.tsx';

const meta = preview.meta({
  component: CreateOrganizationScreen,
  args: { signInHref: '/', pricingHref: '/pricing-details', onCancel: fn(), onCreated: fn() },
});

const texts = messages.createOrganization;

async function fill({ canvas, userEvent }: StoryContext) {
  await userEvent.type(canvas.getByLabelText(/^Organization name/), 'Acme Talent');
  await userEvent.type(canvas.getByLabelText(/^Admin username/), 'avery.stone');
  await userEvent.type(canvas.getByLabelText(/^Admin email/), 'admin@cortex.test');
  await userEvent.type(canvas.getByLabelText(/^Admin password/), 'quiet harbour');
  await userEvent.type(canvas.getByLabelText(/^Confirm password/), 'quiet harbour');
}

async function submit(context: StoryContext) {
  await fill(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Create Organization' }));
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^Basic \$29\.99\/month/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^Standard \$69\.99\/month/ })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^Premium \$99\.99\/month/ })).not.toBeChecked();
    await expect(canvas.getByRole('link', { name: 'Compare the plans' })).toHaveAttribute(
      'href',
      '/pricing-details',
    );
  },
});

export const Phone = meta.story({ globals: onPhone });

export const Saving = meta.story({
  beforeEach({ msw }) {
    msw.use(getCreateOrganizationMockHandler201(pending));
  },
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByRole('button', { name: 'Creating...' })).toBeDisabled();
  },
});

export const SaveError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getCreateOrganizationMockHandler500());
  },
  play: async (context) => {
    await submit(context);
    await expect(await getNotifications(context).findByText(texts.failed)).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Organization name/)).toHaveValue('Acme Talent');
    await expect(context.canvas.getByLabelText(/^Confirm password/)).toHaveValue('quiet harbour');
    await expect(context.args.onCreated).not.toHaveBeenCalled();
  },
});

export const SaysThatTheNameExists = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getCreateOrganizationMockHandler409({
        detail: 'duplicate key value violates unique constraint "organizations_name_key"',
        code: 'organization_name_taken',
        errors: { name: 'This organization name is taken.' },
      }),
    );
  },
  play: async (context) => {
    await submit(context);
    await expect(await getNotifications(context).findByText(texts.duplicate)).toBeVisible();
    await waitFor(() => expect(context.canvas.getByLabelText(/^Organization name/)).toHaveFocus());
    await expect(context.canvas.getByLabelText(/^Organization name/)).toHaveAccessibleDescription(
      texts.duplicate,
    );
    await expect(context.canvas.queryByText(/organizations_name_key/)).toBeNull();
  },
});

export const ShowsTheServersFieldErrors = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getCreateOrganizationMockHandler409({
        detail: 'Somebody signs in with this email already. Use another one.',
        code: 'email_taken',
        errors: { email: 'This email is taken.' },
      }),
    );
  },
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByText('This email is taken.')).toBeVisible();
    await waitFor(() => expect(context.canvas.getByLabelText(/^Admin email/)).toHaveFocus());
    await expect(getNotifications(context).getByText(texts.failed)).toBeVisible();
  },
});

export const SaysThatTheServerIsClosed = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getCreateOrganizationMockHandler403());
  },
  play: async (context) => {
    await submit(context);
    const toasts = getNotifications(context);
    await expect(await toasts.findByText(texts.failed)).toBeVisible();
    await expect(toasts.getByText(/^This server takes no new organizations\./)).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Organization name/)).toHaveValue('Acme Talent');
  },
});

export const SendsTheInvitation = meta.story({
  args: { invitation: '1795564800000.invited' },
  beforeEach({ msw }) {
    msw.use(
      getCreateOrganizationMockHandler201(async ({ request }) => {
        await expect(await request.json()).toMatchObject({ invitation: '1795564800000.invited' });
        return acmeCreated;
      }),
    );
  },
  play: async (context) => {
    await submit(context);
    await waitFor(() => expect(context.args.onCreated).toHaveBeenCalled());
  },
});

export const SaysWhenNobodyAnswers = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('createOrganization'));
  },
  play: async (context) => {
    await submit(context);
    await expect(await getNotifications(context).findByText(texts.error)).toBeVisible();
  },
});

export const RecoversFromSaveError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('createOrganization'));
  },
  play: async (context) => {
    const { args, canvas, msw, userEvent } = context;
    await submit(context);
    await expect(await getNotifications(context).findByText(texts.error)).toBeVisible();
    msw.use(getCreateOrganizationMockHandler201(acmeCreated));
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Organization' }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
  },
});

export const Submitted = meta.story({
  beforeEach({ msw }) {
    recordSent.mockClear();
    msw.use(
      getCreateOrganizationMockHandler201(async ({ request }) => {
        recordSent(await request.json());
        return acmeCreated;
      }),
    );
  },
  play: async (context) => {
    await fill(context);
    await context.userEvent.click(context.canvas.getByRole('radio', { name: /^Premium/ }));
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Create Organization' }));
    await waitFor(() => expect(context.args.onCreated).toHaveBeenCalledOnce());
    await expect(await getNotifications(context).findByText(texts.success)).toBeVisible();
    await expect(recordSent).toHaveBeenCalledWith({
      name: 'Acme Talent',
      admin_username: 'avery.stone',
      admin_email: 'admin@cortex.test',
      admin_password: 'quiet harbour',
      pricing_tier: 'premium',
    });
  },
});

export const RefusesTwoDifferentPasswords = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await userEvent.type(canvas.getByLabelText(/^Confirm password/), 's{Enter}');
    await expect(await canvas.findByText('Passwords do not match')).toBeVisible();
    await expect(canvas.getByLabelText(/^Confirm password/)).toHaveFocus();
    await userEvent.type(canvas.getByLabelText(/^Admin password/), 's');
    await waitFor(() => expect(canvas.queryByText('Passwords do not match')).toBeNull());
  },
});

export const KeepsTheTextOnTheWayToThePlans = meta.story({
  render: function Render(args) {
    const [away, setAway] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setAway(!away)}>
          Leave or return
        </button>
        {away ? null : <CreateOrganizationScreen {...args} />}
      </>
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave or return' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave or return' }));
    await expect(await canvas.findByLabelText(/^Organization name/)).toHaveValue('Acme Talent');
    await expect(canvas.getByLabelText(/^Admin password/)).toHaveValue('');
  },
});

export const RequiresEveryField = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Organization' }));
    await expect(await canvas.findByText('Organization name is required.')).toBeVisible();
    await expect(canvas.getByText('Admin username is required.')).toBeVisible();
    await expect(canvas.getByText('Admin email is required.')).toBeVisible();
    await expect(canvas.getByText('Admin password is required.')).toBeVisible();
    await expect(canvas.getByLabelText(/^Organization name/)).toHaveFocus();
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
    msw.use(getCreateOrganizationMockHandler201(held.renew()));
  },
  play: async (context) => {
    await fill(context);
    await context.userEvent.type(context.canvas.getByLabelText(/^Admin username/), '{Enter}{Enter}{Enter}');
    await waitFor(() => expect(held.send).toHaveBeenCalledOnce());
    held.release();
    await waitFor(() => expect(context.args.onCreated).toHaveBeenCalledOnce());
    await expect(held.send).toHaveBeenCalledOnce();
  },
});

const recordSent = fn();

export const RequiresTheSecondPassword = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Organization' }));
    await expect(await canvas.findByText('Confirm password is required.')).toBeVisible();
  },
});

const held = createHeldAnswer(acmeCreated);

export const BeginsWithTheChosenPlan = meta.story({
  args: { tier: 'premium', onChooseTier: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: /^Premium/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /^Standard/ }));
    await expect(args.onChooseTier).toHaveBeenLastCalledWith({ tier: 'standard' });
    await userEvent.click(canvas.getByRole('radio', { name: /^Premium/ }));
  },
});

export const BeginsWithBasicForAnUnknownPlan = meta.story({
  args: { tier: 'gold' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^Basic/ })).toBeChecked();
  },
});
