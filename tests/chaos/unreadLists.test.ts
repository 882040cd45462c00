import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LogInResponse } from '@cortex/api-client/auth/validators';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addCandidate } from '../../apps/mock-server/src/candidates/addCandidate.ts';
import { openDatabase } from '../../apps/mock-server/src/db/openDatabase.ts';
import { type RunningServer, startServer } from '../../apps/mock-server/src/server.ts';
import { createTestDatabase, plainHash, readAs } from '../../apps/mock-server/testing/testApp.ts';
import { longestWait } from './watchLoop.ts';

const AT = '2026-11-20T09:00:00.000Z';
const CONNECTIONS = 400;
/** What others may wait at once, as in tenants.test.ts, and what unread answers may take. Before: 8,500 ms, 4,500 MB. */
const MOST_MS = 1_000;
const MOST_MB = 300;
/** Two imports make them. */
const CANDIDATES = 1_100;

let folder: string;
let server: RunningServer;
let token: string;
let sockets: Socket[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cortex-unread-'));
  sockets = [];
  const databaseUrl = await createTestDatabase();
  const { db, close } = await openDatabase(folder, databaseUrl);
  await db.transaction().execute(async (trx) => {
    const organization = { name: 'One', name_key: 'one', contact_email: 'hr@example.com' };
    await trx
      .insertInto('organizations')
      .values({ id: 'org_one', ...organization, plan: 'basic', created_at: AT })
      .execute();
    await trx
      .insertInto('users')
      .values({
        id: 'usr_member',
        organization_id: 'org_one',
        username: 'member',
        username_key: 'member',
        email: 'member@example.com',
        email_key: 'member@example.com',
        full_name: 'Member',
        password_hash: 'plain:right',
        is_admin: 0,
        created_at: AT,
      })
      .execute();
    const owner = { organizationId: 'org_one', userId: 'usr_member' };
    for (let index = 0; index < CANDIDATES; index += 1) {
      const fields = { name: 'Mara', email: `m${index}@example.com`, phone: '1', notes: 'n'.repeat(10_000) };
      await addCandidate(trx, owner, fields, AT);
    }
  });
  await close();
  server = await startServer({
    dataDirectory: folder,
    databaseUrl,
    port: 0,
    demo: true,
    hash: plainHash,
    allowedOrigins: [],
    webUrl: 'http://localhost:3000',
  });
  const body = new URLSearchParams({ email: 'member@example.com', password: 'right' });
  const signedIn = await fetch(`${server.url}/auth/login`, { method: 'POST', body });
  token = (await readAs(LogInResponse, signedIn)).access_token;
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Asks for the list on many connections at once, of which nobody reads one. */
async function askAndReadNothing(connections = CONNECTIONS): Promise<void> {
  const { port } = new URL(server.url);
  const request = `GET /candidates/ HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`;
  await Promise.all(
    Array.from(
      { length: connections },
      () =>
        new Promise<void>((resolve) => {
          const socket = connect(Number(port), '127.0.0.1', resolve);
          socket.on('error', () => {});
          sockets.push(socket);
        }),
    ),
  );
  // The server takes one new connection a turn of its loop, which would spread them: kept ones, as browsers and proxies have, are all there at once.
  await new Promise((resume) => setTimeout(resume, 500));
  for (const socket of sockets) socket.write(request);
}

test('many lists at once that one session asks for keep nobody else waiting', async () => {
  const longest = await longestWait(async () => {
    await askAndReadNothing();
    await new Promise((resume) => setTimeout(resume, 4_000));
  });
  expect(longest).toBeLessThan(MOST_MS);
});

test('lists that nobody reads take little memory', async () => {
  const before = process.memoryUsage().rss;
  await askAndReadNothing();
  let most = 0;
  for (let look = 0; look < 60; look += 1) {
    await new Promise((resume) => setTimeout(resume, 100));
    most = Math.max(most, process.memoryUsage().rss - before);
  }
  console.log({ mostMb: Math.round(most / 1_000_000) });
  expect(most / 1_000_000).toBeLessThan(MOST_MB);
});

test('a person who asks for forty lists at once has them all, also beside lists that nobody reads', async () => {
  await askAndReadNothing(8);
  const answers = Array.from({ length: 40 }, async () => {
    const answer = await fetch(`${server.url}/candidates/`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    return ((await answer.json()) as unknown[]).length;
  });
  expect(new Set(await Promise.all(answers))).toEqual(new Set([CANDIDATES]));
});
