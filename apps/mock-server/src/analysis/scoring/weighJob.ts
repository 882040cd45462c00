import { type Job, textOf, type WeighedCriterion } from '../criteria/criterion.ts';
import { readJob } from '../criteria/readJob.ts';
import { readingIn } from '../text/language.ts';
import { readableAs } from '../text/languageOf.ts';
import { weigh } from './arithmetic.ts';
import { wordsOfJob } from './findWork.ts';

const WORK = 'Work like that of the job text';

/** All that a job is scored by, weightiest first. */
export function weighJob(job: Job): WeighedCriterion[] {
  const words = readingIn(readableAs(textOf(job)), () => wordsOfJob(job));
  const { criteria } = readJob(job);
  const work = {
    name: WORK,
    kind: 'responsibility',
    importance: 'neither',
    from: 'description',
    rule: { by: 'work', words },
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
