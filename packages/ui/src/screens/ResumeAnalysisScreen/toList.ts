import type { ListOrText } from '@cortex/api-client/model';

/** Strengths and weaknesses come as a list or as one text; blank ones say nothing. */
export function toList(value: ListOrText | undefined): string[] {
  const lines = typeof value === 'string' ? value.split('\n') : (value ?? []);
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
