import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
    return await checkServer({ url: server.url, admin, other });
  } finally {
    await server.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}
