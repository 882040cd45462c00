/**
 * What the reading of one language needs. Patterns are tried on folded text: small letters without accents, umlauts and hamzas, "ss" for
 * the sharp s. They must be linear, and each list is words or phrases parted by spaces or `|`.
 */
export type LanguageData = {
  /** Articles, pronouns and the like: they tell which language a text is in, and nothing else. */
  small: string;
  /** Words that any ad or resume uses. They tell nothing about an occupation. */
  common: string;
  /**
   * Terms, one a line: English names parted by commas, then ` = ` and the ways to say it here, parted by `|`. What stands behind ` < ` is
   * read so in a job alone ("cuisine" asks for a cook; who cleaned one has not cooked). No way may be an everyday word.
   */
  terms: string;
  /** What parts a list, and what parts two ways. Empty where signs alone do. */
  and: string;
  or: string;
  /** What stands around the thing asked for, at its beginning and at its end. */
  frame: RegExp;
  tail: RegExp;
  asks: RegExp;
  must: RegExp;
  nice: RegExp;
  /** "Not needed". */
  notAsked: RegExp;
  /** How to apply and what the law says; pay, place, time, benefits and the employer. */
  applying: RegExp;
  none: RegExp;
  /** Whole headings of a job. */
  headings: { must: string; nice: string; asked: string; duties: string; none: string };
  /** Whole headings of a resume. */
  sections: Partial<
    Record<
      'experience' | 'education' | 'licences' | 'languages' | 'skills' | 'summary' | 'interests' | 'other',
      string
    >
  >;
  /** What is said before or behind a thing that is not there, not yet, no longer, or only begun. */
  deniedBefore: RegExp;
  deniedAfter: RegExp;
  wishedBefore: RegExp;
  progress: RegExp;
  expired: RegExp;
  basicBefore: RegExp;
  /** Degrees from the highest to the lowest: doctorate, master, bachelor, school or trade. */
  degrees: readonly [RegExp, RegExp, RegExp, RegExp];
  /** What stands between a degree and its field. */
  field: RegExp;
  /** That a language is named as one that is spoken. */
  speaks: RegExp;
  licence: RegExp;
  /** A school or a course of study in the line of a resume. */
  study: RegExp;
  /** A demand for time where the common one does not fit: groups `count`, `two`, `month` and `of`; `worked` says that it is of work. */
  years?: RegExp;
  worked?: RegExp;
  numbers?: Readonly<Record<string, number>>;
};
