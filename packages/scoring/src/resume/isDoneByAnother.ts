import { lazyPattern } from '../lexicon/lazyPattern.ts';
import { isPerson } from './isPerson.ts';

const DETERMINED = String.raw`(?:(?:{determiner}|our|my|their|his|her|another|other|outside|external|one of (?:my|our|the))\s){1,3}`;
const WHO = String.raw`(?<who>(?:[\p{L}\u2019'-]+(?:\s|$|(?=[.,;)]))){1,3})`;

/** "Handled by the finance department", "carried out by an outside agency". */
const BY_ANOTHER = lazyPattern(
  String.raw`^(?:(?:(?:\s|:\s|\s[\u2013\u2014-]\s)(?!(?:of|for|with|on|in|to|at|using|from|and|by)\s)[\p{L}\u2019'-]+){0,4}|` +
    String.raw`[^.,;!?]{0,50}\s(?:is|are|was|were|been|being|gets?|got)(?:\s\p{L}+ly)?)` +
    String.raw`(?:\s|:\s|\s[\u2013\u2014-]\s)(?:{doneVerb})(?:\s(?!by\s|and\s)[\p{L}-]+){0,2}\sby\s(?:${DETERMINED})?${WHO}`,
  'iu',
);
/** "Lashing by the shore gang". */
const AT_ONCE_BY = lazyPattern(String.raw`^\sby\s(?:${DETERMINED})?${WHO}`, 'iu');
const IS_ACTIVITY = /(?:ing|ion|ment|work|care)$/i;
/** "Oracle, the database team looks after it". */
const ANOTHER_DOES_IT = lazyPattern(
  String.raw`^[^.!?]{0,40}[,;:]\s(?<determined>${DETERMINED})?${WHO}(?:{doesVerb})\s(?:it|this|that|them|these|those)\b`,
  'iu',
);
/** "Payroll, which head office runs". */
const WHICH_ANOTHER = lazyPattern(
  String.raw`^[^.,;!?]{0,20},\swhich\s(?<determined>${DETERMINED})?${WHO}(?:{doesVerb})\b`,
  'iu',
);
/** "The finance department prepares", "colleagues write". */
const ANOTHER_DOES = lazyPattern(
  String.raw`(?:^|[,;:(\u2013\u2014]\s?|\b(?:and|while|where|because|since|whereas|when|but)\s)(?<determined>${DETERMINED})?${WHO}(?:{doesVerb})\s(?:(?!i\b|we\b)[\p{L}\u2019'-]+\s){0,3}$`,
  'iu',
);
const PERSON = lazyPattern('^(?:{personNoun}|others|somebody|someone)$', 'iu');
const GROUP = lazyPattern('^(?:{workGroup})$', 'iu');
const ONESELF = /^(?:i|me|myself|we|us|you)$/;
/** "The team built it": the one who tells is of it; "the platform team" is another. */
const OF_ONE = /^(?:teams?|staff|people|compan(?:y|ies)|firms?|shop|stores?|school|offices?)$/;
const OTHER = /\b(?:another|other|outside|external)\s/i;
const TELLS_OF_ONESELF = /^\s?(?:(?:that|which|whom)\s)?(?:i|we)\b/iu;
const OWN_TEAM = /\b(?:my|our|own)\s(?:own\s)?(?:teams?|staff|people)\b/iu;

/** "SAP key users enter my orders", "returns go to our accountant". */
const OTHERS_OF_IT =
  /^\s(?:[\p{Ll}-]+\s)?(?<who>\p{L}+s)\s(?!(?:of|in|for|and|or|with|at|to|who|by|on|from|as|into|per|under|using)\s)\p{Ll}+/u;
const GOES_TO = lazyPattern(
  String.raw`^(?:\s[\p{Ll}-]+)?\s(?:goes|go|went|(?:is|are|was|were)\s(?:sent|passed|given|handed))\s(?:out\s)?to\s(?:${DETERMINED})?${WHO}`,
  'iu',
);

/** "Came to train us in data capture" has trained nobody. */
const RECEIVED = /^(?:train|teach|taught|show|coach|mentor|instruct)\p{L}*\s(?:us|me)\b/iu;

/** Whether the words around a thing say that somebody else does it. English. */
export function isDoneByAnother(before: string, named: string, after: string): boolean {
  if (RECEIVED.test(named + after)) return true;
  const by = BY_ANOTHER().exec(after) ?? (IS_ACTIVITY.test(named) ? AT_ONCE_BY().exec(after) : null);
  if (by && !TELLS_OF_ONESELF.test(after.slice(by[0].length)) && isAnother(by)) return true;
  if (/^\W*$/.test(before)) {
    const others = OTHERS_OF_IT.exec(after);
    if (others && isPerson(others.groups?.who?.toLowerCase() ?? '')) return true;
    const goes = GOES_TO().exec(after);
    if (goes && isAnother(goes)) return true;
  }
  const does = [WHICH_ANOTHER().exec(after), ANOTHER_DOES_IT().exec(after), ANOTHER_DOES().exec(before)];
  return does.some((found) => found && isAnother(found));
}

function isAnother({ 0: found, groups }: RegExpExecArray): boolean {
  const words = groups?.who?.trim().toLowerCase().split(/\s/) ?? [];
  if (OWN_TEAM.test(found) || words.some((word) => ONESELF.test(word))) return false;
  return words.some(
    (word, at) =>
      isPerson(word) ||
      PERSON().test(word) ||
      (GROUP().test(word) && (at > 0 || OTHER.test(found) || !OF_ONE.test(word))),
  );
}
