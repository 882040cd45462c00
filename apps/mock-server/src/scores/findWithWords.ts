import { vocabularyLimits } from '@cortex/api-client/limits';
import { sql } from 'kysely';
import { visibleCandidates } from '../access/policy.ts';
import type { Caller } from '../access/sessions.ts';
import type { Executor } from '../db/schema.ts';

/** How many texts are read at once. */
const AT_ONCE = 100;

/** Scripts whose words stand beside each other. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u;

/**
 * The candidates that the caller sees whose resume or notes hold these words beside each other, as the vocabulary counts them: whatever
 * the case and whatever stands between them, the newest first.
 */
export async function findWithWords(db: Executor, caller: Caller, words: string): Promise<string[]> {
  const parts =
    words
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}+#.&]+/gu) ?? [];
  if (parts.length === 0) return [];
  const ids = await findRoughly(db, caller, parts);
  const pattern = toPattern(parts);
  const found = new Set<string>();
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const rows = await db
      .selectFrom('candidates')
      .select(['id', 'resume_text', 'notes'])
      .where('id', 'in', ids.slice(start, start + AT_ONCE))
      .execute();
    for (const { id, resume_text, notes } of rows)
      if ([resume_text, notes].some((text) => pattern.test((text ?? '').normalize('NFC')))) found.add(id);
  }
  return ids.filter((id) => found.has(id));
}

/**
 * Those in whose texts each of the parts stands somewhere. A database lowers the case of ASCII letters alone: each other letter may be
 * any here.
 */
async function findRoughly(db: Executor, caller: Caller, parts: readonly string[]): Promise<string[]> {
  const newest = visibleCandidates(db, caller)
    .select(['candidates.id', 'candidates.resume_text', 'candidates.notes', 'candidates.created_at'])
    .orderBy('candidates.created_at', 'desc')
    .orderBy('candidates.id', 'desc')
    .limit(vocabularyLimits.searched);
  const holds = (column: 'resume_text' | 'notes') => {
    const text = sql`lower(coalesce(${sql.ref(`newest.${column}`)}, ''))`;
    return sql<boolean>`(${sql.join(
      parts.map((part) => sql`${text} like ${`%${part.replace(/[^\x20-\x7e]/gu, '_')}%`}`),
      sql` and `,
    )})`;
  };
  const rows = await db
    .selectFrom(newest.as('newest'))
    .select(['newest.id'])
    .where(({ or }) => or([holds('resume_text'), holds('notes')]))
    .orderBy('newest.created_at', 'desc')
    .orderBy('newest.id', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

/** Parts of a text beside each other. */
export function toPattern(parts: readonly string[]): RegExp {
  const escaped = parts.map((part) => part.replace(/[+.]/g, '\\$&'));
  const [before, after] = parts.some((part) => UNSPACED.test(part))
    ? ['', '']
    : ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'];
  return new RegExp(`${before}${escaped.join('[^\\p{L}\\p{N}]+')}${after}`, 'iu');
}
