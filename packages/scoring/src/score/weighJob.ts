import { type Job, textOf, type WeighedCriterion } from '../job/criterion.ts';
import { readJob } from '../job/readJob.ts';
import { readableAs } from '../lexicon/detectLanguage.ts';
import { wordsOfJob } from './findWork.ts';
import { weigh } from './weights.ts';
import { workLines } from './workLines.ts';

const WORK = 'Work like that of the job text';

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
  const words = wordsOfJob(job, language);
  const lines = language === 'en' ? workLines(job, language) : [];
  const { criteria } = readJob(job);
  const work = {
    name: WORK,
    kind: 'responsibility',
    importance: 'neither',
    from: 'description',
    rule: { by: 'work', words, lines },
  } as const;
  return weigh(words.size > 0 ? [...criteria, withChoice(job, work)] : criteria).toSorted(
    (a, b) => rank(a) - rank(b) || b.weight - a.weight,
  );
}

function withChoice<Draft extends { name: string; importance: string }>(job: Job, draft: Draft): Draft {
  const choice = job.criteria?.find(({ name }) => name === draft.name);
  return choice?.importance === 'left_out' ? { ...draft, importance: 'left_out' } : draft;
}

const rank = ({ importance }: WeighedCriterion) => (importance === 'must' ? 0 : 1);
