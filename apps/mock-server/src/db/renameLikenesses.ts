import { type Kysely, sql } from 'kysely';

/** What people said of the two criteria that compare whole texts follows their names (scoring 4.11.0). */
export async function renameLikenesses(db: Kysely<unknown>): Promise<void> {
  for (const [before, after] of [
    ['Work like that of the job text', 'Work similar to this job'],
    ['Words shared with the job text', 'Words in common with this job'],
  ] as const) {
    await sql`UPDATE corrections SET criterion = ${after}, criterion_key = ${after.toLowerCase()}
      WHERE criterion_key = ${before.toLowerCase()}`.execute(db);
    await sql`UPDATE jobs SET criteria = replace(criteria, ${before}, ${after})
      WHERE criteria LIKE ${`%"${before}"%`}`.execute(db);
  }
}
