import { describe, expect, test } from 'vitest';
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
  ['The platform team ran [Kubernetes].', 'of another'],
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

describe('what only sounds unfinished is plain', () => {
  test.each([
    'Machine learning in [Python] for a parcel service.',
    'Deep learning, [TensorFlow] and statistics.',
    'Working on [MySQL] replication between two data centres.',
    'Learning management systems: [Moodle] for nine hundred staff.',
    'Teaching and learning in [mathematics] across two year groups.',
    'Currently in charge of the [SQL] reporting.',
    'Started the move of all ledgers to [SAP].',
    'Enrolled patients in trials with [REDCap].',
    'Signed up new shops for the [Shopify] pilot.',
    'Attending trade fairs for [Bosch].',
    'Worked towards sales targets with [Salesforce].',
    'Taught first-year students [Python].',
    '[Excel] for budgets and ongoing cost control.',
    '[Jira] to follow up pending tickets and failed jobs.',
    '[SQL] to find orders that were not completed.',
    'Booked flights for guests on [Amadeus].',
    'Provided training for staff on [Excel].',
    'Pursuing late payers through [QuickBooks].',
    'Candidate screening in [Workday] and in Taleo.',
    '[First aid] certificate, refresher booked for March 2027.',
  ])('%s', (sentence) => {
    expect(assertion(sentence)).toBe('plain');
  });
});

describe('what is being learnt, booked or half passed is in progress', () => {
  test.each([
    'Currently learning [Python] at an evening class.',
    'Learning [Spanish] in my free time.',
    'Working on my [CPA] exams.',
    'Enrolled in a [welding] course.',
    'Studying towards the [CIPD] level 5.',
    '[CPA] exam: passed 1 of 4 sections',
    '[CFA] Level I candidate',
    '[Forklift] licence, course booked for next March',
    '[PMP] certification in progress',
    '[ACCA], exam scheduled for June 2027',
    '[AWS] Solutions Architect (expected May 2027)',
    'Preparing for the [CISSP] exam.',
    '[Pesticide sprayer] permit of the county - in progress',
    '[Crane operator] ticket: not obtained yet, course begins in 2027',
    '[Tree surgeon] award level 3 \u2013 not obtained yet',
    '[Lifeguard] certificate, the theory is still outstanding',
    '[CDL]: my test is not yet passed',
  ])('%s', (sentence) => {
    expect(assertion(sentence)).toBe('in progress');
  });
});

describe('what somebody else has or does', () => {
  test.each([
    'My mother is a [registered nurse].',
    'His wife works as a [tiler].',
    'I come from a family where my uncle was an [electrician].',
  ])('%s', (sentence) => {
    expect(assertion(sentence)).toBe('of another');
  });
  test.each([
    'Looked after my mother, and have been a [registered nurse] since 2012.',
    'Ran the [bakery] with my wife for nine years.',
  ])('%s', (sentence) => {
    expect(assertion(sentence)).toBe('plain');
  });
});

describe('what is of others, by name or by deed', () => {
  test.each([
    ['My wife Karin runs the family [dairy] with two hands.', 'of another'],
    ['I worked with Anders Berg, who has published on [plankton] for years.', 'of another'],
    ['Platform in [Python] with an API, 99.9% up (coded by my co-founder).', 'of another'],
    ['A room of twelve toddlers, most of them [bilingual].', 'of another'],
    ['Client’s business: small business [lending], mortgages.', 'of another'],
    ['Filled 40 roles for banks: [Kubernetes] engineers, testers', 'familiar'],
    ['Shortlisted for the [Northern Press Award]', 'familiar'],
    ['Known as “the [scrum master]” on the pitch.', 'familiar'],
    ['[PMP] preparation course, 35 hours', 'in progress'],
    ['[CIPD] student member since 2024', 'in progress'],
    ['I would bring fresh eyes to your [intelligence reports].', 'wished'],
    ['Booked travel for the [litigation] team.', 'familiar'],
    ['Passed starters on to our outside [payroll] bureau.', 'familiar'],
    ['Consultant at a [recruitment] agency, three years.', 'plain'],
    ['Documented [Terraform] modules built and run by our infrastructure team.', 'of another'],
    ['Driver on a unit, partner of a [paramedic].', 'familiar'],
    ['I have always wanted to work in [paediatric nursing].', 'wished'],
    ['[Driving licence]: provisional (UK)', 'in progress'],
    ['Registered Nurse who has run [wound care] for six years.', 'plain'],
    ['Five trades, all of them [subcontracted] and steered by me.', 'plain'],
    ['I run the family [dairy] with my wife Karin.', 'plain'],
  ])('%s: %s', (sentence, expected) => {
    expect(assertion(sentence)).toBe(expected);
  });
});
