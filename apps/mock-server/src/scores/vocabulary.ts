import { vocabularyLimits } from '@cortex/api-client/limits';
import type { Vocabulary, VocabularyTerm, VocabularyTermInput } from '@cortex/api-client/model';
import type { Job, VocabularyEntry } from '@cortex/scoring';
import type { Selectable, Transaction } from 'kysely';
import type { Caller } from '../access/sessions.ts';
import { newId } from '../db/newId.ts';
import type { Database, Executor } from '../db/schema.ts';
import { invalid, notFound } from '../http/HttpError.ts';
import { appendEntry } from '../ledger/appendEntry.ts';
import { findNames, toPerson } from '../ledger/readEntries.ts';

type Row = Selectable<Database['vocabulary_terms']>;

/** The vocabulary of an organization, for an analysis: what of it is about a job. */
export async function findVocabulary(
  db: Executor,
  { organizationId }: Pick<Caller, 'organizationId'>,
): Promise<(job: Job) => { vocabulary?: VocabularyEntry[] }> {
  const rows = await selectTerms(db, organizationId).orderBy('criterion_key').orderBy('words_key').execute();
  return (job) => onlyAbout(job, rows.map(toEntry));
}

/**
 * The entries about a job: those whose criterion stands in its text or among what a person set. So a term about another job leaves the analyses of
 * this one as they are.
 */
export function onlyAbout(
  { title, description, skills_required, criteria = [] }: Job,
  entries: readonly VocabularyEntry[],
): { vocabulary?: VocabularyEntry[] } {
  if (entries.length === 0) return {};
  const names = criteria.map(({ name }) => name);
  const text = plain([title, skills_required, description, ...names].join('\n'));
  const vocabulary = entries.filter(({ criterion }) => text.includes(plain(criterion)));
  return vocabulary.length > 0 ? { vocabulary } : {};
}

const toEntry = ({ criterion, words, version }: Row): VocabularyEntry => ({ criterion, words, version });

function selectTerms(db: Executor, organizationId: string) {
  return db.selectFrom('vocabulary_terms').selectAll().where('organization_id', '=', organizationId);
}

/** A text as terms are compared: in lower case, with single spaces. */
function plain(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The terms of an organization, the newest first. */
export async function listTerms(
  db: Executor,
  { organizationId }: Pick<Caller, 'organizationId'>,
): Promise<Vocabulary> {
  const rows = await selectTerms(db, organizationId).execute();
  const people = await findNames(
    db,
    'users',
    rows.map(({ by_user_id }) => by_user_id),
  );
  return {
    version: await findVersion(db, organizationId),
    terms: rows.toSorted((a, b) => b.version - a.version).map((row) => toTerm(row, people)),
  };
}

function toTerm(
  { id, criterion, words, by_user_id, at }: Row,
  people: ReadonlyMap<string, string>,
): VocabularyTerm {
  return { id, criterion, words, by: toPerson(by_user_id, people), at };
}

/** Adds a term, or finds the one that says the same, and writes it in the record. Throws 422 where the vocabulary is full. */
export async function addTerm(
  trx: Transaction<Database>,
  caller: Caller,
  { criterion, words }: VocabularyTermInput,
  at: string,
): Promise<VocabularyTerm> {
  const { organizationId, userId } = caller;
  const keys = { criterion_key: plain(criterion), words_key: plain(words) };
  const rows = await selectTerms(trx, organizationId).execute();
  const same = rows.find(
    ({ criterion_key, words_key }) => criterion_key === keys.criterion_key && words_key === keys.words_key,
  );
  if (!same && rows.length >= vocabularyLimits.terms)
    throw invalid({ words: `The vocabulary holds ${vocabularyLimits.terms} terms. Remove one first.` });
  const row = same ?? {
    id: newId('trm'),
    organization_id: organizationId,
    criterion,
    words: words.replace(/\s+/g, ' '),
    ...keys,
    version: await raiseVersion(trx, organizationId),
    by_user_id: userId,
    at,
  };
  if (!same) {
    await trx.insertInto('vocabulary_terms').values(row).execute();
    await recordChange(trx, caller, row, 'added', at);
  }
  return toTerm(row, await findNames(trx, 'users', [row.by_user_id]));
}

/** Removes a term, and writes it in the record. Throws 404 where the organization has none of this id. */
export async function removeTerm(
  trx: Transaction<Database>,
  caller: Caller,
  id: string,
  at: string,
): Promise<void> {
  const row = await selectTerms(trx, caller.organizationId).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  await trx.deleteFrom('vocabulary_terms').where('id', '=', row.id).execute();
  await raiseVersion(trx, caller.organizationId);
  await recordChange(trx, caller, row, 'removed', at);
}

async function recordChange(
  trx: Transaction<Database>,
  caller: Caller,
  { id, criterion, words }: Row,
  change: 'added' | 'removed',
  at: string,
): Promise<void> {
  const details = { criterion, words, change };
  await appendEntry(trx, caller, { at, kind: 'vocabulary_changed', subjectId: id, details });
}

async function findVersion(db: Executor, organizationId: string): Promise<number> {
  const row = await db
    .selectFrom('vocabularies')
    .select('version')
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  return row?.version ?? 0;
}

async function raiseVersion(trx: Transaction<Database>, organizationId: string): Promise<number> {
  const version = (await findVersion(trx, organizationId)) + 1;
  await trx
    .insertInto('vocabularies')
    .values({ organization_id: organizationId, version })
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet({ version }))
    .execute();
  return version;
}
