import { toClauses } from '../job/clauses.ts';
import type { Job, JobOfWork, Rule } from '../job/criterion.ts';
import { isIrrelevant } from '../job/isIrrelevant.ts';
import { toKeys } from '../lexicon/concepts.ts';
import type { Meaning } from '../meaning/meaning.ts';
import { assertionOf } from '../resume/assertionOf.ts';
import type { Profile, Statement } from '../resume/profile.ts';
import type { Language } from '../text/language.ts';
import { tokenize } from '../text/tokens.ts';
import { creditOf, type Steps } from './creditOf.ts';
import type { Found } from './finding.ts';
import { freshness, isInAddress } from './findSkill.ts';
import { likenessOfWork, type NearestPair, nearestPairs } from './likenessOfWork.ts';
import { isSaidPlainly, ownLines, takeWhere } from './ownLines.ts';

const TELLING = 0.9;
const IN_TITLE = 2;
const IN_SKILLS = 1.5;
const FULL = 0.3;
const MET = 0.5;
const NEGATIVE = /\b(?:no|not|never|none|without)\b/i;
const MIN_SHARED = 2;
const MAX_QUOTES = 8;

type WorkRule = Extract<Rule, { by: 'work' }>;

/** The telling words of a job text, each with how much it weighs: those of the title most, then those of the skills. */
export function wordsOfJob(
  { title, description, skills_required }: Job,
  language: Language,
): Map<string, number> {
  const words = new Map<string, number>();
  const add = (text: string, boost: number) => {
    for (const { key, weight } of toKeys(tokenize(text, language), language)) {
      if (weight >= TELLING) words.set(key, Math.max(words.get(key) ?? 0, boost * weight));
    }
  };
  for (const { text, part } of toClauses(description, language))
    if (part.about !== 'none' && !isIrrelevant(text, language)) add(text, 1);
  add(skills_required, IN_SKILLS);
  add(title, IN_TITLE);
  return words;
}

/** How much of what a job speaks of the texts speak of as well: absolute, from this job and these texts alone. `isListed`: beside skills that a person listed. */
export function findWork(rule: WorkRule, profile: Profile, meaning: Meaning, isListed: boolean): Found {
  return rule.likeness && profile.language === 'en'
    ? findLikeWork(rule.likeness, profile, meaning, isListed ? BESIDE_SKILLS : BESIDE_READ)
    : findSharedWords(rule.words, profile);
}

const QUOTED_PAIRS = 3;
const SHORTEST_QUOTE = 3;

function findLikeWork(job: JobOfWork, profile: Profile, meaning: Meaning, steps: Steps): Found {
  const own = ownLines(profile);
  const { byWords, byText, byMeaning, pairs } = likenessOfWork(job, own, meaning);
  const credit = Math.round(100 * creditOf(byWords + byText + BY_MEANING * byMeaning, steps)) / 100;
  const isQuotable = (statement: Statement) =>
    statement.tokens.length >= SHORTEST_QUOTE && isSaidPlainly(statement, profile);
  let nearest = firstDistinct(pairs, isQuotable);
  // Where the nearest lines say nothing plainly, others stand for the likeness that is there.
  if (nearest.length === 0)
    nearest = firstDistinct(nearestPairs(job.lines, own.filter(isQuotable), meaning), () => true);
  const quotes = nearest.map(({ statement: { quote, source } }) => ({ quote, source }));
  if (quotes.length === 0 || credit === 0) return { state: 'missing', credit: 0, quotes: [] };
  const remark = `Nearest lines: ${nearest.map(({ line, statement }) => `\u201c${shorten(line.text)}\u201d and \u201c${shorten(statement.quote)}\u201d`).join('; ')}.`;
  return {
    state: credit >= ALIKE ? 'met' : credit >= LITTLE ? 'unclear' : 'missing',
    credit,
    quotes,
    remark,
  };
}

/** The pairs that are nearest, each line of the candidate once, of the lines that may be quoted. */
function firstDistinct(
  pairs: readonly NearestPair[],
  isQuotable: (statement: Statement) => boolean,
): NearestPair[] {
  const told = new Set<string>();
  const ranked = pairs.toSorted((a, b) => b.likeness - a.likeness);
  return takeWhere(ranked, QUOTED_PAIRS, ({ statement }) => {
    if (told.has(statement.quote) || !isQuotable(statement)) return false;
    told.add(statement.quote);
    return true;
  });
}

const BESIDE_SKILLS: Steps = { parting: 0.34, step: 0.08, share: 0.3, all: 0.75 };
/** Where nobody listed skills it carries nearly half of all points, and those who do some other work are to earn few of them. */
const BESIDE_READ: Steps = { parting: 0.38, step: 0.08, share: 0.6, all: 0.75 };
const BY_MEANING = 0.5;

/** From here on it is met, and below `LITTLE` not: nearly all others stay below, nearly all of the trade above. */
const ALIKE = 0.8;
const LITTLE = 0.5;

const SHORT = 60;

function shorten(text: string): string {
  if (text.length <= SHORT) return text;
  const cut = text.lastIndexOf(' ', SHORT);
  return `${text.slice(0, cut > SHORT / 2 ? cut : SHORT)}\u2026`;
}

/** In other languages: the telling words that the posts share. A word counts once; lists and denials count nothing. */
export function findSharedWords(terms: ReadonlyMap<string, number>, profile: Profile): Found {
  const { statements, asOf } = profile;
  const all = [...terms.values()].reduce((sum, weight) => sum + weight, 0);
  const seen = new Map<string, number>();
  const ranked: { statement: Statement; shared: number; count: number }[] = [];
  for (const statement of statements) {
    if (statement.listed || statement.repeated || !statement.post || NEGATIVE.test(statement.quote)) continue;
    const fresh = freshness(statement.post.to, asOf);
    let shared = 0;
    const found = new Map<string, number>();
    for (const { key, from, to } of statement.keys) {
      const weight = terms.get(key);
      if (weight === undefined || found.has(key) || isInAddress(statement, from)) continue;
      if (assertionOf(statement, from, to, profile) !== 'plain') continue;
      found.set(key, weight);
      shared += weight;
    }
    if (found.size < MIN_SHARED) continue;
    ranked.push({ statement, shared, count: found.size });
    for (const [key, weight] of found) seen.set(key, Math.max(seen.get(key) ?? 0, weight * fresh));
  }
  const share = all === 0 ? 0 : [...seen.values()].reduce((sum, weight) => sum + weight, 0) / all;
  const credit = Math.round(Math.min(1, share / FULL) * 100) / 100;
  const quotes = ranked
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, MAX_QUOTES)
    .map(({ statement: { quote, source } }) => ({ quote, source }));
  if (quotes.length === 0) return { state: 'missing', credit: 0, quotes: [] };
  if (credit >= MET) return { state: 'met', credit, quotes };
  return { state: 'unclear', credit, quotes };
}
