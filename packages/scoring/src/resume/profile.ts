import type { Key } from '../lexicon/concepts.ts';
import type { Section } from '../lexicon/section.ts';
import type { Language } from '../text/language.ts';
import type { Token } from '../text/tokens.ts';
import type { Month, Span } from './months.ts';

export type EvidenceSource = 'resume' | 'notes';

/** How far up a post stands: 0 intern or trainee, 1 junior or assistant, 2 neither, 3 senior, 4 lead or manager. */
export type Level = 0 | 1 | 2 | 3 | 4;

/** A post that a person held, as a resume lists it. Months as in `months.ts`; `to` is the first month after it. */
export type Post = { from: Month; to: Month; current: boolean; header: string; level: Level };

/** A sentence or line that can be quoted: a verbatim piece of at most 200 characters, with where it stands. */
export type Statement = {
  quote: string;
  source: EvidenceSource;
  section: Section;
  /** The post under which it stands or whose header it is. */
  post?: Post;
  isHeader: boolean;
  /** A bare enumeration: it names things and does not tell what was done with them. */
  listed: boolean;
  /** It stands there more than once, or in the same form as others. */
  repeated?: boolean;
  tokens: readonly Token[];
  keys: readonly Key[];
  /** The keys, to see at once which are not there. */
  named: ReadonlySet<string>;
  /** Spans of time that it names. */
  spans: readonly Span[];
};

/**
 * What the texts of one candidate tell, in their order. `language` is the one that they are read in; `asOf` is the month that "present" means.
 */
export type Profile = {
  statements: readonly Statement[];
  posts: readonly Post[];
  language: Language;
  asOf: Month;
};

const LEVELS: readonly (readonly [Level, RegExp])[] = [
  [
    0,
    /\b(?:intern(?:ship)?|trainee|apprentice(?:ship)?|student|work experience|placement|praktikant(?:in)?|praktikum|auszubildende[r]?|stagiaire|stage|becari[oa]|pasante|estagi[a\u00e1]ri[oa]|tirocinante|stagiair[e]?)\b|\u5b9e\u4e60/i,
  ],
  [1, /\b(?:junior|jr|entry.level|graduate|helper|aide|newly qualified|j\u00fanior)\b/i],
  [
    4,
    /\b(?:lead(?:er)?|head|principal|director|manager|chief|supervisor|foreman|forewoman|superintendent|vp|vice president|team lead|managing|in charge|captain|executive chef|leiter(?:in)?|leitung|chef d.\u00e9quipe|jefe|jefa|responsable|respons\u00e1vel|capo|directeur|director[a]?)\b|\u7ecf\u7406|\u4e3b\u7ba1/i,
  ],
  [
    3,
    /\b(?:senior|sr|experienced|staff engineer|specialist ii|iii|master technician|sous chef|charge|erfahrene[r]?|s\u00e9nior)\b|\u9ad8\u7ea7|\u8d44\u6df1/i,
  ],
];

/** How far up a title stands. */
export function levelOf(title: string): Level {
  return LEVELS.find(([, pattern]) => pattern.test(title))?.[0] ?? 2;
}
