import type { Foreign } from '../text/language.ts';
import { fold } from '../text/normalize.ts';
import { stem } from '../text/stem.ts';
import { LANGUAGES } from './languages.ts';
import { CONCEPTS, type Concept } from './vocabulary.ts';

/** A way to name a concept; `exact` where it is compared as written, `askedOnly` where it names it in a job alone. */
export type ForeignTerm = {
  form: string;
  exact?: boolean;
  value: { concept: Concept; form: string; askedOnly?: boolean };
};

const BY_FORM = new Map(
  CONCEPTS.toReversed().flatMap((concept) =>
    concept.forms.map((form) => [form.toLowerCase(), concept] as const),
  ),
);

/**
 * All terms that are known in a text of a language: its own, under the keys of their English names, so that both languages meet; and the English ones,
 * of which single words count as written alone, and not where they are an everyday word of that language.
 */
export function foreignTerms(language: Foreign): ForeignTerm[] {
  const { small, common, terms } = LANGUAGES[language];
  const everyday = new Set(`${small} ${common}`.split(' ').map(fold));
  const own = readForeignTerms(terms);
  const english = CONCEPTS.flatMap((concept) =>
    concept.forms
      .filter((form) => !everyday.has(fold(form)) && !FALSE_FRIENDS.has(form.toLowerCase()))
      .map((form) => ({ form, value: { concept, form }, exact: /^\p{L}+$/u.test(form) })),
  );
  return [...own, ...english];
}

// English terms that are everyday words of another language.
const FALSE_FRIENDS = new Set(
  'pain chat four main son plus pan red once sage host pals labour train rust less deli square access express word tally node toast salt elm pig'.split(
    ' ',
  ),
);

/** The terms of a list as in `LanguageData.terms`. Throws where an English name is more than one known term or word. */
export function readForeignTerms(list: string): ForeignTerm[] {
  return list
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line): ForeignTerm[] => {
      const [names = '', forms = ''] = line.split(' = ');
      const [said = '', asked = ''] = forms.split(' < ');
      const concept = toConcept(names.split(',').map((name) => name.trim()));
      return [
        ...split(said).flatMap((form) =>
          spellings(form).map((one) => ({ form: one, value: { concept, form: one } })),
        ),
        ...split(asked).flatMap((form) =>
          spellings(form).map((one) => ({ form: one, value: { concept, form: one, askedOnly: true } })),
        ),
      ];
    });
}

const split = (forms: string) =>
  forms
    .split('|')
    .map((form) => form.trim())
    .filter((form) => form !== '');

/** A form as it is written, and as it is written without accents. */
function spellings(form: string): string[] {
  const bare = form.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
  return bare === form ? [form] : [form, bare];
}

function toConcept(names: readonly string[]): Concept {
  const keys = names.map((name) => {
    const known = BY_FORM.get(name.toLowerCase());
    if (known) return [known.key, ...known.implies];
    if (/\s/.test(name)) throw new Error(`"${name}" is no known term`);
    return [stem(name.toLowerCase())];
  });
  const [name = ''] = names;
  const [[key = ''] = []] = keys;
  return { name, key, forms: [], implies: [...new Set(keys.flat())].filter((one) => one !== key) };
}
