import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { checkServer, type Report } from '@cortex/conformance';
import { type ServerOptions, startServer } from '@cortex/server';

const admin = { email: 'admin@cortex.test', password: 'cortex-admin' };
const other = { email: 'admin@second.cortex.test', password: 'cortex-second' };

type Setting = Pick<ServerOptions, 'databaseUrl' | 'hash'>;

/** Runs our own server with its demo, on SQLite unless a PostgreSQL database is given, and checks it. */
export async function checkOwnServer({ databaseUrl, hash }: Setting = {}): Promise<Report> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'cortex-conformance-'));
  const webUrl = 'http://localhost:3000';
  const server = await startServer({
    dataDirectory,
    databaseUrl,
    hash,
    port: 0,
    demo: true,
    webUrl,
    allowedOrigins: [webUrl],
  });
  try {
    const readMail = (to: string) => findMailFile(join(dataDirectory, 'outbox'), to);
    return await checkServer({ url: server.url, admin, other, readMail });
  } finally {
    await server.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

const PATIENCE_MS = 5_000;

/** The newest mail of a folder to an address, once it is there: it is sent after the answer. */
async function findMailFile(folder: string, to: string): Promise<string | undefined> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await pause(20)) {
    for (const name of readdirSync(folder).toSorted().toReversed()) {
      const mail = readFileSync(join(folder, name), 'utf8').replace(/=\r?\n/g, '');
      if (mail.includes(`To: ${to}`)) return mail;
    }
  }
  return undefined;
}
