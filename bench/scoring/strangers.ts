import { readFileSync } from 'node:fs';
import type { Criterion } from '@cortex/api-client/model';
import { analyzeResume, describeCriteria } from '@cortex/scoring';
import { tfIdfCosine } from './baselines.ts';
import { areaUnderCurve, isOfTheWhole, mean, precisionAt, type Scored, shareOfTies } from './measures.ts';

/**
 * Measures the scoring by what two people wrote who had not seen it (`strangers/`, see README.md). It prints totals; of
 * `unseen.json` nobody who changes the scoring looks at more.
 */
type Job = { title: string; description: string; skills_required: string[] };
type Statement = { job: Job; resume: string; criterion: string; truth: 'shown' | 'not shown' };
type Pair = { job: Job; better: string; worse: string };
type Occupation = { job: Job; resumes: string[] };

const AS_OF = '2026-11-26';
const CLOSER_LOOK = 45;
const MIN_DISTANCE = 3;

const read = <Content>(name: string): Content =>
  JSON.parse(readFileSync(new URL(`./strangers/${name}.json`, import.meta.url), 'utf8'));
const tell = (name: string, text: string) => console.log(`${name.padEnd(54)}${text}`);
const of = (count: number, all: number) => `${((100 * count) / all).toFixed(0)} % (${count} of ${all})`;

function analyse({ skills_required, ...job }: Job, resumeText: string) {
  const outcome = analyzeResume({
    job: { ...job, skills_required: skills_required.join(', ') },
    candidate: { name: '', email: '', phone: '', notes: '', resumeText },
    asOf: AS_OF,
  });
  return outcome.ok ? outcome.analysis : undefined;
}
const scoreOf = (job: Job, resume: string) => analyse(job, resume)?.fit_score ?? 0;

/** What is said of the criteria that a word names: the best of them counts. */
function findingOf({ job, resume, criterion }: Statement): 'met' | 'unclear' | 'not found' {
  const named = ({ name }: Criterion) =>
    name.toLowerCase().includes(criterion.toLowerCase()) && !isOfTheWhole(name);
  const criteria = analyse(job, resume)?.criteria?.filter(named) ?? [];
  if (criteria.some(({ met }) => met)) return 'met';
  return criteria.some(({ credit }) => credit > 0) ? 'unclear' : 'not found';
}

function measureStatements(name: string): void {
  const findings = read<Statement[]>(name).map((one) => ({ ...one, finding: findingOf(one) }));
  for (const truth of ['shown', 'not shown'] as const) {
    const some = findings.filter((one) => one.truth === truth);
    for (const finding of ['met', 'unclear', 'not found'] as const)
      tell(
        `${name}, ${truth}: ${finding}`,
        of(some.filter((one) => one.finding === finding).length, some.length),
      );
  }
}

function measurePairs(name: string): void {
  const distances = read<Pair[]>(name).map(
    ({ job, better, worse }) => scoreOf(job, better) - scoreOf(job, worse),
  );
  tell(
    `${name}, right by 3 points or more`,
    of(distances.filter((one) => one >= MIN_DISTANCE).length, distances.length),
  );
}

function measurePeople(): void {
  const occupations = read<Occupation[]>('people');
  const people = occupations.flatMap(({ resumes }, occupation) =>
    resumes.map((text) => ({ occupation, text })),
  );
  const byWords = tfIdfCosine(people.map(({ text }) => text));
  const order = (score: (job: Job) => readonly number[]) =>
    occupations.map(({ job }, occupation) => {
      const scores = score(job);
      return people.map(
        (person, at): Scored => ({ score: scores[at] ?? 0, fits: person.occupation === occupation }),
      );
    });
  const own = order((job) => people.map(({ text }) => scoreOf(job, text)));
  for (const [name, orders] of [
    ['score', own],
    [
      'TF-IDF, weights of this set',
      order((job) => byWords({ ...job, skills_required: job.skills_required.join(', ') })),
    ],
  ] as const)
    tell(
      `people, order by ${name}`,
      `area ${mean(orders.map(areaUnderCurve)).toFixed(3)}, ${mean(orders.map((one) => precisionAt(5, one))).toFixed(2)} of the first 5, ties ${(100 * mean(orders.map(shareOfTies))).toFixed(1)} %`,
    );
  for (const fits of [true, false]) {
    const scores = own.flat().filter((one) => one.fits === fits);
    const above = scores.filter(({ score }) => score >= CLOSER_LOOK).length;
    tell(
      fits ? 'right occupation below 45' : 'others at 45 or more',
      of(fits ? scores.length - above : above, scores.length),
    );
  }
}

type Ad = { title: string; description: string; words: Record<string, string[]> };
const SAME_WORDS = 0.6;

/** Which of the words that ask for something stand in the name of a criterion, and which that ask for nothing do. */
function measureAds(): void {
  const ads = read<Ad[]>('ads').map(({ words, ...job }) => ({
    words,
    names: describeCriteria({ ...job, skills_required: '' })
      .criteria.filter(({ name, from }) => from === 'description' && !isOfTheWhole(name))
      .map(({ name }) => stemsOf(name)),
  }));
  for (const kind of ['must', 'asked', 'nice', 'duty', 'none']) {
    const found = ads.flatMap(({ words, names }) =>
      (words[kind] ?? []).map((one) => names.some((name) => shareOf(stemsOf(one), name) >= SAME_WORDS)),
    );
    tell(`ads, ${kind}: read as a criterion`, of(found.filter(Boolean).length, found.length));
  }
}

const SMALL = new Set([
  'a',
  'an',
  'and',
  'or',
  'of',
  'in',
  'the',
  'with',
  'for',
  'to',
  'on',
  'at',
  'is',
  'be',
  'you',
  'your',
]);

function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];
  return new Set(
    words.filter((word) => !SMALL.has(word)).map((word) => word.replace(/(?:ing|ed|es|s)$/, '')),
  );
}

const shareOf = (some: Set<string>, others: Set<string>) =>
  [...some].filter((word) => others.has(word)).length / Math.max(1, some.size);

measureAds();
measureStatements('statements');
measurePairs('pairs');
measurePairs('secondPairs');
measurePeople();
measureStatements('unseen');
measureStatements('second');
measureStatements('everyday');
