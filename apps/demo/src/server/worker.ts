import { type Message, openChannel, type SentAnswer, type SentRequest } from '../protocol.ts';

// Each tab has this worker. The one that has the lock is the server, for its own tab and for the others; when that tab
// is closed, the next one takes over. It is small: what a server needs is loaded by the one that is it.

const { appUrl } = readAddress();
const basePath = new URL(appUrl).pathname;
const channel = openChannel(basePath);

function tell(message: Message): void {
  channel.postMessage(message);
}

void navigator.locks.request(`cortex-demo ${basePath}`, async () => {
  try {
    const { openServer } = await import('./openServer.ts');
    const server = await openServer({ appUrl, tell });
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'request') void answer(server.fetch, data.id, data.request);
    });
    tell({ kind: 'ready' });
    // The lock is held until this tab is gone, or its data are.
    await server.ended;
  } catch (error) {
    console.error('The server of the demo could not start.', error);
    tell({ kind: 'broken', reason: error instanceof Error ? error.message : String(error) });
  }
});

async function answer(fetch: (request: Request) => Promise<Response>, id: string, sent: SentRequest) {
  tell({ kind: 'taken', id });
  tell({ kind: 'answer', id, answer: await fetchSent(fetch, sent) });
}

async function fetchSent(
  fetch: (request: Request) => Promise<Response>,
  { method, path, headers, body }: SentRequest,
): Promise<SentAnswer> {
  const request = new Request(new URL(path, appUrl), { method, headers, ...(body ? { body } : {}) });
  const response = await fetch(request);
  return {
    status: response.status,
    headers: [...response.headers],
    body: response.body ? await response.arrayBuffer() : undefined,
  };
}

/** It comes with the address of this script, as there is no other way to hand a worker something at its start. */
function readAddress() {
  return { appUrl: new URLSearchParams(self.name).get('app') ?? '' };
}
