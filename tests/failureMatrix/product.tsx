import { getAnalyzeResumeMockHandler200 } from '@cortex/api-client/analysis/mocks';
import { getListApplicantRequestsMockHandler200 } from '@cortex/api-client/applicants/mocks';
import { goodFit } from '@cortex/api-client/fixtures/analysis';
/// <reference types="vite/client" />

import { getLogInMockHandler200 } from '@cortex/api-client/auth/mocks';
import {
  getListSharesMockHandler200,
  getReadResumeMockHandler200,
} from '@cortex/api-client/candidates/mocks';
import { applicantRequests } from '@cortex/api-client/fixtures/applicants';
import { recruiterLogin } from '@cortex/api-client/fixtures/people';
import { configureBaseUrl } from '@cortex/api-client/http';
import { handlers } from '@cortex/api-client/mocks/handlers';
import type { LoginAnswer } from '@cortex/api-client/model';
import { storeSession } from '@cortex/api-client/session';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { createRoot } from 'react-dom/client';
import { expect } from 'vitest';
import { App } from '../../apps/web/src/App.tsx';
import { loadLayout, pages } from '../../apps/web/src/pages.ts';
import { clearToasts } from '../../packages/ui/src/feedback/Toaster/toaster.ts';
import { claimDrafts, dropDrafts } from '../../packages/ui/src/forms/drafts/tabs.ts';
import { applyTheme } from '../../packages/ui/src/theme/colorTheme.ts';
import { API } from './failures.ts';
import { until } from './person.ts';

const unhandled: string[] = [];

const worker = setupWorker(
  getReadResumeMockHandler200(),
  getListSharesMockHandler200([
    {
      shared_with: { id: 'usr_two', full_name: 'User 2' },
      shared_by: { id: 'usr_one', full_name: 'User 1' },
      note: '',
      shared_at: '2026-11-04T08:15:00Z',
    },
  ]),
  getListApplicantRequestsMockHandler200(applicantRequests),
  // The rows of the analysis have the buttons that correct a finding, and the result has a receipt.
  getAnalyzeResumeMockHandler200({
    ...goodFit,
    correctable: true,
    has_receipt: true,
    has_nearest_lines: true,
  }),
  ...handlers,
  http.all(`${API}/*`, ({ request }) => {
    unhandled.push(`${request.method} ${request.url}`);
    return HttpResponse.error();
  }),
);

const home = location.href;

/** What the product loads when it is first needed: a server that is still to transform it takes longer than a person waits. */
const loadedLate = import.meta.glob([
  '../../packages/ui/src/**/*.{ts,tsx}',
  '!**/*.{stories,test}.*',
  '!../../packages/ui/src/stories/**',
]);

export async function startServer(): Promise<void> {
  // The pages' code comes first: the mocked `*/candidates/:id` would answer for a module of that name, too.
  await Promise.all([
    loadLayout(),
    ...[...pages.map(({ load }) => load), ...Object.values(loadedLate)].map((load) => load()),
  ]);
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  configureBaseUrl(API);
}

/** What the journey under way has the server answer otherwise. */
let standing: readonly RequestHandler[] = [];

/** Every call succeeds again; whoever signs in is the given person. */
export function healServer(login: LoginAnswer = recruiterLogin): void {
  worker.resetHandlers();
  worker.use(...standing);
  worker.use(getLogInMockHandler200(login));
}

/** Answers one call in another way. */
export function answerWith(handler: RequestHandler): void {
  worker.use(handler);
}

export type Person = { email: string; login: LoginAnswer };

export type Product = {
  /** Each `console.error`, uncaught error and request without a handler since the start, in order. */
  logged: readonly (readonly unknown[])[];
  /** Waits until every call has its answer but the given ones, written as `GET http://…`, which get none. */
  settle: (silent: ReadonlySet<string>) => Promise<void>;
  stop: () => void;
};

type Start = {
  path: string;
  person: Person | null;
  answers?: readonly RequestHandler[];
  override: RequestHandler;
};

/** Opens the whole app at a path, for somebody who signed in earlier in this visit, or for a visitor. */
export function openProduct({ path, person, answers = [], override }: Start): Product {
  const logged: unknown[][] = [];
  const logError = console.error;
  console.error = (...values: unknown[]) => logged.push(values);
  const note = (event: ErrorEvent | PromiseRejectionEvent) =>
    logged.push(['uncaught', event instanceof ErrorEvent ? event.message : String(event.reason)]);
  window.addEventListener('error', note);
  window.addEventListener('unhandledrejection', note);

  const underWay = new Set<{ call: string }>();
  const send = window.fetch;
  window.fetch = async (...parts) => {
    const { method, url } = new Request(...parts);
    const own = { call: `${method} ${url}` };
    underWay.add(own);
    try {
      const response = await send(...parts);
      await response.clone().blob();
      return response;
    } finally {
      underWay.delete(own);
    }
  };

  // What carries a file goes another way.
  const { open: openFile, send: sendFile } = XMLHttpRequest.prototype;
  const opened = new WeakMap<XMLHttpRequest, { call: string }>();
  XMLHttpRequest.prototype.open = function openNoted(method: string, url: string | URL) {
    opened.set(this, { call: `${method} ${new URL(url, location.href).href}` });
    openFile.call(this, method, url, true);
  };
  XMLHttpRequest.prototype.send = function sendNoted(...body) {
    const own = opened.get(this);
    if (own) {
      underWay.add(own);
      this.addEventListener('loadend', () => underWay.delete(own));
    }
    sendFile.apply(this, body);
  };

  localStorage.clear();
  applyTheme('dark');
  if (person) {
    claimDrafts(person);
    storeSession(person.login);
  }
  standing = answers;
  healServer(person?.login);
  worker.use(override);
  history.replaceState(null, '', path);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(<App />);

  return {
    logged,
    async settle(silent) {
      const isSettled = () => underWay.size > 0 && [...underWay].every(({ call }) => silent.has(call));
      // A question that a pause in typing sets off is sent some frames after it.
      for (let quiet = 0; quiet < 10; quiet += 1) {
        await new Promise((drawn) => requestAnimationFrame(drawn));
        if (!isSettled()) quiet = 0;
        await until(() => expect(isSettled()).toBe(true));
      }
    },
    stop() {
      root.unmount();
      container.remove();
      standing = [];
      healServer();
      clearToasts();
      dropDrafts();
      localStorage.clear();
      history.replaceState(null, '', home);
      window.removeEventListener('error', note);
      window.removeEventListener('unhandledrejection', note);
      console.error = logError;
      window.fetch = send;
      XMLHttpRequest.prototype.open = openFile;
      XMLHttpRequest.prototype.send = sendFile;
      if (unhandled.length > 0) throw new Error(`Without a handler: ${unhandled.splice(0).join(', ')}`);
    },
  };
}
