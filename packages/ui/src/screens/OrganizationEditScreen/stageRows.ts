import type { Stage, StageInput } from '@cortex/api-client/model';

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

/**
 * The rows as they are to be saved, with what a colleague changed since the form was opened: stages that they added stand where they
 * put them, those that they removed are gone, and what they renamed has the new name, unless this person changed that stage, too.
 */
export function mergeStages(
  rows: readonly StageInput[],
  { opened, current }: { opened: readonly Stage[]; current: readonly Stage[] },
): StageInput[] {
  const before = new Map(opened.map((stage) => [stage.id, stage]));
  const now = new Map(current.map((stage) => [stage.id, stage]));
  const merged = rows.flatMap((row): StageInput[] => {
    const was = row.id === undefined ? undefined : before.get(row.id);
    const is = row.id === undefined ? undefined : now.get(row.id);
    if (!was) return [row];
    if (!is) return [];
    return [was.name === row.name && was.kind === row.kind ? is : row];
  });
  for (const [index, stage] of current.entries()) {
    if (before.has(stage.id) || merged.some(({ id }) => id === stage.id)) continue;
    const previous = current[index - 1]?.id;
    merged.splice(merged.findIndex(({ id }) => id === previous) + 1, 0, stage);
  }
  return merged;
}
