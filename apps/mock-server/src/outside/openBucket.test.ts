import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BucketFault, FakeBucket } from '../../testing/fakeBucket.ts';
import { openBucket } from './openBucket.ts';

let storage: FakeBucket;
beforeAll(async () => {
  storage = await FakeBucket.start();
});
afterAll(() => storage.stop());
beforeEach(() => {
  storage.objects.clear();
  storage.fault = () => undefined;
});

const KEY = 'org_one/fil_one';

function fileOf(bytes: Uint8Array) {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { media_type: 'application/pdf', bytes, size: bytes.byteLength, sha256 };
}
const file = fileOf(new Uint8Array(randomBytes(300_000)));
const small = fileOf(new Uint8Array(randomBytes(3)));

const open = (others: Partial<FakeBucket['settings']> = {}) => openBucket({ ...storage.settings, ...others });

const fails = (fault: BucketFault, ...methods: string[]) => {
  storage.fault = ({ method }) => (methods.includes(method) ? fault : undefined);
};

test('what is put is what is read, until it is removed; and that is so twice', async () => {
  const bucket = open();
  await bucket.put(KEY, file);
  expect(storage.objects.get(KEY)?.mediaType).toBe('application/pdf');
  expect(Buffer.compare(await bucket.get(KEY, file), file.bytes)).toBe(0);
  expect(await bucket.list()).toEqual(new Map([[KEY, 300_000]]));
  await bucket.remove(KEY);
  await bucket.remove(KEY);
  expect(storage.objects.size).toBe(0);
  await expect(bucket.get(KEY, file)).rejects.toMatchObject({ code: 'missing' });
});

test('a list of more than a page is whole', async () => {
  for (let index = 0; index < 2_345; index += 1)
    storage.objects.set(`org_one/${index}`, { bytes: Buffer.from('x'), mediaType: 'text/plain' });
  expect((await open().list()).size).toBe(2_345);
});

test.each([
  ['another secret', { secretAccessKey: 'wrong' }],
  ['another key', { accessKeyId: 'AKIAOTHER' }],
  ['another region', { region: 'us-east-1' }],
])('%s is refused, and nothing is kept', async (_, others) => {
  await expect(open(others).put(KEY, file)).rejects.toMatchObject({ code: 'refused' });
  expect(storage.objects.size).toBe(0);
});

test('a bucket that is not there is told', async () => {
  const url = storage.settings.url.replace('cortex-files', 'other');
  const other = open({ url });
  const calls = [other.put(KEY, file), other.get(KEY, file), other.remove(KEY), other.list()];
  for (const call of await Promise.allSettled(calls))
    expect(call).toMatchObject({ reason: { code: 'refused' } });
});

test.each([
  ['silent', 'timeout'],
  ['cut', 'unreachable'],
  ['refusing', 'refused'],
  ['failing', 'status'],
  ['gone', 'refused'],
  ['redirecting', 'redirect'],
] as const)('a storage that is %s fails each call with "%s"', async (fault, code) => {
  await open().put(KEY, file);
  fails(fault, 'PUT', 'GET', 'DELETE');
  const bucket = openBucket(storage.settings, fault === 'silent' ? { timeoutMs: 300 } : {});
  await expect(bucket.put(KEY, file)).rejects.toMatchObject({ code });
  await expect(bucket.get(KEY, file)).rejects.toMatchObject({ code });
  await expect(bucket.remove(KEY)).rejects.toMatchObject({ code });
  await expect(bucket.list()).rejects.toMatchObject({ code });
  fails(fault, 'HEAD');
  await expect(bucket.put(KEY, small)).rejects.toMatchObject({ code: fault === 'gone' ? 'missing' : code });
});

test.each([
  ['truncating', 'truncated'],
  ['forgetting', 'missing'],
] as const)('a storage that is %s what it is given has not taken it', async (fault, code) => {
  fails(fault, 'PUT');
  await expect(open().put(KEY, file)).rejects.toMatchObject({ code });
});

test.each([
  ['truncating', 'truncated'],
  ['lying', 'damaged'],
] as const)('a storage that is %s what it has is not believed', async (fault, code) => {
  const bucket = open();
  await bucket.put(KEY, file);
  fails(fault, 'GET');
  await expect(bucket.get(KEY, file)).rejects.toMatchObject({ code });
});

test('of an object that has become longer no more is read than it should be long', async () => {
  storage.objects.set(KEY, { bytes: Buffer.alloc(2_000_000), mediaType: 'application/pdf' });
  await expect(open().get(KEY, file)).rejects.toMatchObject({ code: 'damaged' });
});

test('where nobody listens there is no answer', async () => {
  const url = 'http://127.0.0.1:1/cortex-files';
  await expect(open({ url }).get(KEY, file)).rejects.toMatchObject({ code: 'unreachable' });
});

test('each call is told with what came of it, and a failure quotes nothing', async () => {
  const told: string[] = [];
  const observe = (call: string, outcome: string, seconds: number) => {
    expect(seconds).toBeGreaterThanOrEqual(0);
    told.push(`${call} ${outcome}`);
  };
  const bucket = openBucket(storage.settings, { observe });
  await bucket.put(KEY, file);
  fails('refusing', 'GET');
  const error = await bucket.get(KEY, file).catch((reason: unknown) => reason);
  expect(told).toEqual(['put ok', 'head ok', 'get refused']);
  expect(error).toMatchObject({ name: 'BucketFailed', message: 'The storage of files failed: refused.' });
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(
    storage.settings.secretAccessKey,
  );
});
