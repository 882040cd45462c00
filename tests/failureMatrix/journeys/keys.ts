import { apiKeys } from '@cortex/api-client/fixtures/keys';
import { getListApiKeysMockHandler200 } from '@cortex/api-client/keys/mocks';
import { extensionMessages } from '../../../packages/ui/src/feedback/extensionMessages.ts';
import type { Journey } from '../Journey.ts';
import { press, pressLabelled } from '../person.ts';

const path = '/organization/update?view=sign-in';
const heading = 'Update Organization';
const answers = [getListApiKeysMockHandler200(apiKeys)];
const ask = () => pressLabelled('Revoke the key for Data warehouse');

/** The way through the screens to each call about API keys. */
export const keysJourneys = {
  listApiKeys: [
    {
      kind: 'load',
      path,
      as: 'admin',
      heading,
      texts: extensionMessages.loadApiKeys,
      answers,
      loaded: 'Data warehouse',
    },
  ],
  createApiKey: [
    {
      kind: 'save',
      path,
      as: 'admin',
      heading,
      texts: extensionMessages.createApiKey,
      answers,
      typed: { 'What it is for': 'Payroll' },
      comesBack: true,
      fields: { name: 'What it is for' },
      submit: () => press('Make Key'),
      saved: extensionMessages.createApiKey.success,
      answerRead: true,
    },
  ],
  revokeApiKey: [
    {
      kind: 'save',
      path,
      as: 'admin',
      heading,
      recordId: 'key_warehouse',
      texts: extensionMessages.revokeApiKey,
      answers,
      open: ask,
      reopen: ask,
      submit: () => press('Revoke'),
      saved: extensionMessages.revokeApiKey.success,
      answerRead: false,
    },
  ],
} satisfies Record<string, readonly [Journey, ...Journey[]]>;
