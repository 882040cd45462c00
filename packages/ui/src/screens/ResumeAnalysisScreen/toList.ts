import type { ListOrText } from '@cortex/api-client/model';

/** Strengths and weaknesses may be a list or one text; blank and duplicate entries are dropped. */
export function toList(value: ListOrText | undefined): string[] {
  const lines = typeof value === 'string' ? value.split('\n') : (value ?? []);
  return [...new Set(lines.map((line) => line.trim()).filter((line) => line !== ''))];
}
