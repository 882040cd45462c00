import { expect, test } from 'vitest';
import { stem } from '../text/stem.ts';
import { tokenize } from '../text/tokens.ts';
import { knownConcepts } from './knownConcepts.ts';
import { isFunctionWord, wordWeight } from './wordRarity.ts';

const EVERYDAY = 0.4;
// The name of a field of work: plain words, and all the same what a job asks for.
const FIELDS = new Set([
  'sales',
  'engineering',
  'research',
  'retail',
  'recruitment',
  'negotiation',
  'leadership',
  'administration',
  'analytics',
  'teamwork',
  'powerpoint',
]);

test('no form stands for two terms, and what a term includes is a term', () => {
  const owners = new Map<string, string>();
  const names = new Set(knownConcepts().map(({ key }) => key));
  for (const { key, forms, implies } of knownConcepts()) {
    for (const form of forms) {
      const known = /^[A-Z\d&]+$/.test(form) ? form : form.toLowerCase();
      expect(owners.get(known) ?? key, form).toBe(key);
      owners.set(known, key);
    }
    for (const implied of implies) expect(names.has(implied), `${key} > ${implied}`).toBe(true);
  }
});

test('a name that ends in a digit is not read without it, but for the version of a name', () => {
  const isVersionOf = new Set(['HTML', 'CSS', 'Python', 'R programming']);
  // Names in capitals are read as they are written.
  const shortened = knownConcepts()
    .filter(({ name }) => !isVersionOf.has(name))
    .flatMap(({ forms }) => forms.flatMap((form) => form.split(' ')))
    .filter((word) => /^\p{L}*\p{Ll}\d+$/u.test(word) && word !== 'prince2')
    .filter((word) => tokenize(word, 'en')[0]?.lower !== word.toLowerCase());
  expect(shortened).toEqual([]);
});

test('no form of one word is an everyday word', () => {
  const everyday = knownConcepts()
    .flatMap(({ forms }) => forms)
    .filter((form) => /^\p{Ll}+$/u.test(form) && tokenize(form, 'en').length === 1 && !FIELDS.has(form))
    .filter((form) => isFunctionWord(form, 'en') || wordWeight(stem(form), 'en') < EVERYDAY);
  expect(everyday).toEqual([]);
});
