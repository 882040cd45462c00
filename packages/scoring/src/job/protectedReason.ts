import { lazyPattern } from '../lexicon/lazyPattern.ts';

/** Traits that no score may rest on, each with what to tell the recruiter. */
const PROTECTED: readonly (readonly [string, () => RegExp])[] = [
  ['age', lazyPattern(String.raw`\b(?:{protectedAge})\b`, 'i')],
  ['sex', lazyPattern(String.raw`\b(?:{protectedSex})\b|\((?:fe)?males?(?: only)?\)`, 'i')],
  ['origin', lazyPattern(String.raw`\b(?:{protectedOrigin})\b`, 'i')],
  ['family', lazyPattern(String.raw`\b(?:{protectedFamily})\b`, 'i')],
  ['religion', lazyPattern(String.raw`\b(?:{protectedReligion})\b`, 'i')],
  ['health', lazyPattern(String.raw`\b(?:{protectedHealth})\b`, 'i')],
];

/** Which protected trait a piece of a job text asks for: age, sex, origin, family, religion or health. */
export function protectedTrait(text: string): string | undefined {
  return PROTECTED.find(([, pattern]) => pattern().test(text))?.[0];
}

const TRAIT_NAMES: Readonly<Record<string, string>> = {
  sex: 'sex or gender',
  origin: 'origin',
  family: 'family status',
  religion: 'religion',
  health: 'health or looks',
  age: 'age',
};

/** Why a text cannot be a criterion: it asks for a protected trait. Undefined where it asks for none. */
export function protectedReason(text: string): string | undefined {
  const trait = protectedTrait(text);
  return trait
    ? `A score cannot rest on ${TRAIT_NAMES[trait] ?? trait}: the law protects people from being chosen by it.`
    : undefined;
}
