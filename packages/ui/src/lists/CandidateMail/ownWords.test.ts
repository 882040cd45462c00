import { expect, test } from 'vitest';
import { hasOwnWords, keepOwnWords } from './ownWords.ts';

const invitation = { subject: 'Interview', text: 'Please come.' };
const refusal = { subject: 'Your application', text: 'Not this time.' };

test('a template fills what is empty or what another template put there', () => {
  expect(keepOwnWords({ subject: '', text: '' }, undefined, refusal)).toEqual(refusal);
  expect(keepOwnWords(invitation, invitation, refusal)).toEqual(refusal);
  expect(hasOwnWords(invitation, invitation)).toBe(false);
});

test('a template leaves each field that a person wrote', () => {
  const text = { subject: '', text: 'Twenty minutes of my own words.' };
  expect(keepOwnWords(text, undefined, refusal)).toEqual({ ...text, subject: 'Your application' });
  const subject = { subject: 'Interview on Monday', text: 'Please come.' };
  expect(keepOwnWords(subject, invitation, refusal)).toEqual({
    subject: 'Interview on Monday',
    text: 'Not this time.',
  });
  expect([hasOwnWords(text, undefined), hasOwnWords(subject, invitation)]).toEqual([true, true]);
});
