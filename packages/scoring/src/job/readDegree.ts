import { readForeignDegree } from '../lexicon/languagePatterns.ts';
import { lazyPattern } from '../lexicon/lazyPattern.ts';
import type { Language } from '../text/language.ts';

const FIELD = lazyPattern(
  String.raw`\b(?:{degreeName})\b\.?[^,;.]{0,24}?\b(?:{fieldOpens})\s+([^.;()]{2,80})`,
  'i',
);
/** "Mortuary science degree": the field in front of a degree without a level. */
const FIELD_BEFORE =
  /^\W*(?:an?\s)?(?!.{0,40}\b(?:college|university|bachelor\p{L}*|master\p{L}*|associate\p{L}*|doctora\p{L}*|graduate|undergraduate|advanced|school|year|level|relevant|related|similar|technical|professional|higher|any|no|first|second|good|recognised|recognized|accredited|formal|equivalent|bs|ba|ms|ma|aa|as|required|preferred|minimum|or|and|with|of|in)\b.{0,40}\bdegree)((?:[\p{L}-]{3,20}\s){1,3})degree\b(?!\s(?:in|of)\b)/iu;
const OR_EXPERIENCE = lazyPattern(
  String.raw`\b(?:{orWord}) (?:[\p{L}-]+ ){0,3}(?:{equivalentExperience})`,
  'iu',
);
/** A degree: 4 doctorate, 3 master, 2 bachelor, 1.5 associate degree, 1 diploma or school leaving certificate. */
export type DegreeLevel = 1 | 1.5 | 2 | 3 | 4;

const DEGREES: readonly (readonly [DegreeLevel, () => RegExp])[] = [
  [4, lazyPattern(String.raw`\b(?:{degreeDoctorate})(?![\p{L}\p{N}])|{degreeDoctorate:unspaced}`, 'iu')],
  [3, lazyPattern(String.raw`\b(?:{degreeMaster})\b|{degreeMasterPhrases}|{degreeMaster:unspaced}`, 'iu')],
  [
    2,
    lazyPattern(String.raw`\b(?:{degreeBachelor})\b|{degreeBachelorPhrases}|{degreeBachelor:unspaced}`, 'iu'),
  ],
  [1.5, lazyPattern(String.raw`(?<![\p{L}.])(?:{degreeAssociate})(?![\p{L}\p{N}])`, 'iu')],
  [1, lazyPattern(String.raw`\b(?:{degreeSchool})\b|{degreeSchoolPhrases}|{degreeSchool:unspaced}`, 'i')],
];

/** "A degree in law": no level is named, which is a bachelor's. */
const UNNAMED = lazyPattern('{degreeUnnamed}', 'i');
/** What is named by its level: in "master's degree required" the degree is no other one. */
const NAMED_DEGREE = lazyPattern(
  String.raw`\b(?:{degreeDoctorate}|{degreeMaster}|{degreeBachelor}|{degreeAssociate}|(?:master|bachelor|doctor(?:al)?|associate|graduate|high[- ]school)(?:['\u2019]?s)?)['\u2019]?s?[\s)]{1,2}(?:level )?degrees?`,
  'giu',
);

const UNNAMED_LEVEL = 2;
const RISING = DEGREES.toReversed();

/** Whether a degree without a level would be lower, or for what somebody `holds` higher, than the one that is named. */
function isOfUnnamed(named: DegreeLevel | undefined, holds: boolean): boolean {
  return named === undefined || (holds ? named < UNNAMED_LEVEL : named > UNNAMED_LEVEL);
}

function namesNoLevel(text: string): boolean {
  return UNNAMED().test(text) && UNNAMED().test(text.replace(NAMED_DEGREE(), ' '));
}

/** What somebody teaches, and has not. */
const TAUGHT = lazyPattern('{teachesDegree}', 'i');

/**
 * The degree that a text asks for or names. Of "Bachelor's or Master's" the lower one is asked for; what somebody `holds`
 * is the higher one. "180 degrees" is none.
 */
export function readDegree(
  text: string,
  language: Language,
  holds = false,
): { level: DegreeLevel; field: string; orExperience: boolean } | undefined {
  if (/\d\s?(?:\u00b0|degrees?)|\bdegrees? (?:of|celsius|fahrenheit)\b/i.test(text)) return undefined;
  if (TAUGHT().test(text)) return undefined;
  const own = readForeignDegree(text, language);
  if (own) return { ...own, orExperience: false };
  const named = (holds ? DEGREES : RISING).find(([, pattern]) => pattern().test(text))?.[0];
  const found = isOfUnnamed(named, holds) && namesNoLevel(text) ? UNNAMED_LEVEL : named;
  if (found === undefined) return undefined;
  const field = FIELD().exec(text)?.[1] ?? FIELD_BEFORE.exec(text)?.[1] ?? '';
  return {
    level:
      /\b(?:certificates?|diploma) or (?:an? )?(?:bachelor.s )?degree\b|\bdegree or (?:an? )?(?:certificate|diploma)\b/i.test(
        text,
      )
        ? 1
        : found,
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
          .replace(/\sfrom (?:an?|any|the)\s[\s\S]*$/i, '')
          .replace(/\b(?:a )?(?:related|relevant|similar) (?:field|discipline|subject)[\s\S]*$/i, '')
          .replace(/(?<![\s,;])[\s,;]+$/, ''),
    orExperience: OR_EXPERIENCE().test(text),
  };
}
