import { LogInResponse } from '@cortex/api-client/auth/validators';
import type { Hono } from 'hono';
import { z } from 'zod';
import { createApp } from './app.ts';
import { createBackground } from './background.ts';
import { migrate } from './db/migrations.ts';
import type { Plan } from './db/schema.ts';
import { openSqlite } from './db/sqlite.ts';
import type { Dependencies } from './dependencies.ts';
import { extractText } from './extract/extractText.ts';
import type { MailMessage } from './mail.ts';
import type { Env } from './operation.ts';

/** A hash that costs nothing, for tests alone. */
const plainHash: Dependencies['hash'] = {
  hash: async (password) => `plain:${password}`,
  verify: async (password, hash) => hash === `plain:${password}`,
};

type Person = { id: string; email: string; isAdmin?: boolean };

/** The app on an empty database in memory, with a clock that the test moves. */
export async function createTestApp() {
  const db = openSqlite(':memory:');
  await migrate(db);
  let now = Date.parse('2026-11-21T09:00:00Z');
  const mails: MailMessage[] = [];
  const background = createBackground((error) => {
    throw error;
  });
  const dependencies: Dependencies = {
    db,
    hash: plainHash,
    extract: extractText,
    mail: {
      async send(message) {
        mails.push(message);
      },
    },
    clock: () => new Date(now),
    clientAddress: (c) => c.req.header('X-Test-Address') ?? '127.0.0.1',
    later: background.later,
    allowedOrigins: ['http://localhost:3000'],
    webUrl: 'http://localhost:3000',
    supportEmail: 'support@example.com',
  };
  const app = createApp(dependencies);
  return {
    app,
    db,
    dependencies,
    /** The mails so far, once all that goes on after an answer is done. */
    async readMails() {
      await background.settled();
      return mails;
    },
    advance(milliseconds: number) {
      now += milliseconds;
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
