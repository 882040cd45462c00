import type { OperationId } from '@cortex/api-client/operations';
import { CONTRACT_FILE } from '@cortex/conformance';
import { Client, type ReadMail, type Send } from '@cortex/conformance/client';
import { readContract } from '@cortex/conformance/contract';
import { judge } from '@cortex/conformance/judge';
import { Kit } from '@cortex/conformance/kit';
import { Ledger } from '@cortex/conformance/ledger';
import { prepareWorld } from '@cortex/conformance/world';
import type { Hono } from 'hono';
import { expect } from 'vitest';
import type { Env } from '../src/api/addOperation.ts';
import type { createTestApp } from './testApp.ts';

export type TestServer = Awaited<ReturnType<typeof createTestApp>>;

const contract = readContract(CONTRACT_FILE);
let addresses = 0;
let kits = 0;

type ClientOptions = { address?: string; readMail?: ReadMail };

/**
 * The conformance kit's client for an app in this process, whose answers bear the time of its clock as a server's do. Every
 * call comes from another address unless one is given.
 */
export function createClient(
  app: Hono<Env>,
  clock: () => Date,
  { address, readMail }: ClientOptions = {},
): Client {
  const send: Send = async (url, init) => {
    addresses += 1;
    const headers = new Headers(init.headers);
    headers.set('X-Test-Address', address ?? `10.0.${addresses >> 8}.${addresses & 255}`);
    const answer = await app.request(url, { ...init, headers });
    answer.headers.set('Date', clock().toUTCString());
    return answer;
  };
  const client = new Client(
    'http://localhost',
    contract,
    (exchange) => {
      expect(judge(contract, exchange), exchange.sent).toEqual([]);
    },
    send,
    readMail,
  );
  client.clock = clock;
  return client;
}

/** The conformance kit with its two organizations in this app. */
export async function createKit(server: TestServer): Promise<Kit> {
  kits += 1;
  const client = createClient(server.app, server.dependencies.clock, {
    readMail: (to) => findLastMail(server, to),
  });
  const [one, other] = [await addLogin(server, `one${kits}`), await addLogin(server, `other${kits}`)];
  const world = await prepareWorld(client, one, other);
  return new Kit(client, new Ledger(contract), world, contract.operations);
}

/** The text of the last mail to an address. */
export async function findLastMail(
  server: Pick<TestServer, 'readMails'>,
  to: string,
): Promise<string | undefined> {
  return (await server.readMails()).findLast((mail) => mail.to === to)?.text;
}

async function addLogin(server: TestServer, name: string) {
  const email = `${name}@example.com`;
  await server.addOrganization(`org_${name}`, 'premium', [{ id: `usr_${name}`, email, isAdmin: true }]);
  return { email, password: 'right' };
}

/** What only a server with a company's identity provider answers: its own tests go through them (`companySignIn.test.ts`). */
export const NEEDS_PROVIDER: readonly OperationId[] = ['startCompanySignIn', 'finishCompanySignIn'];
