import type { Criterion } from '@cortex/api-client/model';
import { expect, test } from 'vitest';
import { describeQuote, listResumeQuotes } from './resumeQuotes.ts';

const base = { kind: 'skill', weight: 50, credit: 1, met: true, evidence: [] } satisfies Partial<Criterion>;
const line = 'Ran Go services on PostgreSQL.';
const places = [{ page: 1, left: 0.1, top: 0.2, width: 0.5, height: 0.02 }];

test('a quote that shows two criteria is listed once, with both and with its place', () => {
  const quotes = listResumeQuotes([
    { ...base, name: 'Go', evidence: [{ quote: line, source: 'resume' }] },
    { ...base, name: 'PostgreSQL', evidence: [{ quote: line, source: 'resume', places }] },
    { ...base, name: 'Swedish', evidence: [{ quote: 'Speaks Swedish.', source: 'notes' }] },
  ]);
  expect(quotes).toEqual([{ quote: line, criteria: ['Go', 'PostgreSQL'], met: true, places }]);
  expect(quotes.map(describeQuote)).toEqual(['Go and PostgreSQL']);
});

test('what is related to a criterion that is not met is told as such', () => {
  const related = [{ quote: 'Ran Docker in production.', source: 'resume' as const }];
  const quotes = listResumeQuotes([{ ...base, name: 'Kubernetes', met: false, credit: 0.3, related }]);
  expect(quotes.map(describeQuote)).toEqual(['Related to Kubernetes']);
});

test('the closest line is listed where nothing else is quoted', () => {
  const closest = { quote: 'Packed services into containers.', source: 'resume' as const };
  const missing = { ...base, name: 'Kubernetes', met: false, credit: 0, closest };
  expect(listResumeQuotes([missing]).map(describeQuote)).toEqual(['Related to Kubernetes']);
  const related = [{ quote: 'Ran Docker in production.', source: 'resume' as const }];
  expect(listResumeQuotes([{ ...missing, related }]).map(({ quote }) => quote)).toEqual([related[0]?.quote]);
});
