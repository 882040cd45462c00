import type { ListOrText } from '@cortex/api-client/model';

/** Strengths and weaknesses come as a list or as one text; blank ones say nothing, and none is said twice. */
export function toList(value: ListOrText | undefined): string[] {
  const lines = typeof value === 'string' ? value.split('\n') : (value ?? []);
  return [...new Set(lines.map((line) => line.trim()).filter((line) => line !== ''))];
}
