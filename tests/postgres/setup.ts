import type { TestProject } from 'vitest/node';
import { migrate } from '../../apps/mock-server/src/db/migrations.ts';
import { openPostgres } from '../../apps/mock-server/src/db/postgres.ts';
import type {} from '../../apps/mock-server/testing/testApp.ts';
import { runStatement, startPostgres } from './startPostgres.ts';

const TEMPLATE = 'cortex_template';

/** Gives the API tests a PostgreSQL: the one of DATABASE_URL, where the account may create databases, or one of their own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const own = process.env.DATABASE_URL ? undefined : await startPostgres({ durable: false });
  const server = process.env.DATABASE_URL ?? own?.url('postgres') ?? '';
  const template = new URL(server);
  template.pathname = `/${TEMPLATE}_${process.pid}`;
  await runStatement(server, `CREATE DATABASE ${template.pathname.slice(1)}`);
  const db = openPostgres(template.href);
  await migrate(db);
  await db.destroy();
  project.provide('postgresTemplate', template.href);
  return async () => {
    if (own) await own.stop();
    else await runStatement(server, `DROP DATABASE ${template.pathname.slice(1)}`);
  };
}
