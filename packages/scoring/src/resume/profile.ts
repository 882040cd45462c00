import type { Key } from '../lexicon/concepts.ts';
import { lazyPattern } from '../lexicon/lazyPattern.ts';
import type { Section } from '../lexicon/section.ts';
import type { Language } from '../text/language.ts';
import type { Token } from '../text/tokens.ts';
import type { Month, Span } from './months.ts';

export type EvidenceSource = 'resume' | 'notes';

/**
 * The level of a post: 0 intern or trainee, 1 junior or assistant, 2 neither, 3 senior, 4 lead or manager.
 */
export type Level = 0 | 1 | 2 | 3 | 4;

/**
 * A post that a person held, as a resume lists it. Months as in `months.ts`; `to` is the first month after it. An
 * `undated` post has no length: both months are the one by which it counts as more or less recent.
 */
export type Post = {
  from: Month;
  to: Month;
  current: boolean;
  undated?: boolean;
  header: string;
  level: Level;
};

/** A sentence or line that can be quoted: a verbatim piece of at most 200 characters, with its place. */
export type Statement = {
  quote: string;
  source: EvidenceSource;
  section: Section;
  /** The post that it belongs to, or whose header it is. */
  post?: Post;
  isHeader: boolean;
  /** It stands at the top and names what the person is. */
  isTitle?: boolean;
  /** A bare enumeration: it names things and does not tell what was done with them. */
  listed: boolean;
  /** It tells of the job's work as who sells it, recruits for it or writes about it knows it, or who wishes for it. */
  distant?: boolean;
  /** It stands below a heading of goals. */
  isGoal?: boolean;
  /** It occurs more than once, or has the same form as others. */
  repeated?: boolean;
  tokens: readonly Token[];
  keys: readonly Key[];
  /** The same keys as a set, for a fast lookup. */
  named: ReadonlySet<string>;
  /** Spans of time that it names. */
  spans: readonly Span[];
};

/**
 * What the texts of one candidate tell, in their order. `language` is the one that they are read in; `asOf`
 * is the month that "present" means.
 */
export type Profile = {
  statements: readonly Statement[];
  posts: readonly Post[];
  language: Language;
  asOf: Month;
};

const LEVELS: readonly (readonly [Level, () => RegExp])[] = [
  [0, lazyPattern(String.raw`\b(?:{levelTrainee})\b|{levelTrainee:unspaced}`, 'i')],
  [1, lazyPattern(String.raw`\b(?:{levelJunior})\b`, 'i')],
  [4, lazyPattern(String.raw`\b(?:{levelLead})\b|{levelLead:unspaced}`, 'i')],
  [3, lazyPattern(String.raw`\b(?:{levelSenior})\b|{levelSenior:unspaced}`, 'i')],
];

/** The level of a title. */
export function levelOf(title: string): Level {
  return LEVELS.find(([, pattern]) => pattern().test(title))?.[0] ?? 2;
}
