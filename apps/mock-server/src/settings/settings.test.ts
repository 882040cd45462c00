import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFilesBucket, readModels, readSettings } from './settings.ts';

const complete = {
  SMTP_URL: 'smtps://user:password@mail.example.com',
  MAIL_FROM: 'Cortex <no-reply@example.com>',
  SUPPORT_EMAIL: 'support@example.com',
  WEB_URL: 'https://cortex.example.com',
  API_URL: 'https://api.example.com/cortex',
};

test('the settings of a server outside demo mode come from the environment', () => {
  const { api, ...others } = readSettings({
    ...complete,
    TRUSTED_PROXIES: '1',
    DATABASE_URL: 'postgres://db/cortex',
    METRICS_PORT: '',
    WORKER_METRICS_PORT: '9465',
  });
  expect(others).toEqual({
    workerMetricsPort: 9465,
    webPort: 3000,
    stopDelayMs: 1_000,
    logLevel: 'info',
    stripePublishableKey: undefined,
  });
  expect(api).toEqual({
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
    allowPrivateWebhooks: false,
    verifyEmail: false,
    secretsKeys: [],
    worksOnTasks: true,
    graceMs: 15_000,
    lingerMs: 2_000,
    keepDays: { support: 180, outbox: 30 },
  });
});

test('the key of secrets comes before the one that it takes the place of', () => {
  const [now, before] = ['n'.repeat(32), 'b'.repeat(32)];
  const keys = { SECRETS_KEY: now, SECRETS_KEY_BEFORE: before };
  expect(readSettings({ ...complete, ...keys }).api.secretsKeys).toEqual([now, before]);
});

test('all that is missing or wrong is named at once, each with what it is for', () => {
  const read = () => readSettings({ ...complete, SMTP_URL: undefined, HOST: 'everywhere', API_PORT: 'x' });
  expect(read).toThrow(/SMTP_URL is missing: where mails go/);
  for (const name of ['SMTP_URL', 'HOST', 'API_PORT']) expect(read).toThrow(name);
  for (const name of Object.keys(complete)) expect(() => readSettings({})).toThrow(name);
});

test.each([
  ['LLM', 'languageModel'],
  ['EMBEDDINGS', 'embeddings'],
] as const)('a model by %s_URL is a choice, and needs an address and a name', (prefix, option) => {
  const [url, model] = ['http://127.0.0.1:11434/v1', 'pebble:1'];
  const settings = { [`${prefix}_URL`]: url, [`${prefix}_MODEL`]: model };
  const read = { url, model, key: undefined };
  expect(readSettings(complete).api[option]).toBeUndefined();
  expect(
    readSettings({ ...complete, [`${prefix}_URL`]: '', [`${prefix}_MODEL`]: 'x' }).api[option],
  ).toBeUndefined();
  expect(readSettings({ ...complete, ...settings, [`${prefix}_API_KEY`]: '' }).api[option]).toEqual(read);
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

const bucket = {
  FILES_S3_URL: 'https://s3.eu-central-1.amazonaws.com/cortex-files',
  FILES_S3_ACCESS_KEY_ID: 'AKIAEXAMPLE',
  FILES_S3_SECRET_ACCESS_KEY: 'secret/of+the=key',
};

test('a bucket for files is a choice, and its secret may stand in a file', () => {
  const read = {
    url: bucket.FILES_S3_URL,
    region: 'us-east-1',
    accessKeyId: 'AKIAEXAMPLE',
    secretAccessKey: 'secret/of+the=key',
    takesNew: true,
  };
  expect(readSettings(complete).api.filesBucket).toBeUndefined();
  expect(readSettings({ ...complete, FILES_S3_URL: '' }).api.filesBucket).toBeUndefined();
  expect(readSettings({ ...complete, ...bucket }).api.filesBucket).toEqual(read);
  const others = { ...bucket, FILES_S3_REGION: 'auto', FILES_S3_NEW: 'no' };
  expect(readFilesBucket(others)).toEqual({ ...read, region: 'auto', takesNew: false });
  const folder = mkdtempSync(join(tmpdir(), 'cortex-secrets-'));
  const FILES_S3_SECRET_ACCESS_KEY_FILE = join(folder, 'secret');
  writeFileSync(FILES_S3_SECRET_ACCESS_KEY_FILE, `${bucket.FILES_S3_SECRET_ACCESS_KEY}\n`);
  const { FILES_S3_SECRET_ACCESS_KEY: _, ...rest } = { ...bucket, FILES_S3_SECRET_ACCESS_KEY_FILE };
  expect(readFilesBucket(rest)).toEqual(read);
  expect(readSettings({ ...complete, ...rest }).api.filesBucket).toEqual(read);
  rmSync(folder, { recursive: true });
});

test.each([
  ['FILES_S3_URL', undefined, 'is missing: the address of the bucket, e.g. https://s3.eu-central-1'],
  ['FILES_S3_URL', 's3.example.com/cortex', 'e.g. https://s3.eu-central-1'],
  ['FILES_S3_URL', 's3://cortex-files', 'e.g. https://s3.eu-central-1'],
  ['FILES_S3_URL', 'https://user:secret@s3.example.com/cortex', 'e.g. https://s3.eu-central-1'],
  ['FILES_S3_URL', 'http://127.0.0.1:9000/', 'e.g. https://s3.eu-central-1'],
  ['FILES_S3_URL', 'https://s3.example.com/cortex/below', 'e.g. https://s3.eu-central-1'],
  ['FILES_S3_URL', 'https://s3.example.com/cortex?x=1', 'e.g. https://s3.eu-central-1'],
  ['FILES_S3_REGION', 'Frankfurt am Main', 'e.g. eu-central-1'],
  ['FILES_S3_ACCESS_KEY_ID', undefined, 'is missing: the name of the key'],
  ['FILES_S3_SECRET_ACCESS_KEY', undefined, 'is missing: the secret of FILES_S3_ACCESS_KEY_ID'],
  ['FILES_S3_SECRET_ACCESS_KEY', 'two secret lines', 'has to be one word'],
  ['FILES_S3_NEW', 'true', 'is yes or no'],
  ['FILES_S3_BUCKET', 'cortex-files', 'is no setting.'],
])('%s=%s beside the rest of a bucket stops the start', (name, value, sentence) => {
  const given = { ...bucket, [name]: value };
  expect(() => readSettings({ ...complete, ...given })).toThrow(sentence);
  expect(() => readSettings({ ...complete, ...given })).not.toThrow(/secret@|secret lines/);
  if (name !== 'FILES_S3_BUCKET') expect(() => readFilesBucket(given)).toThrow(sentence);
});

test('a bucket may be named by the host', () => {
  const FILES_S3_URL = 'https://cortex-files.s3.eu-central-1.amazonaws.com';
  expect(readFilesBucket({ ...bucket, FILES_S3_URL })?.url).toBe(FILES_S3_URL);
});

test.each([
  ['DATABSE_URL', 'postgres://db/cortex', 'is no setting. Is DATABASE_URL meant?'],
  ['smtp_url', 'smtps://mail.example.com', 'is no setting. Is SMTP_URL meant?'],
  ['API_HOST', '0.0.0.0', 'is no setting. Is API_PORT meant?'],
  ['LLM_TEMPERATURE', '0', 'is no setting.'],
  ['DATABASE_URL', 'mysql://db/cortex', 'e.g. postgres://user:password@localhost/cortex'],
  ['DATABASE_URL', 'postgres', 'e.g. postgres://user:password@localhost/cortex'],
  ['SMTP_URL', 'mail.example.com:465', 'e.g. smtps://user:password@mail.example.com'],
  ['MAIL_FROM', 'Cortex', 'has to be one sender'],
  ['MAIL_FROM', 'a@example.com, b@example.com', 'has to be one sender'],
  ['SUPPORT_EMAIL', 'support at example.com', 'e.g. support@example.com'],
  ['WEB_URL', 'cortex.example.com', 'e.g. https://cortex.example.com'],
  ['WEB_URL', 'https://cortex.example.com/', 'without a slash'],
  ['API_URL', 'ftp://api.example.com', 'e.g. https://api.example.com'],
  ['PORT', '80 80', 'has to be a port from 0 to 65535, e.g. 3000'],
  ['API_PORT', '70000', 'e.g. 4010'],
  ['METRICS_PORT', 'yes', 'e.g. 9464'],
  ['WORKER_METRICS_PORT', 'yes', 'e.g. 9465'],
  ['ALLOWED_ORIGINS', 'https://a.example.com/app', 'e.g. https://cortex.example.com,http://localhost:*'],
  ['TRUSTED_PROXIES', '-1', 'e.g. 1'],
  ['STOP_DELAY_SECONDS', 'soon', 'e.g. 5'],
  ['STOP_GRACE_SECONDS', '9999', 'e.g. 15'],
  ['SECRETS_KEY', 'short', 'has to have 32 characters or more'],
  ['VERIFY_EMAIL', 'true', 'is yes or no'],
  ['LOG_LEVEL', 'verbose', 'is error, warn or info'],
  ['OUTBOX_KEEP_DAYS', '0', 'has to be at least 1'],
  ['STRIPE_PUBLISHABLE_KEY', 'sk_live_1', 'pk_live_'],
])('%s=%s stops the start with what to write instead', (name, value, sentence) => {
  expect(() => readSettings({ ...complete, [name]: value })).toThrow(
    expect.objectContaining({ message: expect.stringMatching(new RegExp(`^  ${name} .*`, 'm')) }),
  );
  expect(() => readSettings({ ...complete, [name]: value })).toThrow(sentence);
});

test('what else stands in an environment is left alone', () => {
  const others = {
    HOSTNAME: 'web-1',
    PATH: '/bin',
    HOME: '/root',
    SMTP_PORT: '25',
    API_PORT_4010_TCP: 'x',
    TZ: 'UTC',
  };
  expect(() => readSettings({ ...complete, ...others })).not.toThrow();
});

test('a secret may stand in a file; one that cannot be read, or stands beside the setting, is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cortex-secrets-'));
  const file = join(folder, 'smtp_url');
  writeFileSync(file, `${complete.SMTP_URL}\n`);
  const { SMTP_URL: _, ...rest } = complete;
  expect(readSettings({ ...rest, SMTP_URL_FILE: file }).api.smtpUrl).toBe(complete.SMTP_URL);
  expect(() => readSettings({ ...complete, SMTP_URL_FILE: file })).toThrow(
    'SMTP_URL_FILE stands beside SMTP_URL',
  );
  expect(() => readSettings({ ...rest, SMTP_URL_FILE: join(folder, 'none') })).toThrow(
    'SMTP_URL_FILE names a file that cannot be read (ENOENT)',
  );
  rmSync(folder, { recursive: true });
});
