import en from '../lexicon/languages/en.json' with { type: 'json' };
import { lazyPattern } from '../lexicon/lazyPattern.ts';
import type { Statement } from './profile.ts';

/** Where another deed begins: "swept the floor and set the lathe", "called on shops to sell yoghurt". */
const ANOTHER_DEED = lazyPattern(
  String.raw`[;:,(]\s*|\s(?:and|or|then|while|who)\s(?=\p{L}+(?:ed|ing)\s|(?:${en.bareVerbs.join('|')})\s)|\sto\s(?=(?!(?:{determiner})\s)\p{Ll}+\s)`,
  'u',
);
const SHARES_OBJECT = /^\s*\p{L}+\s*$/u;
const BEFORE_DEED = /^(?:(?:i|also|often|then|daily|once|sometimes|regularly|usually|have|has|had)\s)+/i;
/** Deeds that leave the work to others, whatever they are done to: "watched", "swept", "printed". */
const LOOKS_ON = lazyPattern(String.raw`^(?:{looksOn})\s(?!(?:out|over|through|up|on|off|for)\s)`, 'iu');
/** Deeds that bring a thing to somebody: who it is brought to does the work. */
const BRINGS = lazyPattern(
  String.raw`^(?:{brings})\s(?:[\p{L}\p{N}\u2019'&/-]+\s){0,8}(?:{toWhom})\s(?:{determiner})\s(?:[\p{L}-]+\s){0,2}$`,
  'iu',
);
const GIVES_TO = lazyPattern(String.raw`^(?:{handsOver})\s(?:[\p{L}\p{N}\u2019'&/-]+\s){1,8}to\s$`, 'iu');
/** "With", "using", "in": what a deed is done by is known, whatever the deed is. */
const MEANS =
  /\b(?:using|with|via|in|on|through|by)\s(?:(?:the|an?)\s)?(?:(?!(?:near|about|for|from|around|beside|to|at)\s)[\p{L}+#.-]+,?\s(?:and\s|or\s)?){0,2}$/iu;
const BESIDE = lazyPattern(
  String.raw`\b(?:{toWhom}|with|by|that|which)\s(?:(?:{determiner})\s)?(?:[\p{Ll}-]+\s(?:and|&)\s|[\p{Ll}-]+\s)?$`,
  'iu',
);
const OF_A_TEAM = lazyPattern(
  String.raw`^(?:\s(?:and|&)\s[\p{L}-]+)?\s(?:{workGroup})(?![\p{L}-]|\s(?:relationships?|visits?|building|spirit|players?|work|environment)\b)`,
  'iu',
);
const OWNED_BY_A_TEAM = lazyPattern(
  String.raw`^\s(?!people|students|colleagues)(?:{workGroup})['\u2019]`,
  'iu',
);
const LEADS = lazyPattern(String.raw`\b(?:{leadsGroup})\b`, 'i');
/** "A first aid box": who keeps the box has not learnt what it is for. */
const IN_A_BOX = lazyPattern(String.raw`^\s(?:{containerOf})(?![\p{L}-])`, 'iu');
/** "The Oracle campus": where it is, and not what it is for. */
const PLACE_OF = lazyPattern(String.raw`^\s(?:{placeOf})(?![\p{L}-])`, 'u');
/** "A plant that won an award for it". */
const THAT_HAS =
  /\b(?:plant|company|site|firm|hotel|store|office|bank|school) (?:that|which|whose) (?:[\p{L}-]+\s){1,4}$/iu;
/** "Quality control rejected none of my parts": it is what others do to their work. */
const ACTS_ON_ME = lazyPattern(
  String.raw`^\s(?:{actOfJudge}|rejected|returned)\s(?:(?!(?:in|on|for|at)\s)\p{Ll}+\s){0,4}(?:my|me|us)\b`,
  'u',
);
const FOUNDED = /\b(?:co-?)?(?:founded|started|built|ran|own(?:ed)?|set up)\s/i;
const SAYS_NOTHING = /^(?:i|we|\p{L}+ly)$/iu;
/** "Took swimming lessons", "received mentoring": they were taught. */
const TAUGHT = /^(?:took|taking|takes?|had|have|receiv(?:e|es|ed|ing))\s(?:[\p{L}-]+\s){0,2}$/iu;
/** "Supervisor: Ann Lee, VP Manufacturing": whom to ask. */
const IS_LABEL = /^:\s\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+(?:,|$)/u;
/** A point of sale is a till. */
const POINT_OF = /\bpoints?[\s-]of[\s-]$/i;
/** "Openly invited coaching from the managers": who was coached has not coached. */
const TAKES =
  /\b(?:invit|welcom|receiv|accept|seek|sought|appreciat|request)\p{Ll}{0,4}\s(?:(?:regular|constructive|daily|ongoing|direct|close|any)\s){0,2}$/iu;
const FROM_OTHERS = /^\s(?:(?:and|or)\s\p{L}{1,20}\s)?from\s/iu;
const LESSONS = lazyPattern(String.raw`^\s?(?:[\p{L}-]+\s)?(?:{learningOf})(?![\p{L}-])`, 'iu');
/** "Supported the sales management with slides": those who manage. */
const AIDED = /^(?:support|help|assist|advis|brief|serv)(?:e?[sd]|ing|ed)?\s(?:the|our|my)\s$/i;
const NEXT_TO = /\b(?:beside|next to|near|opposite) (?:the|an?|our|my) (?:[\p{L}-]+ )?$/iu;
/** "Praised by customer service": whoever judges or sends is another. */
const JUDGED_BY = lazyPattern(String.raw`\b(?:{actOfJudge})\sby\s(?:(?:the|our|an?)\s)?$`, 'i');
const BY_OTHERS =
  /^\sby\s(?:the|an?|our|my|their|another|other)\s(?!end\b|deadline|\d|\p{L}+th\b|first\b|next\b)/iu;
const WHICH_OTHERS = /\s(?:that|which)\s(?:the|our|their|others?|my)\s/i;
const WHICH_THEY = /\b(?:that|which)\s(?:the|our|their|others|my|an?)\s(?:[\p{L}-]+\s)?$/iu;
/** "The platform team ran it": a team that is named as another, and no "we". */
const TEAM_DID = lazyPattern(
  String.raw`(?:^|[;:,]\s)(?:the|their|another)\s(?:[\p{L}-]+\s){1,2}(?:{workGroup})\s\p{L}+(?:ed|s|an|ilt|ote|ook)\s(?:(?!i\b|we\b|my\b)[\p{L}-]+\s){0,3}$`,
  'iu',
);
/** "Fundraising is a separate team", "safeguarding concerns go to the lead": something is said of it, and not that they did it. */
const STATED_OF = lazyPattern(
  String.raw`^(?:\s(?:{partOfWork}))?\s(?<verb>{statesOf})\s(?<rest>[^.;!?]{1,80})`,
  'iu',
);
const BEGINS_CLAUSE = lazyPattern(String.raw`(?:^|[.;:]\s?|\s[\u2013\u2014-]\s)(?:{determiner}\s)?$`, 'iu');
const OWN_PREDICATE = lazyPattern(
  String.raw`^(?:(?:\p{L}+ly|very|now|always|still)\s)?(?:{ownPredicate})\b`,
  'iu',
);
const IS_PASSIVE =
  /^(?:(?:\p{L}+ly|also|always|all|then|often)\s)?\p{L}+(?:ed|en|wn|ne|lt|pt|ade|un|ut|ght|ung|old|eld)\b/iu;
const OF_BEING = /^(?:is|are|was|were)$/i;
const NOT_DONE =
  /^(?:(?:strictly|mostly|usually) )?(?:forbidden|left|outsourced|cancelled|closed|open|even|often)\b/i;
const ABOUT_ME = lazyPattern(
  String.raw`\b(?:(?:i|me|mine|myself|we|us|ours)\b|(?:my|our)\s(?!(?:[\p{L}-]+\s)?(?:{personNoun})(?!\p{L})))`,
  'iu',
);
const BEING = /^\W*(?:i |also |often )*(?:was|were|been|got) (?:\p{L}+ly |often )?$/iu;
/** "A shared mailbox instead of Zendesk": it was another thing that was used. */
const INSTEAD_OF = /\b(?:instead of|rather than) (?:the |an? |any )?$/i;
/** "Mr Jenkins" is nobody's skill. */
const A_NAME = /\b(?:Mr|Mrs|Ms|Miss|Prof)\.?\s(?:\p{Lu}\.?\s)?$/u;

/**
 * Whether a line names something without saying that it was done: "took the receipts to the accounting office",
 * "swept chips around the lathes". `before` is the text of the same clause before it, `after` what follows. English.
 */
export function isNamedInPassing(
  { isHeader, isTitle, listed, section, quote }: Statement,
  ...parts: [before: string, named: string, after: string]
): boolean {
  // In a line of capitals alone they tell nothing.
  const [before, named, after] = /\p{Ll}/u.test(quote) ? parts : parts.map((part) => part.toLowerCase());
  if (before === undefined || named === undefined || after === undefined) return false;
  if (A_NAME.test(before) || INSTEAD_OF.test(before)) return true;
  if (SAYS_NOTHING.test(named)) return false;
  if (isHeader || isTitle || listed || section === 'education') return false;
  if (
    (before.trim() !== '' && PLACE_OF().test(after)) ||
    (THAT_HAS.test(before) && !FOUNDED.test(before)) ||
    (/^\W*(?:the\s)?$/i.test(before) && ACTS_ON_ME().test(after))
  )
    return true;
  if (isOnlyStatedOf(before, after)) return true;
  if (NEXT_TO.test(before) || JUDGED_BY().test(before) || isDoneByOthers(before, named, after)) return true;
  if ((IN_A_BOX().test(after) && /^\p{Ll}/u.test(named)) || OWNED_BY_A_TEAM().test(after)) return true;
  const deeds = before.split(ANOTHER_DEED());
  // "Set and cleaned the lathes": both have the same object.
  const deed = SHARES_OBJECT.test(deeds.at(-2) ?? '')
    ? ''
    : (deeds.at(-1) ?? '').trimStart().replace(BEFORE_DEED, '');
  if (/^\W*$/.test(before) && /^\p{L}+$/u.test(named) && IS_LABEL.test(after)) return true;
  if (POINT_OF.test(before) && /^sales?$/i.test(named)) return true;
  if (TAKES.test(before) && FROM_OTHERS.test(after)) return true;
  if (TAUGHT.test(deed) && LESSONS().test(named + after)) return true;
  if (AIDED.test(deed) && /\bmanagement$/i.test(named) && !/^\s(?:of|team)\b/.test(after)) return true;
  if (OF_A_TEAM().test(after) && BESIDE().test(deed) && !LEADS().test(deed)) return true;
  if (LOOKS_ON().test(deed) && !MEANS.test(deed)) return true;
  // "Moved the shop to the Shopify platform": a product is what it was done with.
  if (/\p{Lu}/u.test(named)) return false;
  return (BRINGS().test(deed) && !LEADS().test(deed)) || GIVES_TO().test(deed);
}

/** "Events planned by the council", "dishes that the kitchen cooked", "was recruited": the deed is not theirs. */
function isDoneByOthers(before: string, named: string, after: string): boolean {
  if (WHICH_OTHERS.test(named) || TEAM_DID().test(before)) return true;
  if (/\p{L}ed$/u.test(named) && WHICH_THEY.test(before)) return true;
  return /\p{L}ed$/u.test(named) && (BY_OTHERS.test(after) || BEING.test(before));
}

function isOnlyStatedOf(before: string, after: string): boolean {
  if (/^\sforbidden\b/i.test(after)) return true;
  const { verb = '', rest = '' } = STATED_OF().exec(after)?.groups ?? {};
  if (verb === '' || !BEGINS_CLAUSE().test(before)) return false;
  if (/^would$/i.test(verb)) return true;
  if (OWN_PREDICATE().test(rest) || ABOUT_ME().test(rest)) return false;
  return !(OF_BEING.test(verb) && IS_PASSIVE.test(rest) && !NOT_DONE.test(rest));
}
