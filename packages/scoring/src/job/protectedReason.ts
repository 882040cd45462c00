import protectedWords from '../lexicon/languages/en/protectedWords.json' with { type: 'json' };
import { lazyPattern } from '../lexicon/lazyPattern.ts';
import { isFunctionWord } from '../lexicon/wordRarity.ts';
import { lazy } from '../text/lazy.ts';
import { tokenize } from '../text/tokens.ts';

/** In whatever language: a word may begin or end with an accent. */
function around(words: string): string {
  return String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`;
}

/** Traits that no score may rest on, each with what to tell the recruiter. */
const PROTECTED: readonly (readonly [string, () => RegExp])[] = [
  ['age', lazyPattern(around('{protectedAge}'), 'iu')],
  ['sex', lazyPattern(`${around('{protectedSex}')}|\\((?:fe)?males?(?: only)?\\)`, 'iu')],
  ['origin', lazyPattern(around('{protectedOrigin}'), 'iu')],
  ['family', lazyPattern(around('{protectedFamily}'), 'iu')],
  ['religion', lazyPattern(around('{protectedReligion}'), 'iu')],
  ['health', lazyPattern(around('{protectedHealth}'), 'iu')],
];

/** Which protected trait a piece of a job text asks for: age, sex, origin, family, religion or health. */
export function protectedTrait(text: string): string | undefined {
  return PROTECTED.find(([, pattern]) => pattern().test(text))?.[0] ?? traitOfWords(text, namedTraits());
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
  return reasonOf(protectedTrait(text));
}

/**
 * Why words of a resume cannot count as a criterion: they tell of a protected trait and of nothing else. "Pregnant
 * patients" tell of work; "Polish" counts where Polish is what is asked for.
 */
export function protectedWordsReason(words: string, criterion: string): string | undefined {
  const asked = new Set(lowersOf(criterion));
  const own = lowersOf(words).every((word) => asked.has(word));
  const told = own ? undefined : BORN.test(words) ? 'origin' : traitOfWords(words, toldTraits());
  return reasonOf(protectedTrait(words) ?? told);
}

const BORN = /^\W*(?:was |i am |am )?(?:born|raised|native|citizen|national) (?:in|of|from)\b/i;

function reasonOf(trait: string | undefined): string | undefined {
  return trait === undefined
    ? undefined
    : `A score cannot rest on ${TRAIT_NAMES[trait] ?? trait}: the law protects people from being chosen by it.`;
}

type Traits = ReadonlyMap<string, string>;

const namedTraits = lazy(() => collect(({ names }) => names));
const toldTraits = lazy(() => collect(({ names, signs }) => [...names, ...signs]));

function collect(pick: (one: (typeof protectedWords.traits)[number]) => readonly string[]): Traits {
  return new Map(protectedWords.traits.flatMap((one) => pick(one).map((word) => [word, one.trait] as const)));
}

const lowersOf = (text: string) => tokenize(text, 'en').map(({ lower }) => lower);

/** The trait that all words of a text tell of, small words and numbers aside; undefined where one tells of something else. */
function traitOfWords(text: string, traits: Traits): string | undefined {
  const words = lowersOf(text);
  const all = words.join(' ');
  if (traits.has(all)) return traits.get(all);
  const told = words.filter(
    (word) => traits.has(word) || !(isFunctionWord(word, 'en') || /^\d+$/.test(word) || OF_TIME.test(word)),
  );
  const [first] = told;
  return first !== undefined && told.every((word) => traits.has(word)) ? traits.get(first) : undefined;
}

const OF_TIME = /^(?:years?|only|preferred)$/;
