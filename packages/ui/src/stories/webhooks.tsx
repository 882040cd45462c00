import {
  changedWebhook,
  madeWebhook,
  manyDeliveries,
  webhookDeliveries,
  webhooks,
} from '@cortex/api-client/fixtures/webhooks';
import { webhooksLimits } from '@cortex/api-client/limits';
import type { WebhookInput } from '@cortex/api-client/model';
import {
  getCreateWebhookMockHandler201,
  getDeleteWebhookMockHandler204,
  getListWebhookDeliveriesMockHandler200,
  getListWebhooksMockHandler200,
  getUpdateWebhookMockHandler200,
} from '@cortex/api-client/webhooks/mocks';
import type { Meta, StoryContext } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import type { OrganizationEditScreen } from '../screens/OrganizationEditScreen/OrganizationEditScreen.tsx';

export const sent = fn();
export const [{ url = '' } = {}, { url: failing = '' } = {}] = webhooks;

export const webhooksMeta = {
  args: {
    view: 'webhooks',
    getHref: ({ view }) => `/organization-update?view=${view}`,
    secondFactorHref: '/update-password?view=second-factor',
    pricingHref: '/pricing-details',
    getPaymentHref: ({ tier }) => `/payment?tier=${tier}`,
    onCancel: fn(),
  },
  beforeEach({ msw }) {
    sent.mockClear();
    msw.use(
      getListWebhooksMockHandler200(webhooks),
      getListWebhookDeliveriesMockHandler200(({ request }) => {
        const state = new URL(request.url).searchParams.get('state');
        return webhookDeliveries.filter((one) => state === null || one.state === state);
      }),
      getCreateWebhookMockHandler201(async ({ request }) => {
        const input: WebhookInput = JSON.parse(await request.clone().text());
        sent(input);
        return madeWebhook;
      }),
      getUpdateWebhookMockHandler200(async ({ request }) => {
        const input: WebhookInput = JSON.parse(await request.clone().text());
        sent(input);
        return { ...changedWebhook, ...input };
      }),
      getDeleteWebhookMockHandler204(({ params }) => {
        sent(params.id);
      }),
    );
  },
} satisfies Meta<typeof OrganizationEditScreen>;

/** What a server answers that keeps many deliveries: a page of them. */
export const pageOfMany: Parameters<typeof getListWebhookDeliveriesMockHandler200>[0] = ({ request }) => {
  const before = new URL(request.url).searchParams.get('before');
  const start = manyDeliveries.findIndex(({ id }) => id === before) + 1;
  return manyDeliveries.slice(start, start + webhooksLimits.listed);
};

export async function findCard({ canvas }: Pick<StoryContext, 'canvas'>, to = url) {
  return within(await canvas.findByRole('region', { name: `Webhook to ${to}` }));
}

export async function press(context: StoryContext, name: string, to = url) {
  const card = await findCard(context, to);
  await context.userEvent.click(card.getByRole('button', { name }));
  return card;
}
