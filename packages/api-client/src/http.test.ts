import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ApiError,
  configureBaseUrl,
  request,
  requestKept,
  requestOk,
  requestOkOrCreated,
  requestOkOrCreatedWithoutAnswer,
  requestOkText,
  requestOkWithoutAnswer,
  requestWithoutAnswer,
  withIdempotencyKey,
} from './http.ts';
import { clearSession } from './session.ts';

const fetch = vi.fn<typeof globalThis.fetch>();
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
  configureBaseUrl('https://api.example/v1/');
});

afterEach(() => {
  fetch.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answer = (status: number, body: string | null = '{}') =>
  fetch.mockResolvedValue(new Response(body, { status }));

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => new Error('It succeeded.'),
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw error;
}

describe('a request', () => {
  test('keeps the path prefix of the base URL and the trailing slash', async () => {
    answer(200);
    await request('/jobs/');
    expect(fetch.mock.calls[0]?.[0]).toBe('https://api.example/v1/jobs/');
  });

  test('carries the token where there is one', async () => {
    fetch.mockImplementation(async () => new Response('{}'));
    await request('/jobs/');
    stored.set('access_token', 'abc');
    await request('/jobs/');
    const headers = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('Authorization'));
    expect(headers).toEqual([null, 'Bearer abc']);
  });
});

describe('an idempotency key', () => {
  const sentKeys = () =>
    fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));

  test('goes to a server of another origin once it said that it takes one', async () => {
    fetch.mockImplementation(async () => new Response('{}'));
    await request('/candidates/', withIdempotencyKey('first'));
    const headers = { 'Accept-Idempotency-Key': 'true' };
    fetch.mockImplementation(async () => new Response('{}', { headers }));
    await request('/candidates/');
    await request('/candidates/', withIdempotencyKey('second'));
    expect(sentKeys()).toEqual([null, null, 'second']);
  });

  test('goes to the server of the app at once', async () => {
    vi.stubGlobal('location', { href: 'https://app.example/jobs', origin: 'https://app.example' });
    configureBaseUrl('/api');
    answer(200);
    await request('/candidates/', withIdempotencyKey('first'));
    expect(sentKeys()).toEqual(['first']);
  });
});

describe('a busy server', () => {
  test.each([
    ['5', 5],
    ['3600', 3600],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
    [undefined, undefined],
  ])('that says %s is left alone for so many seconds', async (header, seconds) => {
    const headers = new Headers();
    if (header !== undefined) headers.set('Retry-After', header);
    fetch.mockResolvedValue(new Response('{}', { status: 429, headers }));
    expect((await failure(request('/jobs/'))).retrySeconds).toBe(seconds);
  });
});

describe('an answer with a tag', () => {
  const jobs = [{ id: 'job_1' }];
  const answerTagged = (tag: string, body: unknown = jobs) =>
    fetch.mockImplementationOnce(async () => Response.json(body, { headers: { ETag: tag } }));
  const answerUnchanged = () => fetch.mockImplementationOnce(async () => new Response(null, { status: 304 }));
  const sentTags = () => fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('If-None-Match'));

  beforeEach(() => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
    stored.set('access_token', 'abc');
  });
  afterEach(clearSession);

  test('returns the same object while the response is unchanged, and a new one otherwise', async () => {
    answerTagged('W/"one"');
    const first = await requestKept('/jobs/');
    answerUnchanged();
    expect(await requestKept('/jobs/')).toBe(first);
    answerTagged('W/"two"', []);
    expect(await requestKept('/jobs/')).toEqual([]);
    answerUnchanged();
    expect(await requestKept('/jobs/')).toEqual([]);
    expect(sentTags()).toEqual([null, 'W/"one"', 'W/"one"', 'W/"two"']);
  });

  describe('that is a long list', () => {
    const rows = Array.from({ length: 300 }, (_, index) => ({ id: `job_${index}`, title: 'Tailor' }));
    const answerChanges = (body: object, status = 200) =>
      fetch.mockImplementationOnce(async () => Response.json(body, { status }));
    const asked = () =>
      fetch.mock.calls.map(([url]) => String(url).replace(/^https:.*?(?=\/(?:jobs|changes)\/)/, ''));

    test('is asked for what has changed alone, and is put together from it', async () => {
      answerTagged('W/"one"', rows);
      const first = await requestKept('/jobs/');
      answerChanges({ tag: 'W/"one"', changed: [], removed: [] });
      expect(await requestKept('/jobs/')).toBe(first);
      const changed = [
        { id: 'job_3', title: 'Cutter' },
        { id: 'job_new', title: 'Hatter' },
      ];
      answerChanges({ tag: 'W/"two"', changed, removed: ['job_0', 'job_unknown'] });
      const kept = rows.slice(1).map((row) => changed.find(({ id }) => id === row.id) ?? row);
      expect(await requestKept('/jobs/')).toEqual([...kept, changed[1]]);
      answerChanges({ tag: 'W/"two"', changed: [], removed: [] });
      await requestKept('/jobs/');
      const since = (tag: string) => `/changes/jobs/?since=${encodeURIComponent(tag)}`;
      expect(asked()).toEqual(['/jobs/', since('W/"one"'), since('W/"one"'), since('W/"two"')]);
    });

    test.each([
      ['knows the tag no longer', { code: 'not_found', detail: 'There is no such record.' }, 404],
      ['fails at it', { code: 'server_error', detail: 'Something went wrong.' }, 500],
      ['answers with something else', [], 200],
    ])('is read whole where the server %s', async (_, body, status) => {
      answerTagged('W/"one"', rows);
      await requestKept('/jobs/');
      answerChanges(body, status);
      answerTagged('W/"two"', rows.slice(1));
      expect(await requestKept('/jobs/')).toHaveLength(299);
      answerChanges({ tag: 'W/"two"', changed: [], removed: [] });
      await requestKept('/jobs/');
      expect(asked().filter((url) => url.startsWith('/changes/'))).toHaveLength(2);
    });

    test('is a failure where nothing is answered, or the session has ended', async () => {
      answerTagged('W/"one"', rows);
      await requestKept('/jobs/');
      fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
      expect((await failure(requestKept('/jobs/'))).reason).toBe('network');
      answerChanges({ code: 'unauthenticated', detail: 'Sign in.' }, 401);
      expect((await failure(requestKept('/jobs/'))).sessionExpired).toBe(true);
      expect(fetch).toHaveBeenCalledTimes(3);
    });

    test('is asked for whole for good where the server has no such call', async () => {
      configureBaseUrl('https://other.example.com');
      answerTagged('W/"one"', rows);
      await requestKept('/jobs/');
      answerChanges({ message: 'no such page' }, 404);
      answerUnchanged();
      await requestKept('/jobs/');
      answerUnchanged();
      expect(await requestKept('/jobs/')).toEqual(rows);
      expect(asked().filter((url) => url.includes('/changes/'))).toHaveLength(1);
    });
  });

  test('is known by its address', async () => {
    answerTagged('W/"one"');
    await requestKept('/jobs/');
    answerTagged('W/"two"');
    await requestKept('/candidates/');
    expect(sentTags()).toEqual([null, null]);
  });

  test.each([
    ['a call whose answers are not kept', () => {}, request],
    ['whoever signs in next', clearSession, requestKept],
  ])('is unknown to %s', async (_, change, send) => {
    answerTagged('W/"one"');
    await requestKept('/jobs/');
    change();
    answer(200);
    await send('/jobs/');
    expect(sentTags()).toEqual([null, null]);
  });

  test('that comes when the session has changed is not kept', async () => {
    fetch.mockImplementationOnce(async () => {
      clearSession();
      return Response.json(jobs, { headers: { ETag: 'W/"one"' } });
    });
    expect(await requestKept('/jobs/')).toEqual(jobs);
    answer(200);
    await requestKept('/jobs/');
    expect(sentTags()).toEqual([null, null]);
  });

  test('that cannot be read is not kept', async () => {
    fetch.mockImplementationOnce(async () => new Response('[', { headers: { ETag: 'W/"one"' } }));
    expect((await failure(requestKept('/jobs/'))).reason).toBe('unreadable');
    answer(200);
    await requestKept('/jobs/');
    expect(sentTags()).toEqual([null, null]);
  });

  test('that is unchanged though nothing is known is a failure', async () => {
    answerUnchanged();
    expect((await failure(requestKept('/jobs/'))).status).toBe(304);
  });
});

describe('what counts as success', () => {
  test.each([
    ['any 2xx', request, [200, 201, 202, 299], [304, 400, 500]],
    ['any 2xx, whatever the answer', requestWithoutAnswer, [200, 201, 202], [304, 500]],
    ['200 alone', requestOk, [200], [201, 202, 404]],
    ['200 alone, whatever the answer', requestOkWithoutAnswer, [200], [201, 202, 404]],
    ['200 and 201', requestOkOrCreated, [200, 201], [202, 409]],
    ['200 and 201, whatever the answer', requestOkOrCreatedWithoutAnswer, [200, 201], [202, 409]],
  ])('%s', async (_, send, successes, failures) => {
    for (const status of successes) {
      answer(status, '{"id":"x"}');
      expect(await send('/jobs/')).toEqual({ id: 'x' });
    }
    for (const status of failures) {
      answer(status, status === 304 ? null : '{"detail":"No."}');
      expect(await failure(send('/jobs/'))).toMatchObject({ reason: 'status', status, answered: true });
    }
  });

  test.each([
    '',
    '<!doctype html>',
    '{"id":',
  ])('a body that is no JSON fails where one is needed: %j', async (body) => {
    for (const send of [request, requestOk, requestOkOrCreated]) {
      answer(200, body);
      expect(await failure(send('/jobs/'))).toMatchObject({ reason: 'unreadable', answered: false });
    }
    for (const send of [requestWithoutAnswer, requestOkWithoutAnswer, requestOkOrCreatedWithoutAnswer]) {
      answer(200, body);
      expect(await send('/jobs/x')).toBeUndefined();
    }
  });
});

describe('a failure', () => {
  test('tells operation, status, code, detail and fields, and nothing of the query', async () => {
    answer(422, '{"detail":"Look again.","code":"validation_failed","errors":{"name":"Required."}}');
    const error = await failure(request('/users/?query=ada@example.com', { method: 'GET' }));
    expect(error).toMatchObject({
      operation: 'GET /users/',
      status: 422,
      code: 'validation_failed',
      detail: 'Look again.',
      fieldErrors: { name: 'Required.' },
    });
    expect(JSON.stringify(error) + error.message).not.toContain('ada@example.com');
  });

  test.each([
    ['null', {}],
    ['"No."', {}],
    ['[]', {}],
    ['{"detail":5,"code":"not_found"}', {}],
    ['{"detail":"No."}', { detail: 'No.', code: '' }],
    ['{"detail":"No.","code":7}', { detail: 'No.', code: '' }],
    ['{"detail":"No.","code":"x","errors":null}', { detail: 'No.', code: 'x' }],
    ['{"detail":"No.","code":"x","errors":"all"}', { detail: 'No.', code: 'x' }],
    ['{"detail":"No.","code":"x","errors":{"a":"A.","b":1}}', { detail: 'No.', code: 'x' }],
  ])('reads of the body %s what is as it should be', async (body, read) => {
    answer(400, body);
    const { detail, code, fieldErrors } = await failure(request('/jobs/'));
    expect({ detail, code, fieldErrors }).toEqual({
      detail: undefined,
      code: undefined,
      fieldErrors: {},
      ...read,
    });
  });

  test('takes an error page of a proxy for what it is', async () => {
    answer(502, '<html></html>');
    expect(await failure(request('/jobs/'))).toMatchObject({
      status: 502,
      detail: undefined,
      fieldErrors: {},
    });
  });

  test('says that the session has expired only where the request carried a token', async () => {
    fetch.mockImplementation(async () => new Response('{}', { status: 401 }));
    expect((await failure(request('/jobs/'))).sessionExpired).toBe(false);
    stored.set('access_token', 'abc');
    expect((await failure(request('/jobs/'))).sessionExpired).toBe(true);
  });

  test.each([
    'invalid_credentials',
    'company_sign_in_refused',
    'second_factor_required',
    'second_factor_wrong',
  ])('a sign-in that is refused as %s ends no session of another tab', async (code) => {
    stored.set('access_token', 'abc');
    fetch.mockImplementation(
      async () => new Response(JSON.stringify({ detail: 'No.', code }), { status: 401 }),
    );
    expect((await failure(request('/auth/login', { method: 'POST' }))).endsSession).toBe(false);
  });

  test('says that there was no network', async () => {
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failure(request('/jobs/'))).toMatchObject({ reason: 'network', answered: false });
  });

  test('comes after ten seconds without an answer, also in the middle of a body', async () => {
    vi.useFakeTimers();
    fetch.mockImplementation(async (_, init) => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{'));
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
        },
      });
      return new Response(body);
    });
    const failed = vi.fn();
    const call = failure(request('/jobs/')).then(failed);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(failed.mock.calls[0]?.[0]).toMatchObject({ reason: 'timeout', answered: false });
  });

  test('is no failure of the call where the caller itself gave up', async () => {
    const controller = new AbortController();
    fetch.mockImplementation(async () => {
      controller.abort();
      throw controller.signal.reason;
    });
    const error = await request('/jobs/', { signal: controller.signal }).catch((reason: unknown) => reason);
    expect(error).not.toBeInstanceOf(ApiError);
  });
});

describe('an answer that is CSV', () => {
  test('is given as it stands', async () => {
    answer(200, 'a,b\r\n1,2\r\n');
    expect(await requestOkText('/ledger')).toBe('a,b\r\n1,2\r\n');
  });

  test.each(['', 'a,b\r\n1', '<!doctype html>', '{"id":"x'])('is unreadable as %j', async (body) => {
    answer(200, body);
    expect((await failure(requestOkText('/ledger'))).reason).toBe('unreadable');
  });

  test('says why it did not come', async () => {
    answer(422, '{"detail":"Choose fewer days.","code":"validation_failed"}');
    expect(await failure(requestOkText('/ledger'))).toMatchObject({
      reason: 'status',
      detail: 'Choose fewer days.',
    });
  });
});
