import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { createApp } from './app.ts';
import { createBackground } from './background.ts';
import { lockFolder } from './db/folderLock.ts';
import { migrate } from './db/migrations.ts';
import { seedDemo } from './db/seedDemo.ts';
import { openSqlite } from './db/sqlite.ts';
import { startExtractProcess } from './extract/extractProcess.ts';
import { type Mail, outboxMail, smtpMail } from './mail.ts';
import { scryptHash } from './passwords.ts';

const MAIL_FROM = 'Cortex <no-reply@cortex.test>';
const SUPPORT_EMAIL = 'support@cortex.test';

/** How to run the server. */
export type ServerOptions = {
  /** The folder of the database. It is created where there is none. */
  dataDirectory: string;
  /** 0 for any free one. */
  port: number;
  /** Seeds the demo organization into an empty database, keeps mails as files and listens on 127.0.0.1 only. */
  demo: boolean;
  /** Where the web app is, for links in mails. */
  webUrl: string;
  /** The server that mails go through. Needed outside demo mode. */
  smtpUrl?: string;
  /** The sender of mails. */
  mailFrom?: string;
  /** Who gets what people write to support. */
  supportEmail?: string;
  /** Who may call from a browser. */
  allowedOrigins: readonly string[];
};

/** A server that runs. */
export type RunningServer = { url: string; stop(): Promise<void> };

/**
 * Opens the database, brings its tables up to date and listens. Rejects where the port is taken, the folder cannot be
 * written, or mails have nowhere to go.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const mail = createMail(options);
  mkdirSync(options.dataDirectory, { recursive: true });
  const lock = lockFolder(options.dataDirectory);
  const db = openSqlite(join(options.dataDirectory, 'cortex.sqlite'));
  await migrate(db);
  const clock = () => new Date();
  const reader = startExtractProcess();
  if (options.demo) await seedDemo({ db, hash: scryptHash, extract: reader.extract, now: clock() });
  const background = createBackground((error) => {
    console.error(JSON.stringify({ at: clock(), task: 'background', error: errorName(error) }));
  });
  const app = createApp({
    db,
    hash: scryptHash,
    extract: reader.extract,
    mail,
    clock,
    clientAddress: (c) => getConnInfo(c).remote.address ?? 'unknown',
    later: background.later,
    allowedOrigins: options.allowedOrigins,
    webUrl: options.webUrl,
    supportEmail: options.supportEmail ?? SUPPORT_EMAIL,
  });
  const hostname = options.demo ? '127.0.0.1' : undefined;
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port: options.port, hostname }, ({ port }) =>
      resolve({
        url: `http://localhost:${port}`,
        async stop() {
          await new Promise((closed) => server.close(closed));
          await background.settled();
          reader.stop();
          await db.destroy();
          lock.release();
        },
      }),
    );
    server.on('error', reject);
  });
}

function createMail({ demo, dataDirectory, smtpUrl, mailFrom = MAIL_FROM }: ServerOptions): Mail {
  if (smtpUrl) return smtpMail(smtpUrl, mailFrom);
  if (demo) return outboxMail(join(dataDirectory, 'outbox'), mailFrom);
  throw new Error('Mails have nowhere to go: set SMTP_URL, e.g. smtps://user:password@mail.example.com.');
}

function errorName(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
