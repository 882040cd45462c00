import { expect, test } from 'vitest';
import type { Foreign } from './language.ts';
import { tokenize } from './tokens.ts';
import { wordForm } from './wordForms.ts';

test.each<[Foreign, string, string]>([
  ['de', 'Führerschein', 'Fuehrerschein'],
  ['de', 'Pflegefachkräfte', 'Pflegefachkraft'],
  ['de', 'Schweißen', 'schweisse'],
  ['fr', 'infirmières', 'infirmier'],
  ['es', 'almacenes', 'almacén'],
  ['pt', 'encomendas', 'encomenda'],
  ['it', 'saldato', 'saldare'],
  ['nl', 'voorraden', 'voorraad'],
  ['ar', 'والمحاسبة', 'محاسب'],
  ['ar', 'المخزون', 'مخزون'],
])('%s: %s and %s are one word', (language, one, other) => {
  expect(wordForm(one, language)).toBe(wordForm(other, language));
});

test.each<[Foreign, string, string[]]>([
  ['fr', 'L’expérience d’une aide-soignante', ['expérience', 'une', 'aide', 'soignante']],
  ['it', "un'infermiera dell'ospedale", ['infermiera', 'ospedale']],
  ['zh', '负责仓库的库存管理', ['负责', '仓库', '的', '库存', '管理']],
])('%s: the words of "%s" stand where they are read', (language, text, words) => {
  const tokens = tokenize(text, language);
  expect(tokens.map((token) => token.text)).toEqual(words);
  expect(tokens.map(({ start, end }) => text.slice(start, end))).toEqual(words);
});

test('each text is read in its own language', () => {
  expect(tokenize('Kunden', 'de').map(({ stem }) => stem)).toEqual(['kund']);
  expect(tokenize('Kunden', 'en').map(({ stem }) => stem)).toEqual(['kunden']);
});
