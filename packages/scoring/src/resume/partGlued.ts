import { lazyPattern } from '../lexicon/lazyPattern.ts';
import type { Language } from '../text/language.ts';
import { readSectionHeading } from './readSectionHeading.ts';

const GLUED = /(?<=[\p{Ll}\d).;])(?=\p{Lu}\p{Ll}{2,14} \p{Lu}\p{Ll}{2,12}\b)/gu;
const LABEL = lazyPattern(
  String.raw`(?<=\S)(?<!\b(?:the|an?|our|each|this))\s{1,4}(?=(?:{postLabel}) - [\p{Lu}\d])`,
  'gu',
);
const LABELLED_TEXT = lazyPattern('^(?:{textLabel}) - ');
const LONGEST_HEADING = 40;

/**
 * The lines of a text whose parts were run together, as some collections of resumes have them: "Python - 24 monthsCompany
 * Details", "company - Vale Mill description - Kept the ledgers." English.
 */
export function partGlued(lines: readonly string[], language: Language): string[] {
  if (language !== 'en') return [...lines];
  return lines.flatMap((line) =>
    atHeadings(line)
      .flatMap((part) => part.split(LABEL()))
      .map((part) => part.replace(LABELLED_TEXT(), '')),
  );
}

function atHeadings(line: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { index } of line.matchAll(GLUED)) {
    const label = line.slice(index).search(LABEL());
    const end = label < 0 ? line.length : index + label;
    if (end - index > LONGEST_HEADING || !readSectionHeading(line.slice(index, end), 'en')) continue;
    parts.push(line.slice(from, index), line.slice(index, end));
    from = end;
  }
  return parts.length === 0 ? [line] : [...parts, line.slice(from).trimStart()];
}
