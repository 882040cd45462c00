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

const LanguageModel = z.object({
  LLM_URL: z
    .string()
    .refine(
      isPlainWebAddress,
      'has to be an http or https address without a password, e.g. http://127.0.0.1:11434/v1',
    ),
  LLM_MODEL: z
    .string('is missing: which model the server of LLM_URL has to run, e.g. llama3.1:8b')
    .trim()
    .min(1, 'is missing: which model the server of LLM_URL has to run, e.g. llama3.1:8b')
    .max(100),
  LLM_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]*$/, 'has to be one word of plain letters, digits and signs')
    .optional(),
});

function isPlainWebAddress(text: string): boolean {
  const address = URL.parse(text);
  return address !== null && /^https?:$/.test(address.protocol) && address.username + address.password === '';
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * How to run the server outside demo mode, read from the environment. Throws one sentence a setting that is missing or wrong.
 */
export function readSettings(environment: Environment): ServerOptions {
  const { LLM_URL } = environment;
  const result = Settings.safeParse(environment);
  const model = LLM_URL ? LanguageModel.safeParse(environment) : undefined;
  if (!result.success || model?.success === false)
    throw complaint([...(result.error?.issues ?? []), ...(model?.error?.issues ?? [])]);
  const settings = result.data;
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
    allowedOrigins: readOrigins(settings.ALLOWED_ORIGINS ?? new URL(settings.WEB_URL).origin),
    trustedProxies: settings.TRUSTED_PROXIES,
    languageModel: toLanguageModel(model?.data),
  };
}

/**
 * The language model that reads along, by choice; undefined without `LLM_URL`. Throws one sentence a setting that is
 * missing or wrong.
 */
export function readLanguageModel(environment: Environment): ServerOptions['languageModel'] {
  const result = environment.LLM_URL ? LanguageModel.safeParse(environment) : undefined;
  if (result?.success === false) throw complaint(result.error.issues);
  return toLanguageModel(result?.data);
}

function toLanguageModel(
  settings: z.output<typeof LanguageModel> | undefined,
): ServerOptions['languageModel'] {
  return (
    settings && { url: settings.LLM_URL, model: settings.LLM_MODEL, key: settings.LLM_API_KEY || undefined }
  );
}

function complaint(issues: readonly { path: PropertyKey[]; message: string }[]): Error {
  const lines = issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
  return new Error(`These settings need another look:\n${lines.join('\n')}`);
}

/** The origins of a list that is separated by commas. */
export function readOrigins(list = ''): string[] {
  return list
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');
}
