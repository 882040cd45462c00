import type { Kysely } from 'kysely';
import type { Database } from './db/schema.ts';
import type { ExtractResult } from './extract/extractText.ts';
import type { PasswordHash } from './passwords.ts';

/** All that touches the machine, so that the app itself can run anywhere and its tests need no real clock. */
export type Dependencies = {
  db: Kysely<Database>;
  hash: PasswordHash;
  /** Reads the text of a resume. It never throws on what a file holds. */
  extract(file: { fileName: string; bytes: Uint8Array }): Promise<ExtractResult>;
  clock(): Date;
  /** Who may call from a browser, e.g. `http://localhost:3000`. */
  allowedOrigins: readonly string[];
};
