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

test.each([
  ['zwischen 25 und 35 Jahre alt', 'age'],
  ['Höchstalter 40 Jahre', 'age'],
  ['ledig und ohne Kinder', 'family status'],
  ['deutsche Staatsangehörigkeit', 'origin'],
  ['christlicher Glaube', 'religion'],
  ['gepflegtes Äußeres', 'health or looks'],
  ['âge maximum 35 ans', 'age'],
  ['homme uniquement', 'sex or gender'],
  ['sans enfants', 'family status'],
  ['nationalité française', 'origin'],
  ['de confession catholique', 'religion'],
  ['en bonne santé', 'health or looks'],
  ['edad máxima 40 años', 'age'],
  ['sexo masculino', 'sex or gender'],
  ['soltero y sin hijos', 'family status'],
  ['buena presencia', 'health or looks'],
  ['età massima 40 anni', 'age'],
  ['solo donne', 'sex or gender'],
  ['senza disabilità', 'health or looks'],
  ['cittadinanza italiana', 'origin'],
  ['tussen 25 en 35 jaar oud', 'age'],
  ['alleen vrouwen', 'sex or gender'],
  ['christelijk geloof', 'religion'],
  ['ongehuwd', 'family status'],
  ['idade máxima 35 anos', 'age'],
  ['boa aparência', 'health or looks'],
])('"%s" is no criterion in its own language', (name, what) => {
  expect(protectedReason(name)).toContain(what);
});

test.each([
  'Erfahrung mit Kindern und Familien',
  'Betreuung von Kindern zwischen 10 und 12 Jahren',
  'Elektriker (männlich/weiblich/divers)',
  'junges und dynamisches Team',
  'accueil des personnes handicapées',
  'entre 10 et 15 ans d’expérience',
  'bonne présentation des produits',
  'cuidado de personas con discapacidad',
  'entre 10 y 12 años de experiencia',
  'presencia en redes sociales',
  'assistenza alle persone con disabilità',
  'zorg voor mensen met een beperking',
  'tussen 32 en 40 uur',
  'jong en dynamisch team',
  'cuidado de idosos',
])('"%s" is one in its own language', (name) => {
  expect(protectedReason(name)).toBeUndefined();
});
