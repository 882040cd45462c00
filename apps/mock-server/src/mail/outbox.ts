import type { Attachment } from '../candidateMails/attachments.ts';
import { newId } from '../db/newId.ts';
import type { Executor, MailKind } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import type { Mail } from './mail.ts';
import { writeMail } from './writeMail.ts';

type Letter = {
  kind: MailKind;
  recipient: string;
  subjectId: string;
  attachments?: readonly Attachment[];
};

/**
 * What sending needs beside the database: who carries mails, where the web app is (for links), and who gets what
 * people write to support.
 */
export type MailSettings = { mail: Mail; webUrl: string; supportEmail: string };

type Post = Store & MailSettings;

const SECOND_MS = 1000;
const FIRST_PAUSE_MS = 30 * SECOND_MS;
const MAX_PAUSE_MS = 6 * 60 * 60 * SECOND_MS;

/** How long a mail may take to be handed over before another server may try. */
const LEASE_MS = 5 * 60 * SECOND_MS;

/** After so many, some three days, a mail is given up. */
const MAX_ATTEMPTS = 20;

let posted = 0;

/** Of two mails of one moment the one that was posted first sorts first. */
function nextId(): string {
  posted += 1;
  return newId('mail').replace('_', `_${posted.toString(36).padStart(8, '0')}`);
}

/** Puts a mail into the outbox, in the transaction of what it tells of: it is sent once that stands and it is due, also after a restart. */
export async function postMail(
  db: Executor,
  { kind, recipient, subjectId, attachments = [] }: Letter,
  now: Date,
  due: Date = now,
): Promise<void> {
  const id = nextId();
  const at = now.toISOString();
  await db
    .insertInto('outbox')
    .values({
      id,
      kind,
      recipient,
      subject_id: subjectId,
      attempts: 0,
      next_at: due.toISOString(),
      created_at: at,
    })
    .execute();
  for (const [number, { name, type, content }] of attachments.entries())
    await db
      .insertInto('outbox_files')
      .values({ outbox_id: id, number, name, media_type: type, content })
      .execute();
}

/** The last run of each mail carrier, which the next one waits for. */
const runs = new WeakMap<Mail, Promise<void>>();

/**
 * Sends the mails that are due in the order in which they were posted, each by one server at a time. One that cannot
 * be sent is tried again after a pause that doubles, half a minute first and six hours at most. Rejects with the last
 * failure once all were tried.
 */
export function deliverDue(post: Post): Promise<void> {
  const before = runs.get(post.mail) ?? Promise.resolve();
  const run = before.catch(() => undefined).then(() => deliver(post));
  runs.set(post.mail, run);
  return run;
}

async function deliver(post: Post): Promise<void> {
  const due = await post.db
    .selectFrom('outbox')
    .select('id')
    .where('next_at', '<=', post.clock().toISOString())
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  let failure: unknown;
  for (const { id } of due) {
    const letter = await claim(post, id);
    if (!letter) continue;
    try {
      const message = await writeMail(post, letter);
      if (message) await post.mail.send(message);
      await post.db.deleteFrom('outbox').where('id', '=', id).execute();
    } catch (error) {
      failure = error;
      await putOff(post, letter);
    }
  }
  if (failure !== undefined) throw failure;
}

/** Takes a mail for this server, or nothing where another one has it. */
function claim({ db, clock }: Post, id: string) {
  const now = clock();
  return db
    .updateTable('outbox')
    .set((eb) => ({
      attempts: eb('attempts', '+', eb.lit(1)),
      next_at: new Date(now.getTime() + LEASE_MS).toISOString(),
    }))
    .where('id', '=', id)
    .where('next_at', '<=', now.toISOString())
    .returningAll()
    .executeTakeFirst();
}

async function putOff({ db, clock }: Post, { id, attempts }: { id: string; attempts: number }) {
  if (attempts >= MAX_ATTEMPTS) {
    await db.deleteFrom('outbox').where('id', '=', id).execute();
    return;
  }
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), MAX_PAUSE_MS);
  const next_at = new Date(clock().getTime() + pause).toISOString();
  await db.updateTable('outbox').set({ next_at }).where('id', '=', id).execute();
}
