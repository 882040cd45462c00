import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { Blobs } from './blobs.ts';
import type { Database } from './db/schema.ts';
import type { ExtractResult } from './extract/extractText.ts';
import type { Mail } from './mail.ts';
import type { PasswordHash } from './passwords.ts';
import type { RequestEntry } from './requestLog.ts';

/** All that touches the machine, so that the app itself can run anywhere and its tests need no real clock. */
export type Dependencies = {
  db: Kysely<Database>;
  hash: PasswordHash;
  /** Reads the text of a resume. It never throws on what a file holds. */
  extract(file: { fileName: string; bytes: Uint8Array }): Promise<ExtractResult>;
  mail: Mail;
  blobs: Blobs;
  clock(): Date;
  /** Writes down that a request was answered. */
  log(entry: RequestEntry): void;
  /** The network address that a request comes from. */
  clientAddress(c: Context): string;
  /** Runs a task after the answer has gone out, so that an answer takes as long with it as without. */
  later(task: () => Promise<void>): void;
  /** Who may call from a browser, e.g. `http://localhost:3000`. */
  allowedOrigins: readonly string[];
  /** Where browsers find this server, for signed links; undefined means as the request names it. */
  publicUrl: string | undefined;
  /** Where the web app is, for links in mails. */
  webUrl: string;
  /** Who gets what people write to support. */
  supportEmail: string;
};
