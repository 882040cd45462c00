import {
  manyDeliveries,
  testDelivery,
  webhookDeliveries,
  webhooks,
} from '@cortex/api-client/fixtures/webhooks';
import { pending } from '@cortex/api-client/mocks/handlers';
import {
  getListWebhookDeliveriesMockHandler200,
  getListWebhookDeliveriesMockHandler500,
  getListWebhooksMockHandler200,
  getResendWebhookDeliveryMockHandler200,
  getTestWebhookMockHandler201,
  getTestWebhookMockHandler429,
} from '@cortex/api-client/webhooks/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { findCard, pageOfMany, press, url, webhooksMeta } from '../../stories/webhooks.tsx';
import { OrganizationEditScreen } from './OrganizationEditScreen.tsx';

const meta = preview.meta({
  title: 'OrganizationEditScreen',
  component: OrganizationEditScreen,
  ...webhooksMeta,
});

const messages = extensionMessages;

const showDeliveries = (context: StoryContext) => press(context, `Show Deliveries to ${url}`);

export const WithDeliveries = meta.story({
  play: async (context) => {
    const card = await showDeliveries(context);
    const list = within(await card.findByRole('list', { name: `Deliveries to ${url}` }));
    await expect(list.getAllByRole('listitem')).toHaveLength(4);
    await expect(
      list.getByText(/The receiver answered 503\. 2 attempts\. Next one: 24 Nov 2026, 10:03\./),
    ).toBeVisible();
    await expect(list.getByText(/The receiver could not be reached\. 10 attempts\./)).toBeVisible();
  },
});

export const WithDeliveriesOnAPhone = meta.story({ ...WithDeliveries.input, globals: onPhone });

export const DeliveriesByTheirState = meta.story({
  play: async (context) => {
    const { userEvent } = context;
    const card = await showDeliveries(context);
    await userEvent.click(await card.findByText('Given up', { selector: '[data-part=item-text]' }));
    const list = within(await card.findByRole('list', { name: `Deliveries to ${url}` }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  },
});

export const ManyDeliveries = meta.story({
  beforeEach({ msw }) {
    msw.use(getListWebhookDeliveriesMockHandler200(pageOfMany));
  },
  play: async (context) => {
    const card = await showDeliveries(context);
    await expect(await card.findByRole('button', { name: 'Show earlier' })).toBeVisible();
    await expect(card.getByText(/^The newest 100 are shown\./)).toBeVisible();
    await expect(card.getAllByRole('button', { name: /^Send again/ })).toHaveLength(100);
  },
});

async function showEarlier(context: StoryContext) {
  const card = await showDeliveries(context);
  await context.userEvent.click(await card.findByRole('button', { name: 'Show earlier' }));
  return card;
}

export const EarlierDeliveries = meta.story({
  ...ManyDeliveries.input,
  play: async (context) => {
    const card = await showEarlier(context);
    await expect(await card.findByText(/^All 130 are shown\./)).toBeVisible();
    await expect(card.getAllByRole('button', { name: /^Send again/ })).toHaveLength(130);
    await expect(card.queryByRole('button', { name: 'Show earlier' })).toBeNull();
    await waitFor(() => expect(card.getByRole('list', { name: `Deliveries to ${url}` })).toHaveFocus());
  },
});

export const ManyDeliveriesOnAPhone = meta.story({ ...ManyDeliveries.input, globals: onPhone });

export const EarlierDeliveriesLoading = meta.story({
  ...ManyDeliveries.input,
  play: async (context) => {
    const card = await showDeliveries(context);
    const more = await card.findByRole('button', { name: 'Show earlier' });
    context.msw.use(getListWebhookDeliveriesMockHandler200(pending));
    await context.userEvent.click(more);
    await expect(await card.findByRole('button', { name: 'Loading...' })).toBeDisabled();
  },
});

export const EarlierDeliveriesLoadError = meta.story({
  parameters: { expectsFailure: true },
  ...ManyDeliveries.input,
  play: async (context) => {
    const card = await showDeliveries(context);
    const more = await card.findByRole('button', { name: 'Show earlier' });
    context.msw.use(getListWebhookDeliveriesMockHandler500());
    await context.userEvent.click(more);
    await expect(
      await getNotifications(context).findByText(messages.loadWebhookDeliveries.failed),
    ).toBeVisible();
    await expect(await card.findByRole('button', { name: 'Show earlier' })).toHaveFocus();
  },
});

export const RecoversFromEarlierDeliveriesLoadError = meta.story({
  ...EarlierDeliveriesLoadError.input,
  play: async (context) => {
    await EarlierDeliveriesLoadError.play?.(context);
    context.msw.use(getListWebhookDeliveriesMockHandler200(pageOfMany));
    const card = await findCard(context, url);
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(card.getAllByRole('button', { name: /^Send again/ })).toHaveLength(130));
  },
});

export const NoEarlierDeliveriesOfAServerWithoutPages = meta.story({
  beforeEach({ msw }) {
    msw.use(getListWebhookDeliveriesMockHandler200(manyDeliveries.slice(0, 100)));
  },
  play: async (context) => {
    const card = await showEarlier(context);
    await waitFor(() => expect(card.queryByRole('button', { name: 'Show earlier' })).toBeNull());
    await expect(card.getAllByRole('button', { name: /^Send again/ })).toHaveLength(100);
  },
});

export const WithoutDeliveries = meta.story({
  beforeEach({ msw }) {
    msw.use(getListWebhooksMockHandler200(webhooks.slice(0, 1)), getListWebhookDeliveriesMockHandler200([]));
  },
  play: async (context) => {
    const card = await findCard(context);
    await expect(await card.findByText(/^Nothing was sent yet\./)).toBeVisible();
  },
});

export const DeliveriesLoading = meta.story({
  beforeEach({ msw }) {
    msw.use(getListWebhookDeliveriesMockHandler200(pending));
  },
  play: async (context) => {
    const card = await showDeliveries(context);
    await expect(await card.findByText('Loading the deliveries...')).toBeInTheDocument();
  },
});

export const DeliveriesLoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListWebhookDeliveriesMockHandler500());
  },
  play: async (context) => {
    const card = await showDeliveries(context);
    await expect(await card.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(
      await getNotifications(context).findByText(messages.loadWebhookDeliveries.failed),
    ).toBeVisible();
  },
});

export const DeliveriesLoadAgain = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListWebhookDeliveriesMockHandler500());
  },
  play: async (context) => {
    const { msw, userEvent } = context;
    const card = await showDeliveries(context);
    const retry = await card.findByRole('button', { name: 'Retry' });
    await expect(
      await getNotifications(context).findByText(messages.loadWebhookDeliveries.failed),
    ).toBeVisible();
    msw.use(getListWebhookDeliveriesMockHandler200(webhookDeliveries));
    await userEvent.click(retry);
    await expect(await card.findByRole('list', { name: `Deliveries to ${url}` })).toBeVisible();
  },
});

export const ATestSent = meta.story({
  beforeEach({ msw }) {
    msw.use(
      getTestWebhookMockHandler201(testDelivery),
      getListWebhookDeliveriesMockHandler200([testDelivery, ...webhookDeliveries]),
    );
  },
  play: async (context) => {
    const card = await press(context, `Send Test to ${url}`);
    await expect(await getNotifications(context).findByText(messages.testWebhook.success)).toBeVisible();
    await expect(await card.findByText('On its way')).toBeVisible();
  },
});

export const TooManyTests = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    const detail = 'Too many attempts. Wait 40 minutes and try again.';
    msw.use(getTestWebhookMockHandler429({ detail, code: 'rate_limited' }));
  },
  play: async (context) => {
    await press(context, `Send Test to ${url}`);
    await expect(await getNotifications(context).findByText(messages.testWebhook.failed)).toBeVisible();
  },
});

export const SentAgain = meta.story({
  beforeEach({ msw }) {
    let isResent = false;
    const [first, ...others] = webhookDeliveries;
    const resent = { ...testDelivery, id: first?.id ?? '', type: first?.type ?? '', at: first?.at ?? '' };
    msw.use(
      getListWebhookDeliveriesMockHandler200(() => (isResent ? [resent, ...others] : webhookDeliveries)),
      getResendWebhookDeliveryMockHandler200(() => {
        isResent = true;
        return resent;
      }),
    );
  },
  play: async (context) => {
    const { userEvent } = context;
    const card = await showDeliveries(context);
    await userEvent.click(
      await card.findByRole('button', { name: /^Send again: Candidate moved to a stage/ }),
    );
    await expect(
      await getNotifications(context).findByText(messages.resendWebhookDelivery.success),
    ).toBeVisible();
    await expect(await card.findByText('On its way')).toBeVisible();
  },
});
