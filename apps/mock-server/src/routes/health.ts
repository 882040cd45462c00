import type { App } from '../api/addOperation.ts';
import type { Store } from '../db/store.ts';

type Watched = Pick<Store, 'db'> & { isStopping?: (() => boolean) | undefined };

/** For whoever watches the server: whether it runs, and whether it takes requests and its database answers (else 503). */
export function addHealth(app: App, { db, isStopping }: Watched): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    if (isStopping?.()) return c.json({ detail: 'The server is about to stop.', code: 'stopping' }, 503);
    try {
      await db.selectFrom('settings').select('name').limit(1).execute();
      return c.json({ status: 'ok' });
    } catch {
      return c.json({ detail: 'The database does not answer.', code: 'not_ready' }, 503);
    }
  });
}
