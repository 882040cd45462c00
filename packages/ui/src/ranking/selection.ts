/** How many candidates can be compared at once. */
const MAX_COMPARED = 5;
export const MIN_COMPARED = 2;

/** Selects or deselects a row. Returns the same array where it would be one too many. */
export function toggleSelected(selected: readonly string[], key: string): readonly string[] {
  if (selected.includes(key)) return selected.filter((other) => other !== key);
  return selected.length >= MAX_COMPARED ? selected : [...selected, key];
}

/** The size of the selection, and what to do next. */
export function describeSelection(selected: number, full: boolean): string {
  if (full) return `${MAX_COMPARED} at most. Deselect one first.`;
  if (selected === 0) return `Select up to ${MAX_COMPARED} to compare.`;
  if (selected < MIN_COMPARED) return `${selected} selected. Select one more.`;
  return `${selected} of ${MAX_COMPARED} selected`;
}
