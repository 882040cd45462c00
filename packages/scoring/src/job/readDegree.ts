import { readForeignDegree } from '../lexicon/languagePatterns.ts';
import { lazyPattern } from '../lexicon/lazyPattern.ts';
import type { Language } from '../text/language.ts';

const FIELD = lazyPattern(
  String.raw`\b(?:{degreeName})\b[^,;.]{0,24}?\b(?:{fieldOpens})\s+([^.;()]{2,80})`,
  'i',
);
const OR_EXPERIENCE = lazyPattern(
  String.raw`\b(?:{orWord}) (?:[\p{L}-]+ ){0,3}(?:{equivalentExperience})`,
  'iu',
);
/** A degree: 4 doctorate, 3 master, 2 bachelor, 1 diploma or school leaving certificate. */
export type DegreeLevel = 1 | 2 | 3 | 4;

const DEGREES: readonly (readonly [DegreeLevel, () => RegExp])[] = [
  [4, lazyPattern(String.raw`\b(?:{degreeDoctorate})\b|{degreeDoctorate:unspaced}`, 'i')],
  [3, lazyPattern(String.raw`\b(?:{degreeMaster})\b|{degreeMasterPhrases}|{degreeMaster:unspaced}`, 'iu')],
  [
    2,
    lazyPattern(String.raw`\b(?:{degreeBachelor})\b|{degreeBachelorPhrases}|{degreeBachelor:unspaced}`, 'iu'),
  ],
  [1, lazyPattern(String.raw`\b(?:{degreeSchool})\b|{degreeSchoolPhrases}|{degreeSchool:unspaced}`, 'i')],
];

/** What somebody teaches, and has not. */
const TAUGHT = lazyPattern('{teachesDegree}', 'i');

/** The degree that a text asks for or names: of "Bachelor's or Master's" the lower one. "180 degrees" is none. */
export function readDegree(
  text: string,
  language: Language,
): { level: DegreeLevel; field: string; orExperience: boolean } | undefined {
  if (/\d\s?(?:\u00b0|degrees?)|\bdegrees? (?:of|celsius|fahrenheit)\b/i.test(text)) return undefined;
  if (TAUGHT().test(text)) return undefined;
  const own = readForeignDegree(text, language);
  if (own) return { ...own, orExperience: false };
  const found = DEGREES.toReversed().find(([, pattern]) => pattern().test(text));
  if (!found) return undefined;
  const field = FIELD().exec(text)?.[1] ?? '';
  return {
    level:
      /\b(?:certificates?|diploma) or (?:an? )?(?:bachelor.s )?degree\b|\bdegree or (?:an? )?(?:certificate|diploma)\b/i.test(
        text,
      )
        ? 1
        : found[0],
    field: /\b(?:high[- ]school|ged|secondary school|school leaving)\b/i.test(text)
      ? ''
      : field
          .replace(
            /\b(?:or|and) (?:a |an |any |in )?(?:related|similar|equivalent|relevant|comparable|other|closely|allied)[\s\S]*$/i,
            '',
          )
          .replace(
            /,? (?:is |are )?(?:required|preferred|essential|desirable|a plus|an advantage|or equivalent)[\s\S]*$/i,
            '',
          )
          .replace(/\b(?:a )?(?:related|relevant|similar) (?:field|discipline|subject)[\s\S]*$/i, '')
          .trim(),
    orExperience: OR_EXPERIENCE().test(text),
  };
}
