import { acmeDetails } from '@cortex/api-client/fixtures/organizations';
import { adminLogin } from '@cortex/api-client/fixtures/people';
import { networkDown, pending } from '@cortex/api-client/mocks/handlers';
import type { OrganizationDetails } from '@cortex/api-client/model';
import {
  getGetOrganizationMockHandler200,
  getGetOrganizationMockHandler403,
  getGetOrganizationMockHandler500,
  getUpdateOrganizationMockHandler200,
  getUpdateOrganizationMockHandler422,
  getUpdateOrganizationMockHandler500,
} from '@cortex/api-client/organizations/mocks';
import { clearSession, getSession, storeSession, subscribeToSession } from '@cortex/api-client/session';
import type { StoryContext } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { useState, useSyncExternalStore } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { messages } from '../../feedback/messages.ts';
import { createHeldAnswer } from '../../stories/createHeldAnswer.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { OrganizationEditScreen } from './OrganizationEditScreen.tsx';

const meta = preview.meta({
  component: OrganizationEditScreen,
  args: {
    view: 'details' as const,
    getHref: ({ view }) => `/organization-update?view=${view}`,
    secondFactorHref: '/update-password?view=second-factor',
    pricingHref: '/pricing-details',
    getPaymentHref: ({ tier }) => `/payment?tier=${tier}`,
    onCancel: fn(),
  },
});

const texts = messages.updateOrganization;

const saved: OrganizationDetails = { ...acmeDetails, name: 'Acme People', pricingTier: 'Premium' };

async function edit({ canvas, userEvent }: StoryContext) {
  const name = await canvas.findByLabelText(/^Name/);
  await userEvent.clear(name);
  await userEvent.type(name, 'Acme People');
  await userEvent.click(canvas.getByRole('radio', { name: /^Premium/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
}

async function submit(context: StoryContext) {
  await edit(context);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Save changes' }));
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Name/)).toHaveValue(acmeDetails.name);
    await expect(canvas.getByLabelText(/^Admin email/)).toHaveValue(acmeDetails.adminEmail);
    await expect(canvas.getByRole('radio', { name: /^Standard/ })).toBeChecked();
  },
});

export const Phone = meta.story({ ...Default.input, globals: onPhone });

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(getGetOrganizationMockHandler200(pending));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading organization details...')).toBeInTheDocument();
  },
});

export const LoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getGetOrganizationMockHandler500());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getAllByText(messages.loadOrganization.failed)[0]).toBeVisible();
  },
});

export const Forbidden = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getGetOrganizationMockHandler403({
        detail: 'Only an admin of your organization can do this.',
        code: 'admin_required',
      }),
    );
  },
  play: async ({ canvas }) => {
    const reasons = await canvas.findAllByText('Only an admin of your organization can do this.');
    await expect(reasons[0]).toBeVisible();
  },
});

export const RecoversFromLoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('getOrganization'));
  },
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    msw.use(getGetOrganizationMockHandler200(acmeDetails));
    await userEvent.click(retry);
    await expect(await canvas.findByLabelText(/^Name/)).toHaveValue(acmeDetails.name);
  },
});

export const ConfirmsBeforeSaving = meta.story({
  play: async (context) => {
    await edit(context);
    const dialog = within(await context.canvas.findByRole('dialog', { name: 'Save the changes?' }));
    await expect(dialog.getByText('Acme People')).toBeVisible();
    await expect(dialog.getByText('Premium, $99.99/month')).toBeVisible();
    await expect(dialog.queryByText('Admin email')).toBeNull();
  },
});

export const PhoneWithTheDialog = meta.story({ ...ConfirmsBeforeSaving.input, globals: onPhone });

export const GoesBackFromTheDialog = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await edit(context);
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('Acme People');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus());
  },
});

export const Saving = meta.story({
  beforeEach({ msw }) {
    msw.use(getUpdateOrganizationMockHandler200(pending));
  },
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  },
});

export const SaveError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getUpdateOrganizationMockHandler500());
  },
  play: async (context) => {
    await submit(context);
    await expect(await getNotifications(context).findByText(texts.failed)).toBeVisible();
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull());
    await expect(context.canvas.getByLabelText(/^Name/)).toHaveValue('Acme People');
  },
});

export const ShowsTheServersRefusal = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getUpdateOrganizationMockHandler200({
        error: 'Another organization is already called “Acme People”. Choose a different name.',
      }),
    );
  },
  play: async (context) => {
    await submit(context);
    const refusal = await getNotifications(context).findByText(/^Another organization is already called/);
    await expect(refusal).toBeVisible();
    await expect(context.canvas.queryByText(texts.success)).toBeNull();
    await expect(context.canvas.getByLabelText(/^Name/)).toHaveValue('Acme People');
  },
});

export const ShowsTheServersFieldErrors = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getUpdateOrganizationMockHandler422({
        detail: 'Some fields need another look.',
        code: 'validation_failed',
        errors: { adminEmail: 'Write an address that exists.' },
      }),
    );
  },
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByText('Write an address that exists.')).toBeVisible();
    await waitFor(() => expect(context.canvas.getByLabelText(/^Admin email/)).toHaveFocus());
  },
});

export const TakesAnEmptyAnswerForSuccess = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.post('*/api/organization/update', () => {
        msw.use(getGetOrganizationMockHandler200(saved));
        return new HttpResponse(null);
      }),
    );
  },
  play: async (context) => {
    await submit(context);
    await expect(await getNotifications(context).findByText(texts.success)).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Name/)).toHaveValue('Acme People');
  },
});

export const SaysWhenNobodyAnswers = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('updateOrganization'));
  },
  play: async (context) => {
    await submit(context);
    await expect(await getNotifications(context).findByText(texts.error)).toBeVisible();
  },
});

export const RecoversFromSaveError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getUpdateOrganizationMockHandler500());
  },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await submit(context);
    await expect(await getNotifications(context).findByText(texts.failed)).toBeVisible();
    msw.use(
      getUpdateOrganizationMockHandler200(() => {
        msw.use(getGetOrganizationMockHandler200(saved));
        return saved;
      }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }));
    await expect(await getNotifications(context).findByText(texts.success)).toBeVisible();
  },
});

export const Submitted = meta.story({
  beforeEach({ msw }) {
    recordSent.mockClear();
    msw.use(
      getUpdateOrganizationMockHandler200(async ({ request }) => {
        recordSent(await request.json());
        msw.use(getGetOrganizationMockHandler200(saved));
        return saved;
      }),
    );
  },
  play: async (context) => {
    await submit(context);
    await expect(await getNotifications(context).findByText(texts.success)).toBeVisible();
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull());
    await expect(recordSent).toHaveBeenCalledWith({
      name: 'Acme People',
      adminEmail: acmeDetails.adminEmail,
      pricingTier: 'Premium',
    });
    await expect(context.canvas.getByRole('radio', { name: /^Premium/ })).toBeChecked();
  },
});

export const KeepsTheTextWhenTheSessionEnds = meta.story({
  beforeEach() {
    storeSession(adminLogin);
  },
  render: function Render(args) {
    const session = useSyncExternalStore(subscribeToSession, getSession);
    return session ? <OrganizationEditScreen {...args} /> : <p>Signed out</p>;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Name/), ' of the North');
    clearSession();
    await expect(await canvas.findByText('Signed out')).toBeVisible();
    storeSession(adminLogin);
    await expect(await canvas.findByLabelText(/^Name/)).toHaveValue('Acme Talent of the North');
  },
});

export const RequiresNameAndEmail = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText(/^Name/));
    await userEvent.clear(canvas.getByLabelText(/^Admin email/));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Name is required.')).toBeVisible();
    await expect(canvas.getByText('Admin email is required.')).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

export const Cancels = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const SendsOnce = meta.story({
  beforeEach({ msw }) {
    msw.use(getUpdateOrganizationMockHandler200(held.renew()));
  },
  play: async (context) => {
    await edit(context);
    await context.userEvent.dblClick(await context.canvas.findByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(held.send).toHaveBeenCalledOnce());
    held.release();
    await expect(await getNotifications(context).findByText(texts.success)).toBeVisible();
    await expect(held.send).toHaveBeenCalledOnce();
  },
});

const recordSent = fn();

export const FollowsAChangeMadeElsewhere = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByLabelText(/^Name/)).toHaveValue(acmeDetails.name);
    await userEvent.type(canvas.getByLabelText(/^Admin email/), '.au');
    msw.use(getGetOrganizationMockHandler200({ ...acmeDetails, name: 'Acme, renamed elsewhere' }));
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(canvas.getByLabelText(/^Name/)).toHaveValue('Acme, renamed elsewhere'));
    await expect(canvas.getByLabelText(/^Admin email/)).toHaveValue(`${acmeDetails.adminEmail}.au`);
  },
});

export const BringsBackOnlyWhatWasTyped = meta.story({
  render: function Render(args) {
    const [away, setAway] = useState(false);
    return (
      <>
        <Button variant="quiet" size="small" onClick={() => setAway(!away)}>
          Leave or return
        </Button>
        {away ? null : <OrganizationEditScreen {...args} />}
      </>
    );
  },
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Admin email/), '.au');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave or return' }));
    msw.use(getGetOrganizationMockHandler200({ ...acmeDetails, name: 'Acme, renamed elsewhere' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave or return' }));
    await waitFor(() => expect(canvas.getByLabelText(/^Name/)).toHaveValue('Acme, renamed elsewhere'));
    await expect(canvas.getByLabelText(/^Admin email/)).toHaveValue(`${acmeDetails.adminEmail}.au`);
    await expect(canvas.getByText('You have unsaved changes.')).toBeVisible();
  },
});

export const LeadsToThePlansAndThePayment = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Compare the plans' })).toHaveAttribute(
      'href',
      '/pricing-details',
    );
    await userEvent.click(canvas.getByRole('radio', { name: /^Premium/ }));
    await expect(canvas.getByRole('link', { name: 'Pay for this plan' })).toHaveAttribute(
      'href',
      '/payment?tier=premium',
    );
  },
});

const held = createHeldAnswer(acmeDetails);
