import type { Assertion } from '../lexicon/assertion.ts';
import { readForeignAssertion } from '../lexicon/languagePatterns.ts';
import { lazyPattern } from '../lexicon/lazyPattern.ts';
import { findSpans, type Month } from './months.ts';
import type { Profile, Statement } from './profile.ts';

const DENIED_BEFORE: readonly (() => RegExp)[] = [
  lazyPattern(
    String.raw`\b(?:{denialWord})\s?(?:(?:{beforeExperience})\s){0,3}(?:{experienceNoun})\b[^.;:!?]{0,90}$`,
    'iu',
  ),
  lazyPattern(
    String.raw`\b(?:{never})\s(?:(?:yet|actually|really|personally|so far|been|have|had|ever|myself)\s){0,3}(?:{didVerb})\b[^.;:!?]{0,70}$`,
    'iu',
  ),
  lazyPattern(String.raw`\bno (?:(?:formal|prior|real|commercial|valid|current|such|own) ){0,2}$`, 'iu'),
  lazyPattern('{cannot}', 'iu'),
  lazyPattern(String.raw`\bnot (?:yet |currently |a |an )?$`, 'i'),
  lazyPattern(String.raw`\bno (?:[\p{L}/&+#.-]{1,20}(?:,|,? or|,? nor|\/)\s?){1,4}$`, 'iu'),
  lazyPattern(String.raw`\bunfamiliar with\b[^.;:!?]{0,60}$`, 'i'),
  lazyPattern('{notBefore:unspaced}', 'u'),
];
const WISHED_BEFORE = lazyPattern(String.raw`\b(?:{wishedBefore})\b[^.;!?]{0,70}$`, 'iu');
const PROGRESS_BEFORE = lazyPattern(
  String.raw`\b(?:{inProgressBefore})(?![\p{L}\p{N}])[^.;!?]{0,60}$|{inProgressBefore:unspaced}`,
  'iu',
);
const BASIC_BEFORE = lazyPattern(String.raw`\b(?:{basicBefore})\s(?:[\p{L}-]+\s){0,4}$`, 'iu');
const FAMILIAR_BEFORE = lazyPattern('{familiarBefore}', 'iu');
const DENIED_AFTER = lazyPattern(
  String.raw`^[^\p{L}\p{N}.;!?]{0,4}(?:{deniedAfter})\b|^[^.;!?]{0,40}\b(?:{deniedInClause})\b`,
  'iu',
);
const PROGRESS_AFTER = lazyPattern(
  String.raw`^(?:[^\p{L}\p{N}.;!?]{1,4}(?:{studyNoun})(?![\p{L}\p{N}])){0,4}[^\p{L}\p{N}.;!?]{0,4}(?:{inProgressAfter})(?![\p{L}\p{N}])|` +
    String.raw`^[^.,;:!?(\u2013\u2014]{0,50}(?:\(|:|\s[\u2013\u2014-])\s?(?:{inProgressAfter})(?![\p{L}\p{N}])|^[^.;!?]{0,60}\b(?:{inProgressInClause})|{inProgressAfter:unspaced}`,
  'iu',
);
const DENIED_LATER = lazyPattern(String.raw`\b(?:{deniedLater})\b`, 'i');
const EXPIRED_AFTER = lazyPattern(
  String.raw`^[^.;!?]{0,50}\b(?:{expiredAfter})\b|{expiredAfter:unspaced}`,
  'iu',
);
const RENEWED = lazyPattern(String.raw`\b(?:{renewed})\b`, 'i');
const EXPIRED_BEFORE = lazyPattern(String.raw`\b(?:{expiredBefore})\s(?:[\p{L}-]+\s){0,4}$`, 'iu');
const BASIC_AFTER = lazyPattern(
  String.raw`^[^\p{L}\p{N}]{0,4}(?:skills? )?(?:at )?(?:\(?(?:{basicAfter})\b)`,
  'iu',
);
const STRONG = lazyPattern(String.raw`\b(?:{strongKnowledge})\b`, 'i');
const FAMILIAR_AFTER = lazyPattern('{familiarAfter}', 'iu');
const UNTIL = lazyPattern('{validUntil}', 'gi');

const OF_ANOTHER = lazyPattern(String.raw`\b(?:{relativeBefore})\b[^.;!?,]{0,60}$`, 'iu');

const SEPARATOR = /[,;|\u2022\u00b7\u3001\uff0c]/;
const LIST_OF_DENIED = /^(?:no|not|never|without|learning|studying|want)\b/i;
// "No contract was too complex", "no longer a beginner in": the words around take the denial back.
const TAKEN_BACK = lazyPattern('{takenBack}', 'iu');
const NO_BEGINNER = lazyPattern('{noBeginner}', 'i');
const NOT_A_DENIAL = lazyPattern(String.raw`\b(?:{notADenial})\b`, 'i');

/**
 * What a statement says of the words between two of its tokens. `asOf` decides whether "valid until 2027" has
 * passed.
 */
export function assertionOf(
  statement: Statement,
  from: number,
  to: number,
  { asOf, language }: Pick<Profile, 'asOf' | 'language'>,
): Assertion {
  const { quote, tokens } = statement;
  const start = tokens[from]?.start ?? 0;
  const end = tokens[to]?.end ?? quote.length;
  const isItem = statement.listed && !LIST_OF_DENIED.test(quote);
  const whole = clauseBefore(quote.slice(0, start));
  const before = isItem ? (whole.split(SEPARATOR).at(-1) ?? '') : whole;
  const rest = isItem ? (quote.slice(end).split(SEPARATOR)[0] ?? '') : quote.slice(end);
  const after = rest.slice(0, 120);
  const near = after.split(/[,;]|\s(?:but|and)\s/)[0] ?? '';
  const own = readForeignAssertion(before, after, isItem ? `${before} ${after}` : quote, language);
  if (own) return own;
  if (OF_ANOTHER().test(before)) return 'of another';
  const excused = NOT_A_DENIAL().test(before) || TAKEN_BACK().test(rest);
  if (!excused && DENIED_BEFORE.some((pattern) => pattern().test(before))) return 'denied';
  if (
    DENIED_AFTER().test(near) ||
    (DENIED_LATER().test(after) && !/\breinstated|restored since\b/i.test(after))
  )
    return 'denied';
  if (
    EXPIRED_BEFORE().test(before) ||
    (EXPIRED_AFTER().test(after) && !RENEWED().test(after)) ||
    hasPassed(after, asOf)
  )
    return 'expired';
  if (PROGRESS_BEFORE().test(before) || PROGRESS_AFTER().test(after.split(/;/)[0] ?? ''))
    return 'in progress';
  if (WISHED_BEFORE().test(before)) return 'wished';
  if ((BASIC_BEFORE().test(before) && !NO_BEGINNER().test(before)) || BASIC_AFTER().test(after))
    return 'basic';
  if ((FAMILIAR_BEFORE().test(before) && !STRONG().test(before)) || FAMILIAR_AFTER().test(after))
    return 'familiar';
  return 'plain';
}

/** The text before, in the same clause; a denial does not reach beyond a "but". */
function clauseBefore(text: string): string {
  const cut = Math.max(
    text.lastIndexOf('. '),
    text.lastIndexOf('; '),
    text.lastIndexOf(' but '),
    text.lastIndexOf(' except '),
    text.lastIndexOf(' besides '),
    text.lastIndexOf(' however '),
    text.lastIndexOf(' then '),
  );
  return text.slice(Math.max(cut < 0 ? 0 : cut + 1, text.length - 160));
}

function hasPassed(after: string, asOf: Month): boolean {
  for (const match of after.matchAll(UNTIL())) {
    const rest = after.slice(match.index + match[0].length);
    const [span] = findSpans(rest.slice(0, 24), asOf);
    if (span && span.at <= 3)
      return (span.to - span.from === 6 ? Math.floor(span.from / 12) * 12 + 12 : span.to) <= asOf;
  }
  return false;
}
