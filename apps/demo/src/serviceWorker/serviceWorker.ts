/// <reference lib="webworker" />
import { type Message, openChannel, readMessage, SERVER_PATH, type SentAnswer } from '../protocol.ts';

declare const self: ServiceWorkerGlobalScope;
/** The files of this build, and what names them together; the build fills both in. */
declare const FILES: readonly string[];
declare const VERSION: string;

/** How long a request waits for a server: a first start has to load and to fill it. */
const PATIENCE_MS = 30_000;

const base = new URL(self.registration.scope).pathname.replace(/\/$/, '');
const cacheName = `cortex-demo ${base} ${VERSION}`;

/** What every page needs at once. The rest is fetched while the app runs already. */
const FIRST = ['app.html'];

/** The public pages of open jobs; a job's board is the app's. */
const OPEN_JOBS = /^\/jobs\/[^/]+(?:\/(?!board$)[^/]+)?$/;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(FIRST.map(toUrl))));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOlder(), self.clients.claim()]));
});

self.addEventListener('message', ({ data }) => {
  // From a page that has all that it needs: now all else can come, so that the demo runs without a network.
  if (data === 'keep') void keepAll();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (origin !== self.location.origin || !`${pathname}/`.startsWith(`${base}/`)) return;
  const path = pathname.slice(base.length);
  if (path.startsWith(`${SERVER_PATH}/`)) {
    event.respondWith(askServer(request, path.slice(SERVER_PATH.length) + search));
  } else if (FILES.includes(path.slice(1)) && path !== '/app.html') {
    event.respondWith(readFile(path.slice(1)));
  } else if (request.mode === 'navigate' && !path.startsWith('/storybook/')) {
    event.respondWith(drawPage(path));
  }
});

function toUrl(file: string): string {
  return `${base}/${file}`;
}

async function readFile(file: string): Promise<Response> {
  const cache = await caches.open(cacheName);
  const known = await cache.match(toUrl(file));
  if (known) return known;
  const response = await fetch(toUrl(file));
  if (response.ok) await cache.put(toUrl(file), response.clone());
  return response;
}

async function keepAll(): Promise<void> {
  // What fails is asked for again with the next page.
  for (const file of FILES) await readFile(file).catch(() => {});
}

async function dropOlder(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(`cortex-demo ${base} `) && name !== cacheName);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** The app's page, whatever page of it is asked for, with the place where it lies filled in. */
async function drawPage(path: string): Promise<Response> {
  if (/^\/(?:index|404)\.html$/.test(path)) return Response.redirect(`${base}/`);
  if (OPEN_JOBS.test(path))
    return say(
      404,
      'The public page of open jobs is drawn by the web server of the product, which the demo does not have.',
      'Back to the demo',
    );
  const html = await (await readFile('app.html')).text();
  return new Response(html.replaceAll('__BASE__', base).replaceAll(/(="|url\()\.\//g, `$1${base}/`), {
    headers: { 'Content-Type': 'text/html; charset=UTF-8' },
  });
}

type Pending = { message: Message; isTaken: boolean; resolve(answer: SentAnswer | undefined): void };

const pending = new Map<string, Pending>();
const channel = openChannel(base || '/');

channel.addEventListener('message', (event: MessageEvent<Message>) => {
  const message = readMessage(event);
  if (message.kind === 'taken') {
    const request = pending.get(message.id);
    if (request) request.isTaken = true;
  } else if (message.kind === 'answer') {
    settle(message.id, message.answer);
  } else if (message.kind === 'ready') {
    for (const [id, { message: request, isTaken }] of pending) {
      // Nobody knows how far the server before came with what it had begun.
      if (isTaken) settle(id, undefined);
      else channel.postMessage(request);
    }
  } else if (message.kind === 'broken') {
    for (const id of pending.keys()) settle(id, undefined);
  }
});

function settle(id: string, answer: SentAnswer | undefined): void {
  pending.get(id)?.resolve(answer);
  pending.delete(id);
}

/** Hands a request to the tab whose worker is the server, and its answer back. */
async function askServer(request: Request, path: string): Promise<Response> {
  const { method, headers } = request;
  const body = ['GET', 'HEAD'].includes(method) ? undefined : await request.arrayBuffer();
  const id = crypto.randomUUID();
  const message: Message = { kind: 'request', id, request: { method, path, headers: [...headers], body } };
  const answer = await new Promise<SentAnswer | undefined>((resolve) => {
    pending.set(id, { message, isTaken: false, resolve });
    channel.postMessage(message);
    setTimeout(() => {
      if (pending.get(id)?.isTaken === false) settle(id, undefined);
    }, PATIENCE_MS);
  });
  if (answer) return new Response(answer.body, { status: answer.status, headers: answer.headers });
  if (request.mode !== 'navigate') return Response.error();
  return say(
    503,
    'No tab of the demo is open, so nobody answers here. Open it, then load this page again.',
    'Open the demo',
  );
}

function say(status: number, sentence: string, link: string): Response {
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Cortex</title>
<style>:root { color-scheme: light dark } body { font: 14px/1.5 system-ui; padding: 24px }</style>
<p>${sentence}</p><p><a href="${base}/">${link}</a></p></html>`;
  return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=UTF-8' } });
}
