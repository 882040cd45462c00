import type { PageText } from '@cortex/api-client/quotePlaces';
import type { Executor } from '../db/schema.ts';
import { deflateText, inflateText } from '../platform/deflate.ts';

/** Where a resume's text stands on its pages, in reading order, and the passages of it that nobody can see. */
export type ResumeLayout = { hidden: readonly string[]; runs: readonly PageText[] };

type Row = [
  text: string,
  page: number,
  left: number,
  top: number,
  width: number,
  height: number,
  ...runs: Required<PageText>['runs'][],
];

/** A layout as a database keeps it. */
export type PackedLayout = { hidden: string; runs: string };

export async function packLayout({ hidden, runs }: ResumeLayout): Promise<PackedLayout> {
  const rows = runs.map(
    ({ text, page, left, top, width, height, runs: to }): Row => [
      ...([keepable(text), page, left, top, width, height] as const),
      ...(to ? [to] : []),
    ],
  );
  return {
    hidden: JSON.stringify(hidden.map(keepable)),
    runs: await deflateText(JSON.stringify(rows)),
  };
}

/** Keeps the layout of a candidate's resume in place of that of an earlier one. */
export async function putLayout(db: Executor, candidate_id: string, layout: PackedLayout): Promise<void> {
  await db
    .insertInto('resume_layouts')
    .values({ candidate_id, ...layout })
    .onConflict((conflict) => conflict.column('candidate_id').doUpdateSet(layout))
    .execute();
}

/** The layout of a candidate's resume; empty where it came before layouts were kept. */
export async function findLayout(db: Executor, candidateId: string): Promise<ResumeLayout> {
  const row = await db
    .selectFrom('resume_layouts')
    .select(['hidden', 'runs'])
    .where('candidate_id', '=', candidateId)
    .executeTakeFirst();
  if (!row) return { hidden: [], runs: [] };
  const rows: Row[] = JSON.parse(await inflateText(row.runs));
  return {
    hidden: JSON.parse(row.hidden),
    runs: rows.map(([text, page, left, top, width, height, to]) => ({
      ...{ text, page, left, top, width, height },
      ...(to ? { runs: to } : {}),
    })),
  };
}

/** A file may hold anything; a database keeps no null character and no half of a surrogate pair. */
export function keepable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
