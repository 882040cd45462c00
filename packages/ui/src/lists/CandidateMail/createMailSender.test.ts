import { configureBaseUrl } from '@cortex/api-client/http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropDrafts } from '../../forms/drafts/tabs.ts';
import { createMailSender } from './createMailSender.ts';

const mail = { subject: 'Your call', text: 'When does it suit you?' };
const keys: (string | null)[] = [];
let answers: (() => Response)[] = [];

const sent = () => Response.json({ id: 'nte_one' }, { status: 201 });
const refused = (errors: object) => () =>
  Response.json({ detail: 'Look again.', code: 'validation_failed', errors }, { status: 422 });
function lost(): never {
  throw new TypeError('The answer was lost.');
}

beforeEach(() => {
  keys.length = 0;
  answers = [];
  dropDrafts();
  configureBaseUrl('https://api.example.com', { takesIdempotencyKeys: true });
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('Idempotency-Key'));
    return (answers.shift() ?? sent)();
  });
});

afterEach(() => vi.unstubAllGlobals());

const open = (dialogId = 'one') => createMailSender(dialogId, ['cnd_mara']);

test('a mail of which nobody heard keeps its key, also where the dialog was closed, and then has a new one', async () => {
  answers = [lost, lost];
  const dialog = open();
  await expect(dialog.send('cnd_mara', mail)).rejects.toMatchObject({ reason: 'network' });
  await expect(dialog.send('cnd_mara', mail)).rejects.toMatchObject({ reason: 'network' });
  await open().send('cnd_mara', { ...mail });
  expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  expect(new Set(keys).size).toBe(1);
  await open().send('cnd_mara', mail);
  expect(new Set(keys).size).toBe(2);
});

test('other words, another candidate and another dialog have another key', async () => {
  answers = [lost, lost, lost, lost];
  const send = (dialogId: string, candidateId: string, text: string) =>
    createMailSender(dialogId, [candidateId])
      .send(candidateId, { ...mail, text })
      .catch(() => {});
  await send('one', 'cnd_mara', 'First.');
  await send('one', 'cnd_mara', 'Second.');
  await send('one', 'cnd_tomas', 'First.');
  await send('two', 'cnd_mara', 'First.');
  expect(new Set(keys).size).toBe(4);
});

test('a mail with another file has another key', async () => {
  answers = [lost, lost, lost];
  const send = (content: string) =>
    open()
      .send('cnd_mara', { ...mail, attachments: [{ name: 'offer.pdf', content }] })
      .catch(() => {});
  await send('b2ZmZXI=');
  await send('b2ZmZXI=');
  await send('b2ZmZXM=');
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a dialog that was opened while a mail was on its way sends it with the same key, also once it has arrived', async () => {
  const first = open();
  const sending = first.send('cnd_mara', mail);
  const second = open();
  await second.send('cnd_mara', mail);
  await sending;
  await second.send('cnd_mara', mail);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('a key that the server no longer takes is given up, and no other refusal gives it up', async () => {
  answers = [refused({ subject: 'Too long.' }), refused({ 'Idempotency-Key': 'Its copy was deleted.' })];
  const dialog = open();
  for (let count = 0; count < 2; count += 1)
    await expect(dialog.send('cnd_mara', mail)).rejects.toMatchObject({ status: 422 });
  await dialog.send('cnd_mara', mail);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a reload keeps the key', async () => {
  const kept = new Map<string, string>();
  const listeners: { name: string; listener: () => void }[] = [];
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', { ...storage, getItem: () => null });
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) =>
    listeners.push({ name, listener }),
  );
  async function load() {
    vi.resetModules();
    const http = await import('@cortex/api-client/http');
    http.configureBaseUrl('https://api.example.com', { takesIdempotencyKeys: true });
    return (await import('./createMailSender.ts')).createMailSender('one', ['cnd_mara']);
  }
  answers = [lost];
  await (await load()).send('cnd_mara', mail).catch(() => {});
  for (const { name, listener } of listeners.splice(0)) if (name === 'pagehide') listener();
  await (await load()).send('cnd_mara', mail);
  expect(keys[1]).toBe(keys[0]);
});
