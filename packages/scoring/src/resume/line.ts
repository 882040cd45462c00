import { lazyPattern } from '../lexicon/lazyPattern.ts';
import type { Section } from '../lexicon/section.ts';
import type { Span } from './months.ts';
import type { Post } from './profile.ts';

/** What a line of education says, in its language or in English. */
export const STUDY = lazyPattern(String.raw`\b(?:{study})\b|{study:unspaced}`, 'i');

/** How many words the header of a post has at most. */
export const HEADER_WORDS = 14;
const TITLE_WORDS = 9;

/** A line of a resume with the section that it stands in. */
export type Line = {
  text: string;
  bullet: boolean;
  section: Section;
  heading: boolean;
  spans: readonly Span[];
  words: number;
  /** It stands below a heading of what the person looks for. */
  isWish: boolean;
  /** It stands below a heading of goals. */
  isGoal: boolean;
};

/** The post that a line belongs to. */
export type Owner = { post?: Post; isHeader: boolean; isTitle?: boolean };

/** Whether a line is short, no sentence and no bullet, as titles and employers are. */
export function isTitleLine(line: Line | undefined): boolean {
  return (
    line !== undefined &&
    !line.heading &&
    !line.bullet &&
    line.words > 0 &&
    line.words <= TITLE_WORDS &&
    !/[.!?;:]$/.test(line.text.trim()) &&
    line.spans.length === 0
  );
}
