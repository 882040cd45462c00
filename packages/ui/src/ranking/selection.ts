import { MOST_AT_ONCE } from '../lists/CandidateMail/sendSeveral.ts';

/** How many candidates can be compared at once. */
const MAX_COMPARED = 5;
const MIN_COMPARED = 2;

/** How many rows can be selected: to as many one mail goes. */
const MAX_SELECTED = MOST_AT_ONCE;

export function isComparable(selected: number): boolean {
  return selected >= MIN_COMPARED && selected <= MAX_COMPARED;
}

/** Selects or deselects a row. Returns the same array where it would be one too many. */
export function toggleSelected(selected: readonly string[], key: string): readonly string[] {
  if (selected.includes(key)) return selected.filter((other) => other !== key);
  return selected.length >= MAX_SELECTED ? selected : [...selected, key];
}

/** The size of the selection, and what to do next. */
export function describeSelection(selected: number, full: boolean): string {
  if (full) return `${MAX_SELECTED} at most. Deselect one first.`;
  if (selected === 0) return 'Select candidates to compare or write to them.';
  if (selected < MIN_COMPARED) return `${selected} selected. Select one more to compare.`;
  if (selected > MAX_COMPARED) return `${selected} selected. ${MAX_COMPARED} at most are compared.`;
  return `${selected} selected`;
}
