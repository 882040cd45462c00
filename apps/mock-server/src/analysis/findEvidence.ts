import type { CriterionRule, JobCriterion, Wanted } from './jobCriteria.ts';
import type { Reading } from './reading.ts';
import { listWeight } from './reading.ts';
import type { EvidenceSource, Unit } from './resumeUnits.ts';
import { isTechnology } from './skillTerms.ts';
import { tradeCredit, tradeStrength } from './tradeEvidence.ts';
import type { SkillTerm } from './vocabulary.ts';
import { sharedWeight, wordsCredit } from './wholeText.ts';
import { coveredYears, datedSpans, statedYears } from './workYears.ts';

export type Evidence = { quote: string; source: EvidenceSource };

/**
 * What was found for one criterion. `credit` is the part of its weight that it earns, 0 to 1 in hundredths; what is only
 * related to it earns some, too, without its being met. `quotes` holds every quote that earns it, the strongest first.
 */
export type Finding = {
  criterion: JobCriterion;
  met: boolean;
  credit: number;
  onlyListed: boolean;
  quotes: Evidence[];
};

/** A unit that supports a criterion, and whether it shows it or is only related to it. */
type Support = { unit: Unit; strength: number; shows: boolean };

// What is only enumerated counts for less, and for least where the rest of the text shows no work in the field.
const LISTED = 0.1;
const LISTED_WITH_BACKGROUND = 0.65;
// The same skill, title or year is worth less beside work in another field.
const OUTSIDE_THE_FIELD = 0.3;
// A word that only points to a skill earns no quote: "trials" alone is no litigation.
const LEAST_PHRASE = 0.58;
const LEAST_BACKGROUND = 0.01;
const SHOWN_BACKGROUND = 0.6;
const SHOWN_LIKENESS = 0.5;
// One word that tells at least of several fields ties a line to the job's text.
const LEAST_SHARED = 0.4;
const DEGREE_PATTERNS: readonly (readonly [number, RegExp])[] = [
  [
    4,
    /\bph\.?\s?d\b|\bdoctorate|\bdoctoral|\bjuris doctor|\bj\.d\.|\bJD\b|\bmd\b(?=,|\s*degree)|\bdoctor of\b/i,
  ],
  [
    3,
    /\bmaster(?:'|\u2019)?s?\s*(?:degree|of|in|\u2019s|'s|:|,|\()|\bmba\b|\bm\.?sc\b|\bm\.a\.|\bm\.s\.|\bmfa\b|\bm\.ed\b|\bllm\b|\bm\.?com\b|\bm\.?tech\b|\bmpa\b|\bmph\b|\bmsn\b|\bMS\b(?=\s+in)|\bMA\b(?=\s+in)|\bpostgraduate\b|\bm\.[a-z]{1,4}\b/i,
  ],
  [
    2,
    /\bbachelor|\bb\.?sc\b|\bb\.a\.|\bb\.s\.?\b|\bBA\b|\bBS\b(?=\s*(?:in|,|:|\())|\bb\.?com\b|\bb\.?tech\b|\bb\.?eng\b|\bb\.ed\b|\bbfa\b|\bbba\b|\bbsn\b|\bllb\b|\bll\.b|\bundergraduate degree|\bcollege degree|\buniversity degree|\bgraduated (?:from|with|in)\b|\bhonou?rs degree|\bb\.[a-z]{1,4}\b|(?<!(?:associate(?:['\u2019]?s)?|foundation)\s)\bdegree\b/i,
  ],
  [
    1,
    /\bdiploma\b|\bged\b|\bassociate(?:'|\u2019)?s?\s+(?:degree|of|in)\b|\bhigh school\b|\bvocational\b|\bcertificate\b|\bapprentice/i,
  ],
];

/** How far the text shows work in the field of a job, 0 to 1; 0.5 where the field is not known. */
export function backgroundOf(criteria: readonly JobCriterion[], reading: Reading): number {
  for (const criterion of criteria) {
    if (criterion.rule.by === 'trade') return findEvidence(criterion, reading, 0).credit;
  }
  return 0.5;
}

/**
 * Looks for what supports a criterion. A criterion is met when some unit shows it by itself (for years by dates: when
 * the spans together suffice), so it is not met once all its supporting lines are gone.
 */
export function findEvidence(criterion: JobCriterion, reading: Reading, background: number): Finding {
  const { rule } = criterion;
  if (rule.by === 'years') return yearsFinding(criterion, rule.years, reading, background);
  const supports = reading.units
    .map((unit) => ({ unit, strength: strengthOf(rule, unit), shows: shows(rule, unit) }))
    .filter((support) => support.strength > (rule.by === 'phrase' ? LEAST_PHRASE : 0));
  const credit = supports.length === 0 ? 0 : toHundredths(creditOf(rule, supports, reading, background));
  // A line or two that touch on a field are no background in it.
  if (supports.length === 0 || (rule.by === 'trade' && credit < LEAST_BACKGROUND)) {
    return { criterion, met: false, credit: 0, onlyListed: false, quotes: [] };
  }
  const onlyListed = criterion.kind === 'skill' && supports.every(({ unit }) => unit.isList);
  const met = isMet(rule, supports, credit);
  return {
    criterion,
    met,
    credit,
    onlyListed,
    quotes: quotes(supports),
  };
}

function isMet(rule: CriterionRule, supports: readonly Support[], credit: number): boolean {
  if (rule.by === 'trade') return credit >= SHOWN_BACKGROUND;
  if (rule.by === 'words') return credit >= SHOWN_LIKENESS;
  return supports.some((support) => support.shows);
}

/** Whether a unit that supports a criterion shows it, or is only related to it. */
function shows(rule: CriterionRule, unit: Unit): boolean {
  switch (rule.by) {
    case 'phrase': {
      const { skills, stems } = rule.wanted;
      const covered = shareOf(stems, unit.stems);
      const named = skills.length > 0 && skills.every((skill) => unit.skills.get(skill) === true);
      return named || (covered >= 0.99 && inOrder(stems, unit)) || (stems.size > 2 && covered >= 0.75);
    }
    case 'duty': {
      const telling = rule.wanted.skills.filter(isTelling);
      const named = telling.length > 0 && telling.every((skill) => unit.skills.get(skill) === true);
      return named || shareOf(rule.wanted.stems, unit.stems) >= 0.5;
    }
    case 'role':
      return shareOf(rule.wanted.stems, unit.stems) >= 0.6;
    default:
      return true;
  }
}

function isTelling(skill: SkillTerm): boolean {
  return !skill.trades.includes('general');
}

function toHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

function strengthOf(rule: CriterionRule, unit: Unit): number {
  switch (rule.by) {
    case 'phrase':
      return phraseStrength(rule.wanted, unit);
    case 'duty':
      return dutyStrength(rule.wanted, unit);
    case 'role':
      return roleStrength(rule.wanted, rule.trade, unit);
    case 'trade':
      return tradeStrength(rule, unit);
    case 'words': {
      const shared = sharedWeight(rule.words, unit);
      return shared >= LEAST_SHARED ? shared : 0;
    }
    case 'degree':
      return DEGREE_PATTERNS.some(([level, pattern]) => level >= rule.level && pattern.test(unit.quote))
        ? 1
        : 0;
    case 'language':
      return languageStrength(rule.language, unit);
    case 'years':
      return 0;
  }
}

function creditOf(
  rule: CriterionRule,
  supports: readonly Support[],
  reading: Reading,
  background: number,
): number {
  const used = supports.filter(({ unit }) => !unit.isList);
  const best = Math.max(0, ...used.map(({ strength }) => strength));
  const listed =
    Math.max(0, ...supports.map(({ strength }) => strength)) * (LISTED + LISTED_WITH_BACKGROUND * background);
  const inField = OUTSIDE_THE_FIELD + (1 - OUTSIDE_THE_FIELD) * background;
  switch (rule.by) {
    case 'phrase':
      // Once used in a sentence a second mention adds a little, a third nothing.
      return Math.min(
        1,
        Math.max(best * inField * (used.length > 1 ? 1 : 0.92), listed + (best > 0 ? 0.05 : 0)),
      );
    case 'duty':
      return Math.min(
        1,
        inField * (0.7 * Math.max(best, listed) + 0.3 * coverage(rule.wanted, reading.stems)),
      );
    case 'trade':
      return tradeCredit(rule, reading);
    case 'words': {
      const supporting = supports.map(({ unit }) => unit);
      return inField * wordsCredit(rule.words, supporting, reading, listWeight(rule.profile, reading));
    }
    case 'degree':
    case 'language':
      // Both are only ever enumerated.
      return Math.max(...supports.map(({ strength }) => strength));
    case 'role':
      return Math.min(1, Math.max(best, listed)) * inField;
    case 'years':
      return 0;
  }
}

function phraseStrength({ skills, stems }: Wanted, unit: Unit): number {
  const covered = shareOf(stems, unit.stems);
  const literal = covered >= 0.99 && inOrder(stems, unit) ? 1 : 0;
  const hits = skills.reduce((sum, skill) => sum + namedShare(skill, unit), 0);
  const bySkill =
    hits === 0
      ? 0
      : skills.length === 1
        ? 0.95 * hits
        : 0.3 * Math.min(1, hits) + (0.65 * hits) / skills.length;
  // Signs and one-letter names ("C", "R") are only ever meant as the known skill.
  if (skills.length > 0 && [...stems.keys()].every((stemmed) => stemmed.length <= 2)) return hits > 0 ? 1 : 0;
  if (isEverydayOnly(skills, stems)) return hits > 0 ? 1 : 0;
  const byWords =
    stems.size > 1 && covered >= 0.6 ? covered * 0.85 : stems.size === 1 && covered >= 0.99 ? 0.9 : 0;
  return Math.max(literal, bySkill, byWords);
}

/** 1 where the unit names a technology, 0.8 where it names a skill of another trade, 0.5 where a word points to it. */
function namedShare(skill: SkillTerm, unit: Unit): number {
  const named = unit.skills.get(skill);
  if (named === undefined) return 0;
  if (!named) return 0.5;
  return isTechnology(skill) ? 1 : 0.8;
}

function isEverydayOnly(skills: Wanted['skills'], stems: Wanted['stems']): boolean {
  return skills.length === 1 && stems.size === 1 && skills[0] !== undefined && AMBIGUOUS.has(skills[0].name);
}

const AMBIGUOUS = new Set([
  'Go',
  'R',
  'C',
  'Swift',
  'Rust',
  'Dart',
  'Ruby',
  'Express',
  'Spring',
  'React',
  'Flask',
  'Sage',
  'Sketch',
  'Helm',
  'Hive',
  'Excel',
  'REST APIs',
]);

/** All words within a window not much longer than the phrase: "ledger" here and "general" far away are no ledger. */
function inOrder(stems: Wanted['stems'], unit: Unit): boolean {
  const places = unit.tokens.flatMap((token, index) => (stems.has(token.stem) ? [index] : []));
  return places.some((place) => {
    const seen = new Set(unit.tokens.slice(place, place + stems.size + 2).map((token) => token.stem));
    return [...stems.keys()].every((stemmed) => seen.has(stemmed));
  });
}

function dutyStrength({ skills, stems }: Wanted, unit: Unit): number {
  let sum = 0;
  let total = 0;
  let hits = 0;
  for (const [stemmed, weight] of stems) {
    total += weight;
    if (!unit.stems.has(stemmed)) continue;
    sum += weight;
    if (weight >= 0.4) hits += 1;
  }
  const telling = skills.filter(isTelling);
  const skillHits = telling.filter((skill) => unit.skills.get(skill) === true).length;
  const bySkill = telling.length === 0 ? 0 : (0.75 * skillHits) / Math.max(2, telling.length);
  const covered = total === 0 ? 0 : sum / total;
  const supported = (covered >= 0.5 && hits >= 1) || (covered >= 0.3 && hits >= 2) || skillHits >= 1;
  return supported ? Math.min(1, Math.max(covered / 0.65, bySkill)) : 0;
}

function roleStrength({ skills, stems }: Wanted, trade: string | undefined, unit: Unit): number {
  const covered = shareOf(stems, unit.stems);
  const isHeadline = unit.words <= 12;
  const literal = covered >= 0.99 && inOrder(stems, unit) ? (isHeadline ? 1 : 0.85) : 0;
  const sameTrade = unit.tradeTerms.some(
    (term) => term.isRole && trade !== undefined && (term.trades.get(trade) ?? 0) >= 1,
  );
  const kin = sameTrade ? (isHeadline ? 0.65 : 0.35) : 0;
  const skill =
    skills.length > 0 && skills.every((known) => isTechnology(known) && unit.skills.has(known)) && isHeadline
      ? 0.6
      : 0;
  return Math.max(literal, kin + (kin > 0 ? 0.2 * covered : 0), skill);
}

function languageStrength(language: string, unit: Unit): number {
  if (!unit.stems.has(language.toLowerCase()) && !new RegExp(`\\b${language}\\b`, 'i').test(unit.quote))
    return 0;
  const spoken =
    /\b(?:fluen\w*|native|bilingual|proficien\w*|speaks?|spoken|written|languages?|conversational|mother tongue|[abc][12]|ielts|toefl|advanced|intermediate|basic|professional)\b/i;
  const listedLanguages = unit.isList || unit.words <= 4;
  return spoken.test(unit.quote) || listedLanguages ? 1 : 0;
}

function yearsFinding(
  criterion: JobCriterion,
  wanted: number,
  reading: Reading,
  background: number,
): Finding {
  const stated = reading.units
    .map((unit) => ({ unit, strength: statedYears(unit), shows: true }))
    .filter(({ strength }) => strength >= wanted);
  const dated = reading.units
    .map((unit) => ({ unit, strength: coveredYears(datedSpans(unit, reading.present)), shows: true }))
    .filter(({ strength }) => strength > 0);
  const covered = coveredYears(dated.flatMap(({ unit }) => datedSpans(unit, reading.present)));
  if (stated.length === 0 && covered < wanted) {
    return { criterion, met: false, credit: 0, onlyListed: false, quotes: [] };
  }
  const supports = covered >= wanted ? [...stated, ...dated] : stated;
  const credit = toHundredths(OUTSIDE_THE_FIELD + (1 - OUTSIDE_THE_FIELD) * background);
  return { criterion, met: true, credit, onlyListed: false, quotes: quotes(supports) };
}

function quotes(supports: readonly Support[]): Evidence[] {
  const seen = new Set<string>();
  const evidence: Evidence[] = [];
  for (const { unit } of supports.toSorted(
    (a, b) =>
      Number(b.shows) - Number(a.shows) ||
      b.strength - a.strength ||
      Number(a.unit.isList) - Number(b.unit.isList),
  )) {
    if (seen.has(unit.quote)) continue;
    seen.add(unit.quote);
    evidence.push({ quote: unit.quote, source: unit.source });
  }
  return evidence;
}

function coverage(wanted: Wanted, stems: ReadonlySet<string>): number {
  return Math.min(1, shareOf(wanted.stems, stems) / 0.8);
}

function shareOf(wanted: ReadonlyMap<string, number>, stems: ReadonlySet<string>): number {
  let sum = 0;
  let total = 0;
  for (const [stemmed, weight] of wanted) {
    total += weight;
    if (stems.has(stemmed)) sum += weight;
  }
  return total === 0 ? 0 : sum / total;
}
