import type { Foreign } from '../text/language.ts';
import { lazy } from '../text/lazy.ts';
import { normalize } from '../text/normalize.ts';
import { stem } from '../text/stem.ts';
import { type Concept, knownConcepts } from './knownConcepts.ts';
import type { TermData } from './languageData.ts';
import en from './languages/en.json' with { type: 'json' };
import { LANGUAGES } from './languages.ts';

/** A way to name a concept; `exact` where it is compared as written, `askedOnly` where it names it in a job alone. */
export type ForeignTerm = {
  form: string;
  exact?: boolean;
  value: { concept: Concept; form: string; askedOnly?: boolean };
};

const byForm = lazy(
  () =>
    new Map(
      knownConcepts()
        .toReversed()
        .flatMap((concept) => concept.forms.map((form) => [form.toLowerCase(), concept] as const)),
    ),
);

/**
 * All terms that are known in a text of a language: its own, under the keys of their English names, so that
 * both languages meet; and the English ones, of which single words count as written alone, and not where they
 * are an everyday word of that language.
 */
export function foreignTerms(language: Foreign): ForeignTerm[] {
  const { functionWords, commonWords, terms } = LANGUAGES[language];
  const everyday = new Set([...functionWords, ...commonWords].map(normalize));
  const own = readForeignTerms(terms);
  const english = knownConcepts().flatMap((concept) =>
    concept.forms
      .filter((form) => !everyday.has(normalize(form)) && !FALSE_FRIENDS.has(form.toLowerCase()))
      .map((form) => ({ form, value: { concept, form }, exact: /^\p{L}+$/u.test(form) })),
  );
  return [...own, ...english];
}

// English terms that are everyday words of another language.
const FALSE_FRIENDS: ReadonlySet<string> = new Set(en.falseFriends);

/** The terms of a language. Throws where an English name is more than one known term or word. */
export function readForeignTerms(terms: readonly TermData[]): ForeignTerm[] {
  return terms.flatMap(({ means, forms, askedForms = [] }): ForeignTerm[] => {
    const concept = toConcept(means);
    return [
      ...forms.flatMap(spellings).map((form) => ({ form, value: { concept, form } })),
      ...askedForms.flatMap(spellings).map((form) => ({ form, value: { concept, form, askedOnly: true } })),
    ];
  });
}

/** A form as it is written, and as it is written without accents. */
function spellings(form: string): string[] {
  const bare = form.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
  return bare === form ? [form] : [form, bare];
}

function toConcept(names: readonly string[]): Concept {
  const keys = names.map((name) => {
    const known = byForm().get(name.toLowerCase());
    if (known) return [known.key, ...known.implies];
    if (/\s/.test(name)) throw new Error(`"${name}" is no known term`);
    return [stem(name.toLowerCase())];
  });
  const [name = ''] = names;
  const [[key = ''] = []] = keys;
  return { name, key, forms: [], implies: [...new Set(keys.flat())].filter((one) => one !== key) };
}
