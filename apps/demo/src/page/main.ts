import { clearSession, storeSession } from '@cortex/api-client/session';
import { type Message, nameStorage, openChannel } from '../protocol.ts';
import { showBar } from './bar.ts';
import { createDemoServer } from './demoServer.ts';
import { button } from './element.ts';
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

const worker = startServer(base);
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
  place?.replaceChildren(
    'The demo could not start here: this browser gave it no room, or its data cannot be opened. Load the page again; where that does not help, delete them. ',
    button('Delete and start anew', () => void deleteData()),
  );
}

/** For data that cannot be opened, with which no server runs that could be asked. */
async function deleteData(): Promise<void> {
  worker.terminate();
  const folder = await navigator.storage.getDirectory();
  // There may be none, or another tab has them open: what then is not right is said with the next start.
  await folder.removeEntry(nameStorage(base || '/'), { recursive: true }).catch(() => {});
  startAnew();
}

/** The next data have another name, so that the session of before is not taken on. */
function startAnew(): void {
  history.replaceState(null, '', `${base}/`);
  location.reload();
}
