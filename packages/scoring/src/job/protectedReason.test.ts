import { expect, test } from 'vitest';
import { protectedReason, protectedWordsReason } from './protectedReason.ts';

test.each([
  ['woman', 'sex or gender'],
  ['Age', 'age'],
  ['Married', 'family status'],
  ['Nationality', 'origin'],
  ['Jewish', 'religion'],
  ['young', 'age'],
  ['no disability', 'health or looks'],
])('"%s" is no criterion', (name, what) => {
  expect(protectedReason(name)).toContain(what);
});

test.each([
  'Women’s health',
  'Polish (B2)',
  'Diabetes care',
  'Church organ',
  'Black belt in Six Sigma',
  'Work with children',
  'White-box testing',
  'Race car engineering',
  'Old timber frames',
  'Single-page applications',
  'Straight cuts',
  'Colour',
])('"%s" is one', (name) => {
  expect(protectedReason(name)).toBeUndefined();
});

test.each([
  'female',
  'single mother',
  'Polish',
  'born in Poland',
  'native of Turkey',
  'wheelchair',
  '35 years old',
  'maternity leave',
  'the church',
  'retired',
  'a mother of children',
])('"%s" counts as nothing', (words) => {
  expect(protectedWordsReason(words, 'Kubernetes')).toMatch(/^A score cannot rest on/);
});

test.each([
  ['pregnant patients', 'Obstetrics'],
  ['Polish', 'Polish'],
  ['diabetes', 'Diabetes care'],
  ['German market', 'Export'],
  ['wheelchair ramps', 'Carpentry'],
  ['moved twelve services into containers', 'Kubernetes'],
  ['born leader of projects', 'Leadership'],
])('"%s" counts as %s', (words, criterion) => {
  expect(protectedWordsReason(words, criterion)).toBeUndefined();
});
