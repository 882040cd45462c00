import { isOneTerm, readWanted, type Wanted } from '../lexicon/wanted.ts';
import type { Language } from '../text/language.ts';
import { tokenize } from '../text/tokens.ts';
import type { Criterion, Importance } from './criterion.ts';
import { stripFrame } from './frame.ts';
import { quoteOf, shortName } from './names.ts';
import { readTyped } from './readTyped.ts';
import { readPart } from './sections.ts';

/** A criterion of whatever sort a short text names, in its own words. */
export function toAsked(
  text: string,
  language: Language,
  from: Criterion['from'],
  importance: Importance,
  quote?: string,
): Criterion[] {
  const begun = OR_BEGUN.exec(text);
  if (begun && begun.index > 0)
    return toAsked(text.slice(0, begun.index), language, from, importance, quote).map((criterion) => ({
      ...criterion,
      name: shortName(text),
      orBegun: true,
    }));
  const typed = readTyped(text, language, from, importance, quote);
  if (typed) return [typed];
  const examples = from === 'description' ? readExamples(stripFrame(text, language), language) : undefined;
  const bare =
    examples?.name ??
    (from === 'description' ? shorten(stripFrame(text, language), language) : ownName(text, language));
  const wanted = examples?.wanted ?? (bare === undefined ? undefined : readWanted(bare, language));
  if (bare === undefined || !wanted) return [];
  if (from === 'description' && isHeadingAlone(bare, language)) return [];
  const weight =
    from === 'description' && VIRTUE.test(bare) && importance === 'must' ? 'neither' : importance;
  return [
    {
      name: from === 'skills' || from === 'person' ? text : shortName(bare),
      kind: 'skill',
      importance: weight,
      from,
      ...quoteOf(quote),
      rule: { by: 'skill', wanted },
    },
  ];
}

/** "Advanced life support": the word in front belongs to the thing. "Advanced Excel skills" are Excel. */
const OF_A_NAME =
  /^(?:advanced|basic|practical|working)\s+(\S+\s+(?!skills?$|knowledge$|experience$|use$)\S+)$/i;

function ownName(text: string, language: Language): string {
  const named = OF_A_NAME.exec(text)?.[1];
  return isOneTerm(text, language) || (named && !isOneTerm(named, language))
    ? text
    : stripFrame(text, language);
}

/** "MCIPS or studying towards it": who has begun has what is asked for. */
const OR_BEGUN =
  /(?:,|(?<!\s))\s+or\s+(?:(?:be )?(?:currently )?(?:studying|working|training)(?: towards?| for)?(?: it| this| one)?|(?:actively )?pursuing(?: it)?|in progress|part[- ]qualified|in training)\b[\s.]*$/i;

/** "Tools such as SQL and XML": the tools themselves or any of the examples. */
function readExamples(text: string, language: Language): { name: string; wanted: Wanted } | undefined {
  const list = EXAMPLES.exec(text);
  if (!list?.[1]) return undefined;
  const head = text.slice(0, list.index);
  const ways = [head, ...list[1].split(CUT)].flatMap((one) => readWanted(one, language)?.parts.flat() ?? []);
  return ways.length < 2 || tokenize(head, language).length > 6
    ? undefined
    : { name: text, wanted: { parts: [ways] } };
}

/** "Minimum education - Bachelor": what only names a part of an ad asks for nothing. */
function isHeadingAlone(text: string, language: Language): boolean {
  if (text.split(/[\s,/&]+/).every((word) => GENERIC.test(word))) return true;
  return (
    readPart(text, false, language) !== undefined ||
    /^(?:solid |good |strong )?(?:knowledge|education|experience|related field|equivalent work)$/i.test(text)
  );
}

/** Words that say nothing without a noun behind them: "strong understanding", "significant equivalent". */
const GENERIC =
  /^(?:very|good|strong|solid|demonstrated|proven|consistent|significant|related|relevant|equivalent|functional|strategic|general|overall|specific|new|existing|current|understanding|knowledge|experience|skills?|abilit(?:y|ies)|education|qualifications?|requirements?|written|verbal|oral|required|preferred|additional|other|following|more|or|and|of|the|in|a|work|field|area|industry)$/i;

const MOST_WORDS = 10;

const GOES_ON =
  /[,;:(]?\s(?:to|that|which|while|so|in order|where|by|if|when|who|as well|including|such as|e\.g\.|for|with|within|through|across|from|and be|on a|in a)\s/i;

// What every ad asks for and no resume can show: it counts, but it is no must-have.
const VIRTUE =
  /\b(?:talented|passion(?:ate)?|self.?(?:starter|learner|motivated|driven|directed)|motivated|motivation|energetic|energy|enthusias\w+|attitude|team player|hard.?working|work ethic|flexib\w+|reliab\w+|dependab\w+|punctual\w*|proactive|driven|creativ\w+|friendly|outgoing|organi[sz]ed|detail|initiative|integrity|professional(?:ism)?|multi.?task\w*|independently|under pressure|efficiently|effectively|eager|can.do|empathy|humou?r|communicat\w+|interpersonal|problem.solving|time management|organi[sz]ational|awareness|willing\w*|commit\w+|confiden\w+|calm\w*|patien(?:t|ce)|honest\w*|personable|smart|curious|adaptab\w+)\b/i;

const NO_NAME =
  /#url|https?:|^(?:done|depending|including|always|depth)\b|^(?:role|position|job|post) (?:involves|includes)\b|^\p{Lu}\p{L}+ based$|\b(?:seeks?|is seeking|company looking|is looking)\b|^(?:on behalf|at|where|does|following our|need to|make an?|come on|sure|about|open to|being|as well as|best in|over \d|support of|it|its|this|that|these|there|they|he|she|our|your|you|we|all|both|if|during|when|as|want|don.t|requires?|because|etc|please|may|can|will|is|are|not|many|most|other|such|same|also|who|what|how)\b|\b(?:opportunit\w*|ability|able|possible|following|etc|ours|you|yours|we|they|it|them)$/iu;

const OPEN_END =
  /(?<![\s,;:(&-])(?:[\s,;:(&-]|(?<![\p{L}\p{N}])(?:and|or|the|an?|of|in|to|with|for|by|on|at|from|as|both|able|have|be|is|are|either|will|would|should|must|that|who|which|our|your|their|required)\b)+$/iu;

/** The beginning of a long demand, as far as it names the thing: undefined where it is a whole sentence about something else. */
function shorten(text: string, language: Language): string | undefined {
  const long = tokenize(text, language).length > MOST_WORDS;
  const at = long ? text.search(GOES_ON) : -1;
  const said = text.replace(/:\s(?:you|we|this|it)\b[\s\S]*$/i, '');
  const head = (at > 0 ? said.slice(0, at) : said).replace(OPEN_END, '').replace(/^[\s,;:()-]+/, '');
  const count = tokenize(head, language).length;
  if (
    count > MOST_WORDS ||
    (long && count < 2) ||
    NO_NAME.test(head) ||
    !/\p{L}{2}|^[A-Z]$|\p{Lo}/u.test(head)
  )
    return undefined;
  return isBalanced(head) ? head : head.replace(/(?:(?<!\s)\s+)?\([^)]{0,300}$|\)/g, '');
}

const isBalanced = (text: string) => text.split('(').length === text.split(')').length;

/** Where a sentence parts into demands. */
export const CUT =
  /,\s+(?:and\s+|or\s+)?|(?<!\s)\s+(?:and|as well as|und|sowie|et|ainsi que|y|e|en)\s+|[\u3001\uff0c]|\uff1b/;

/** Examples at the end of a demand. */
export const EXAMPLES = /\s(?:such as|like|e\.g\.,?|for example|including)\s+([^\s;:()][^;:()]*)$/i;
