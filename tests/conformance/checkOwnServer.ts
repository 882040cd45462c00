import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkServer, type Report } from '@cortex/conformance';
import { type ServerOptions, startServer } from '@cortex/mock-server';

const admin = { email: 'admin@cortex.test', password: 'cortex-admin' };
const other = { email: 'other@cortex.test', password: 'a:pass:word' };

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
    await addOtherOrganization(server.url);
    return await checkServer({ url: server.url, admin, other });
  } finally {
    await server.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

async function addOtherOrganization(url: string): Promise<void> {
  const response = await fetch(`${url}/organizations/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: 'Northwind Staffing',
      admin_username: 'noor.west',
      admin_email: other.email,
      admin_password: other.password,
      pricing_tier: 'basic',
    }),
  });
  if (response.status !== 201) throw new Error(await response.text());
}
