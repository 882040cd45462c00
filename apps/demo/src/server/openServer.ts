import { type DemoState, MAILS_PATH, type Message, RESET_PATH, STATE_PATH } from '../protocol.ts';
import { createPerformer } from './createPerformer.ts';
import { loadDemoResumes } from './loadDemoResumes.ts';
import { openStorage } from './openStorage.ts';
import { startTabServer } from './startTabServer.ts';

type Options = { appUrl: string; tell(message: Message): void };

/** Opens the data of this browser, or makes new ones, and the server on them. */
export async function openServer({ appUrl, tell }: Options) {
  const storage = await openStorage(new URL(appUrl).pathname);
  const { connection, isKept } = storage;
  const perform = createPerformer();
  const server = await startTabServer({
    connection,
    appUrl,
    perform,
    seed: loadDemoResumes(),
    onMail: () => tell({ kind: 'mails' }),
  });
  const id = nameData(connection);
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });

  async function reset(): Promise<void> {
    await server.stop();
    await storage.erase();
    tell({ kind: 'reset' });
    end();
  }

  async function fetchOwn(path: string): Promise<Response | undefined> {
    if (path === STATE_PATH) {
      const state: DemoState = { id, isKept, mails: server.listMails().length };
      return Response.json(state);
    }
    if (path === MAILS_PATH) return Response.json(server.listMails());
    if (path !== RESET_PATH) return undefined;
    void reset();
    return new Response(null, { status: 204 });
  }

  return {
    ended,
    fetch: async (request: Request) =>
      (await fetchOwn(new URL(request.url).pathname)) ?? server.fetch(request),
  };
}

/** A name of these data, so that a page knows whether what it keeps itself (who is signed in) belongs to them. */
function nameData(connection: Awaited<ReturnType<typeof openStorage>>['connection']): string {
  connection.exec('CREATE TABLE IF NOT EXISTS demo_data (id TEXT NOT NULL)');
  const select = connection.prepare('SELECT id FROM demo_data');
  if (select.all().length === 0)
    connection.prepare('INSERT INTO demo_data (id) VALUES (?)').run(crypto.randomUUID());
  const { id } = Object(select.all()[0]);
  return String(id);
}
