import { scoreBands } from '@cortex/api-client/limits';
import {
  type Criterion,
  hasListedSkills,
  isLikeness,
  type Rule,
  type WeighedCriterion,
} from '../job/criterion.ts';
import type { Finding } from './finding.ts';

/** What the must-haves and the recruiter's own skills carry together at least, in points of 100. */
const CORE = 60;
/** The same where all of them were read in the description. */
const READ_CORE = 20;
/** What any other single criterion carries at most, in points, beside a core of three or more. */
const MAX_OF_ANOTHER = 15;
/**
 * What a must-have carries at most, in points, that was read in the description: one line of an ad is not the
 * whole job.
 */
const MAX_OF_A_READ_MUST = 25;
/** The same of what says nothing of the work: a language, a degree of any field, years of anything. Most who apply have it. */
const MAX_OF_A_BASIC_MUST = 10;
/** The same of a school leaving certificate: nearly all who apply have it, and many do not write it down. */
const MAX_OF_A_SCHOOL_MUST = 4;
const SCHOOL = 1;
const CORE_SHARE = { must: 2, neither: 1.5, nice: 0.75 };
const OTHERS = {
  title: 10,
  experience: 9,
  level: 8,
  education: 5,
  licence: 5,
  language: 5,
  skill: 3,
  responsibility: 2,
};
/** What the likeness of the work carries beside any other criterion, where a person listed skills. */
const WORK = 25;
/** What it carries where all else was read in the description: such reading finds less and errs more. */
const WORK_BESIDE_READ = 45;
/** What the words shared with the job text carry there. */
const WORDS = 15;
/** A degree that names no field says little of the work. */
const ANY_DEGREE = 2;
const NICE_SKILL = 6.5;
/** What all duties, and all other skills of the description, carry together at most. */
const MAX_DUTIES = 8;
const MAX_SKILLS = 20;
/** What somebody is like, which no resume shows: a share of each, and what all carry together at most. */
const TRAIT = 0.5;
const MAX_TRAITS = 2;

const [interview, closerLook] = [scoreBands[0].from, scoreBands[1].from];

/** Gives each criterion its points: whole numbers that sum to 100. What is left out gets none. */
export function weigh(criteria: readonly Criterion[]): WeighedCriterion[] {
  const wanted = criteria.filter(({ importance }) => importance !== 'left_out');
  const isListed = hasListedSkills(wanted);
  const counted = isListed ? wanted.filter(({ rule }) => rule.by !== 'words') : wanted;
  const isCore = ({ importance, from }: Criterion) =>
    importance === 'must' || from === 'skills' || from === 'person';
  const core = counted.filter(isCore);
  const others = counted.filter((criterion) => !isCore(criterion) && !isLikeness(criterion.rule));
  const likenesses = counted.filter(({ rule }) => isLikeness(rule));
  const likeness = sumOf(likenesses.map(({ rule }) => likenessPoints(rule, isListed)));
  const mostOfOthers = 100 - likeness - (isListed ? CORE : READ_CORE);
  const shares = others.map(shareOf);
  capTogether(
    others,
    shares,
    ({ kind, rule }) => kind === 'responsibility' && rule.by === 'duty',
    MAX_DUTIES,
  );
  capTogether(others, shares, ({ isTrait }) => isTrait === true, MAX_TRAITS);
  capTogether(others, shares, ({ kind, isTrait }) => kind === 'skill' && !isTrait, MAX_SKILLS);
  const rest = core.length === 0 ? 100 - likeness : Math.min(mostOfOthers, sumOf(shares));
  const corePoints = fill(core.map(coreShare), core.map(mostOfCore), 100 - likeness - rest);
  // What basic must-haves cannot take goes to the others, and not back to them.
  const isCoreFull = core.reduce((most, one) => most + mostOfCore(one), 0) < 100 - likeness - rest;
  const mostOfOther = core.length < 3 || isCoreFull ? 100 : MAX_OF_ANOTHER;
  const otherPoints = fill(
    shares,
    shares.map(() => mostOfOther),
    100 - likeness - sumOf(corePoints),
  );
  const points = counted.map((criterion) => {
    if (isLikeness(criterion.rule)) return likenessPoints(criterion.rule, isListed);
    return isCore(criterion)
      ? (corePoints[core.indexOf(criterion)] ?? 0)
      : (otherPoints[others.indexOf(criterion)] ?? 0);
  });
  const least = Math.min(isListed ? CORE : READ_CORE, Math.floor(sumOf(corePoints)));
  return keepCore(toWholePoints(counted, points), least, isCore);
}

function likenessPoints(rule: Rule, isListed: boolean): number {
  if (rule.by === 'words') return WORDS;
  return isListed || (rule.by === 'work' && !rule.likeness) ? WORK : WORK_BESIDE_READ;
}

/** What whole points took from the core comes back from the likeness of the work. */
function keepCore(
  weighed: WeighedCriterion[],
  least: number,
  isCore: (criterion: Criterion) => boolean,
): WeighedCriterion[] {
  const core = weighed.filter(isCore);
  const lacking = core.length === 0 ? 0 : least - sumOf(core.map(({ weight }) => weight));
  if (lacking <= 0 || !weighed.some(({ rule }) => rule.by === 'work')) return weighed;
  const [first] = core.toSorted((a, b) => b.weight - a.weight);
  return weighed.map((one) => {
    if (one === first) return { ...one, weight: one.weight + lacking };
    return one.rule.by === 'work' ? { ...one, weight: one.weight - lacking } : one;
  });
}

function mostOfCore({ from, rule }: Criterion): number {
  if (from !== 'description') return 100;
  if (rule.by === 'degree' && rule.level === SCHOOL && !rule.field) return MAX_OF_A_SCHOOL_MUST;
  return isBasic(rule) ? MAX_OF_A_BASIC_MUST : MAX_OF_A_READ_MUST;
}

function isBasic(rule: Rule): boolean {
  if (rule.by === 'degree') return !rule.field;
  if (rule.by === 'years') return !rule.of;
  return rule.by === 'language';
}

/** Shares a total of points, none above its most; what is cut off goes to the others as far as they take it. */
function fill(shares: readonly number[], most: readonly number[], total: number): number[] {
  const capped = shares.map(() => false);
  for (;;) {
    const taken = sumOf(most.filter((_, index) => capped[index]));
    const free = sumOf(shares.filter((_, index) => !capped[index]));
    const points = shares.map((share, index) =>
      capped[index] || free === 0 ? (most[index] ?? 0) : (share * (total - taken)) / free,
    );
    const over = points.findIndex((value, index) => !capped[index] && value > (most[index] ?? 0));
    if (over < 0) return points;
    capped[over] = true;
  }
}

const sumOf = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

function coreShare({ importance }: Criterion): number {
  return importance === 'left_out' ? 0 : CORE_SHARE[importance];
}

function shareOf({ kind, rule, importance, isTrait }: Criterion): number {
  if (isTrait) return TRAIT;
  if (rule.by === 'level') return OTHERS.level;
  if (kind === 'skill') return importance === 'nice' ? NICE_SKILL : OTHERS.skill;
  if (rule.by === 'degree' && !rule.field) return ANY_DEGREE;
  return OTHERS[kind] * (importance === 'nice' ? 0.7 : 1);
}

function capTogether(
  criteria: readonly Criterion[],
  shares: number[],
  isOne: (criterion: Criterion) => boolean,
  most: number,
): void {
  const sum = criteria.reduce(
    (all, criterion, index) => all + (isOne(criterion) ? (shares[index] ?? 0) : 0),
    0,
  );
  if (sum <= most) return;
  criteria.forEach((criterion, index) => {
    if (isOne(criterion)) shares[index] = ((shares[index] ?? 0) * most) / sum;
  });
}

/** Whole points by largest remainder, at least one each, so that they sum to exactly 100. */
function toWholePoints(criteria: readonly Criterion[], shares: readonly number[]): WeighedCriterion[] {
  const sum = shares.reduce((all, share) => all + share, 0);
  if (sum === 0) return [];
  const exact = shares.map((share) => (share / sum) * 100);
  const points = exact.map((value) => Math.max(1, Math.floor(value)));
  let rest = 100 - points.reduce((all, value) => all + value, 0);
  const byNeed = exact
    .map((value, index) => ({ index, need: value - (points[index] ?? 0) }))
    .toSorted((a, b) => b.need - a.need || a.index - b.index);
  while (rest !== 0) {
    const step = Math.sign(rest);
    for (const { index } of step > 0 ? byNeed : byNeed.toReversed()) {
      const value = points[index] ?? 0;
      if (rest === 0) break;
      if (step < 0 && value <= 1) continue;
      points[index] = value + step;
      rest -= step;
    }
  }
  return criteria.map((criterion, index) => ({ ...criterion, weight: points[index] ?? 1 }));
}

/**
 * The score of 0 to 100: points times credits. Where a must-have is missing, the part of the score above the
 * closer-look threshold is compressed to stay below the interview threshold, which keeps people in the same
 * order; without any of several must-haves it stays below the closer-look threshold.
 */
export function add(findings: readonly Finding[]): { score: number; capped: boolean } {
  const hundredths = findings.reduce(
    (sum, { criterion, credit }) => sum + criterion.weight * Math.round(credit * 100),
    0,
  );
  const earned = Math.min(Math.round(hundredths / 100), mostOf(findings));
  const musts = findings.filter(({ criterion }) => criterion.importance === 'must');
  const missing = musts.filter(({ state }) => state === 'missing');
  if (missing.length === 0) return { score: earned, capped: false };
  if (missing.length === musts.length && musts.length > 1) {
    return { score: Math.min(earned, closerLook - 1), capped: earned >= closerLook };
  }
  return { score: compress(earned), capped: compress(earned) < earned };
}

/** The likeness of the work alone never reaches a closer look. */
function mostOf(findings: readonly Finding[]): number {
  return findings.some(({ criterion, credit }) => !isLikeness(criterion.rule) && credit > 0)
    ? 100
    : closerLook - 1;
}

function compress(earned: number): number {
  if (earned <= closerLook) return earned;
  const span = interview - 1 - closerLook;
  return closerLook + Math.round(((earned - closerLook) * span) / (100 - closerLook));
}

/** The score that there would be with one finding wholly met. */
export function scoreWith(findings: readonly Finding[], one: Finding): number {
  return add(findings.map((finding) => (finding === one ? { ...finding, state: 'met', credit: 1 } : finding)))
    .score;
}
