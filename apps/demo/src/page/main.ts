import { clearSession, storeSession } from '@cortex/api-client/session';
import { type Message, openChannel } from '../protocol.ts';
import { showBar } from './bar.ts';
import { createDemoServer } from './demoServer.ts';
import { readBase } from './readBase.ts';
import { startServer } from './startServer.ts';

const base = readBase();
const channel = openChannel(base || '/');
const broken = new Promise<never>((_, reject) => {
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'broken') reject(new Error(data.reason));
    if (data.kind === 'reset') startAnew();
  });
});
broken.catch(() => {});

/** Whose data this browser's session belongs to. */
const DATA_KEY = `cortex-demo ${base}`;

startServer(base);
const server = createDemoServer(base);
try {
  const state = await Promise.race([server.readState(), broken]);
  // The first visit, and one after the data are gone: a session of before opens nothing any more.
  if (localStorage.getItem(DATA_KEY) !== state.id) {
    clearSession();
    storeSession(await server.signIn('admin'));
    localStorage.setItem(DATA_KEY, state.id);
  }
  await import('@cortex/web/start');
  document.getElementById('demo-start')?.remove();
  showBar({ base, server, channel, state });
  navigator.serviceWorker.controller?.postMessage('keep');
} catch (error) {
  console.error(error);
  const place = document.getElementById('demo-start');
  if (place)
    place.textContent =
      'The demo could not start here: this browser gave it no room, or closed its files. Close other tabs of it and load this page again.';
}

/** The next data have another name, so that the session of before is not taken on. */
function startAnew(): void {
  history.replaceState(null, '', `${base}/`);
  location.reload();
}
