/// <reference types="vite/client" />

import { getLogInMockHandler200 } from '@cortex/api-client/auth/mocks';
import {
  getListSharesMockHandler200,
  getReadResumeMockHandler200,
} from '@cortex/api-client/candidates/mocks';
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
  ...handlers,
  http.all(`${API}/*`, ({ request }) => {
    unhandled.push(`${request.method} ${request.url}`);
    return HttpResponse.error();
  }),
);

const home = location.href;

export async function startServer(): Promise<void> {
  // The pages' code comes first: the mocked `*/candidates/:id` would answer for a module of that name, too.
  await Promise.all([loadLayout(), ...pages.map(({ load }) => load())]);
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  configureBaseUrl(API);
}

/** Every call succeeds again; whoever signs in is the given person. */
export function healServer(login: LoginAnswer = recruiterLogin): void {
  worker.resetHandlers();
  worker.use(getLogInMockHandler200(login));
}

export type Person = { email: string; login: LoginAnswer };

export type Product = {
  /** Each `console.error`, uncaught error and request without a handler since the start, in order. */
  logged: readonly (readonly unknown[])[];
  /** Waits until every call has its answer but the one that gets none. */
  settle: () => Promise<void>;
  stop: () => void;
};

type Start = { path: string; person: Person | null; override: RequestHandler };

/** Opens the whole app at a path, for somebody who signed in earlier in this visit, or for a visitor. */
export function openProduct({ path, person, override }: Start): Product {
  const logged: unknown[][] = [];
  const logError = console.error;
  console.error = (...values: unknown[]) => logged.push(values);
  const note = (event: ErrorEvent | PromiseRejectionEvent) =>
    logged.push(['uncaught', event instanceof ErrorEvent ? event.message : String(event.reason)]);
  window.addEventListener('error', note);
  window.addEventListener('unhandledrejection', note);

  let underWay = 0;
  const send = window.fetch;
  window.fetch = async (...call) => {
    underWay += 1;
    try {
      const response = await send(...call);
      await response.clone().blob();
      return response;
    } finally {
      underWay -= 1;
    }
  };

  // What carries a file goes another way.
  const { send: sendFile } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function sendCounted(...body) {
    underWay += 1;
    this.addEventListener('loadend', () => {
      underWay -= 1;
    });
    sendFile.apply(this, body);
  };

  localStorage.clear();
  applyTheme('dark');
  if (person) {
    claimDrafts(person);
    storeSession(person.login);
  }
  healServer(person?.login);
  worker.use(override);
  history.replaceState(null, '', path);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(<App />);

  return {
    logged,
    async settle() {
      // A question that a pause in typing sets off is sent some frames after it.
      for (let quiet = 0; quiet < 10; quiet += 1) {
        await new Promise((drawn) => requestAnimationFrame(drawn));
        if (underWay !== 1) quiet = 0;
        await until(() => expect(underWay).toBe(1));
      }
    },
    stop() {
      root.unmount();
      container.remove();
      healServer();
      clearToasts();
      dropDrafts();
      localStorage.clear();
      history.replaceState(null, '', home);
      window.removeEventListener('error', note);
      window.removeEventListener('unhandledrejection', note);
      console.error = logError;
      window.fetch = send;
      XMLHttpRequest.prototype.send = sendFile;
      if (unhandled.length > 0) throw new Error(`Without a handler: ${unhandled.splice(0).join(', ')}`);
    },
  };
}
