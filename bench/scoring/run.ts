import { analyzeResume, type Job } from '@cortex/scoring';
import { bm25, keywordShare, type Ranking, tfIdfCosine } from './baselines.ts';
import { areaUnderCurve, mean, precisionAt, quantile, type Scored, shareOfTies } from './measures.ts';
import { type LabelledJob, type LabelledResume, readJobs, readResumes } from './readSet.ts';

const PLACES = 5;
const METHODS: readonly [string, (resumes: readonly string[]) => Ranking][] = [
  ['Cortex', ours],
  ['Share of literal keywords', keywordShare],
  ['BM25, whole job', bm25],
  ['TF-IDF cosine, whole job', tfIdfCosine],
];

const known = new Map<string, number>();

/** Each resume by itself: what the others say plays no part, so that no pair needs to be scored twice. */
function ours(resumes: readonly string[]): Ranking {
  return (job) =>
    resumes.map((resumeText) => {
      const pair = JSON.stringify([job, resumeText]);
      const score = known.get(pair) ?? scoreOf(job, resumeText);
      known.set(pair, score);
      return score;
    });
}

function scoreOf(job: Job, resumeText: string): number {
  const outcome = analyzeResume({
    job,
    candidate: { name: '', email: '', phone: '', notes: '', resumeText },
    asOf: '2026-11-21',
  });
  if (!outcome.ok) throw new Error(`${outcome.detail} ("${resumeText.slice(0, 60)}")`);
  return outcome.analysis.fit_score;
}

function compare(name: string, jobs: readonly LabelledJob[], resumes: readonly LabelledResume[]): void {
  console.log(`\n${name}: ${jobs.length} jobs, ${resumes.length} resumes`);
  console.log(`  ${'method'.padEnd(28)}mean AUC   precision at ${PLACES}   ties`);
  const texts = resumes.map(({ text }) => text);
  for (const [method, prepare] of METHODS) {
    const rank = prepare(texts);
    const results = jobs.map(({ occupation, job }) =>
      rank(job).map((score, index): Scored => ({ score, fits: resumes[index]?.occupation === occupation })),
    );
    const area = mean(results.map(areaUnderCurve)).toFixed(3);
    const precision = mean(results.map((scored) => precisionAt(PLACES, scored))).toFixed(3);
    const ties = (100 * mean(results.map(shareOfTies))).toFixed(1);
    console.log(`  ${method.padEnd(28)}${area.padEnd(11)}${precision.padEnd(17)}${ties} %`);
    if (prepare === ours) tellRange(results.flat());
  }
}

function tellRange(scored: readonly Scored[]): void {
  for (const fits of [true, false]) {
    const scores = scored.filter((one) => one.fits === fits).map(({ score }) => score);
    const range = [0, 0.05, 0.25, 0.5, 0.75, 0.95, 1].map((share) => quantile(scores, share)).join(' ');
    const label = fits ? 'those who fit' : 'the others';
    console.log(`    ${label.padEnd(16)} min, 5 %, quartiles, 95 %, max: ${range}`);
  }
}

const jobs = readJobs();
const occupations = jobs.map(({ occupation }) => occupation);
const develop = readResumes('develop', occupations);
const heldOut = readResumes('heldOut', occupations);
compare('Developed against', jobs, develop);
compare('Held out', jobs, heldOut);
compare('All together', jobs, [...develop, ...heldOut]);
