import { notesLimits } from '@cortex/api-client/limits';
import type { FoundNote } from '@cortex/api-client/model';
import { type RawBuilder, sql } from 'kysely';
import { type Sight, visibleCandidates } from '../access/policy.ts';
import { createPartTurns } from '../api/partTurns.ts';
import { isPostgres } from '../db/isPostgres.ts';
import type { Executor } from '../db/schema.ts';
import { toNotes } from './candidateNotes.ts';

/** How many notes are looked through at once: each may have 5,000 characters. */
const AT_ONCE = 100;

const beginSearch = createPartTurns();

type Place = { id: string; at: string };

/** The notes that the caller sees in which all words stand, newest first. Between two pages of them others are answered. */
export async function findNotes(db: Executor, caller: Sight, text: string): Promise<FoundNote[]> {
  const words = [...new Set(text.toLowerCase().split(/\s+/).filter(Boolean))].slice(0, notesLimits.words);
  const inTurn = beginSearch(caller.organizationId);
  const ids: string[] = [];
  let page = await inTurn(() => readPage(db, caller));
  for (let last = page.at(-1); last && ids.length < notesLimits.found; last = page.at(-1)) {
    ids.push(...(await inTurn(() => findWithWords(db, caller, page, words))));
    const after = last;
    page = page.length < AT_ONCE ? [] : await inTurn(() => readPage(db, caller, after));
  }
  if (ids.length === 0) return [];
  const found = await selectSeen(db, caller, ids.slice(0, notesLimits.found))
    .selectAll('candidate_notes')
    .select('candidates.name')
    .orderBy('candidate_notes.at', 'desc')
    .orderBy('candidate_notes.id')
    .execute();
  const notes = await toNotes(db, caller, found);
  return found.flatMap(({ candidate_id: id, name }, index) => {
    const note = notes[index];
    return note ? [{ candidate: { id, name }, note }] : [];
  });
}

/** Where the next notes of the organization are, whoever sees them: newest first, after one of them. */
function readPage(db: Executor, { organizationId }: Sight, after?: Place): Promise<Place[]> {
  let notes = db
    .selectFrom('candidate_notes')
    .select(['id', 'at'])
    .where('organization_id', '=', organizationId);
  if (after)
    notes = notes
      .where('at', '<=', after.at)
      .where(({ eb, or }) => or([eb('at', '<', after.at), eb('id', '>', after.id)]));
  return notes.orderBy('at', 'desc').orderBy('id').limit(AT_ONCE).execute();
}

/** Those of a page that the caller sees and in which all words stand, in their order. */
async function findWithWords(
  db: Executor,
  caller: Sight,
  page: readonly Place[],
  words: readonly string[],
): Promise<string[]> {
  let notes = selectSeen(
    db,
    caller,
    page.map(({ id }) => id),
  ).select('candidate_notes.id');
  for (const word of words) notes = notes.where(holds(db, word));
  const found = new Set((await notes.execute()).map(({ id }) => id));
  return page.flatMap(({ id }) => (found.has(id) ? id : []));
}

function selectSeen(db: Executor, caller: Sight, ids: readonly string[]) {
  return visibleCandidates(db, caller)
    .innerJoin('candidate_notes', 'candidate_notes.candidate_id', 'candidates.id')
    .where('candidate_notes.id', 'in', ids);
}

/** Not `like`, which takes the product of both lengths. */
function holds(db: Executor, word: string): RawBuilder<boolean> {
  const text = sql.ref('candidate_notes.text_key');
  return isPostgres(db) ? sql`strpos(${text}, ${word}) > 0` : sql`instr(${text}, ${word}) > 0`;
}
