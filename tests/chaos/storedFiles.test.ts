import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { FakeBucket } from '../../apps/mock-server/testing/fakeBucket.ts';
import { Product } from '../product.ts';
import { ApiClient } from './ApiClient.ts';

const common = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'no-reply@example.com',
  SUPPORT_EMAIL: 'support@example.com',
  WEB_URL: 'https://cortex.example.com',
  API_URL: 'https://api.example.com',
};
const Row = z.object({ id: z.string() });
const WithResume = z.object({ resume: z.string() });
const pdf = readFileSync(resolve(import.meta.dirname, '../../packages/conformance/resumes/two-column.pdf'));

const ending: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end();
});

/** A server whose files go to a bucket, an admin of a new organization on it, and what it acknowledged. */
class Company {
  readonly product = new Product('serve');
  readonly storage: FakeBucket;
  /** The SHA-256 of each file by its candidate. */
  readonly files = new Map<string, string>();
  private admin: ApiClient | undefined;
  private serial = 0;

  private constructor(storage: FakeBucket) {
    this.storage = storage;
  }

  static async start(settings: (storage: FakeBucket) => Record<string, string>): Promise<Company> {
    const storage = await FakeBucket.start();
    const company = new Company(storage);
    ending.push(
      () => storage.stop(),
      () => company.product.dispose(),
    );
    await company.product.start({ ...common, ...settings(storage) });
    const organization = {
      name: 'Kept',
      pricing_tier: 'basic',
      admin_username: 'admin',
      admin_email: 'admin@example.com',
      admin_password: 'chosen by hand',
    };
    const created = await fetch(`${company.product.apiUrl}/organizations/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(organization),
    });
    expect(created.status).toBe(201);
    company.admin = await ApiClient.signIn(
      company.product.apiUrl,
      organization.admin_email,
      'chosen by hand',
    );
    return company;
  }

  get client(): ApiClient {
    if (!this.admin) throw new Error('Nobody has signed in.');
    return this.admin;
  }

  async restart(): Promise<void> {
    await this.product.kill();
    await this.product.start({ ...common, ...this.storage.environment });
  }

  /** Uploads a resume of its own; whether it was acknowledged. */
  async upload(): Promise<boolean> {
    this.serial += 1;
    const bytes = Buffer.concat([pdf, Buffer.from(`\n% ${this.serial}\n`)]);
    const form = new FormData();
    const fields = { name: 'Ada', email: `ada${this.serial}@example.com`, phone: '1', notes: 'Met.' };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('resume_file', new File([bytes], 'cv.pdf'));
    try {
      const answer = await this.client.send('/candidates/', { method: 'POST', body: form });
      if (!answer.ok) return false;
      this.files.set(Row.parse(await answer.json()).id, hashOf(bytes));
      return true;
    } catch {
      return false;
    }
  }

  /** The candidates whose file is not what was acknowledged. */
  async findLosses(): Promise<string[]> {
    const losses: string[] = [];
    for (const [id, hash] of this.files) {
      const { resume } = await this.client.get(`/candidates/${id}`, WithResume);
      const { pathname, search } = new URL(resume);
      const answer = await fetch(`${this.product.apiUrl}${pathname}${search}`);
      if (!answer.ok || hashOf(Buffer.from(await answer.arrayBuffer())) !== hash) losses.push(id);
    }
    return losses;
  }

  /** The keys that the database has, by table. */
  readKeys(): { stored: string[]; loose: string[] } {
    const database = new DatabaseSync(join(this.product.dataDirectory, 'cortex.sqlite'), { readOnly: true });
    try {
      const keysOf = (table: string) =>
        database
          .prepare(`SELECT object_key FROM ${table}`)
          .all()
          .map(({ object_key }) => String(object_key));
      return { stored: keysOf('stored_files'), loose: keysOf('loose_files') };
    } finally {
      database.close();
    }
  }
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

test('kills in the middle of uploads lose no file that was acknowledged, and each object is known', {
  timeout: 600_000,
}, async () => {
  const company = await Company.start((storage) => storage.environment);
  const { storage } = company;
  let kills = 0;
  for (const method of ['PUT', 'HEAD'] as const) {
    for (const after of [0, 1, 3, 6]) {
      let calls = 0;
      let killed: Promise<void> | undefined;
      storage.fault = (call) => {
        if (call.method !== method || killed) return undefined;
        calls += 1;
        if (calls <= after) return undefined;
        killed = company.product.kill();
        return undefined;
      };
      while (!killed) await Promise.all(Array.from({ length: 4 }, () => company.upload()));
      await killed;
      kills += 1;
      storage.fault = () => undefined;
      await company.restart();
      expect(await company.findLosses(), `after kill ${kills}`).toEqual([]);
      const { stored, loose } = company.readKeys();
      const known = new Set([...stored, ...loose]);
      expect(
        [...storage.objects.keys()].filter((key) => !known.has(key)),
        `after kill ${kills}`,
      ).toEqual([]);
      expect(
        stored.filter((key) => !storage.objects.has(key)),
        `after kill ${kills}`,
      ).toEqual([]);
    }
  }
  expect(company.files.size).toBeGreaterThan(8);
  console.log(`${kills} kills, ${company.files.size} acknowledged files, none lost`);
});

test('an erasure that a kill interrupts is finished after the restart', { timeout: 300_000 }, async () => {
  const company = await Company.start((storage) => storage.environment);
  const { storage, client } = company;
  for (let index = 0; index < 6; index += 1) expect(await company.upload()).toBe(true);
  const [first = '', second = '', ...others] = company.files.keys();
  let killed: Promise<void> | undefined;
  let deletes = 0;
  storage.fault = ({ method }) => {
    if (method !== 'DELETE' || killed) return undefined;
    deletes += 1;
    if (deletes < 3) return undefined;
    killed = company.product.kill();
    return 'cut';
  };
  for (const id of others) {
    expect((await client.send(`/candidates/${id}`, { method: 'DELETE' })).status).toBe(200);
    company.files.delete(id);
  }
  // Thirty seconds for an undo, then the erasure begins.
  await expect.poll(() => killed !== undefined, { timeout: 90_000 }).toBe(true);
  await killed;
  expect(storage.objects.size).toBe(4);
  await company.restart();
  await expect.poll(() => storage.objects.size, { timeout: 90_000 }).toBe(2);
  await expect.poll(() => company.readKeys().loose, { timeout: 10_000 }).toEqual([]);
  expect([...company.files.keys()]).toEqual([first, second]);
  expect(await company.findLosses()).toEqual([]);
});

test('files move into the bucket beside a server that is written to, and a move that is killed goes on', {
  timeout: 300_000,
}, async () => {
  const company = await Company.start(() => ({}));
  for (let index = 0; index < 12; index += 1) expect(await company.upload()).toBe(true);
  // From now on new files go to the bucket.
  await company.restart();
  const move = (kill?: AbortSignal) =>
    promisify(execFile)(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'apps/product/moveFiles.ts', 'bucket'],
      {
        cwd: resolve(import.meta.dirname, '../..'),
        env: { ...process.env, ...company.storage.environment, DATA_DIR: company.product.dataDirectory },
        killSignal: 'SIGKILL',
        ...(kill ? { signal: kill } : {}),
      },
    );
  const kill = new AbortController();
  let puts = 0;
  company.storage.fault = ({ method }) => {
    if (method === 'PUT') puts += 1;
    if (puts === 6) kill.abort();
    return undefined;
  };
  await expect(move(kill.signal)).rejects.toThrow();
  company.storage.fault = () => undefined;
  expect(await company.findLosses()).toEqual([]);

  const moving = move();
  let ended = false;
  void moving.finally(() => {
    ended = true;
  });
  while (!ended) expect(await company.upload()).toBe(true);
  expect((await moving).stdout).toMatch(/\d+ files were moved to the bucket\./);
  expect(company.readKeys().stored).toHaveLength(company.files.size);
  expect(await company.findLosses()).toEqual([]);
});
