import { expect, test } from 'vitest';
import { readModels, readSettings } from './settings.ts';

const complete = {
  SMTP_URL: 'smtps://user:password@mail.example.com',
  MAIL_FROM: 'Cortex <no-reply@example.com>',
  SUPPORT_EMAIL: 'support@example.com',
  WEB_URL: 'https://cortex.example.com',
  API_URL: 'https://api.example.com/cortex',
};

test('the settings of a server outside demo mode come from the environment', () => {
  expect(readSettings({ ...complete, TRUSTED_PROXIES: '1', DATABASE_URL: 'postgres://db/cortex' })).toEqual({
    demo: false,
    hostname: '127.0.0.1',
    port: 4010,
    dataDirectory: 'data',
    databaseUrl: 'postgres://db/cortex',
    smtpUrl: complete.SMTP_URL,
    mailFrom: complete.MAIL_FROM,
    supportEmail: complete.SUPPORT_EMAIL,
    publicUrl: complete.API_URL,
    webUrl: complete.WEB_URL,
    allowedOrigins: ['https://cortex.example.com'],
    trustedProxies: 1,
    signUp: 'open',
    passwords: 'any',
    keepDays: { support: 180, outbox: 30 },
  });
});

test('all that is missing or wrong is named at once, each with what it is for', () => {
  const read = () => readSettings({ ...complete, SMTP_URL: undefined, HOST: 'everywhere', API_PORT: 'x' });
  expect(read).toThrow(/SMTP_URL is missing: where mails go/);
  for (const name of ['SMTP_URL', 'HOST', 'API_PORT']) expect(read).toThrow(name);
  expect(() => readSettings({ ...complete, SECRETS_KEY: 'short' })).toThrow(/SECRETS_KEY has to have 32/);
  for (const name of Object.keys(complete)) expect(() => readSettings({})).toThrow(name);
});

test.each([
  ['LLM', 'languageModel'],
  ['EMBEDDINGS', 'embeddings'],
] as const)('a model by %s_URL is a choice, and needs an address and a name', (prefix, option) => {
  const [url, model] = ['http://127.0.0.1:11434/v1', 'pebble:1'];
  const settings = { [`${prefix}_URL`]: url, [`${prefix}_MODEL`]: model };
  const read = { url, model, key: undefined };
  expect(readSettings(complete)[option]).toBeUndefined();
  expect(
    readSettings({ ...complete, [`${prefix}_URL`]: '', [`${prefix}_MODEL`]: 'x' })[option],
  ).toBeUndefined();
  expect(readSettings({ ...complete, ...settings, [`${prefix}_API_KEY`]: '' })[option]).toEqual(read);
  expect(readModels(settings)).toEqual({ languageModel: undefined, embeddings: undefined, [option]: read });
  expect(readModels({ ...settings, [`${prefix}_API_KEY`]: 'sk-1' })[option]).toEqual({
    ...read,
    key: 'sk-1',
  });
  expect(readModels({})[option]).toBeUndefined();
});

test.each([
  ['LLM_URL', { LLM_URL: 'localhost:11434', LLM_MODEL: 'x' }],
  ['LLM_URL', { LLM_URL: 'file:///etc/passwd', LLM_MODEL: 'x' }],
  ['LLM_URL', { LLM_URL: 'https://user:secret@llm.example.com/v1', LLM_MODEL: 'x' }],
  ['LLM_MODEL is missing: which model', { LLM_URL: 'https://llm.example.com/v1' }],
  ['LLM_MODEL', { LLM_URL: 'https://llm.example.com/v1', LLM_MODEL: ' ' }],
  ['EMBEDDINGS_URL', { EMBEDDINGS_URL: 'file:///etc/passwd', EMBEDDINGS_MODEL: 'x' }],
  ['EMBEDDINGS_MODEL is missing: which model', { EMBEDDINGS_URL: 'https://llm.example.com/v1' }],
  ['LLM_API_KEY', { LLM_URL: 'https://llm.example.com/v1', LLM_MODEL: 'x', LLM_API_KEY: 'two\nlines' }],
])('a wrong %s is named, without what it holds, beside what else is missing', (name, model) => {
  expect(() => readModels(model)).toThrow(name);
  expect(() => readSettings({ ...complete, ...model, SMTP_URL: undefined })).toThrow(name);
  expect(() => readSettings({ ...complete, ...model, SMTP_URL: undefined })).toThrow('SMTP_URL');
  expect(() => readModels(model)).not.toThrow(/secret|lines/);
});
