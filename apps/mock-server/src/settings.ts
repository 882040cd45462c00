import { isIP } from 'node:net';
import { z } from 'zod';
import type { ServerOptions } from './server.ts';

const url = z
  .string('is missing: an address, e.g. https://cortex.example.com')
  .refine((text) => URL.canParse(text), 'has to be a URL');
const port = z.coerce.number().int().min(0).max(65_535);

const Settings = z.object({
  HOST: z
    .string()
    .refine((text) => isIP(text) > 0, 'has to be an IP address')
    .default('127.0.0.1'),
  API_PORT: port.default(4010),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  SMTP_URL: z.string('is missing: where mails go, e.g. smtps://user:password@mail.example.com').min(1),
  MAIL_FROM: z.string('is missing: the sender of mails, e.g. "Cortex <no-reply@example.com>"').min(1),
  SUPPORT_EMAIL: z.string('is missing: who gets what people write to support').min(1),
  WEB_URL: url.refine((text) => !text.endsWith('/'), 'has to stand without a slash at its end'),
  API_URL: url,
  ALLOWED_ORIGINS: z.string().optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),
});

/**
 * How to run the server outside demo mode, read from the environment. Throws one sentence a setting that is missing or wrong.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): ServerOptions {
  const result = Settings.safeParse(environment);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
    throw new Error(`These settings need another look:\n${lines.join('\n')}`);
  }
  const settings = result.data;
  const origins = settings.ALLOWED_ORIGINS ?? new URL(settings.WEB_URL).origin;
  return {
    demo: false,
    hostname: settings.HOST,
    port: settings.API_PORT,
    dataDirectory: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    supportEmail: settings.SUPPORT_EMAIL,
    publicUrl: settings.API_URL,
    webUrl: settings.WEB_URL,
    allowedOrigins: origins.split(',').map((origin) => origin.trim()),
    trustedProxies: settings.TRUSTED_PROXIES,
  };
}
