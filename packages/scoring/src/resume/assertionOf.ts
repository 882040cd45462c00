import type { Assertion } from '../lexicon/assertion.ts';
import { isDealtWith } from '../lexicon/goBetweens.ts';
import { readForeignAssertion } from '../lexicon/languagePatterns.ts';
import { lazyPattern } from '../lexicon/lazyPattern.ts';
import { ROLES } from '../lexicon/roles.ts';
import { isDoneByAnother } from './isDoneByAnother.ts';
import { isNamedInPassing } from './isNamedInPassing.ts';
import { isPerson } from './isPerson.ts';
import { findSpans, type Month } from './months.ts';
import { isOfOthersWho } from './othersWho.ts';
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
  lazyPattern(
    String.raw`\b(?:{never})\s(?:(?:yet|actually|really|so far|formally)\s)?(?:been|be|had|held)\s(?:an?|the|any|(?:any|some)(?:body|one)['\u2019]s)\s(?:[\p{L}-]{1,20}\s){0,2}$`,
    'iu',
  ),
  lazyPattern('{cannot}', 'iu'),
  lazyPattern(String.raw`\bnot (?:yet |currently |a |an )?$`, 'i'),
  // "Non-sterile compounding" is no sterile one.
  lazyPattern(String.raw`\bnon-$`, 'i'),
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
  String.raw`^(?:(?:[^\p{L}\p{N}.;!?]{1,4}(?:{studyNoun})(?![\p{L}\p{N}])){0,4}[^\p{L}\p{N}.;!?]{0,4}|` +
    String.raw`[^.,;:!?(\u2013\u2014]{0,50}(?:\(|:|\s[\u2013\u2014-])\s?)(?:{inProgressAfter})(?![\p{L}\p{N}])|` +
    String.raw`^[^.;!?]{0,100}\b(?:{inProgressInClause})|{inProgressAfter:unspaced}`,
  'iu',
);
const RESTORED = /(?<!\b(?:not|never|n.t) (?:been )?)(?:reinstated|restored since)\b/i;
const DENIED_LATER = lazyPattern(String.raw`\b(?:{deniedLater})\b`, 'i');
const EXPIRED_AFTER = lazyPattern(
  String.raw`^[^.;!?]{0,50}(?:;\s?(?:it|this|that|they|which)\s(?:[\p{L}\u2019']+\s)?)?\b(?:{expiredAfter})\b|{expiredAfter:unspaced}`,
  'iu',
);
/** What says that a paper is valid again, or still. */
export const RENEWED = lazyPattern(String.raw`\b(?:{renewed})\b`, 'i');
const EXPIRED_BEFORE = lazyPattern(String.raw`\b(?:{expiredBefore})\s(?:[\p{L}-]+\s){0,4}$`, 'iu');
const BASIC_AFTER = lazyPattern(
  String.raw`^[^\p{L}\p{N}]{0,4}(?:skills? )?(?:at )?(?:\(?(?:{basicAfter})\b)`,
  'iu',
);
const STRONG = lazyPattern(String.raw`\b(?:{strongKnowledge})\b`, 'i');
const FAMILIAR_AFTER = lazyPattern('{familiarAfter}', 'iu');
/** "Sat in on a Dayforce demo". */
const ATTENDED = lazyPattern(String.raw`\b(?:{attends})\s(?:[\p{L}\u2019'-]+\s){0,3}$`, 'iu');
const IS_SHOWN = lazyPattern(String.raw`^\s(?:[\p{L}-]+\s)?(?:{showing})\b`, 'iu');
/** "Crane operation: only when someone was ill", "CAD (view only)". */
const LITTLE_REMARK = lazyPattern(
  String.raw`^\s?(?:experience|knowledge|skills?)?(?:\s?[:(]\s?|\s[\u2013\u2014-]\s)[^.;:!?()]{0,60}?(?:{littleRemark})\b`,
  'iu',
);
const MUCH =
  /\bnot (?:only|a single|one|just)\b|\bonly (?:one|person|woman|man|holder|certified|licensed|qualified|the)\b|\b(?:once|twice) (?:a|an|per|every|each)\b|\bnever (?:late|missed|failed|lost|less)\b/i;
const UNTIL = lazyPattern('{validUntil}', 'gi');

const OF_ANOTHER = lazyPattern(String.raw`\b(?:{relativeBefore})\b[^.;!?,]{0,60}$`, 'iu');

const TOLD_OF_OTHERS = lazyPattern('{toldOfOthersAfter}', 'iu');
/** "Our engineers wrote it in Go", "PMP certified project managers": who has it is somebody else. */
const OTHER_SUBJECT = lazyPattern('{otherSubject}', 'iu');
const PERSON = lazyPattern('^(?:{personNoun})$', 'iu');
const SERVED = lazyPattern('^(?:{servedPerson})$', 'iu');
const PASSIVE = /^(?:is|are|was|were)$/i;
const IS_DONE = /^\s\p{L}+(?:ed|en)\b/iu;
/** A known name may end in it: "PMP certified". */
const QUALIFIED = /^(?:certified|qualified|licen[cs]ed|registered|chartered|trained)$/;
const QUALIFIED_OTHERS = lazyPattern('{qualifiedOthers}', 'iu');
/** "The bank runs on Oracle": what an employer has, its people know from a distance. */
const OTHER_ORGANIZATION = lazyPattern('{otherOrganization}', 'iu');
/** Examinations of several parts: "CFA Level I" is none of the whole. */
const IN_PARTS = /\b(?:CFA|CPA|ACCA|CIMA|FRM|CAIA|ICAEW|USMLE|bar exam|actuarial exams?)$/i;
const A_PART =
  /^\s?(?:charter |exam(?:ination)?s? |program(?:me)?:? )?\(?(?:level|part|paper|section|step|stage)s? (?:i{1,2}|[12]|one|two)\b(?!\s?(?:[-\u2013,&]|to|and) ?(?:iii|3|three))/i;
/** "NIC written exam passed": one examination of several, and not yet what they lead to. */
const ONE_EXAM =
  /^\s?(?:\(?(?:written|knowledge|theory|theoretical|practical|performance|oral)\)?[\s,]{1,2}){1,2}(?:\p{L}{1,15}\s)?(?:(?:exam(?:ination)?|test|part|paper|portion|section)s?\b|passed\b|done\b)/iu;
const HELD_SINCE = /\b(?:certified|licen[cs]ed|certificate|licen[cs]e|held|holder|since|all parts|both)\b/i;
/** "Placed 140 C++ developers": who finds people for a work knows it from a distance. */
const RECRUITS = lazyPattern(String.raw`\b(?:{recruitsBefore})\s(?:[\p{L}\p{N}+-]+,?\s){0,4}$`, 'iu');
const RECRUITED = lazyPattern(
  String.raw`^\s?(?:(?:and|or|\/|,)?\s?[\p{L}+#.-]+\s){0,2}(?:{peopleRecruited})\b`,
  'iu',
);

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
  const qualified = QUALIFIED.test(tokens[to]?.lower ?? '') ? ` ${tokens[to]?.lower}` : '';
  const near = after.split(/[,;]|\s(?:but|and)\s/)[0] ?? '';
  const own = readForeignAssertion(before, after, isItem ? `${before} ${after}` : quote, language);
  if (own) return own;
  if (OF_ANOTHER().test(before) || hasOtherSubject(before) || isOfNamed(before)) return 'of another';
  const excused = NOT_A_DENIAL().test(before) || TAKEN_BACK().test(rest);
  if (!excused && DENIED_BEFORE.some((pattern) => pattern().test(before))) return 'denied';
  if (DENIED_AFTER().test(near) || (DENIED_LATER().test(after) && !RESTORED.test(after))) return 'denied';
  if (TOLD_OF_OTHERS().test(after) || QUALIFIED_OTHERS().test(qualified + after)) return 'of another';
  if (language === 'en' && (isOfOthersWho(before) || isDoneByAnother(before, quote.slice(start, end), after)))
    return 'of another';
  if (
    EXPIRED_BEFORE().test(before) ||
    (EXPIRED_AFTER().test(after) && !RENEWED().test(after)) ||
    hasPassed(after, asOf)
  )
    return 'expired';
  if (IN_PARTS.test(quote.slice(0, end)) && A_PART.test(after)) return 'in progress';
  if (ONE_EXAM.test(after) && !HELD_SINCE.test(after)) return 'in progress';
  if (PROGRESS_BEFORE().test(before) || PROGRESS_AFTER().test(after.split(/;/)[0] ?? ''))
    return 'in progress';
  if (statement.isGoal || WISHED_BEFORE().test(before)) return 'wished';
  if ((BASIC_BEFORE().test(before) && !NO_BEGINNER().test(before)) || BASIC_AFTER().test(after))
    return 'basic';
  if (
    (statement.distant === true && isDealtWith(whole, after)) ||
    ((FAMILIAR_BEFORE().test(before) || OTHER_ORGANIZATION().test(before)) && !STRONG().test(before)) ||
    FAMILIAR_AFTER().test(after) ||
    (ATTENDED().test(before) && IS_SHOWN().test(after)) ||
    (LITTLE_REMARK().test(after) && !MUCH.test(after)) ||
    (RECRUITS().test(before) && (RECRUITED().test(after) || isPerson(tokens[to]?.lower ?? ''))) ||
    (SELLS.test(before) && TRADED().test(after)) ||
    (FOR_THE.test(before) && IS_A_TEAM.test(after)) ||
    (isPerson(tokens[to]?.lower ?? '') && isAnother(statement, before, tokens[to]?.text ?? '')) ||
    (language === 'en' && isOfSeveral(statement, from, to))
  )
    return 'familiar';
  if (language === 'en' && isNamedInPassing(statement, before, quote.slice(start, end), after))
    return 'in passing';
  return 'plain';
}

/** "Our dispatcher holds a CDL": the clause is about somebody else. Whom somebody serves is an object: "patients were trained". */
function hasOtherSubject(before: string): boolean {
  const { index = 0, 0: found = '', groups } = OTHER_SUBJECT().exec(before) ?? {};
  const { person = '', verb = '' } = groups ?? {};
  if (!(PERSON().test(person) || isPerson(person.toLowerCase()))) return false;
  const afterVerb = before
    .slice(index + found.indexOf(`${person} `) + person.length)
    .replace(/^\s\p{L}+/u, '');
  return !(SERVED().test(person) && PASSIVE.test(verb) && IS_DONE.test(afterVerb));
}

/** "Anders Berg, who has published": a person by name. A role with capitals is whoever tells. */
function isOfNamed(before: string): boolean {
  const [, first = '', last = ''] = NAMED_WHO.exec(before) ?? [];
  return first !== '' && ![first, last].some((word) => ROLES.has(word.toLowerCase()));
}

const NAMED_WHO =
  /(?<=[\p{L}\p{N},.(]\s|\()(\p{Lu}\p{Ll}+) (\p{Lu}[\p{L}-]+),? (?:who|whose) (?!i\b)[^.;!?]{0,60}$/u;

/** Whether a role that a line names is somebody else's: "assistant to the CFO", "at the paramedic's request", "for the plumber". */
function isAnother({ isHeader, isTitle }: Statement, before: string, role: string): boolean {
  return isHeader || isTitle ? AIDES.test(before) : isBeside(before) || POSSESSIVE.test(role);
}

/** "Supported three solicitors admitted in England": people who are named first, and what is said of them. */
function isOfSeveral({ quote, tokens, isHeader, isTitle }: Statement, from: number, to: number): boolean {
  const person = tokens.slice(from, to).find(({ lower }) => lower.endsWith('s') && isPerson(lower));
  return (
    !isHeader && !isTitle && person !== undefined && BESIDE.test(clauseBefore(quote.slice(0, person.start)))
  );
}

/** "For the plumber", "with two auditors": a person beside the one who tells, unless they say that they are one. */
function isBeside(before: string): boolean {
  return (BESIDE.test(before) && !IS_ONE.test(before)) || IN_A_ROW.test(before);
}

const BESIDE =
  /\b(?:the|an?|our|my|their|his|her|two|three|four|several|some|other|for|with|by|to|from|under|beside)\s(?:(?<=\b(?:for|by)\s)\d{1,3}\s)?(?:(?:licensed|registered|certified|qualified|chartered|senior|local|external|internal|retired|elderly|former|famous|young|freelance)\s)?$/i;
/** "Work with judge, bailiff, court reporter and interpreters". */
const IN_A_ROW =
  /\b(?:work(?:s|ed|ing)?|liais(?:e|es|ed|ing)|coordinat(?:e|es|ed|ing)|collaborat(?:e|es|ed|ing)|side by side|together) (?:closely )?with\s(?:(?:the|our|an?|licensed)\s)?(?:[\p{L}-]{1,20}(?:,\s(?:and\s)?|\sand\s)(?:the\s|an?\s)?){1,6}(?:[\p{L}-]{1,20}\s)?$/iu;
const IS_ONE =
  /^\W{0,6}(?:an?|the)?\s?(?:(?!(?:of|to|for|with|by|from|under|beside)\s)\p{L}[\p{L}-]{0,25}\s){0,2}$|\b(?:as|am|was|is|be|been|become|became|being)\s(?:\p{L}[\p{L}-]{0,25}\s){0,4}$/iu;
const AIDES =
  /\b(?:assistant|secretary|aide|deputy|advis[eo]r|clerk|pa|ea|report(?:s|ing|ed)?)\s(?:to|of|for)\s(?:(?:the|our|an?|two|three)\s)?(?:\p{L}[\p{L}-]{0,25}\s)?$/iu;
const POSSESSIVE = /['\u2019]s?$/;
const SELLS = /\b(?:sell|sells|sold|selling|resold|reselling)\s(?:[\p{L}\u2019'-]+\s){0,2}$/iu;
/** "Booked travel for the litigation team": a team that somebody serves does the work. */
const FOR_THE = /\b(?:for|beside|next to) (?:the|our|an?) $/i;
const IS_A_TEAM = /^\s(?:team|department|desk|group)\b/i;
const TRADED = lazyPattern(String.raw`^\s?(?:[\p{L}-]+\s){0,2}(?:{traded})\b`, 'iu');

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
