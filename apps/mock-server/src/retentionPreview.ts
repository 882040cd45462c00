import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Place } from './db/backups.ts';
import { findExpiredMails, type KeepDays, keptSince } from './db/mailRetention.ts';
import { openPostgres } from './db/postgres.ts';
import type { Database } from './db/schema.ts';
import { openSqliteToRead } from './db/sqlite.ts';
import { listMailsBefore } from './mail/outboxFiles.ts';
import { findInactive } from './retention/findInactive.ts';

/** What would go, and by whom: ids and file names, and nothing of a person. */
export type Preview = { what: string; ids: string[] }[];

/** Reads what the retention periods would delete now. It changes nothing, and may run beside the server. */
export async function previewRetention(place: Place, keepDays: KeepDays, now: Date): Promise<Preview> {
  const path = join(place.dataDirectory, 'cortex.sqlite');
  if (!place.databaseUrl && !existsSync(path)) throw new Error(`There is no data in ${place.dataDirectory}.`);
  const db = place.databaseUrl ? openPostgres(place.databaseUrl) : openSqliteToRead(path);
  try {
    return await findAll(db, place, keepDays, now);
  } finally {
    await db.destroy();
  }
}

async function findAll(
  db: Kysely<Database>,
  { dataDirectory }: Place,
  keepDays: KeepDays,
  now: Date,
): Promise<Preview> {
  const { support, outbox } = await findExpiredMails(db, keepDays, now);
  const files = await listMailsBefore(join(dataDirectory, 'outbox'), keptSince(now, keepDays.outbox));
  const held = await db.selectFrom('held_deletions').select('subject_id').orderBy('deleted_at').execute();
  const preview: Preview = [
    { what: `support messages older than ${keepDays.support} days`, ids: support },
    { what: `waiting mails older than ${keepDays.outbox} days`, ids: outbox },
    { what: `mails in the outbox folder older than ${keepDays.outbox} days`, ids: files },
    {
      what: 'deletions that can still be undone for some seconds',
      ids: held.map(({ subject_id }) => subject_id),
    },
  ];
  const organizations = await db.selectFrom('organizations').select('id').orderBy('id').execute();
  for (const { id: organizationId } of organizations) {
    const inactive = await findInactive(db, { organizationId, now });
    const ids = inactive.filter(({ held }) => !held).map(({ candidate }) => candidate.id);
    if (ids.length > 0)
      preview.push({ what: `candidates of ${organizationId} that its admins are asked about`, ids });
  }
  return preview;
}
