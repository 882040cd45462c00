import { isIP } from 'node:net';
import addressparser from 'nodemailer/lib/addressparser';
import { z } from 'zod';
import { PASSWORD_POLICIES } from '../access/passwordRules.ts';
import { SIGN_UP_POLICIES } from '../access/signUp.ts';
import { KEEP_DAYS, type KeepDays } from '../db/mailRetention.ts';
import { LOG_LEVELS, type LogLevel } from '../http/requestLog.ts';
import type { ServerOptions } from '../server.ts';
import { type Complaint, complain, complaintsOf, type Environment, withoutEmpty } from './complaints.ts';
import { FILES_PREFIX, FILES_SECRETS, FILES_SETTINGS, parseFilesBucket } from './filesBucket.ts';
import { findMistyped } from './findMistyped.ts';
import { readSecretFiles } from './readSecretFiles.ts';

export { isLogged } from '../http/requestLog.ts';
export { readFilesBucket } from './filesBucket.ts';

/** So long after the last request a stop leaves idle connections open: a busy proxy learns by then that it is to go elsewhere. */
const LINGER_MS = 2_000;

/** An address of the web. It is used as it is, with paths added. */
function webAddress(example: string) {
  return z
    .string(`is missing: an address, e.g. ${example}`)
    .refine(isPlainWebAddress, `has to be an http or https address, e.g. ${example}`);
}

const days = z.coerce
  .number('has to be a number of days, e.g. 30')
  .int('has to be a whole number of days, e.g. 30')
  .min(1, 'has to be at least 1')
  .max(3650, 'has to be at most 3650');

function port(example: number) {
  const wrong = `has to be a port from 0 to 65535, e.g. ${example}`;
  return z.coerce.number(wrong).int(wrong).min(0, wrong).max(65_535, wrong);
}

function count(wrong: string, most: number) {
  return z.coerce.number(wrong).int(wrong).min(0, wrong).max(most, wrong);
}

function addressOf(text: string, protocols: readonly string[]): boolean {
  const address = URL.parse(text);
  return address !== null && protocols.includes(address.protocol) && address.hostname !== '';
}

const MAIL_ADDRESS = /^[^\s@<>,]+@[^\s@<>,]+$/;

/** Whether a text is one address of mail, with a name or without. */
function isSender(text: string): boolean {
  const [sender, ...others] = addressparser(text);
  return others.length === 0 && MAIL_ADDRESS.test(sender?.address ?? '');
}

const DATABASE_EXAMPLE =
  'has to be the address of a PostgreSQL database, e.g. postgres://user:password@localhost/cortex';
const SMTP_EXAMPLE = 'smtps://user:password@mail.example.com';
const ORIGINS_EXAMPLE = 'has to be a list of origins, e.g. https://cortex.example.com,http://localhost:*';

const secretsKey = z
  .string()
  .min(32, 'has to have 32 characters or more, e.g. from `openssl rand -base64 32`');

const Settings = z.object({
  HOST: z
    .string()
    .refine((text) => isIP(text) > 0, 'has to be an IP address, e.g. 127.0.0.1, or 0.0.0.0 for all')
    .default('127.0.0.1'),
  PORT: port(3000).default(3000),
  API_PORT: port(4010).default(4010),
  METRICS_PORT: port(9464).optional(),
  WORKER_METRICS_PORT: port(9465).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress('http://127.0.0.1:4318').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('cortex'),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .refine((text) => addressOf(text, ['postgres:', 'postgresql:']), DATABASE_EXAMPLE)
    .optional(),
  SMTP_URL: z
    .string(`is missing: where mails go, e.g. ${SMTP_EXAMPLE}`)
    .refine(
      (text) => addressOf(text, ['smtp:', 'smtps:']),
      `has to be an smtp or smtps address, e.g. ${SMTP_EXAMPLE}`,
    ),
  MAIL_FROM: z
    .string('is missing: the sender of mails, e.g. "Cortex <no-reply@example.com>"')
    .refine(isSender, 'has to be one sender, e.g. "Cortex <no-reply@example.com>"'),
  SUPPORT_EMAIL: z
    .string('is missing: who gets what people write to support, e.g. support@example.com')
    .regex(MAIL_ADDRESS, 'has to be an email address, e.g. support@example.com'),
  WEB_URL: webAddress('https://cortex.example.com').refine(
    (text) => !text.endsWith('/'),
    'has to stand without a slash at its end',
  ),
  API_URL: webAddress('https://api.example.com'),
  ALLOWED_ORIGINS: z
    .string()
    .refine((list) => readOrigins(list).every((origin) => ORIGIN.test(origin)), ORIGINS_EXAMPLE)
    .optional(),
  TRUSTED_PROXIES: count('has to be how many proxies stand in front, e.g. 1', 10).default(0),
  STOP_DELAY_SECONDS: count('has to be a number of seconds from 0 to 300, e.g. 5', 300).default(1),
  STOP_GRACE_SECONDS: count('has to be a number of seconds from 0 to 300, e.g. 15', 300).default(15),
  LOG_LEVEL: z.enum(LOG_LEVELS, 'is error, warn or info').default('info'),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_\w+$/, "has to be Stripe's key for browsers, e.g. pk_live_…")
    .optional(),
  SIGN_UP: z.enum(SIGN_UP_POLICIES, 'is open, invite or closed').default('open'),
  PASSWORDS: z.enum(PASSWORD_POLICIES, 'is any or strong').default('any'),
  VERIFY_EMAIL: z.enum(['yes', 'no'], 'is yes or no').default('no'),
  SECRETS_KEY: secretsKey.optional(),
  SECRETS_KEY_BEFORE: secretsKey.optional(),
  BACKGROUND_TASKS: z.enum(['server', 'worker'], 'is server or worker').default('server'),
  WEBHOOKS_ALLOW_PRIVATE: z.enum(['yes', 'no'], 'is yes or no').default('no'),
  OIDC_ISSUER: z
    .string()
    .refine(
      isIssuer,
      'has to be an https address (http on this machine alone), e.g. https://login.example.com',
    )
    .optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_NAME: z.string().trim().min(1).max(40, 'has to have 40 letters at most').default('your company'),
  OIDC_ORGANIZATION: z.string().trim().min(1).optional(),
  OIDC_ADMIN_GROUP: z.string().min(1).optional(),
  SUPPORT_KEEP_DAYS: days.default(KEEP_DAYS.support),
  OUTBOX_KEEP_DAYS: days.default(KEEP_DAYS.outbox),
});

const ORIGIN = /^https?:\/\/[^\s/,:]+(:(\d{1,5}|\*))?$/;

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

/** An address that nobody on the way can change: with TLS, or on this machine. */
function isIssuer(text: string): boolean {
  const address = URL.parse(text);
  if (!address || address.username + address.password + address.search + address.hash !== '') return false;
  return (
    address.protocol === 'https:' ||
    (address.protocol === 'http:' && LOOPBACK_NAMES.includes(address.hostname))
  );
}

const LOOPBACK_NAMES = ['localhost', '127.0.0.1'];

const MODEL_PREFIXES = ['LLM', 'EMBEDDINGS'] as const;
const MODEL_SETTINGS = MODEL_PREFIXES.flatMap((prefix) =>
  ['URL', 'MODEL', 'API_KEY'].map((name) => `${prefix}_${name}`),
);

/** What a file may hold instead of the environment, by the name and `_FILE`. */
export const SECRET_SETTINGS = [
  'DATABASE_URL',
  'SMTP_URL',
  'SECRETS_KEY',
  'SECRETS_KEY_BEFORE',
  'OIDC_CLIENT_SECRET',
  'LLM_API_KEY',
  'EMBEDDINGS_API_KEY',
  ...FILES_SECRETS,
] as const;

/** All names that mean something in the environment of `npm run serve`. */
export const SETTINGS: readonly string[] = [
  ...Object.keys(Settings.shape),
  ...MODEL_SETTINGS,
  ...FILES_SETTINGS,
  ...SECRET_SETTINGS.map((name) => `${name}_FILE`),
];

/** What the environment says of the product. */
export type ProductSettings = {
  api: ServerOptions;
  /** Where the figures of a worker are: one of the same settings and machine cannot have the server's port. */
  workerMetricsPort: number | undefined;
  webPort: number;
  stripePublishableKey: string | undefined;
  logLevel: LogLevel;
  stopDelayMs: number;
};

/**
 * How to run the product outside demo mode, read from the environment. Throws one sentence a setting that is missing,
 * wrong, or spelled as none is.
 */
export function readSettings(given: Environment): ProductSettings {
  const { environment, complaints } = readSecretFiles(given, SECRET_SETTINGS);
  const result = Settings.safeParse(withoutEmpty(environment));
  const models = parseModels(environment);
  const files = parseFilesBucket(environment);
  const mistyped = findMistyped(Object.keys(given), {
    settings: SETTINGS,
    prefixes: [...MODEL_PREFIXES.map((prefix) => `${prefix}_`), FILES_PREFIX],
  }).map(({ name, meant }) => ({ name, message: `is no setting. Is ${meant} meant?` }));
  const issues = [
    ...complaints,
    ...mistyped,
    ...complaintsOf(result.error),
    ...models.complaints,
    ...files.complaints,
    ...(result.success ? complainOfProvider(result.data) : []),
  ];
  if (!result.success || issues.length > 0) throw complain(issues);
  const settings = result.data;
  return {
    api: {
      demo: false,
      hostname: settings.HOST,
      port: settings.API_PORT,
      metricsPort: settings.METRICS_PORT,
      tracedAs: settings.OTEL_EXPORTER_OTLP_ENDPOINT ? settings.OTEL_SERVICE_NAME : undefined,
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
      secretsKeys: [settings.SECRETS_KEY, settings.SECRETS_KEY_BEFORE].filter((key) => key !== undefined),
      worksOnTasks: settings.BACKGROUND_TASKS === 'server',
      allowPrivateWebhooks: settings.WEBHOOKS_ALLOW_PRIVATE === 'yes',
      verifyEmail: settings.VERIFY_EMAIL === 'yes',
      graceMs: settings.STOP_GRACE_SECONDS * 1_000,
      lingerMs: LINGER_MS,
      keepDays: { support: settings.SUPPORT_KEEP_DAYS, outbox: settings.OUTBOX_KEEP_DAYS },
      companyProvider: readProvider(settings),
      filesBucket: files.read,
      ...models.read,
    },
    workerMetricsPort: settings.WORKER_METRICS_PORT,
    webPort: settings.PORT,
    logLevel: settings.LOG_LEVEL,
    stripePublishableKey: settings.STRIPE_PUBLISHABLE_KEY,
    stopDelayMs: settings.STOP_DELAY_SECONDS * 1_000,
  };
}

type ProviderSettings = Pick<
  z.output<typeof Settings>,
  | 'OIDC_ISSUER'
  | 'OIDC_CLIENT_ID'
  | 'OIDC_CLIENT_SECRET'
  | 'OIDC_NAME'
  | 'OIDC_ORGANIZATION'
  | 'OIDC_ADMIN_GROUP'
>;

function complainOfProvider(settings: ProviderSettings): Complaint[] {
  if (settings.OIDC_ISSUER === undefined) return [];
  const { OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_ORGANIZATION } = settings;
  const needed = [
    { name: 'OIDC_CLIENT_ID', value: OIDC_CLIENT_ID, example: 'cortex' },
    {
      name: 'OIDC_CLIENT_SECRET',
      value: OIDC_CLIENT_SECRET,
      example: 'what the provider shows for the client',
    },
    { name: 'OIDC_ORGANIZATION', value: OIDC_ORGANIZATION, example: 'Northwind Talent' },
  ];
  return needed.flatMap(({ name, value, example }) =>
    value === undefined
      ? { name, message: `is missing: the provider of OIDC_ISSUER needs it, e.g. ${example}` }
      : [],
  );
}

function readProvider(settings: ProviderSettings): ServerOptions['companyProvider'] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = settings;
  const { OIDC_ORGANIZATION: organization, OIDC_NAME: name, OIDC_ADMIN_GROUP: adminGroup } = settings;
  if (!issuer || !clientId || !clientSecret || !organization) return undefined;
  return { issuer, clientId, clientSecret, name, organization, adminGroup };
}

/** The settings of how long support messages and mails are kept, for commands that need no others. */
export function readKeepDays(environment: Environment): KeepDays {
  const kept = Settings.pick({ SUPPORT_KEEP_DAYS: true, OUTBOX_KEEP_DAYS: true }).safeParse(
    withoutEmpty(environment),
  );
  if (!kept.success) throw complain(complaintsOf(kept.error));
  return { support: kept.data.SUPPORT_KEEP_DAYS, outbox: kept.data.OUTBOX_KEEP_DAYS };
}

type Models = Pick<ServerOptions, 'languageModel' | 'embeddings'>;

/**
 * The models that take part in a score, by choice: a language model that reads along, with `LLM_URL`, and one whose
 * vectors tell what is near in meaning, with `EMBEDDINGS_URL`. Throws one sentence a setting that is missing or wrong.
 */
export function readModels(environment: Environment): Models {
  const { read, complaints } = parseModels(environment);
  if (complaints.length > 0) throw complain(complaints);
  return read;
}

function parseModels(environment: Environment): { read: Models; complaints: Complaint[] } {
  const parse = ({ url, settings }: (typeof MODELS)[keyof typeof MODELS]) =>
    environment[url] ? settings.safeParse(environment) : undefined;
  const [languageModel, embeddings] = [parse(MODELS.languageModel), parse(MODELS.embeddings)];
  return {
    read: { languageModel: languageModel?.data, embeddings: embeddings?.data },
    complaints: [...complaintsOf(languageModel?.error), ...complaintsOf(embeddings?.error)],
  };
}

/** The origins of a list that is separated by commas. */
export function readOrigins(list = ''): string[] {
  return list
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');
}
