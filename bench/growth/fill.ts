import type { Insertable, Kysely } from 'kysely';
import { scryptHash } from '../../apps/mock-server/src/access/passwords.ts';
import type { Database } from '../../apps/mock-server/src/db/schema.ts';

export const ADMIN = { email: 'admin@growth.example.com', password: 'grown by the bench' };
/** Somebody of another, small organization, who is in the way of nobody. */
export const OTHER = { email: 'other@growth.example.com', password: 'grown by the bench' };

const AT = '2026-01-01T09:00:00.000Z';
const BATCH = 500;
const FILE_BYTES = 20_000;
const WORDS =
  'Led a night shift, planned routes, wrote services in Go, kept the books of forty clients, taught a class of nine. ';

/** Adds two organizations, one with so many candidates, each with a resume of 2.5 KB of text and a file of 20 KB. */
export async function fill(db: Kysely<Database>, candidates: number): Promise<void> {
  const password_hash = await scryptHash.hash(ADMIN.password);
  for (const { name, person } of [
    { name: 'grown', person: ADMIN },
    { name: 'other', person: OTHER },
  ]) {
    await db
      .insertInto('organizations')
      .values({
        id: `org_${name}`,
        name,
        name_key: name,
        contact_email: person.email,
        plan: 'premium',
        created_at: AT,
        retention_months: null,
      })
      .execute();
    await db
      .insertInto('ledger_heads')
      .values({ organization_id: `org_${name}`, seq: 0, hash: '' })
      .execute();
    await db
      .insertInto('users')
      .values({
        id: `usr_${name}`,
        organization_id: `org_${name}`,
        username: name,
        username_key: name,
        email: person.email,
        email_key: person.email,
        full_name: name,
        password_hash,
        is_admin: 1,
        created_at: AT,
      })
      .execute();
  }
  const file = new Uint8Array(FILE_BYTES).fill(65);
  for (let start = 0; start < candidates; start += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, candidates - start) }, (_, index) => start + index);
    await db.transaction().execute(async (trx) => {
      await trx.insertInto('candidates').values(numbers.map(candidate)).execute();
      await trx
        .insertInto('resume_files')
        .values(
          numbers.map((number) => ({
            candidate_id: idOf(number),
            media_type: 'application/pdf',
            bytes: file,
          })),
        )
        .execute();
      await trx
        .insertInto('events')
        .values(
          numbers.map((number) => ({
            id: `evt_${number}`,
            organization_id: 'org_grown',
            user_id: 'usr_grown',
            type: 'candidate_created' as const,
            subject_id: idOf(number),
            at: timeOf(number),
          })),
        )
        .execute();
    });
  }
}

function idOf(number: number): string {
  return `cnd_${String(number).padStart(10, '0')}`;
}

function timeOf(number: number): string {
  return new Date(Date.parse(AT) + number * 1_000).toISOString();
}

function candidate(number: number): Insertable<Database['candidates']> {
  return {
    id: idOf(number),
    organization_id: 'org_grown',
    owner_id: 'usr_grown',
    name: `Person ${number}`,
    email: `person${number}@example.com`,
    email_key: `person${number}@example.com`,
    phone: '+1 555 0100',
    notes: `Met at the fair on day ${number % 7}, wrote a day later.`,
    skills: 'SQL, Go, bookkeeping',
    resume_file_name: 'cv.pdf',
    resume_reading: 'read',
    resume_text: `Number ${number}. ${WORDS.repeat(22)}`,
    resume_hash: null,
    resume_uploaded_at: AT,
    resume_hidden_words: 0,
    created_at: timeOf(number),
  };
}
