import { isIP } from 'node:net';
import { z } from 'zod';
import { PASSWORD_POLICIES } from './access/passwordRules.ts';
import { SIGN_UP_POLICIES } from './access/signUp.ts';
import { KEEP_DAYS, type KeepDays } from './db/mailRetention.ts';
import type { ServerOptions } from './server.ts';

const url = z
  .string('is missing: an address, e.g. https://cortex.example.com')
  .refine((text) => URL.canParse(text), 'has to be a URL');
const days = z.coerce.number('has to be a number of days').int().min(1).max(3650);
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
  SIGN_UP: z.enum(SIGN_UP_POLICIES, 'is open, invite or closed').default('open'),
  PASSWORDS: z.enum(PASSWORD_POLICIES, 'is any or strong').default('any'),
  SECRETS_KEY: z
    .string()
    .min(32, 'has to have 32 characters or more, e.g. from `openssl rand -base64 32`')
    .optional(),
  SUPPORT_KEEP_DAYS: days.default(KEEP_DAYS.support),
  OUTBOX_KEEP_DAYS: days.default(KEEP_DAYS.outbox),
});

/** The settings of a model on a server that speaks the OpenAI API; `example` is a model's name. */
function outsideServer(prefix: 'LLM' | 'EMBEDDINGS', example: string) {
  const missing = `is missing: which model the server of ${prefix}_URL has to run, e.g. ${example}`;
  return z
    .object({
      [`${prefix}_URL`]: z
        .string()
        .refine(
          isPlainWebAddress,
          'has to be an http or https address without a password, e.g. http://127.0.0.1:11434/v1',
        ),
      [`${prefix}_MODEL`]: z.string(missing).trim().min(1, missing).max(100),
      [`${prefix}_API_KEY`]: z
        .string()
        .regex(/^[\x21-\x7e]*$/, 'has to be one word of plain letters, digits and signs')
        .optional(),
    })
    .transform((settings) => ({
      url: settings[`${prefix}_URL`] ?? '',
      model: settings[`${prefix}_MODEL`] ?? '',
      key: settings[`${prefix}_API_KEY`] || undefined,
    }));
}

const MODELS = {
  languageModel: { url: 'LLM_URL', settings: outsideServer('LLM', 'llama3.1:8b') },
  embeddings: { url: 'EMBEDDINGS_URL', settings: outsideServer('EMBEDDINGS', 'nomic-embed-text') },
} as const;

function isPlainWebAddress(text: string): boolean {
  const address = URL.parse(text);
  return address !== null && /^https?:$/.test(address.protocol) && address.username + address.password === '';
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * How to run the server outside demo mode, read from the environment. Throws one sentence a setting that is missing or wrong.
 */
export function readSettings(environment: Environment): ServerOptions {
  const result = Settings.safeParse(environment);
  const models = parseModels(environment);
  if (!result.success || models.issues.length > 0)
    throw complaint([...(result.error?.issues ?? []), ...models.issues]);
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
    signUp: settings.SIGN_UP,
    passwords: settings.PASSWORDS,
    secretsKey: settings.SECRETS_KEY,
    keepDays: { support: settings.SUPPORT_KEEP_DAYS, outbox: settings.OUTBOX_KEEP_DAYS },
    ...models.read,
  };
}

/** The settings of how long support messages and mails are kept, for commands that need no others. */
export function readKeepDays(environment: Environment): KeepDays {
  const kept = Settings.pick({ SUPPORT_KEEP_DAYS: true, OUTBOX_KEEP_DAYS: true }).safeParse(environment);
  if (!kept.success) throw complaint(kept.error.issues);
  return { support: kept.data.SUPPORT_KEEP_DAYS, outbox: kept.data.OUTBOX_KEEP_DAYS };
}

type Models = Pick<ServerOptions, 'languageModel' | 'embeddings'>;

/**
 * The models that take part in a score, by choice: a language model that reads along, with `LLM_URL`, and one whose
 * vectors tell what is near in meaning, with `EMBEDDINGS_URL`. Throws one sentence a setting that is missing or wrong.
 */
export function readModels(environment: Environment): Models {
  const { read, issues } = parseModels(environment);
  if (issues.length > 0) throw complaint(issues);
  return read;
}

function parseModels(environment: Environment) {
  const parse = ({ url, settings }: (typeof MODELS)[keyof typeof MODELS]) =>
    environment[url] ? settings.safeParse(environment) : undefined;
  const [languageModel, embeddings] = [parse(MODELS.languageModel), parse(MODELS.embeddings)];
  const read: Models = { languageModel: languageModel?.data, embeddings: embeddings?.data };
  return {
    read,
    issues: [...(languageModel?.error?.issues ?? []), ...(embeddings?.error?.issues ?? [])],
  };
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
