import { madeWebhook, rotatedWebhook, stoppedWebhooks, webhooks } from '@cortex/api-client/fixtures/webhooks';
import { absent, pending } from '@cortex/api-client/mocks/handlers';
import {
  getCreateWebhookMockHandler422,
  getDeleteWebhookMockHandler500,
  getListWebhooksMockHandler200,
  getListWebhooksMockHandler500,
  getRotateWebhookSecretMockHandler200,
  getRotateWebhookSecretMockHandler500,
  getUpdateWebhookMockHandler500,
} from '@cortex/api-client/webhooks/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { failing, findCard, press, sent, url, webhooksMeta } from '../../stories/webhooks.tsx';
import { OrganizationEditScreen } from './OrganizationEditScreen.tsx';

const meta = preview.meta({
  title: 'OrganizationEditScreen',
  component: OrganizationEditScreen,
  ...webhooksMeta,
});

const messages = extensionMessages;

async function addOne(context: StoryContext, address = 'https://payroll.northharbour.example/cortex') {
  const { canvas, userEvent } = context;
  const form = within(await canvas.findByRole('form', { name: 'New webhook' }));
  await userEvent.type(form.getByRole('textbox', { name: /^Address/ }), address);
  await userEvent.click(form.getByRole('button', { name: 'Add Webhook' }));
  return form;
}

export const WithWebhooks = meta.story({
  play: async (context) => {
    const card = await findCard(context);
    await expect(card.getByText('On')).toBeVisible();
    const other = await findCard(context, failing);
    await expect(other.getByText('Failing')).toBeVisible();
    await expect(other.getByText(/^Every attempt has failed since 23 Nov 2026, 22:14\./)).toBeVisible();
  },
});

export const WithWebhooksOnAPhone = meta.story({ ...WithWebhooks.input, globals: onPhone });

export const WithoutWebhooks = meta.story({
  beforeEach({ msw }) {
    msw.use(getListWebhooksMockHandler200([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no webhooks yet.')).toBeVisible();
  },
});

export const WebhooksLoading = meta.story({
  beforeEach({ msw }) {
    msw.use(getListWebhooksMockHandler200(pending));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the webhooks...')).toBeInTheDocument();
  },
});

export const WebhooksLoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListWebhooksMockHandler500());
  },
  play: async (context) => {
    await expect(await context.canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(await getNotifications(context).findByText(messages.loadWebhooks.failed)).toBeVisible();
  },
});

export const WebhooksLoadAgain = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListWebhooksMockHandler500());
  },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    await expect(await getNotifications(context).findByText(messages.loadWebhooks.failed)).toBeVisible();
    msw.use(getListWebhooksMockHandler200(webhooks));
    await userEvent.click(retry);
    await findCard(context);
  },
});

export const WebhooksUnsupported = meta.story({
  beforeEach({ msw }) {
    msw.use(absent('listWebhooks'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This server has no webhooks.')).toBeVisible();
  },
});

export const WebhooksSwitchedOff = meta.story({
  beforeEach({ msw }) {
    msw.use(getListWebhooksMockHandler200(stoppedWebhooks));
  },
  play: async (context) => {
    const card = await findCard(context);
    await expect(card.getByText('What happens while it is off is not sent.')).toBeVisible();
    await expect(card.getByRole('button', { name: `Switch On: ${url}` })).toBeVisible();
    await expect(card.queryByRole('button', { name: /^Send Test/ })).toBeNull();
    const stopped = await findCard(context, failing);
    await expect(stopped.getByText('It was switched off: nothing was taken for 5 days.')).toBeVisible();
    const gone = await findCard(context, 'https://old.northharbour.example/cortex');
    await expect(gone.getByText('It was switched off: the receiver answered that it is gone.')).toBeVisible();
    await expect(gone.getByText(/^Added by a deleted user/)).toBeVisible();
  },
});

export const AWebhookAdded = meta.story({
  play: async (context) => {
    await addOne(context);
    const card = await findCard(context, madeWebhook.webhook.url);
    await expect(card.getByLabelText(/^The signing secret for/)).toHaveValue(madeWebhook.secret);
    await expect(sent).toHaveBeenCalledWith({
      url: 'https://payroll.northharbour.example/cortex',
      kinds: ['candidate.created', 'candidate.stage_changed'],
      is_on: true,
    });
    await expect(await getNotifications(context).findByText(messages.createWebhook.success)).toBeVisible();
  },
});

export const AWebhookAddedOnAPhone = meta.story({ ...AWebhookAdded.input, globals: onPhone });

export const ItsSecretPutAway = meta.story({
  play: async (context) => {
    await addOne(context);
    const card = await findCard(context, madeWebhook.webhook.url);
    await context.userEvent.click(card.getByRole('button', { name: 'Done' }));
    await expect(card.queryByLabelText(/^The signing secret for/)).toBeNull();
  },
});

export const AnAddressThatIsRefused = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    const problem = 'This address is on a private network, which this server does not call.';
    const body = { detail: 'Some fields need another look.', code: 'validation_failed' as const };
    msw.use(getCreateWebhookMockHandler422({ ...body, errors: { url: problem } }));
  },
  play: async (context) => {
    const form = await addOne(context, 'https://10.0.0.1/cortex');
    const address = form.getByRole('textbox', { name: /^Address/ });
    await waitFor(() =>
      expect(address).toHaveAccessibleDescription(
        'This address is on a private network, which this server does not call.',
      ),
    );
    await expect(address).toHaveValue('https://10.0.0.1/cortex');
  },
});

export const NoKindChosen = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const form = within(await canvas.findByRole('form', { name: 'New webhook' }));
    for (const name of ['Candidate added', 'Candidate moved to a stage'])
      await userEvent.click(form.getByText(name));
    await addOne(context);
    await expect(form.getByRole('alert')).toHaveTextContent('Choose at least one.');
    await expect(sent).not.toHaveBeenCalled();
  },
});

export const EditsAWebhook = meta.story({
  play: async (context) => {
    const { userEvent } = context;
    const card = await press(context, `Edit the webhook to ${url}`);
    await userEvent.click(card.getByText('Application by the jobs page'));
    await userEvent.click(card.getByText('Job deleted'));
    await expect(card.getByRole('checkbox', { name: 'Job deleted' })).toBeChecked();
  },
});

export const AWebhookSaved = meta.story({
  play: async (context) => {
    const { userEvent } = context;
    const card = await press(context, `Edit the webhook to ${url}`);
    await userEvent.click(card.getByText('Job deleted'));
    await userEvent.click(card.getByRole('button', { name: 'Save Webhook' }));
    await expect(await getNotifications(context).findByText(messages.updateWebhook.success)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({
      url,
      kinds: ['candidate.created', 'candidate.stage_changed', 'application.received', 'job.deleted'],
      is_on: true,
    });
    await expect(card.getByText(/Application by the jobs page, Job deleted$/)).toBeVisible();
  },
});

export const AWebhookSwitchedOff = meta.story({
  play: async (context) => {
    const card = await press(context, `Switch Off: ${url}`);
    await expect(await card.findByText('Off')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ is_on: false }));
  },
});

export const SwitchingFails = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getUpdateWebhookMockHandler500());
  },
  play: async (context) => {
    const card = await press(context, `Switch Off: ${url}`);
    await expect(await getNotifications(context).findByText(messages.updateWebhook.failed)).toBeVisible();
    await expect(card.getByText('On')).toBeVisible();
  },
});

export const AsksBeforeANewSecret = meta.story({
  play: async (context) => {
    const card = await press(context, `New Secret for ${url}`);
    await expect(card.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  },
});

export const ANewSecret = meta.story({
  beforeEach({ msw }) {
    msw.use(getRotateWebhookSecretMockHandler200(rotatedWebhook));
  },
  play: async (context) => {
    const card = await press(context, `New Secret for ${url}`);
    await context.userEvent.click(card.getByRole('button', { name: 'Make New Secret' }));
    await expect(await card.findByLabelText(/^The signing secret for/)).toHaveValue(rotatedWebhook.secret);
    await expect(card.getByText(/the secret before signs too until 25 Nov 2026, 10:00$/)).toBeVisible();
  },
});

export const ANewSecretFails = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getRotateWebhookSecretMockHandler500());
  },
  play: async (context) => {
    const card = await press(context, `New Secret for ${url}`);
    await context.userEvent.click(card.getByRole('button', { name: 'Make New Secret' }));
    await expect(
      await getNotifications(context).findByText(messages.rotateWebhookSecret.failed),
    ).toBeVisible();
    await expect(card.queryByLabelText(/^The signing secret for/)).toBeNull();
  },
});

export const AsksBeforeAWebhookIsDeleted = meta.story({
  play: async (context) => {
    const card = await press(context, `Delete the webhook to ${url}`);
    await expect(card.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  },
});

export const AWebhookDeleted = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const card = await press(context, `Delete the webhook to ${url}`);
    await userEvent.click(card.getByRole('button', { name: 'Delete Webhook' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: `Webhook to ${url}` })).toBeNull());
    await expect(sent).toHaveBeenCalledWith('whk_hr');
  },
});

export const DeletingAWebhookFails = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getDeleteWebhookMockHandler500());
  },
  play: async (context) => {
    const card = await press(context, `Delete the webhook to ${url}`);
    await context.userEvent.click(card.getByRole('button', { name: 'Delete Webhook' }));
    await expect(await getNotifications(context).findByText(messages.deleteWebhook.failed)).toBeVisible();
    await expect(card.getByRole('button', { name: 'Delete Webhook' })).toBeEnabled();
  },
});
