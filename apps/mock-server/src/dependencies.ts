import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { PasswordHash } from './access/passwords.ts';
import type { Database } from './db/schema.ts';
import type { RequestEntry } from './http/requestLog.ts';
import type { Mail } from './mail/mail.ts';
import type { Blobs } from './resumes/blobs.ts';
import type { Reader } from './scores/reader.ts';
import type { Perform } from './workers/perform.ts';

/** All that touches the machine, so that the app itself can run anywhere and its tests need no real clock. */
export type Dependencies = {
  db: Kysely<Database>;
  hash: PasswordHash;
  /** Does the work on texts that people sent. */
  perform: Perform;
  /** What reads candidates for a score; our own reading unless stated. */
  reader?: Reader | undefined;
  mail: Mail;
  blobs: Blobs;
  /** The folder where uploaded files lie until their request has been answered. */
  uploadFolder: string;
  clock(): Date;
  /** Writes down that a request was answered. */
  log(entry: RequestEntry): void;
  /** The network address that a request comes from. */
  clientAddress(c: Context): string;
  /** Runs a task after the answer has gone out, so that an answer takes as long with it as without. */
  runInBackground(task: () => Promise<void>): void;
  /** Who may call from a browser, e.g. `http://localhost:3000`. */
  allowedOrigins: readonly string[];
  /** Where browsers find this server, for signed links; undefined means as the request names it. */
  publicUrl: string | undefined;
  /** Where the web app is, for links in mails. */
  webUrl: string;
  /** Who gets what people write to support. */
  supportEmail: string;
};
