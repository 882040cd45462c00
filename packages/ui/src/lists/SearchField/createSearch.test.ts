import { expect, test } from 'vitest';
import { createSearch } from './createSearch.ts';

const names = ['Mara Lindqvist', 'Tomas Okafor', 'Priya Raman', 'Zoë Émile'];

test('finds a part of the text in whichever case, white space around it aside', () => {
  const search = createSearch(names, (name) => name);
  expect(search('MA')).toEqual(['Mara Lindqvist', 'Tomas Okafor', 'Priya Raman']);
  expect(search(' raman ')).toEqual(['Priya Raman']);
  expect(search('émile')).toEqual(['Zoë Émile']);
  expect(search('nobody')).toEqual([]);
});

test('typing on and deleting give the same rows as a fresh search', () => {
  const search = createSearch(names, (name) => name);
  for (const query of ['m', 'ma', 'mar', 'ma', '', 'o', 'ok']) {
    expect(search(query)).toEqual(createSearch(names, (name) => name)(query));
  }
});
