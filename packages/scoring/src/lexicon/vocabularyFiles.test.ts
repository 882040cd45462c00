import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import en from './languages/en.json' with { type: 'json' };
import { FOREIGN, LANGUAGES } from './languages.ts';

const folder = join(import.meta.dirname, 'languages');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.json') && !name.endsWith('.schema.json'),
);

test('there is a file for each language', () => {
  expect(files.toSorted()).toEqual([
    'ar.json',
    'de.json',
    'en.json',
    'en/actions.json',
    'en/deeds.json',
    'en/goBetweens.json',
    'en/productNames.json',
    'en/protectedWords.json',
    'en/relatedWords.json',
    'en/synonyms.json',
    'es.json',
    'fr.json',
    'it.json',
    'nl.json',
    'pt.json',
    'unread.json',
    'zh.json',
  ]);
});

test.each(files)('%s is as its schema says', (name) => {
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
  const path = join(folder, name);
  const data = read(path);
  const validate = new Ajv2020({ allErrors: true }).compile(read(join(dirname(path), data.$schema)));
  expect(validate(data) ? [] : validate.errors).toEqual([]);
});

const asked = new Set(
  readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => [
      ...readFileSync(join(import.meta.dirname, '..', name), 'utf8').matchAll(
        /\{([a-z]\w+)(?::\w+)?\}|alternatives\('(\w+)'/g,
      ),
    ])
    .map(([, inTemplate, inCall]) => inTemplate ?? inCall ?? ''),
);

test.each<[string, object]>([
  ['en', en.everywhere],
  ...FOREIGN.map((language): [string, object] => [language, LANGUAGES[language].everywhere]),
])('%s: each name of what it brings to every text is asked for by a pattern', (_language, everywhere) => {
  const names = Object.keys(everywhere).filter((name) => !name.startsWith('spoken'));
  expect(names.filter((name) => !asked.has(name))).toEqual([]);
});
