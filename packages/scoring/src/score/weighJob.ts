import { type Criterion, type Job, type Rule, textOf, type WeighedCriterion } from '../job/criterion.ts';
import { tellsOfEqualOpportunity } from '../job/isIrrelevant.ts';
import { readJob } from '../job/readJob.ts';
import { readableAs } from '../lexicon/detectLanguage.ts';
import { weighText } from '../meaning/wordCosine.ts';
import type { Language } from '../text/language.ts';
import { wordsOfJob } from './findWork.ts';
import { weigh } from './weights.ts';
import { workLines } from './workLines.ts';

const WORK = 'Work similar to this job';
const WORDS = 'Words in common with this job';

/** A job is read beside each of its candidates: the last few are kept as they were read. */
const CACHE = new Map<string, readonly WeighedCriterion[]>();
const MAX_CACHED = 20;

/** All that a job is scored by, weightiest first. */
export function weighJob(job: Job): readonly WeighedCriterion[] {
  const { title, description, skills_required, criteria } = job;
  const key = JSON.stringify([title, description, skills_required, criteria]);
  const kept = CACHE.get(key);
  if (kept) return kept;
  const weighed = readAndWeigh(job);
  if (CACHE.size >= MAX_CACHED) CACHE.clear();
  CACHE.set(key, weighed);
  return weighed;
}

function readAndWeigh(job: Job): WeighedCriterion[] {
  const language = readableAs(textOf(job));
  const { criteria } = readJob(job);
  const likenesses = likenessesOf(job, language).map((likeness) => withChoice(job, likeness));
  return weigh([...criteria, ...likenesses]).toSorted((a, b) => rank(a) - rank(b) || b.weight - a.weight);
}

/** How like the job text somebody's resume is as a whole. */
function likenessesOf(job: Job, language: Language): Criterion[] {
  const words = wordsOfJob(job, language);
  if (words.size === 0) return [];
  const likeness = (name: string, rule: Rule) =>
    ({ name, kind: 'responsibility', importance: 'neither', from: 'description', rule }) as const;
  const lines = language === 'en' ? workLines(job, language) : [];
  if (lines.length === 0) return [likeness(WORK, { by: 'work', words })];
  // The law names who is protected, in rare words: whoever tells of such a trait would share them.
  const whole = weighText(textOf(job), (sentence) => !tellsOfEqualOpportunity(sentence, language));
  return [
    likeness(WORK, { by: 'work', words, likeness: { lines, whole } }),
    likeness(WORDS, { by: 'words', words, whole }),
  ];
}

function withChoice<Draft extends { name: string; importance: string }>(job: Job, draft: Draft): Draft {
  const choice = job.criteria?.find(({ name }) => name === draft.name);
  return choice?.importance === 'left_out' ? { ...draft, importance: 'left_out' } : draft;
}

const rank = ({ importance }: WeighedCriterion) => (importance === 'must' ? 0 : 1);
