import { beforeAll, expect, test } from 'vitest';
import { createTestApp } from '../testing.ts';
import { expectRefusal } from './expectRefusal.ts';
import { send, sendRaw } from './sendCall.ts';
import { createWorld, type World } from './testWorld.ts';
import { validCalls } from './validCalls.ts';

let world: World;
let admin: string;

beforeAll(async () => {
  world = await createWorld(await createTestApp(), 'one', 'premium');
  admin = await world.signIn(world.admin.email);
});

const MEGABYTE = 2 ** 20;
/** In milliseconds; what takes seconds would let one sender keep everybody else waiting. */
const SOON = 2000;

const partOf = (name: string, value = 'x') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const parts = (names: string[]) => `${names.map((name) => partOf(name)).join('')}--b--\r\n`;
const numbered = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => prefix + index);

test.each([
  { id: 'createCandidate', about: 'parts', body: parts(numbered(150_000, 'n')) },
  { id: 'createCandidate', about: 'parts of one name', body: parts(Array(150_000).fill('n')) },
  { id: 'createCandidate', about: 'boundaries', body: '--b\r\n'.repeat(2 * MEGABYTE) },
  { id: 'createCandidate', about: 'headers', body: `--b\r\n${'a: b\r\n'.repeat(MEGABYTE / 2)}` },
  { id: 'createCandidate', about: 'letters in a header', body: `--b\r\na: ${'b'.repeat(10 * MEGABYTE)}` },
  { id: 'createCandidate', about: 'dashes', body: partOf('n', '\r\n--'.repeat(2.5 * MEGABYTE)) },
  { id: 'logIn', about: 'fields', body: numbered(90_000, 'k').join('=1&') },
  { id: 'logIn', about: 'fields of one name', body: 'a&'.repeat(MEGABYTE / 2) },
  { id: 'logIn', about: 'percent signs', body: `email=${'%'.repeat(MEGABYTE - 6)}` },
  { id: 'createJob', about: 'keys', body: `{"k":1${numbered(80_000, ',"k').join('":1')}":1}` },
  { id: 'createJob', about: 'escapes', body: `{"title":"${'\\u0041'.repeat(170_000)}"}` },
] as const)('$id refuses a body of too many $about, soon and in few words', async ({ id, body }) => {
  const startedAt = performance.now();
  const response = await sendRaw(world, id, admin, body);
  const took = performance.now() - startedAt;
  expect((await response.clone().text()).length).toBeLessThan(5000);
  expect([400, 422]).toContain((await expectRefusal(id, response)).status);
  expect(took).toBeLessThan(SOON);
});

test.each([
  'a.',
  'a@',
  '@',
  'a-',
  '.',
  ' ',
  '\t',
  'é',
])('a pattern copes with a megabyte of "%s"', async (piece) => {
  for (const text of [piece.repeat(MEGABYTE), `${piece.repeat(MEGABYTE)}@`, `a@${piece.repeat(MEGABYTE)}!`]) {
    const call = await validCalls.createCandidate(world);
    const startedAt = performance.now();
    const changed = { body: { ...call.body, email: text } };
    const response = await send(world, 'createCandidate', changed, admin);
    expect(Object.keys((await expectRefusal('createCandidate', response)).errors)).toEqual(['email']);
    expect(performance.now() - startedAt).toBeLessThan(SOON);
  }
  for (const text of [piece.repeat(50_000).slice(0, 99_990), `a@${piece.repeat(50_000).slice(0, 99_990)}!`]) {
    const call = await validCalls.createUser(world);
    const response = await send(world, 'createUser', { body: { ...call.body, email: text } }, admin);
    expect(Object.keys((await expectRefusal('createUser', response)).errors)).toEqual(['email']);
  }
});
