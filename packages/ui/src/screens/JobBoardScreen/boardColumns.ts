import type { JobApplication, Stage } from '@cortex/api-client/model';

export type BoardColumn = { stage: Stage; cards: readonly JobApplication[] };

/** Where a card stands on the board. */
export type Place = { column: number; row: number };

/**
 * The candidates by stage, in the order in which they came there; in the stages of `byFit` whoever fits best comes first. Who is in a stage that is gone stands in the first. A column in
 * which nothing changed is the one of `before`.
 */
export function toColumns(
  stages: readonly Stage[],
  applications: readonly JobApplication[],
  before: readonly BoardColumn[] = [],
  byFit: readonly string[] = [],
): readonly BoardColumn[] {
  const known = new Set(stages.map(({ id }) => id));
  const byStage = Map.groupBy(applications, ({ stage_id }) =>
    known.has(stage_id) ? stage_id : (stages[0]?.id ?? ''),
  );
  return stages.map((stage) => {
    const came = byStage.get(stage.id) ?? [];
    const cards = byFit.includes(stage.id) ? came.toSorted((one, other) => fitOf(other) - fitOf(one)) : came;
    const last = before.find((column) => column.stage === stage);
    return last && isSame(last.cards, cards) ? last : { stage, cards };
  });
}

/** Who was not scored comes last. */
function fitOf({ fit_score = -1 }: JobApplication): number {
  return fit_score;
}

function isSame(one: readonly JobApplication[], other: readonly JobApplication[]): boolean {
  return one.length === other.length && one.every((card, row) => card === other[row]);
}

/** The place of a candidate's card, or undefined where there is none. */
export function findPlace(columns: readonly BoardColumn[], candidateId: string): Place | undefined {
  for (const [column, { cards }] of columns.entries()) {
    const row = cards.findIndex(({ candidate }) => candidate.id === candidateId);
    if (row !== -1) return { column, row };
  }
  return undefined;
}

/** The place that an arrow key leads to; to the sides over empty columns to the next card at about the same height. */
export function step(columns: readonly BoardColumn[], { column, row }: Place, key: string): Place {
  const count = (at: number) => columns[at]?.cards.length ?? 0;
  if (key === 'ArrowUp') return { column, row: Math.max(0, row - 1) };
  if (key === 'ArrowDown') return { column, row: Math.min(count(column) - 1, row + 1) };
  const direction = key === 'ArrowLeft' ? -1 : 1;
  for (let at = column + direction; at >= 0 && at < columns.length; at += direction)
    if (count(at) > 0) return { column: at, row: Math.min(row, count(at) - 1) };
  return { column, row };
}
