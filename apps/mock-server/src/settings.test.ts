import { expect, test } from 'vitest';
import { readLanguageModel, readSettings } from './settings.ts';

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
  });
});

test('all that is missing or wrong is named at once, each with what it is for', () => {
  const read = () => readSettings({ ...complete, SMTP_URL: undefined, HOST: 'everywhere', API_PORT: 'x' });
  expect(read).toThrow(/SMTP_URL is missing: where mails go/);
  for (const name of ['SMTP_URL', 'HOST', 'API_PORT']) expect(read).toThrow(name);
  for (const name of Object.keys(complete)) expect(() => readSettings({})).toThrow(name);
});

test('a language model is a choice, and needs an address and a name', () => {
  const model = { LLM_URL: 'http://127.0.0.1:11434/v1', LLM_MODEL: 'llama3.1:8b' };
  const read = { url: model.LLM_URL, model: model.LLM_MODEL, key: undefined };
  expect(readSettings(complete).languageModel).toBeUndefined();
  expect(readSettings({ ...complete, LLM_URL: '', LLM_MODEL: 'x' }).languageModel).toBeUndefined();
  expect(readSettings({ ...complete, ...model, LLM_API_KEY: '' }).languageModel).toEqual(read);
  expect(readLanguageModel(model)).toEqual(read);
  expect(readLanguageModel({ ...model, LLM_API_KEY: 'sk-1' })).toEqual({ ...read, key: 'sk-1' });
  expect(readLanguageModel({})).toBeUndefined();
});

test.each([
  ['LLM_URL', { LLM_URL: 'localhost:11434', LLM_MODEL: 'x' }],
  ['LLM_URL', { LLM_URL: 'file:///etc/passwd', LLM_MODEL: 'x' }],
  ['LLM_URL', { LLM_URL: 'https://user:secret@llm.example.com/v1', LLM_MODEL: 'x' }],
  ['LLM_MODEL is missing: which model', { LLM_URL: 'https://llm.example.com/v1' }],
  ['LLM_MODEL', { LLM_URL: 'https://llm.example.com/v1', LLM_MODEL: ' ' }],
  ['LLM_API_KEY', { LLM_URL: 'https://llm.example.com/v1', LLM_MODEL: 'x', LLM_API_KEY: 'two\nlines' }],
])('a wrong %s is named, without what it holds, beside what else is missing', (name, model) => {
  expect(() => readLanguageModel(model)).toThrow(name);
  expect(() => readSettings({ ...complete, ...model, SMTP_URL: undefined })).toThrow(name);
  expect(() => readSettings({ ...complete, ...model, SMTP_URL: undefined })).toThrow('SMTP_URL');
  expect(() => readLanguageModel(model)).not.toThrow(/secret|lines/);
});
