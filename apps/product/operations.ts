import { join, resolve } from 'node:path';
import type { Copied, Place } from '@cortex/server/backups';

const { env } = process;

/** Where the data is, by the settings that the server reads, too. */
export function place(): Place {
  const dataDirectory = resolve(env.DATA_DIR ?? join(import.meta.dirname, '../../data'));
  return { dataDirectory, databaseUrl: env.DATABASE_URL };
}

/** The file that the command was given. */
export function namedFile(usage: string): string {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error(`Name a file: ${usage}`);
  return resolve(env.INIT_CWD ?? '.', file);
}

/** Further files that the command was given. */
export function furtherFiles(): string[] {
  return process.argv.slice(3).map((file) => resolve(env.INIT_CWD ?? '.', file));
}

/** Runs one operation, prints how many rows of each table it moved, or ends with the sentence that says what is wrong. */
export async function runOnce(operation: () => Promise<{ done: string; copied: Copied[] }>): Promise<void> {
  try {
    const { done, copied } = await operation();
    for (const { table, rows } of copied) console.log(`${String(rows).padStart(9)}  ${table}`);
    console.log(done);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
