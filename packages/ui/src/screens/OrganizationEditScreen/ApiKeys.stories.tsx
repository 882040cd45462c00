import { apiKeys, madeKey } from '@cortex/api-client/fixtures/keys';
import { secondFactorPolicy } from '@cortex/api-client/fixtures/secondFactors';
import {
  getCreateApiKeyMockHandler201,
  getCreateApiKeyMockHandler422,
  getListApiKeysMockHandler200,
  getListApiKeysMockHandler500,
  getRevokeApiKeyMockHandler204,
  getRevokeApiKeyMockHandler500,
} from '@cortex/api-client/keys/mocks';
import { pending } from '@cortex/api-client/mocks/handlers';
import type { ApiKeyInput } from '@cortex/api-client/model';
import { getGetSecondFactorPolicyMockHandler200 } from '@cortex/api-client/organizations/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { OrganizationEditScreen } from './OrganizationEditScreen.tsx';

const sent = fn();

const meta = preview.meta({
  title: 'OrganizationEditScreen',
  component: OrganizationEditScreen,
  args: {
    view: 'sign-in' as const,
    getHref: ({ view }) => `/organization-update?view=${view}`,
    secondFactorHref: '/update-password?view=second-factor',
    pricingHref: '/pricing-details',
    getPaymentHref: ({ tier }) => `/payment?tier=${tier}`,
    onCancel: fn(),
  },
  beforeEach({ msw }) {
    sent.mockClear();
    msw.use(
      getGetSecondFactorPolicyMockHandler200(secondFactorPolicy),
      getListApiKeysMockHandler200(apiKeys),
      getCreateApiKeyMockHandler201(async ({ request }) => {
        const input: ApiKeyInput = JSON.parse(await request.clone().text());
        sent(input);
        return madeKey;
      }),
      getRevokeApiKeyMockHandler204(({ params }) => {
        sent(params.id);
      }),
    );
  },
});

const { loadApiKeys, createApiKey, revokeApiKey } = extensionMessages;

async function findKeys({ canvas }: Pick<StoryContext, 'canvas'>) {
  return within(await canvas.findByRole('list', { name: 'API keys' }));
}

async function makeOne(context: StoryContext) {
  const { canvas, userEvent } = context;
  const form = within(await canvas.findByRole('form', { name: 'New API key' }));
  await userEvent.type(form.getByRole('textbox', { name: /^What it is for/ }), 'Payroll');
  await userEvent.selectOptions(form.getByRole('combobox', { name: /^Valid for/ }), '30 days');
  await userEvent.click(form.getByRole('button', { name: 'Make Key' }));
  return form;
}

async function askToRevoke(context: StoryContext) {
  const keys = await findKeys(context);
  await context.userEvent.click(keys.getByRole('button', { name: 'Revoke the key for Data warehouse' }));
  await expect(keys.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  return keys;
}

export const WithApiKeys = meta.story({
  play: async (context) => {
    const keys = await findKeys(context);
    await expect(keys.getByText('Read · used 24 Nov 2026 · until 10 Feb 2027')).toBeVisible();
    await expect(keys.getByText('Read and write · never used · until 1 Dec 2026')).toBeVisible();
  },
});

export const WithApiKeysOnAPhone = meta.story({ ...WithApiKeys.input, globals: onPhone });

export const WithoutApiKeys = meta.story({
  beforeEach({ msw }) {
    msw.use(getListApiKeysMockHandler200([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Make Key' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'API keys' })).toBeNull();
  },
});

export const AnApiKeyMade = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await makeOne(context);
    await expect(await canvas.findByLabelText('The key for Payroll')).toHaveValue(madeKey.key);
    await expect(sent).toHaveBeenCalledWith({ name: 'Payroll', scope: 'read', days: 30 });
    await expect(await getNotifications(context).findByText(createApiKey.success)).toBeVisible();
    const keys = await findKeys(context);
    await expect(keys.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const AnApiKeyPutAway = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await makeOne(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Done' }));
    await expect(canvas.queryByLabelText('The key for Payroll')).toBeNull();
  },
});

export const TooManyApiKeys = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    const detail = 'Your organization has 20 API keys. Revoke one before you make another.';
    msw.use(getCreateApiKeyMockHandler422({ detail, code: 'validation_failed', errors: { body: detail } }));
  },
  play: async (context) => {
    const form = await makeOne(context);
    await expect(await getNotifications(context).findByText(createApiKey.failed)).toBeVisible();
    await expect(form.getByRole('textbox', { name: /^What it is for/ })).toHaveValue('Payroll');
  },
});

export const AsksBeforeItRevokes = meta.story({ play: async (context) => void (await askToRevoke(context)) });

export const AnApiKeyRevoked = meta.story({
  play: async (context) => {
    const keys = await askToRevoke(context);
    await context.userEvent.click(keys.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(keys.queryByText('Data warehouse')).toBeNull());
    await expect(sent).toHaveBeenCalledWith('key_warehouse');
  },
});

export const RevokingFails = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getRevokeApiKeyMockHandler500());
  },
  play: async (context) => {
    const keys = await askToRevoke(context);
    await context.userEvent.click(keys.getByRole('button', { name: 'Revoke' }));
    await expect(await getNotifications(context).findByText(revokeApiKey.failed)).toBeVisible();
    await expect(keys.getByText('Data warehouse')).toBeVisible();
  },
});

export const ApiKeysLoading = meta.story({
  beforeEach({ msw }) {
    msw.use(getListApiKeysMockHandler200(pending));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the API keys...')).toBeInTheDocument();
  },
});

export const ApiKeysLoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListApiKeysMockHandler500());
  },
  play: async (context) => {
    await expect(await context.canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(await getNotifications(context).findByText(loadApiKeys.failed)).toBeVisible();
  },
});

export const ApiKeysLoadAgain = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListApiKeysMockHandler500());
  },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    await expect(await getNotifications(context).findByText(loadApiKeys.failed)).toBeVisible();
    msw.use(getListApiKeysMockHandler200(apiKeys));
    await userEvent.click(retry);
    await findKeys(context);
  },
});
