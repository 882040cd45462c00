import type { ReadMail, Send } from '@cortex/conformance/client';
import type { Login } from '@cortex/conformance/person';
import { serve } from '@hono/node-server';
import { createApp } from '../../apps/mock-server/src/app.ts';
import { findNext } from '../../apps/mock-server/src/backgroundTasks/findNext.ts';
import { claim } from '../../apps/mock-server/src/backgroundTasks/leases.ts';
import { workOnTask } from '../../apps/mock-server/src/backgroundTasks/workOnTask.ts';
import { createBuiltInAnalyzer } from '../../apps/mock-server/src/workers/analyzer.ts';
import { performHere } from '../../apps/mock-server/src/workers/perform.ts';
import { createTestApp } from '../../apps/mock-server/testing/testApp.ts';
import { findLastMail } from '../../apps/mock-server/testing/testKit.ts';

type TestDatabase = Awaited<ReturnType<typeof createTestApp>>['db'];

export type Answer = (request: Request) => Promise<Response>;

/**
 * What stands between the clients and the app, with its database at hand. It may alter the request, the answer or the
 * records.
 */
export type Between = (request: Request, answer: Answer, db: TestDatabase) => Promise<Response>;

export type App = {
  url: string;
  admin: Login;
  other: Login;
  readMail: ReadMail;
  /** Moves the app's clock on. */
  wait(milliseconds: number): Promise<void>;
};
export type RunningApp = App & { stop(): Promise<void> };

const passThrough: Between = (request, answer) => answer(request);

/** Our own app in this process, on an empty database in memory, with two organizations. Passwords are not hashed, for speed. */
export async function openApp(between: Between = passThrough): Promise<App & { send: Send }> {
  const server = await createTestApp();
  const { db, dependencies } = server;
  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead);
  const app = createApp({ ...dependencies, clock, wakeTasks: () => void work() });
  const analyzer = createBuiltInAnalyzer((inputs, onBehalf) => performHere('analysis', inputs, onBehalf));
  const scoring = { db, clock, analyzer };
  /** Works on background tasks beside the answers until none waits. What fails is found by who waits for it. */
  const work = async () => {
    try {
      for (let next = await findNext(scoring); next; next = await findNext(scoring)) {
        const task = await claim(scoring, next);
        if (!task) return;
        await workOnTask(scoring, task, () => false);
      }
    } catch {}
  };
  const answer: Answer = async (request) => app.fetch(request);
  return {
    url: 'http://localhost',
    admin: await addOrganization(answer, 'first'),
    other: await addOrganization(answer, 'second'),
    readMail: (to) => findLastMail(server, to),
    wait: async (milliseconds) => {
      ahead += milliseconds;
    },
    send: async (url, init) => {
      // As over a network, what waits has its turn between two calls: work that goes on after an answer, above all.
      await new Promise((resume) => setImmediate(resume));
      const request = await readWhole(new Request(url, init));
      // As the network says it, but for a body that comes in parts.
      const { byteLength } = await request.clone().arrayBuffer();
      if (!(init.body instanceof ReadableStream)) request.headers.set('Content-Length', `${byteLength}`);
      // Who stands between reads the answers, and none of them unpacks any.
      if (between !== passThrough) request.headers.delete('Accept-Encoding');
      return between(request, answer, db);
    },
  };
}

/** The same app, listening. */
export async function startApp(between: Between = passThrough): Promise<RunningApp> {
  const { send, ...app } = await openApp(between);
  return { ...app, ...(await listen(send)) };
}

/** Listens on a free port of this machine and has what comes answered. */
export async function listen(send: Send): Promise<{ url: string; stop(): Promise<void> }> {
  const server = serve({
    // No Request of the platform can have this method.
    fetch: async (request) =>
      request.method === 'TRACE' ? noSuchMethod() : send(request.url, await describe(request)),
    port: 0,
    hostname: '127.0.0.1',
  });
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function noSuchMethod(): Response {
  const error = { detail: 'This address does not have that method.', code: 'method_not_allowed' };
  return Response.json(error, { status: 405, headers: { Allow: 'GET' } });
}

/** A request whose body is here already, so that it can be cloned and left unread. */
async function readWhole(request: Request): Promise<Request> {
  return new Request(request.url, await describe(request));
}

async function describe(request: Request): Promise<RequestInit> {
  const { method, headers } = request;
  const body = await request.arrayBuffer();
  return { method, headers, ...(body.byteLength > 0 ? { body } : {}) };
}

async function addOrganization(answer: Answer, name: string): Promise<Login> {
  const login = { email: `${name}@cortex.test`, password: `pass:word of ${name}` };
  const response = await answer(
    new Request('http://localhost/organizations/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        name: `The ${name} one`,
        admin_username: name,
        admin_email: login.email,
        admin_password: login.password,
        pricing_tier: 'standard',
      }),
    }),
  );
  if (!response.ok) throw new Error(await response.text());
  return login;
}
