import type { VocabularyTerm } from '@cortex/api-client/model';
import { writeCsv } from '../../csv/writeCsv.ts';

/** The terms of a vocabulary as CSV, in their order. */
export function vocabularyCsv(terms: readonly VocabularyTerm[]): string {
  const header = ['Criterion', 'Words', 'Agreed by', 'Agreed (UTC)'];
  return writeCsv(
    header,
    terms.map(({ criterion, words, by, at }) => [criterion, words, by.full_name, at]),
  );
}
