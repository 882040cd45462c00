import { webhookDeliveries, webhooks } from '@cortex/api-client/fixtures/webhooks';
import {
  getListWebhookDeliveriesMockHandler200,
  getListWebhooksMockHandler200,
} from '@cortex/api-client/webhooks/mocks';
import { extensionMessages } from '../../../packages/ui/src/feedback/extensionMessages.ts';
import type { Journey } from '../Journey.ts';
import { press, pressLabelled } from '../person.ts';

const place = {
  path: '/organization/update?view=webhooks',
  as: 'admin',
  heading: 'Update Organization',
  answers: [
    getListWebhooksMockHandler200(webhooks),
    getListWebhookDeliveriesMockHandler200(webhookDeliveries),
  ],
} as const;
const [{ id = '', url = '' } = {}] = webhooks;
const showDeliveries = () => pressLabelled(`Show Deliveries to ${url}`);
const edit = () => pressLabelled(`Edit the webhook to ${url}`);
const askForSecret = () => pressLabelled(`New Secret for ${url}`);
const askToDelete = () => pressLabelled(`Delete the webhook to ${url}`);

/** The way through the screens to each call about webhooks. */
export const webhooksJourneys = {
  listWebhooks: [{ kind: 'load', ...place, texts: extensionMessages.loadWebhooks, loaded: 'Add a webhook' }],
  createWebhook: [
    {
      kind: 'save',
      ...place,
      texts: extensionMessages.createWebhook,
      typed: { Address: 'https://payroll.example.com/cortex' },
      comesBack: true,
      fields: { url: 'Address' },
      submit: () => press('Add Webhook'),
      saved: extensionMessages.createWebhook.success,
      answerRead: true,
    },
  ],
  updateWebhook: [
    {
      kind: 'save',
      ...place,
      from: 'switching off',
      recordId: id,
      texts: extensionMessages.updateWebhook,
      submit: () => press('Switch Off'),
      saved: extensionMessages.updateWebhook.success,
      answerRead: true,
    },
    {
      kind: 'save',
      ...place,
      from: 'editing',
      recordId: id,
      texts: extensionMessages.updateWebhook,
      open: edit,
      reopen: edit,
      submit: () => press('Save Webhook'),
      saved: extensionMessages.updateWebhook.success,
      answerRead: true,
    },
  ],
  deleteWebhook: [
    {
      kind: 'save',
      ...place,
      recordId: id,
      texts: extensionMessages.deleteWebhook,
      open: askToDelete,
      reopen: askToDelete,
      submit: () => press('Delete Webhook'),
      saved: extensionMessages.deleteWebhook.success,
      answerRead: false,
    },
  ],
  rotateWebhookSecret: [
    {
      kind: 'save',
      ...place,
      recordId: id,
      texts: extensionMessages.rotateWebhookSecret,
      open: askForSecret,
      reopen: askForSecret,
      submit: () => press('Make New Secret'),
      saved: extensionMessages.rotateWebhookSecret.success,
      answerRead: true,
    },
  ],
  testWebhook: [
    {
      kind: 'save',
      ...place,
      recordId: id,
      texts: extensionMessages.testWebhook,
      submit: () => press('Send Test'),
      saved: extensionMessages.testWebhook.success,
      answerRead: true,
    },
  ],
  listWebhookDeliveries: [
    {
      kind: 'load',
      ...place,
      recordId: id,
      open: showDeliveries,
      texts: extensionMessages.loadWebhookDeliveries,
      loaded: 'Application by the jobs page',
    },
  ],
  resendWebhookDelivery: [
    {
      kind: 'save',
      ...place,
      recordId: 'msg_waiting',
      texts: extensionMessages.resendWebhookDelivery,
      open: showDeliveries,
      reopen: showDeliveries,
      submit: () => press('Send again'),
      saved: extensionMessages.resendWebhookDelivery.success,
      answerRead: true,
    },
  ],
} satisfies Record<string, readonly [Journey, ...Journey[]]>;
