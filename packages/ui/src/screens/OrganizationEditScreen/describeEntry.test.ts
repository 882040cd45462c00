import { declined, erasedDecision, ledgerPage, shortlisted } from '@cortex/api-client/fixtures/ledger';
import { expect, test } from 'vitest';
import { describeDecision, describeEntry } from './describeEntry.ts';

test('each entry is a sentence, also where names were erased', () => {
  expect(ledgerPage.entries.map(describeEntry)).toEqual([
    'Avery Stone downloaded 50 entries of the record',
    'Avery Stone declined Mara Lindqvist for the job Senior Backend Engineer',
    'Avery Stone signed in through the company',
    'Jordan Reyes shortlisted Mara Lindqvist for the job Senior Backend Engineer',
    'Avery Stone made User 1 an admin',
    'Avery Stone changed the plan from Standard to Premium',
    'Jordan Reyes deleted the job Senior Backend Engineer',
    'Jordan Reyes deleted a candidate (cnd_gone)',
    'a deleted user (usr_gone) put a deleted candidate (cnd_gone) on hold for the job Senior Backend Engineer',
  ]);
});

test('a decision says what it rests on and what it changes', () => {
  expect(describeDecision(shortlisted)).toBe('Fit score 78 %, Cortex criteria 3.0.0.');
  expect(describeDecision(declined)).toBe(
    'Before: shortlisted. Fit score 78 %, Cortex criteria 3.0.0. Against the verdict of the score.',
  );
  expect(describeDecision(erasedDecision)).toBe('Without an analysis.');
});
