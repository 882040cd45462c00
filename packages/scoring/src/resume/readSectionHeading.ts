import { readForeignSection } from '../lexicon/languagePatterns.ts';
import { lazyPattern } from '../lexicon/lazyPattern.ts';
import type { Section } from '../lexicon/section.ts';
import type { Language } from '../text/language.ts';

const HEADINGS = [
  toHeading('experience', '{sectionExperience:all}'),
  toHeading('education', '{sectionEducation:all}'),
  toHeading('licences', '{sectionLicences:all}'),
  toHeading('languages', '{sectionLanguages:all}'),
  toHeading('skills', '{sectionSkills:all}'),
  toHeading('summary', '{sectionSummary:all}'),
  toHeading('interests', '{sectionInterests:all}'),
  toHeading('other', '{sectionOther:all}'),
];

function toHeading(section: Section, words: string) {
  return {
    section,
    alone: lazyPattern(`^[^\\p{L}\\p{N}]{0,4}(?:${words})[\\s:.\\u2014\\u2013\\-_=*]{0,80}$`, 'iu'),
    inline: lazyPattern(`^[^\\p{L}\\p{N}]{0,4}(?:${words})\\s{0,2}:\\s{0,3}(?=\\S)`, 'iu'),
  };
}

/**
 * What a line opens: the section, and where in the line its text begins (the line's length where the heading
 * is alone). Undefined for any other line.
 */
export function readSectionHeading(
  line: string,
  language: Language,
): { section: Section; textFrom: number } | undefined {
  if (line.length > 400) return undefined;
  const text = line.trim();
  if (text === '' || (text.length > 60 && !text.slice(0, 60).includes(':'))) return undefined;
  const own = readForeignSection(line, language);
  if (own) return own;
  const spaced = /^(?:\p{Lu} ){3,}\p{Lu}$/u.test(text) ? text.replace(/ /g, '') : text;
  for (const { section, alone, inline } of HEADINGS) {
    if (spaced.length <= 60 && alone().test(spaced)) return { section, textFrom: line.length };
    const match = inline().exec(line);
    if (match) return { section, textFrom: match[0].length };
  }
  return undefined;
}
