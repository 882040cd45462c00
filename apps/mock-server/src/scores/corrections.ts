import type { CorrectedFinding, Criterion, EvidenceSource } from '@cortex/api-client/model';
import type { Correction } from '@cortex/scoring';
import type { Selectable, Transaction } from 'kysely';
import type { Caller } from '../access/sessions.ts';
import type { Pair } from '../db/keptAnalyses.ts';
import type { Database, Executor } from '../db/schema.ts';
import { appendEntry } from '../ledger/appendEntry.ts';
import { findNames, toPerson } from '../ledger/readEntries.ts';

type Row = Selectable<Database['corrections']>;

/** What people corrected of pairs, in a fixed order: the same corrections are the same inputs. */
export async function findCorrections(
  db: Executor,
  wanted: readonly Pair[],
): Promise<(pair: Pair) => { corrections?: Correction[] }> {
  const rows = await db
    .selectFrom('corrections')
    .selectAll()
    .where('candidate_id', 'in', [...new Set(wanted.map(({ candidateId }) => candidateId))])
    .where('job_id', 'in', [...new Set(wanted.map(({ jobId }) => jobId))])
    .orderBy('criterion_key')
    .execute();
  const byPair = Map.groupBy(rows, (row) => `${row.candidate_id} ${row.job_id}`);
  return ({ candidateId, jobId }) => {
    const own = byPair.get(`${candidateId} ${jobId}`);
    return own ? { corrections: own.map(toCorrection) } : {};
  };
}

function toCorrection({ criterion, finding, quote, source }: Row): Correction {
  if (finding === 'not_shown' || quote === null || source === null)
    return { criterion, finding: 'not_shown' };
  return { criterion, finding, quote, source };
}

/** Criteria with who corrected their findings, and when. */
export async function withCorrections<Named extends Criterion>(
  db: Executor,
  { candidateId, jobId }: Pair,
  criteria: readonly Named[],
): Promise<Named[]> {
  const rows = await db
    .selectFrom('corrections')
    .selectAll()
    .where('candidate_id', '=', candidateId)
    .where('job_id', '=', jobId)
    .execute();
  if (rows.length === 0) return [...criteria];
  const people = await findNames(
    db,
    'users',
    rows.map(({ by_user_id }) => by_user_id),
  );
  const byKey = new Map(rows.map((row) => [row.criterion_key, row]));
  return criteria.map((criterion) => {
    const row = byKey.get(keyOf(criterion.name));
    if (!row) return criterion;
    const { finding, by_user_id, at } = row;
    return { ...criterion, correction: { finding, by: toPerson(by_user_id, people), at } };
  });
}

/** The name of a criterion as corrections are found by it. */
export function keyOf(criterion: string): string {
  return criterion.trim().toLowerCase();
}

type NewCorrection = {
  name: string;
  finding: CorrectedFinding;
  quote: string;
  source: EvidenceSource | undefined;
  at: string;
};

/** Writes down what a person said of a criterion, in place of what was said before, and in the record. */
export async function putCorrection(
  trx: Transaction<Database>,
  caller: Caller,
  { candidateId, jobId }: Pair,
  { name, finding, quote, source, at }: NewCorrection,
): Promise<void> {
  const key = { candidate_id: candidateId, job_id: jobId, criterion_key: keyOf(name) };
  await trx
    .deleteFrom('corrections')
    .where('candidate_id', '=', candidateId)
    .where('job_id', '=', jobId)
    .where('criterion_key', '=', key.criterion_key)
    .execute();
  if (finding !== 'as_read')
    await trx
      .insertInto('corrections')
      .values({
        ...key,
        criterion: name,
        finding,
        quote: finding === 'shown' ? quote.trim() : null,
        source: source ?? null,
        by_user_id: caller.userId,
        at,
      })
      .execute();
  const details = { job_id: jobId, criterion: name, finding };
  await appendEntry(trx, caller, { at, kind: 'finding_corrected', subjectId: candidateId, details });
}
