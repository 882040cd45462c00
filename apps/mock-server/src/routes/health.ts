import type { Dependencies } from '../dependencies.ts';
import type { App } from '../http/addOperation.ts';

/** For whoever watches the server: whether it runs, and whether its database answers (else 503). */
export function addHealth(app: App, { db }: Dependencies): void {
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
