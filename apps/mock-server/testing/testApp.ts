import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LogInResponse } from '@cortex/api-client/auth/validators';
import { deletionLimits } from '@cortex/api-client/limits';
import type { Hono } from 'hono';
import { type Kysely, sql } from 'kysely';
import { inject } from 'vitest';
import { z } from 'zod';
import type { Env } from '../src/api/addOperation.ts';
import { createApp, type Dependencies } from '../src/app.ts';
import { KEEP_DAYS } from '../src/db/mailRetention.ts';
import { migrate } from '../src/db/migrations.ts';
import { newId } from '../src/db/newId.ts';
import { openPostgres } from '../src/db/postgres.ts';
import type { Database, Plan } from '../src/db/schema.ts';
import { openConnection } from '../src/db/sqlite.ts';
import { eraseOverdue } from '../src/deletion/undo.ts';
import { receiveForm } from '../src/http/receiveForm.ts';
import type { RequestEntry } from '../src/http/requestLog.ts';
import type { MailMessage } from '../src/mail/mail.ts';
import type { Bucket, BucketFailure } from '../src/outside/bucket.ts';
import { databaseBlobs } from '../src/resumes/blobs.ts';
import { createBucketBlobs } from '../src/resumes/bucketBlobs.ts';
import { eraseLooseFiles } from '../src/resumes/eraseLooseFiles.ts';
import { createBackground } from '../src/workers/background.ts';
import { performHere } from '../src/workers/perform.ts';

/** A hash that costs nothing, for tests alone. */
export const plainHash: Dependencies['hash'] = {
  hash: async (password) => `plain:${password}`,
  async verify(password, hash, asker) {
    await asker?.begin?.();
    return hash === `plain:${password}`;
  },
  isOutdated: () => false,
};

type Person = { id: string; email: string; isAdmin?: boolean };

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL database with empty tables, to copy for each test; undefined where the tests run on SQLite. */
    postgresTemplate?: string;
  }
}

const closing: (() => Promise<void>)[] = [];

/** Ends what the tests of a file began (`tests/endTestApps.ts`). */
export async function endTestApps(): Promise<void> {
  // In this order: what still works on a database ends before the database goes.
  for (const close of closing.splice(0)) await close();
}

/** The address of a new database with empty tables where the tests run on PostgreSQL, else undefined. */
export async function createTestDatabase(): Promise<string | undefined> {
  const template = inject('postgresTemplate');
  if (!template) return undefined;
  const name = newId('org').replace('org', 'test');
  const url = new URL(template);
  const templateName = url.pathname.slice(1);
  url.pathname = '/postgres';
  const server = openPostgres(url.href);
  await sql`CREATE DATABASE ${sql.id(name)} TEMPLATE ${sql.id(templateName)} STRATEGY file_copy`.execute(
    server,
  );
  closing.push(async () => {
    await sql`DROP DATABASE ${sql.id(name)} WITH (FORCE)`.execute(server);
    await server.destroy();
  });
  url.pathname = `/${name}`;
  return url.href;
}

async function openTestDatabase() {
  const url = await createTestDatabase();
  return url ? openPostgres(url) : openConnection(await copyOfEmptyTables());
}

let emptyTables: Uint8Array | undefined;

/** Tables that were brought up to date once, as the template of PostgreSQL was: for each test anew it takes longer than most of them do. */
async function copyOfEmptyTables(): Promise<DatabaseSync> {
  if (!emptyTables) {
    const first = new DatabaseSync(':memory:');
    const db = openConnection(first);
    await migrate(db);
    emptyTables = first.serialize();
    await db.destroy();
  }
  const copy = new DatabaseSync(':memory:');
  copy.deserialize(emptyTables);
  return copy;
}

/** The app on an empty database of its own (or the one given), with a clock that the test moves, and its files in a bucket where one is given. */
export async function createTestApp(
  given?: Kysely<Database>,
  { bucket, ...others }: Partial<Dependencies> & { bucket?: Bucket } = {},
) {
  const db = given ?? (await openTestDatabase());
  let now = Date.parse('2026-11-21T09:00:00Z');
  const mails: MailMessage[] = [];
  const entries: RequestEntry[] = [];
  const erased: string[] = [];
  const failures: BucketFailure[] = [];
  const clock = () => new Date(now);
  const keeping = bucket && {
    db,
    clock,
    bucket,
    takesNew: true,
    report: (failure: BucketFailure) => void failures.push(failure),
  };
  const uploadFolder = mkdtempSync(join(tmpdir(), 'cortex-uploads-'));
  closing.push(async () => rmSync(uploadFolder, { recursive: true, force: true }));
  const background = createBackground((error) => {
    throw error;
  });
  closing.unshift(async () => {
    await background.settled();
    if (!given) await db.destroy();
  });
  const dependencies: Dependencies = {
    db,
    hash: plainHash,
    perform: performHere,
    mail: {
      async send(message) {
        mails.push(message);
      },
      async forget() {},
    },
    blobs: keeping ? createBucketBlobs(keeping) : databaseBlobs,
    receiveForm: (c) => receiveForm(c, uploadFolder),
    clock,
    log: (entry) => entries.push(entry),
    clientAddress: (c) => c.req.header('X-Test-Address') ?? '127.0.0.1',
    runInBackground: background.runInBackground,
    allowedOrigins: ['http://localhost:3000'],
    publicUrl: undefined,
    webUrl: 'http://localhost:3000',
    supportEmail: 'support@example.com',
    keepDays: KEEP_DAYS,
    noteErased: async (ids) => {
      erased.push(...ids);
    },
    ...others,
  };
  const app = createApp(dependencies);
  return {
    app,
    db,
    dependencies,
    /** Where files lie while their request is answered. */
    uploadFolder,
    /** What was written down of the requests so far. */
    entries,
    /** The ids of what was erased for good. */
    erased,
    /** What was told of the storage of files. */
    failures,
    /** Erases the files in the bucket that no resume has, as the server does by itself. */
    async eraseLoose() {
      if (keeping) await eraseLooseFiles(keeping);
    },
    /** The mails so far, once all that goes on after an answer is done. */
    async readMails() {
      await background.settled();
      return mails;
    },
    advance(milliseconds: number) {
      now += milliseconds;
    },
    /** Lets the time pass in which a deletion can be undone, and what the server then does by itself. */
    async carryOutDeletions() {
      now += deletionLimits.undoSeconds * 1000;
      await eraseOverdue(dependencies);
    },
    async addOrganization(id: string, plan: Plan, people: Person[]) {
      const created_at = new Date(now).toISOString();
      await db
        .insertInto('organizations')
        .values({ id, name: id, name_key: id, contact_email: 'hr@example.com', plan, created_at })
        .execute();
      for (const { id: userId, email, isAdmin } of people) {
        await db
          .insertInto('users')
          .values({
            id: userId,
            organization_id: id,
            username: userId,
            username_key: userId,
            email,
            email_key: email,
            full_name: `Person ${userId}`,
            password_hash: 'plain:right',
            is_admin: isAdmin ? 1 : 0,
            created_at,
          })
          .execute();
      }
    },
    async signIn(email: string): Promise<string> {
      const response = await postForm(app, email, 'right');
      return (await readAs(LogInResponse, response)).access_token;
    },
  };
}

/** Signs in as the web app does. */
export function postForm(app: Hono<Env>, email: string, password: string): Promise<Response> {
  return Promise.resolve(
    app.request('/auth/login', { method: 'POST', body: new URLSearchParams({ email, password }) }),
  );
}

/** A JSON request with a bearer token. */
export function asJson(method: string, token: string, body: unknown): RequestInit {
  return {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** A GET with a bearer token. */
export function bearer(token: string): RequestInit {
  return { headers: { Authorization: `Bearer ${token}` } };
}

const ErrorResponse = z.strictObject({
  detail: z.string().min(1),
  code: z.string(),
  errors: z.record(z.string(), z.string()).default({}),
});

/** The body of an answer, checked by the contract's schema. */
export async function readAs<Schema extends z.ZodType>(
  schema: Schema,
  response: Response,
): Promise<z.output<Schema>> {
  return schema.parse(await response.json());
}

/** The body of an error, checked to have the one shape. */
export function readError(response: Response): Promise<z.output<typeof ErrorResponse>> {
  return readAs(ErrorResponse, response);
}
