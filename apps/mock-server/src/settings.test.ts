import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

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
