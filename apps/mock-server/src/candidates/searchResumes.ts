import { resumeSearchLimits } from '@cortex/api-client/limits';
import type { FoundResume } from '@cortex/api-client/model';
import { type Sight, visibleCandidates } from '../access/policy.ts';
import { createPartTurns } from '../api/partTurns.ts';
import type { Executor } from '../db/schema.ts';
import { findIndexed } from '../db/searchIndex.ts';
import { cutOut, readWords } from './searchedWords.ts';

/** How many texts are read at once: each may have 200,000 characters. */
const AT_ONCE = 10;

const beginSearch = createPartTurns();

/**
 * The candidates that the caller sees in whose resume or notes all words of a text begin one, the newest first. Between two texts others
 * are answered.
 */
export async function searchResumes(db: Executor, caller: Sight, text: string): Promise<FoundResume[]> {
  const { typed, indexed } = readWords(text);
  if (indexed.length === 0) return [];
  const { organizationId } = caller;
  const inTurn = beginSearch(organizationId);
  const ids = await inTurn(() =>
    findIndexed(db, { organizationId, words: indexed, limit: resumeSearchLimits.searched }),
  );
  const found: FoundResume[] = [];
  for (let start = 0; start < ids.length && found.length < resumeSearchLimits.found; start += AT_ONCE) {
    const some = ids.slice(start, start + AT_ONCE);
    const rows = await inTurn(() =>
      visibleCandidates(db, caller)
        .select(['candidates.id', 'candidates.name', 'candidates.resume_text', 'candidates.notes'])
        .where('candidates.id', 'in', some)
        .execute(),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const id of some) {
      const row = byId.get(id);
      if (!row) continue;
      const excerpt = await inTurn(async () => cutOut(`${row.resume_text ?? ''}\n${row.notes}`, typed));
      if (excerpt !== undefined) found.push({ candidate: { id, name: row.name }, excerpt });
    }
  }
  return found.slice(0, resumeSearchLimits.found);
}
