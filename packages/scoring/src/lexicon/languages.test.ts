import { expect, test } from 'vitest';
import { normalize } from '../text/normalize.ts';
import { tokenize } from '../text/tokens.ts';
import { readForeignTerms } from './foreignTerms.ts';
import { FOREIGN, LANGUAGES } from './languages.ts';

/** The pieces of patterns that are tried on normalized text, each with its name. */
const sourcesOf = (language: (typeof FOREIGN)[number]): [string, string][] => {
  const { patterns, degrees, headings, sections } = LANGUAGES[language];
  return [
    ...Object.entries({ ...patterns, ...degrees }),
    ...Object.entries({ ...headings, ...sections }).map(([name, words]): [string, string] => [
      name,
      words.join('|'),
    ]),
  ];
};

test.each(
  FOREIGN,
)('%s: each term has a known English name, and no way to say it stands for two', (language) => {
  const owners = new Map<string, string>();
  for (const { form, value } of readForeignTerms(LANGUAGES[language].terms)) {
    expect(owners.get(form) ?? value.concept.name, form).toBe(value.concept.name);
    owners.set(form, value.concept.name);
  }
  expect(owners.size).toBeGreaterThan(80);
});

test.each(FOREIGN)('%s: no term of one word is an everyday word', (language) => {
  const { functionWords, commonWords, terms } = LANGUAGES[language];
  const everyday = [...functionWords, ...commonWords].join(' ');
  const stems = new Set(tokenize(everyday, language).map(({ stem }) => stem));
  const found = readForeignTerms(terms)
    .map(({ form }) => form)
    .filter((form) => {
      const tokens = tokenize(form, language);
      return tokens.length === 1 && stems.has(tokens[0]?.stem ?? '');
    });
  expect(found).toEqual([]);
});

test.each(FOREIGN)('%s: the patterns are written as normalized texts are', (language) => {
  for (const [name, source] of sourcesOf(language)) {
    const letters = source.replace(/\\p\{[^}]*\}|\\./g, ' ');
    const differs = [...letters].filter(
      (sign) => sign !== '\u00df' && sign !== '\u00ba' && normalize(sign) !== sign,
    );
    expect(differs, name).toEqual([]);
  }
});

test.each(FOREIGN)('%s: the patterns are linear', (language) => {
  const { functionWords, commonWords } = LANGUAGES[language];
  const hostile = [
    `${functionWords.join(' ')} `.repeat(20),
    `${commonWords.join(' ')} `.repeat(10),
    'a '.repeat(4_000),
    `${'a'.repeat(4_000)}!`,
    '1 '.repeat(4_000),
  ];
  for (const [name, source] of sourcesOf(language)) {
    const pattern = new RegExp(source, 'u');
    const started = performance.now();
    for (const text of hostile) pattern.exec(normalize(text).slice(0, 8_000));
    expect(performance.now() - started, name).toBeLessThan(400);
  }
});
