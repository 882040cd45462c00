import type { Foreign } from '../text/language.ts';
import type de from './languages/de.json';
import type en from './languages/en.json';

/** The names under which languages bring alternatives to the patterns that are tried on every text. */
export type EnglishKey = keyof (typeof en)['everywhere'] | 'fieldBeforeYears';

/** Alternatives of patterns by name, each a piece of a regular expression. */
export type Everywhere = Readonly<Partial<Record<EnglishKey, readonly string[]>>>;

/** The names of the patterns that each language has of its own. */
export type PatternName = Exclude<keyof (typeof de)['patterns'], 'years' | 'worked'>;

type Words = readonly string[];

/**
 * The file of a language other than English; `language.schema.json` tells what each part is. Its patterns are
 * tried on normalized text, those of `everywhere` on the text as it is.
 */
export type LanguageData = {
  language: string;
  name: string;
  functionWords: Words;
  commonWords: Words;
  terms: readonly TermData[];
  and: Words;
  or: Words;
  patterns: Readonly<Record<PatternName, string> & { years?: string; worked?: string }>;
  degrees: Readonly<Record<'doctorate' | 'master' | 'bachelor' | 'school', string>>;
  headings: Readonly<Record<'must' | 'nice' | 'asked' | 'duties' | 'none', Words>>;
  sections: Readonly<
    Record<'experience' | 'education' | 'skills', Words> &
      Partial<Record<'licences' | 'languages' | 'summary' | 'interests' | 'other', Words>>
  >;
  numbers?: Readonly<Record<string, number>>;
  numberWords?: Readonly<Record<string, number>>;
  months?: Words;
  everywhere: Everywhere;
};

/** The ways to name what English terms mean; `askedForms` name it in a job alone. */
export type TermData = { means: Words; forms: Words; askedForms?: Words | undefined };

/** The data of each language that is read beside English. */
export type ForeignData = Readonly<Record<Foreign, LanguageData>>;
