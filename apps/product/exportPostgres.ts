import { exportToPostgres } from '@cortex/server/backups';
import { place, runOnce } from './operations.ts';

await runOnce(async () => {
  const { dataDirectory, databaseUrl } = place();
  if (!databaseUrl) throw new Error('Set DATABASE_URL to the empty PostgreSQL database.');
  const copied = await exportToPostgres(dataDirectory, databaseUrl);
  return { done: 'Copied and read back. Start the server with this DATABASE_URL now.', copied };
});
