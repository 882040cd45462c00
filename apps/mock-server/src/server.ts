import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { migrate } from './db/migrations.ts';
import { seedDemo } from './db/seedDemo.ts';
import { openSqlite } from './db/sqlite.ts';
import { extractText } from './extract/extractText.ts';
import { scryptHash } from './passwords.ts';

/** How to run the server. */
export type ServerOptions = {
  /** The folder of the database. It is created where there is none. */
  dataDirectory: string;
  /** 0 for any free one. */
  port: number;
  /** Seeds the demo organization into an empty database and listens on 127.0.0.1 only. */
  demo: boolean;
  /** Who may call from a browser. */
  allowedOrigins: readonly string[];
};

/** A server that runs. */
export type RunningServer = { url: string; stop(): Promise<void> };

/** Opens the database, brings its tables up to date and listens. Rejects where the port is taken or the folder cannot be written. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  mkdirSync(options.dataDirectory, { recursive: true });
  const db = openSqlite(join(options.dataDirectory, 'cortex.sqlite'));
  await migrate(db);
  const clock = () => new Date();
  if (options.demo) await seedDemo({ db, hash: scryptHash, extract: extractText, now: clock() });
  const app = createApp({
    db,
    hash: scryptHash,
    extract: extractText,
    clock,
    allowedOrigins: options.allowedOrigins,
  });
  const hostname = options.demo ? '127.0.0.1' : undefined;
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port: options.port, hostname }, ({ port }) =>
      resolve({
        url: `http://localhost:${port}`,
        async stop() {
          await new Promise((closed) => server.close(closed));
          await db.destroy();
        },
      }),
    );
    server.on('error', reject);
  });
}
