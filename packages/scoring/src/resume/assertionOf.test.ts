import { expect, test } from 'vitest';
import { assertionOf } from './assertionOf.ts';
import { monthOf } from './months.ts';
import { readProfile } from './readProfile.ts';

const asOf = monthOf('2026-11-22');

/** What a sentence says of the words in brackets. */
function assertion(sentence: string): string {
  const resume = sentence.replace(/[[\]]/g, '');
  const [statement] = readProfile({ resume, notes: '', asOf, language: 'en' }).statements;
  const terms = /\[(.+)\]/.exec(sentence)?.[1] ?? '';
  const from = statement?.tokens.findIndex(({ start }) => start >= resume.indexOf(terms)) ?? -1;
  return statement
    ? assertionOf(statement, from, from + terms.split(' ').length - 1, { asOf, language: 'en' })
    : '';
}

test.each([
  ['No experience with [Kafka] so far, but plenty with queues.', 'denied'],
  ['I have not yet worked with [Kubernetes].', 'denied'],
  ['[SAP]: none', 'denied'],
  ['[Medication administration] is done by the seniors.', 'denied'],
  ['Would like to learn [welding] one day.', 'wished'],
  ['Student in an evening program for [registered nurses], second year of four.', 'in progress'],
  ['[CPA] candidate, two of four sections passed', 'in progress'],
  ['[CDL] licence, expired 2019', 'expired'],
  ['[First aid] certificate, valid until 03/2024', 'expired'],
  ['Basic knowledge of [Excel] and email.', 'basic'],
  ['[French] (beginner)', 'basic'],
  ['Some exposure to [payroll] in the last year.', 'familiar'],
  ['[First aid] certificate, valid until 03/2028', 'plain'],
  ['Not only [Excel] but also macros and pivot tables.', 'plain'],
  ['No incidents in eight years of [forklift] driving.', 'plain'],
  ['Nobody knew [Excel] better.', 'plain'],
  ['I have no fear of [public speaking] at all.', 'plain'],
])('%s: %s', (sentence, expected) => {
  expect(assertion(sentence)).toBe(expected);
});
