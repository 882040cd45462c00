/** How many candidates can be compared at once. */
const MAX_COMPARED = 5;
export const MIN_COMPARED = 2;

/** Selects or deselects a row. Returns the same array where it would be one too many. */
export function toggleSelected(marked: readonly string[], key: string): readonly string[] {
  if (marked.includes(key)) return marked.filter((other) => other !== key);
  return marked.length >= MAX_COMPARED ? marked : [...marked, key];
}

/** The size of the selection, and what to do next. */
export function describeSelection(marked: number, full: boolean): string {
  if (full) return `${MAX_COMPARED} at most. Take a mark away first.`;
  if (marked === 0) return `Mark up to ${MAX_COMPARED} to compare them.`;
  if (marked < MIN_COMPARED) return `${marked} marked. Mark one more.`;
  return `${marked} of ${MAX_COMPARED} marked`;
}
