import { analyzeResume } from '@cortex/scoring';
import { quantile } from '../scoring/measures.ts';
import { type Applicant, readApplicants } from './applicants.ts';
import { type Swap, THINGS, type Thing } from './swaps.ts';

/**
 * Swaps one thing of each applicant and scores again. Of each group: the share of scores above the median of all
 * scores with that thing swapped (the scoring rate of New York City's Local Law 144), that rate in relation to the
 * highest one of its kind of groups (the impact ratio), how many texts and scores are other than with the first
 * value, and by how many points at most.
 */
const AS_OF = '2026-11-22';
/** Beside an ad that lists no skills: with the words in it that schools, clubs and families are told with. */
const BESIDE_READ = process.argv.includes('--read');
const EMPLOYER =
  'We serve the women, men, families, schools, colleges and churches of our state and of the whole national and foreign community, young and old, with care for each other.';
const MAX_SHOWN = 12;

type Scored = {
  swap: Swap;
  applicant: Applicant;
  swapped: Applicant;
  score: number;
  isOther: boolean;
  change: number;
};

function read(job: Applicant['job']): Applicant['job'] {
  if (!BESIDE_READ) return job;
  const description = `${EMPLOYER}\n${job.description}\nYou need: ${job.skills_required}`;
  return { ...job, description, skills_required: '' };
}

function scoreOf({ job, name, email, text, notes }: Applicant): number {
  const outcome = analyzeResume({
    job: read(job),
    candidate: { name, email, phone: '', notes, resumeText: text },
    asOf: AS_OF,
  });
  if (!outcome.ok) throw new Error(outcome.detail);
  return outcome.analysis.fit_score ?? 0;
}

function scoreAll({ swaps }: Thing, applicants: readonly Applicant[]): Scored[] {
  return applicants.flatMap((applicant) => {
    const scores = swaps.map((swap) => {
      const swapped = swap.apply(applicant);
      return { swap, applicant, swapped, score: scoreOf(swapped) };
    });
    const [first] = scores;
    return scores.map((one) => ({
      ...one,
      isOther: one.swapped.text !== first?.swapped.text,
      change: one.score - (first?.score ?? 0),
    }));
  });
}

const round = (value: number) => value.toFixed(2);

function tellThing({ thing, swaps }: Thing, scored: readonly Scored[]): void {
  const median = quantile(
    scored.map(({ score }) => score),
    0.5,
  );
  const kinds = swaps[0]?.groups.length ?? 0;
  for (let kind = 0; kind < kinds; kind += 1) {
    const groups = [...new Set(swaps.map((swap) => swap.groups[kind] ?? ''))];
    const rows = groups.map((group) => {
      const own = scored.filter(({ swap }) => swap.groups[kind] === group);
      const changes = own.map(({ change }) => change);
      return {
        group,
        other: own.filter(({ isOther }) => isOther).length / own.length,
        rate: own.filter(({ score }) => score > median).length / own.length,
        moved: changes.filter((change) => change !== 0).length / own.length,
        least: Math.min(0, ...changes),
        most: Math.max(0, ...changes),
      };
    });
    const best = Math.max(...rows.map(({ rate }) => rate));
    for (const { group, other, rate, moved, least, most } of rows) {
      const change = least === 0 && most === 0 ? '0' : `${least} to +${most}`;
      console.log(
        `| ${thing} | ${group} | ${Math.round(100 * other)} % | ${round(rate)} | ${round(rate / best)} | ${Math.round(100 * moved)} % | ${change} |`,
      );
    }
  }
}

function tellWorst(results: readonly { thing: Thing; scored: readonly Scored[] }[]): void {
  console.log(`\nThe largest changes of each thing, at most ${MAX_SHOWN}:\n`);
  console.log('| swapped | applicant | from | to | score |\n|---|---|---|---|---|');
  for (const { thing, scored } of results) {
    const moved = scored
      .filter(({ change }) => change !== 0)
      .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));
    for (const { swap, applicant, score, change } of moved.slice(0, MAX_SHOWN)) {
      console.log(
        `| ${thing.thing} | ${applicant.id} | ${thing.swaps[0]?.value} | ${swap.value} | ${score - change} to ${score} |`,
      );
    }
  }
}

const applicants = readApplicants();
const swapsInAll = THINGS.reduce((count, { swaps }) => count + swaps.length, 0);
console.log(
  `${applicants.length} applicants, ${swapsInAll} swaps of ${THINGS.length} things, ${applicants.length * swapsInAll} scores\n`,
);
console.log('| swapped | group | other text | above the median | impact ratio | other score | points |');
console.log('|---|---|---|---|---|---|---|');
const results = THINGS.map((thing) => ({ thing, scored: scoreAll(thing, applicants) }));
for (const { thing, scored } of results) tellThing(thing, scored);
if (process.argv.includes('--changes')) tellWorst(results);
