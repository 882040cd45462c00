import type { App } from '../api/addOperation.ts';
import type { Store } from '../db/store.ts';

/** For whoever watches the server: whether it runs, and whether its database answers (else 503). */
export function addHealth(app: App, { db }: Pick<Store, 'db'>): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    try {
      await db.selectFrom('settings').select('name').limit(1).execute();
      return c.json({ status: 'ok' });
    } catch {
      return c.json({ detail: 'The database does not answer.', code: 'not_ready' }, 503);
    }
  });
}
