import { describe, expect, test } from 'vitest';
import { assertionOf } from './assertionOf.ts';
import { monthOf } from './months.ts';
import { readProfile } from './readProfile.ts';

const asOf = monthOf('2026-11-22');

/** What a line of a post says of the words in brackets. */
function assertion(line: string): string {
  const bare = line.replace(/[[\]]/g, '');
  const resume = `Experience\nHelper, Vale Works, 2019 - 2024\n- Kept the yard in order.\n- ${bare}\n- Lent a hand.`;
  const statement = readProfile({ resume, notes: '', asOf, language: 'en' }).statements.find(
    ({ quote }) => quote === bare,
  );
  if (!statement) throw new Error(`not read: ${bare}`);
  const terms = /\[(.+)\]/.exec(line)?.[1] ?? '';
  const from = statement.tokens.findIndex(({ start }) => start >= bare.indexOf(terms));
  return assertionOf(statement, from, from + terms.split(/[\s-]/).length - 1, { asOf, language: 'en' });
}

describe('what a line names without having done it', () => {
  test.each([
    'Took the post to the [accounting] office.',
    'Shared a room with the [marketing] department.',
    'Swept around the [CNC] machines.',
    'Asked the [crane] crew for a lift.',
    'Brought fish to a [bakery].',
    'Handed invoices to [purchasing].',
    'Swept floors in workshops near [CNC lathes].',
    'Refilled the [first aid] box.',
    'Typed the [copywriting] team’s letters.',
    'Praised by [customer service] for a clean yard.',
    'Laid tables for feasts [planned] by the council.',
    'Carried plates that the kitchen [cooked].',
    'Was [recruited] by a headhunter.',
    '[Quality control] rejected two of my parts.',
    'Received [mentoring] from a foreman.',
    'Sat at the gate of the [Oracle] campus.',
    'Clerk in a plant that won a [lean manufacturing] award.',
    'Driver to Mr [Jenkins], a doctor.',
  ])('%s', (line) => {
    expect(assertion(line)).toBe('in passing');
  });
});

describe('what a line names and tells of', () => {
  test.each([
    'Worked in the [accounting] office on the ledgers.',
    'Led the [marketing] department.',
    'Set and cleaned [CNC] machines.',
    'Moved nine services to [Kubernetes].',
    'Printed the weekly report with [Tableau].',
    'Delivered [training] to the sales force.',
    'Carried out [negotiation] with suppliers.',
    'Gave [first aid] to visitors.',
    'Wrote [SQL] for the finance department.',
    'Planned [events] for the council.',
    '[Payables] closed by the fifth day.',
    'Built team relationships through [coaching].',
    'Took part in the [Oracle] migration.',
    'Patched [Unix] boxes.',
    'Repairs under my [supervision].',
    '[Payroll] processed for US employees.',
    '[SQL] used daily in my current role.',
    'Carried a caseload of 25 [foster care] families.',
    'Fetched data from [REST] services.',
    'Printed labels on [Heidelberg] presses.',
    'Cleaned data with Python and [SQL].',
    'Served as project lead for the [data warehouse] migration.',
    'Delivered features for the [iOS] app.',
    'Founded a company that builds [mobile apps].',
    'Released payments in [SAP] once approved by managers.',
    'Eligible to work in the US, with eight years of [Java].',
  ])('%s', (line) => {
    expect(assertion(line)).toBe('plain');
  });
});

test.each([
  ['Shown [SAP] once on the first day.', 'familiar'],
  ['Joined a trial of [UX design] as a test user.', 'familiar'],
  ['Willing to obtain a [food hygiene] certificate.', 'wished'],
  ['Looking for work in [data analysis].', 'wished'],
  ['Willing to obtain CDL, forklift and [hazmat] licences.', 'wished'],
  ['Used [Photoshop] once in college.', 'familiar'],
  ['[Kotlin] is on my list for the winter.', 'in progress'],
  ['[PMP], awaiting approval.', 'in progress'],
  ['[Public speaking] makes me nervous.', 'denied'],
  ['Tried [Selenium] and decided against it.', 'denied'],
  ['[Perl], now rusty.', 'expired'],
  ['[Negotiation] of contracts was left to the head buyer.', 'of another'],
  ['Closed tickets that others had written in [Jira].', 'of another'],
])('%s: %s', (line, expected) => {
  expect(assertion(line)).toBe(expected);
});
