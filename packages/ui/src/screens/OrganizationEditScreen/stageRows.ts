import type { StageInput } from '@cortex/api-client/model';

/** The rows with one moved up or down. */
export function moved(rows: readonly StageInput[], index: number, by: 1 | -1): StageInput[] {
  const next = [...rows];
  const [row] = next.splice(index, 1);
  if (row) next.splice(index + by, 0, row);
  return next;
}

/** As they are sent: a row that was added and left empty is none. */
export function withoutBlanks(rows: readonly StageInput[]): StageInput[] {
  return rows.filter(({ id, name }) => id !== undefined || name.trim() !== '');
}
