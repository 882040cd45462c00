import { isDutyVerb } from '../lexicon/actions.ts';
import type { Language } from '../text/language.ts';
import type { Clause } from './clauses.ts';
import { isDemand } from './isDemand.ts';

const FEWEST = 3;
/** Below a heading of the place or its offers. */
const FEWEST_OF_OTHERS = 4;
/** So many other lines may stand between two duties. */
const MOST_BETWEEN = 2;

const DUTIES: Clause['part'] = { about: 'duties', importance: 'neither' };

/** "Consistently adhere to", "Greet visitors", "Maintains the log", "Sorting and packing". */
const OPENS =
  /^(?:[Tt]o\s)?(?:\p{Lu}\p{Ll}+ly\s)?(\p{L}\p{Ll}+)(?=(?:,|\/\p{Ll}+)?\s(?:[\p{Ll}\d&('"\u201c$]|\p{Lu}))/u;
/** "Work experience", "Design skills": what somebody has. */
const HELD =
  /^[^,.;:]{0,60}\b(?:experience|skills|knowledge|degree|diploma|certifi\w+|licen[cs]e|abilit(?:y|ies))\b/i;
/** What is done there with somebody, and not by them: "Work with great people", "Keep your laptop". */
const PROMISES =
  /^\p{L}+\s(?:(?:from|at)\shome|remotely|with\sus|your(?:self)?|options)\b|^reports\sto\b|\b(?:your (?:resume|cv|application)|cover letters?|us at|free|paid|salary|holidays?|vacation|bonus|perks?|discount\w*|pension|insurance)\b/iu;

/** What the place gives, or how one applies: "Choose your hours", "Record a short video", "Attend an assessment day". */
const OF_THEIRS =
  /\b(?:you|your|we|us|our|appl(?:y|ying|ications?)|interviews?|forms?|videos?|assessments?|references?|offers?|onboarding|interviewers?|recruiters?|hiring|tests?|tasks?|calls?)\b/i;

function tellsDuty(text: string): boolean {
  const word = OPENS.exec(text)?.[1]?.toLowerCase();
  if (word === undefined || HELD.test(text) || PROMISES.test(text) || isDemand(text, 'en')) return false;
  return isDutyVerb(word);
}

/** What stands amid duties opens as they do, with a verb that is not known: "Scale, gut and fillet fish". */
const MAY_BE_DUTY =
  /^(?!(?:[Tt]he|[Aa]n?|[Ww]e|[Oo]ur|[Tt]h(?:is|ese|ere)|[Yy]ou|[Yy]our|[Ii]t|[Nn]o|[Nn]ot|[Ii]n|[Aa]t|[Oo]n|[Ff]or|[Ff]rom|[Ww]ith|[Aa]ll|[Ee]very|[Ii]f|[Ww]hen|[Ss]ome|[Mm]ore|[Aa]nd)\s)\p{Lu}?\p{Ll}{2,14}(?:,|\s\()?\s(?!(?:is|are|was|were|will|has|have|can|of|and)\s)/u;
const FEWEST_WORDS = 4;

function mayTellDuty(text: string): boolean {
  return (
    MAY_BE_DUTY.test(text) &&
    text.split(/\s+/).length >= FEWEST_WORDS &&
    !HELD.test(text) &&
    !PROMISES.test(text) &&
    !OF_THEIRS.test(text) &&
    !isDemand(text, 'en')
  );
}

/** Three lines or more in a row that open with what is done are duties, though no heading says so. English. */
export function withUntitledDuties(clauses: readonly Clause[], language: Language): Clause[] {
  if (language !== 'en') return [...clauses];
  const found = clauses.map(
    ({ text, part }) =>
      (part.about === 'unknown' || (part.about === 'none' && !OF_THEIRS.test(text))) && tellsDuty(text),
  );
  const marked = [...clauses];
  let run: number[] = [];
  const close = () => {
    const isOfOthers = run.some((at) => clauses[at]?.part.about === 'none');
    if (run.length >= (isOfOthers ? FEWEST_OF_OTHERS : FEWEST)) {
      const last = run.at(-1) ?? 0;
      for (let at = run[0] ?? 0; at <= last; at += 1) {
        const text = clauses[at]?.text ?? '';
        if (found[at] || mayTellDuty(text)) marked[at] = { text, part: DUTIES };
      }
    }
    run = [];
  };
  for (const [at, isDuty] of found.entries()) {
    const last = run.at(-1);
    if (
      last !== undefined &&
      (at - last > MOST_BETWEEN + 1 || clauses[at]?.part.about !== clauses[last]?.part.about)
    )
      close();
    if (isDuty) run.push(at);
  }
  close();
  return marked;
}
