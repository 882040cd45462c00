import { CreateCandidateResponse } from '@cortex/api-client/candidates/validators';
import { CreateJobResponse } from '@cortex/api-client/jobs/validators';
import type { WebhookKind } from '@cortex/api-client/model';
import {
  CreateWebhookResponse,
  ListWebhookDeliveriesResponse,
  ListWebhooksResponse,
} from '@cortex/api-client/webhooks/validators';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Delivering } from '../src/webhookDelivery/deliver.ts';
import { runWebhooks, type WebhookRunner } from '../src/webhookDelivery/runWebhooks.ts';
import { startReceiver } from './receiver.ts';
import { asJson, bearer, createTestApp, readAs } from './testApp.ts';

export const SECOND_MS = 1_000;
export const DAY_MS = 24 * 60 * 60 * SECOND_MS;
export const ALL: WebhookKind[] = [
  'candidate.created',
  'candidate.updated',
  'candidate.deleted',
  'candidate.restored',
  'candidate.merged',
  'candidate.stage_changed',
  'candidate.left_job',
  'application.received',
  'job.created',
  'job.updated',
  'job.deleted',
  'job.restored',
];
export const JOB = { title: 'Baker', description: 'Bakes bread.', skills_required: 'Baking' };

/** The fields of a candidate as a form. */
export function formOf(name: string): FormData {
  const form = new FormData();
  const fields = { name, email: `${name}@example.com`, phone: '+31 6 1234', notes: 'Speaks with customers.' };
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  return form;
}

function failTheTest(error: unknown): void {
  throw error;
}

/** Makes a server with an organization and a receiver before each test of a file, and ends them after it. Gives what its tests do with them. */
export function useWebhooks() {
  let server: Awaited<ReturnType<typeof createTestApp>>;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let admin: string;
  const receivers: { stop(): Promise<void> }[] = [];
  const runners: WebhookRunner[] = [];

  beforeEach(async () => {
    server = await createTestApp(undefined, { allowPrivateWebhooks: true });
    await server.addOrganization('org_one', 'basic', [
      { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
      { id: 'usr_second', email: 'second@example.com', isAdmin: true },
      { id: 'usr_member', email: 'member@example.com' },
    ]);
    // The library that verifies looks at the clock.
    vi.useFakeTimers({ toFake: ['Date'], now: server.dependencies.clock() });
    await signIn();
    receiver = await receive();
  });

  afterEach(async () => {
    for (const { stop } of receivers.splice(0)) await stop();
    await Promise.all(runners.splice(0).map((runner) => runner.stop()));
    vi.useRealTimers();
  });

  async function signIn(): Promise<void> {
    admin = await server.signIn('admin@example.com');
  }

  async function receive() {
    const started = await startReceiver();
    receivers.push(started);
    return started;
  }

  function run(others: Partial<Delivering> = {}, onError = failTheTest): WebhookRunner {
    const { db, clock } = server.dependencies;
    const delivering = { db, clock, secretsKeys: [], allowPrivate: true, ...others };
    const runner = runWebhooks(delivering, onError);
    runners.push(runner);
    return runner;
  }

  function advance(milliseconds: number): void {
    server.advance(milliseconds);
    vi.setSystemTime(server.dependencies.clock());
  }

  const send = (method: string, path: string, body?: unknown, as = admin) =>
    server.app.request(path, body === undefined ? { method, ...bearer(as) } : asJson(method, as, body));
  const add = async (url = receiver.url, kinds = ALL, as = admin) =>
    readAs(CreateWebhookResponse, await send('POST', '/webhooks/', { url, kinds, is_on: true }, as));
  const read = async (id: string) =>
    readAs(ListWebhookDeliveriesResponse, await send('GET', `/webhooks/${id}/deliveries`));
  const webhooks = async () => readAs(ListWebhooksResponse, await send('GET', '/webhooks/'));
  const testIt = (id: string, as = admin) => send('POST', `/webhooks/${id}/test`, undefined, as);
  const addJob = async () => (await readAs(CreateJobResponse, await send('POST', '/jobs/', JOB))).id;

  async function addCandidate(name: string): Promise<string> {
    const init = { method: 'POST', body: formOf(name), ...bearer(admin) };
    return (await readAs(CreateCandidateResponse, await server.app.request('/candidates/', init))).id;
  }

  /** Waits until nothing of an endpoint is due. */
  async function settled(id: string): Promise<void> {
    await expect
      .poll(
        async () => {
          const now = server.dependencies.clock().toISOString();
          const waiting = await read(id);
          return waiting.filter(({ next_at, attempts }) => next_at && (next_at <= now || attempts === 0));
        },
        { timeout: 15_000, interval: 10 },
      )
      .toEqual([]);
    // Whoever holds an event has a lease: it is written down once that is over.
    await expect
      .poll(async () => (await read(id)).every(({ attempted_at }) => attempted_at !== undefined), {
        timeout: 15_000,
        interval: 10,
      })
      .toBe(true);
  }

  return {
    get server() {
      return server;
    },
    get receiver() {
      return receiver;
    },
    get admin() {
      return admin;
    },
    signIn,
    receive,
    run,
    advance,
    send,
    add,
    read,
    webhooks,
    testIt,
    addJob,
    addCandidate,
    settled,
  };
}
