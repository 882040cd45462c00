import type { OperationId } from '@cortex/api-client/operations';
import type { Call } from '@cortex/conformance/call';
import type { Exchange } from '@cortex/conformance/exchange';
import { textAt } from '@cortex/conformance/json';
import type { Kit } from '@cortex/conformance/kit';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '../../testing/testApp.ts';
import { createClient, createKit, type TestServer } from '../../testing/testKit.ts';
import { createApp } from '../app.ts';
import { candidateMailAttempts, createRateLimiter, toRecipient } from './rateLimits.ts';

const MINUTE = 60_000;
let server: TestServer;
let kit: Kit;
let email: string;

beforeEach(async () => {
  server = await createTestApp();
  kit = await createKit(server);
  email = kit.world.tenant.login.email;
});

/** A valid call in which something else stands, by nobody who is signed in. */
async function call(id: OperationId, changes: Call['body'] = {}, address = '10.9.9.9', app = server.app) {
  const { body } = await kit.standing(id);
  return createClient(app, server.dependencies.clock, { address }).send(id, {
    body: { ...body, ...changes },
  });
}

function colleague(): Call['body'] {
  const { email, password } = kit.world.colleague;
  return { email, password };
}

async function statusesOf(answers: Promise<Exchange>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(answers)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const times = <Result>(count: number, make: (index: number) => Result): Result[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** The app with a slow hash that counts what it is asked. */
function withSlowHash() {
  const { hash } = server.dependencies;
  let checked = 0;
  const app = createApp({
    ...server.dependencies,
    hash: {
      ...hash,
      async verify(password, expected, asker) {
        await asker?.begin?.();
        checked += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
        return hash.verify(password, expected);
      },
    },
  });
  return { app, checked: () => checked };
}

describe('a burst', () => {
  test('of thirty guesses at once gets as many tries as thirty in a row', async () => {
    const { app, checked } = withSlowHash();
    const guesses = times(30, (index) => call('logIn', { password: `guess ${index}` }, undefined, app));
    expect(await statusesOf(guesses)).toEqual({ 401: 10, 429: 20 });
    expect(checked()).toBe(10);
  });

  test('over two servers on one database counts together', async () => {
    const [first, second] = [withSlowHash(), withSlowHash()];
    const guesses = times(30, (index) =>
      call(
        'updatePassword',
        { email, current_password: 'guess' },
        undefined,
        (index % 2 ? first : second).app,
      ),
    );
    expect(await statusesOf(guesses)).toEqual({ 400: 10, 429: 20 });
    expect(first.checked() + second.checked()).toBe(10);
  });

  test('of sign-ins with the right password leaves nothing behind', async () => {
    const counters = server.db.selectFrom('rate_counters').selectAll().orderBy('key');
    const before = await counters.execute();
    for (let round = 0; round < 3; round += 1) {
      expect(await statusesOf(times(8, () => call('logIn')))).toEqual({ 200: 8 });
    }
    expect(await counters.execute()).toEqual(before);
  });
});

describe('attempts', () => {
  test('that succeed do not count, those that fail still do', async () => {
    for (let count = 0; count < 9; count += 1) await call('logIn', { password: 'wrong' });
    for (let count = 0; count < 5; count += 1) expect((await call('logIn')).status).toBe(200);
    expect((await call('logIn', { password: 'wrong' })).status).toBe(401);
    expect((await call('logIn')).status).toBe(429);
  });

  test('of signing in and of changing a password are the same attempts', async () => {
    for (let count = 0; count < 5; count += 1) {
      await call('logIn', { password: 'wrong' });
      await call('updatePassword', { email, current_password: 'wrong' });
    }
    expect((await call('logIn')).status).toBe(429);
    expect((await call('updatePassword', { email, current_password: 'right' })).status).toBe(429);
  });

  test('of a stranger lock neither the account nor their own neighbours out', async () => {
    for (let count = 0; count < 12; count += 1) await call('logIn', { password: 'wrong' });
    expect((await call('logIn')).status).toBe(429);
    expect((await call('logIn', colleague())).status).toBe(200);
    expect((await call('logIn', {}, '10.1.1.1')).status).toBe(200);
  });

  test('beyond the limit are refused without counting, and the email is compared without regard to case', async () => {
    for (let count = 0; count < 10; count += 1) {
      await call('logIn', {
        password: 'wrong',
        email: count % 2 ? email.toUpperCase() : email,
      });
    }
    for (let count = 0; count < 200; count += 1) {
      expect((await call('logIn', { password: 'wrong' })).status).toBe(429);
    }
    expect((await call('logIn', colleague())).status).toBe(200);
  });

  test.each([
    ['logIn', 100],
    ['updatePassword', 100],
    ['requestPasswordReset', 50],
    ['createOrganization', 60],
    ['contactSupport', 30],
  ] as const)('of %s are limited to %i from one address, whomever they name', async (id, limit) => {
    const somebody = (index: number): Record<string, string> =>
      id === 'logIn' || id === 'updatePassword' ? { email: `person${index}@people.example` } : {};
    const answers = await statusesOf(times(limit + 5, (index) => call(id, somebody(index))));
    expect(answers[429]).toBe(5);
    expect((await call(id, somebody(999), '10.1.1.1')).status).not.toBe(429);
    await server.readMails();
  });
});

describe('a refusal', () => {
  test('says to the second when the next attempt is taken', async () => {
    for (let count = 0; count < 10; count += 1) {
      await call('logIn', { password: 'wrong' });
      server.advance(1000);
    }
    const retryAfter = async () => {
      const response = await call('logIn');
      expect([response.status, textAt(response.body, 'code')]).toEqual([429, 'rate_limited']);
      return Number(response.headers.get('Retry-After'));
    };
    expect(await retryAfter()).toBe(15 * 60 - 10);
    server.advance(14 * MINUTE + 49_001);
    expect(await retryAfter()).toBe(1);
    server.advance(999);
    expect((await call('logIn')).status).toBe(200);
  });

  test('ends with its window, and the next one begins again', async () => {
    for (let count = 0; count < 10; count += 1) await call('logIn', { password: 'wrong' });
    server.advance(15 * MINUTE);
    const again = await statusesOf(times(12, () => call('logIn', { password: 'wrong' })));
    expect(again).toEqual({ 401: 10, 429: 2 });
    expect(Number((await call('logIn')).headers.get('Retry-After'))).toBe(15 * 60);
  });
});

describe('expired counts', () => {
  const keys = async () => (await server.db.selectFrom('rate_counters').select('key').execute()).length;

  test('are forgotten in time, by several servers at once', async () => {
    const apps = times(3, () => createApp(server.dependencies));
    const limiter = createRateLimiter(server.dependencies);
    const limit = { name: 'test', attempts: 5, windowMs: 30 * MINUTE };
    for (let who = 0; who < 50; who += 1) await limiter.count([{ limit, who: `person ${who}` }]);
    expect(await keys()).toBeGreaterThanOrEqual(50);
    server.advance(25 * 60 * MINUTE);
    await limiter.count([{ limit, who: 'somebody new' }]);
    await Promise.all(apps.map((app) => app.request('/')));
    await server.readMails();
    expect(await keys()).toBe(1);
  });
});

test('an attempt whose time was read a moment before that of another one does not begin the count again', async () => {
  const answers: number[] = [];
  for (const step of [2, -2, 2, -2, 2, -2, 2, -2, 2, -2, 2, -2]) {
    server.advance(step);
    const { status } = await call('logIn', { email: 'nobody@example.com', password: 'guess' }, '10.8.8.8');
    answers.push(status);
  }
  expect(answers).toEqual([...Array(10).fill(401), 429, 429]);
});

describe('a clock that was ahead by a week', () => {
  test('locks nobody out once it is set right', async () => {
    const week = 7 * 24 * 60 * MINUTE;
    server.advance(week);
    expect(await statusesOf(times(11, () => call('logIn', { password: 'wrong' })))).toEqual({
      401: 10,
      429: 1,
    });
    server.advance(-week);
    expect((await call('logIn')).status).toBe(200);
  });
});

describe('guesses for one account from everywhere', () => {
  /** Networks that the kit never calls from: it signed in from some, and who did is no stranger. */
  const from = (index: number) => `10.64.${index & 255}.1`;

  test('are slowed down after a hundred, and the owner is let in from where they were before', async () => {
    expect((await call('logIn', {}, '10.9.9.9')).status).toBe(200);
    const guesses = times(150, (index) => call('logIn', { password: 'guess' }, from(index)));
    expect(await statusesOf(guesses)).toEqual({ 401: 101, 429: 49 });
    const refused = await call('logIn', { password: 'guess' }, from(200));
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(5);
    expect((await call('logIn', {}, '10.9.9.9')).status).toBe(200);
    server.advance(5_000);
    expect((await call('logIn', { password: 'guess' }, from(201))).status).toBe(401);
    expect((await call('logIn', { password: 'guess' }, from(202))).status).toBe(429);
  });

  test('do not hold up who proves themself by a one-time password', async () => {
    await statusesOf(times(120, (index) => call('logIn', { password: 'guess' }, from(index))));
    await call('requestPasswordReset', { email }, '10.8.8.8');
    const mails = (await server.readMails()).map(({ text }) => text).join('\n');
    const secret = /One-time password: (\S+)/.exec(mails)?.[1] ?? '';
    const update = { email, current_password: secret, new_password: 'new' };
    expect((await call('updatePassword', update, '10.8.8.8')).status).toBe(200);
    expect((await call('logIn', { password: 'new' }, '10.8.8.8')).status).toBe(200);
  });
});

describe('a one-time password', () => {
  test('is good once, also for two calls at the same moment', async () => {
    await call('requestPasswordReset', { email });
    const mails = (await server.readMails()).map(({ text }) => text).join('\n');
    const secret = /One-time password: (\S+)/.exec(mails)?.[1] ?? '';
    const { app } = withSlowHash();
    const uses = times(5, (index) =>
      call(
        'updatePassword',
        { email, current_password: secret, new_password: `new ${index}` },
        `10.2.2.${index}`,
        app,
      ),
    );
    expect(await statusesOf(uses)).toEqual({ 200: 1, 400: 4 });
  });

  test('the current password changes once for several calls at the same moment', async () => {
    const { app } = withSlowHash();
    const uses = times(5, (index) =>
      call(
        'updatePassword',
        { email, current_password: 'right', new_password: `new ${index}` },
        `10.2.2.${index}`,
        app,
      ),
    );
    expect(await statusesOf(uses)).toEqual({ 200: 1, 400: 4 });
  });
});

test('a sign-in does not outlive a password that is changed while it is checked', async () => {
  const { hash } = server.dependencies;
  const [checking, changed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const app = createApp({
    ...server.dependencies,
    hash: {
      ...hash,
      async verify(password, expected) {
        checking.resolve();
        await changed.promise;
        return hash.verify(password, expected);
      },
    },
  });
  const signIn = call('logIn', {}, '10.3.3.1', app);
  await checking.promise;
  expect((await call('updatePassword', { email, current_password: 'right' }, '10.3.3.2')).status).toBe(200);
  changed.resolve();
  const response = await signIn;
  expect([response.status, textAt(response.body, 'code')]).toEqual([401, 'invalid_credentials']);
});

test('an attempt may count several times, where there is room for all of them', async () => {
  const limiter = createRateLimiter(server.dependencies);
  const limit = { name: 'things', attempts: 10, windowMs: MINUTE };
  const count = (times: number) => limiter.countWithin([{ limit, who: 'one', times }]);
  const six = await count(6);
  expect(six).toBeDefined();
  expect(await count(5)).toBeUndefined();
  expect(await count(4)).toBeDefined();
  expect(await count(1)).toBeUndefined();
  await limiter.giveBack(six ?? []);
  expect(await count(7)).toBeUndefined();
  expect(await count(6)).toBeDefined();
});

test.each([
  [
    'mails to a candidate',
    60,
    (organizationId: string) =>
      candidateMailAttempts({ organizationId, userId: `${organizationId} person` }, 'M@example.com'),
  ],
  [
    'welcomes',
    13,
    (organizationId: string) => [toRecipient('welcomes', { organizationId }, 'm@example.com')],
  ],
])('%s of many organizations to one address end at a cap', async (_, cap, attemptsOf) => {
  const limiter = createRateLimiter(server.dependencies);
  let sent = 0;
  for (let organization = 0; organization < 40; organization += 1)
    for (let time = 0; time < 3; time += 1)
      if (await limiter.countWithin(attemptsOf(`org_${organization}`))) sent += 1;
  expect(sent).toBe(cap);
  expect(await limiter.countWithin(attemptsOf('org_another'))).toBeUndefined();
});
