import { expect, test } from 'vitest';
import { fold } from '../text/normalize.ts';
import { tokenize } from '../text/tokens.ts';
import { readForeignTerms } from './foreignTerms.ts';
import { FOREIGN, LANGUAGES } from './languages.ts';

const patternsOf = (language: (typeof FOREIGN)[number]) =>
  Object.entries(LANGUAGES[language]).flatMap(([name, value]) =>
    value instanceof RegExp
      ? [[name, value] as const]
      : Array.isArray(value)
        ? value.map((pattern: RegExp) => [name, pattern] as const)
        : [],
  );

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
  const { small, common, terms } = LANGUAGES[language];
  const stems = new Set(tokenize(`${small} ${common}`, language).map(({ stem }) => stem));
  const everyday = readForeignTerms(terms)
    .map(({ form }) => form)
    .filter((form) => {
      const tokens = tokenize(form, language);
      return tokens.length === 1 && stems.has(tokens[0]?.stem ?? '');
    });
  expect(everyday).toEqual([]);
});

test.each(FOREIGN)('%s: the patterns are written as folded texts are', (language) => {
  const { headings, sections } = LANGUAGES[language];
  const sources = [
    ...patternsOf(language).map(([name, { source }]) => [name, source] as const),
    ...Object.entries({ ...headings, ...sections }),
  ];
  for (const [name, source] of sources) {
    const letters = source.replace(/\\p\{[^}]*\}|\\./g, ' ');
    const differs = [...letters].filter(
      (sign) => sign !== '\u00df' && sign !== '\u00ba' && fold(sign) !== sign,
    );
    expect(differs, name).toEqual([]);
  }
});

test.each(FOREIGN)('%s: the patterns are linear', (language) => {
  const { small, common } = LANGUAGES[language];
  const hostile = [
    `${small} `.repeat(20),
    `${common} `.repeat(10),
    'a '.repeat(4_000),
    `${'a'.repeat(4_000)}!`,
    '1 '.repeat(4_000),
  ];
  for (const [name, pattern] of patternsOf(language)) {
    const started = performance.now();
    for (const text of hostile) pattern.exec(fold(text).slice(0, 8_000));
    expect(performance.now() - started, name).toBeLessThan(400);
  }
});
