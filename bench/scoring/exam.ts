import { readFileSync } from 'node:fs';
import type { ResumeAnalysis } from '@cortex/api-client/model';
import { analyzeResume, describeCriteria } from '@cortex/scoring';
import { tfIdfCosine } from './baselines.ts';
import {
  areaUnderCurve,
  isOfTheWhole,
  mean,
  placeOf,
  precisionAt,
  type Scored,
  shareOfTies,
} from './measures.ts';
import { isWrapped, REWRITINGS } from './rewritings.ts';

/**
 * Measures the reading and the scoring against a set of labelled texts (`known` or `exam`, see README.md). With a second
 * argument, the names of measures, it lists what went wrong in them.
 */
type Job = { title: string; description: string; skills_required: string };
type Pair = { id: string; kind: string; job: Job; better: string; worse: string };
type Asked = { text: string; kind: string; importance: string; also?: string[]; in_skills_required?: string };
type Ad = Job & { id: string; language?: string; criteria: Asked[]; none: string[] };
type Case = {
  id: string;
  kind?: string;
  job?: Job;
  criterion: string;
  resume: string;
  expected: 'met' | 'notMet';
};
type Occupations = {
  jobs: { occupation: string; group: string; job: Job }[];
  resumes: { occupation: string; group: string; text: string }[];
};

const [set = 'known', ...shown] = process.argv.slice(2);
const AS_OF = '2026-11-22';
const CLOSER_LOOK = 45;
const MIN_DISTANCE = 3;

const read = <Content>(name: string): Content =>
  JSON.parse(readFileSync(new URL(`./${set}/${name}.json`, import.meta.url), 'utf8'));
const percent = (count: number, all: number) =>
  `${all === 0 ? '-' : ((100 * count) / all).toFixed(0)} % (${count} of ${all})`;
const tell = (name: string, text: string) => console.log(`${name.padEnd(54)}${text}`);
const list = (name: string, lines: readonly string[]) => {
  if (shown.some((one) => name.startsWith(one))) for (const line of lines) console.log(`    ${line}`);
};

function analyse(job: Job, resumeText: string): ResumeAnalysis {
  const outcome = analyzeResume({
    job,
    candidate: { name: '', email: '', phone: '', notes: '', resumeText },
    asOf: AS_OF,
  });
  if (!outcome.ok) throw new Error(`${outcome.detail} "${resumeText.slice(0, 60)}"`);
  return outcome.analysis;
}
const readText = ({ title, description, skills_required }: Job) =>
  describeCriteria({ title, description, skills_required });
const scoreOf = (job: Job, text: string) => analyse(job, text).fit_score ?? 0;

function measurePairs(): void {
  const pairs = read<Pair[]>('pairs').map((pair) => ({
    ...pair,
    distance: scoreOf(pair.job, pair.better) - scoreOf(pair.job, pair.worse),
  }));
  const right = pairs.filter(({ distance }) => distance >= MIN_DISTANCE).length;
  tell('pairs, right by 3 points or more', percent(right, pairs.length));
  for (const kind of new Set(pairs.map((pair) => pair.kind))) {
    const ofKind = pairs.filter((pair) => pair.kind === kind);
    const distance = mean(ofKind.map((pair) => pair.distance)).toFixed(1);
    tell(
      `  ${kind}`,
      `${percent(ofKind.filter((pair) => pair.distance >= MIN_DISTANCE).length, ofKind.length)}, ${distance} points`,
    );
    list(
      kind,
      ofKind.filter((pair) => pair.distance < MIN_DISTANCE).map(({ id, distance: by }) => `${id} ${by}`),
    );
  }
}

function measureWithoutMusts(): void {
  const cases = read<{ id: string; job: Job; resume: string }[]>('withoutMusts').map((one) => ({
    ...one,
    score: scoreOf(one.job, one.resume),
  }));
  const wrong = cases.filter(({ score }) => score >= CLOSER_LOOK);
  tell('without any must-have, 45 or more', percent(wrong.length, cases.length));
  list(
    'without',
    wrong.map(({ id, score }) => `${id} ${score}`),
  );
}

function measureOccupations(): void {
  const { jobs, resumes } = read<Occupations>('occupations');
  const rows = jobs.map(({ occupation, group, job }) => ({
    occupation,
    group,
    job,
    scores: resumes.map((resume) => ({ ...resume, score: scoreOf(job, resume.text) })),
  }));
  const area = (own: (group: string, resume: { group: string }) => boolean) =>
    mean(
      rows.map(({ occupation, group, scores }) =>
        areaUnderCurve(
          scores
            .filter((one) => own(group, one))
            .map((one) => ({ score: one.score, fits: one.occupation === occupation })),
        ),
      ),
    ).toFixed(3);
  const ranked = (score: (job: Job) => number[]) =>
    jobs.map(({ occupation, job }) => {
      const scores = score(job);
      return resumes.map(
        (resume, index): Scored => ({ score: scores[index] ?? 0, fits: resume.occupation === occupation }),
      );
    });
  const right = rows.flatMap(({ occupation, scores }) =>
    scores
      .filter((one) => one.occupation === occupation)
      .map((one) => ({ name: occupation, score: one.score })),
  );
  const others = rows.flatMap(({ occupation, scores }) =>
    scores
      .filter((one) => one.occupation !== occupation)
      .map((one) => ({ name: `${occupation} <- ${one.occupation}`, score: one.score })),
  );
  const below = right.filter(({ score }) => score < CLOSER_LOOK);
  const above = others.filter(({ score }) => score >= CLOSER_LOOK);
  tell('right occupation below 45', percent(below.length, right.length));
  list(
    'right occupation',
    below.map(({ name, score }) => `${name} ${score}`),
  );
  tell('others at 45 or more', percent(above.length, others.length));
  list(
    'others',
    above.map(({ name, score }) => `${name} ${score}`),
  );
  tell(
    'area under the curve, wide and narrow',
    `${area(() => true)} ${area((group, one) => group === one.group)}`,
  );
  const texts = resumes.map(({ text }) => text);
  tellOrder(
    'score',
    ranked((job) => rows.find((row) => row.job === job)?.scores.map(({ score }) => score) ?? []),
  );
  tellOrder(
    'likeness of the work alone',
    ranked((job) => texts.map((text) => likenessOf(job, text))),
  );
  tellOrder(
    'score, then points, as the app does',
    ranked((job) => resumes.map(({ text }) => placeOf(analyse(job, text)))),
  );
  tellOrder('TF-IDF, weights of this set', ranked(tfIdfCosine(texts)));
  const pasted = jobs.flatMap(({ occupation, job }) => {
    const stranger = resumes.find((resume) => resume.occupation !== occupation);
    if (!stranger) return [];
    const words = `${job.title} ${job.description}`.split(/\s+/);
    const thinned = words.filter((_word, index) => index % 5 !== 4).join(' ');
    const sentences = job.skills_required
      .split(',')
      .map((skill) => `I have used ${skill.trim()} with success in my work.`)
      .join('\n');
    return [
      `${stranger.text}\n${thinned}`,
      `${stranger.text}\n${`${words.join(' ')}\n`.repeat(3)}${sentences}`,
    ].map((text) => ({ name: occupation, score: scoreOf(job, text) }));
  });
  const fooled = pasted.filter(({ score }) => score >= CLOSER_LOOK);
  tell('ad pasted below other work, 45 or more', percent(fooled.length, pasted.length));
  list(
    'ad pasted',
    fooled.map(({ name, score }) => `${name} ${score}`),
  );
}

/** How an order of all resumes for each job parts those of the occupation from the others. */
function tellOrder(name: string, orders: readonly Scored[][]): void {
  const fitting = orders[0]?.filter(({ fits }) => fits).length ?? 0;
  tell(
    `order by ${name}`,
    `area ${mean(orders.map(areaUnderCurve)).toFixed(3)}, ${mean(orders.map((one) => precisionAt(fitting, one))).toFixed(2)} of the first ${fitting}, ties ${(100 * mean(orders.map(shareOfTies))).toFixed(1)} %`,
  );
}

function likenessOf(job: Job, text: string): number {
  return analyse(job, text).criteria?.find(({ name }) => /^Work similar/.test(name))?.credit ?? 0;
}

function measureAds(): void {
  const ads = read<Ad[]>('ads');
  for (const [name, some] of [
    ['English', ads.filter((ad) => !ad.language)],
    ['other languages', ads.filter((ad) => ad.language)],
  ] as const) {
    const found = some.flatMap((ad) =>
      readText(ad)
        .criteria.filter(({ from, name }) => from === 'description' && !isOfTheWhole(name))
        .map((criterion) => ({
          ad: ad.id,
          criterion,
          none: isNone(ad, criterion.name, criterion.quote ?? ''),
        })),
    );
    const none = found.filter((one) => one.none);
    tell(`criteria of ads that are none, ${name}`, percent(none.length, found.length));
    list(
      'criteria',
      none.map(({ ad, criterion }) => `${ad}: ${criterion.name} <- ${criterion.quote}`),
    );
    const labels = some.flatMap((ad) => ad.criteria.map((label) => ({ ad, label })));
    const missed = labels.filter(
      ({ ad, label }) =>
        !readText(ad).criteria.some(({ name: own, quote = '' }) => shares(label, own, quote)),
    );
    tell(`  labelled criteria that are found`, percent(labels.length - missed.length, labels.length));
    list(
      'labelled',
      missed.map(({ ad, label }) => `${ad.id}: ${label.kind} ${label.importance} ${label.text}`),
    );
  }
}

const words = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? []).filter((word) => word.length > 1);

/** Whether a criterion stands in a place that the labels say is none, and shares less with any label than with that. */
function isNone(ad: Ad, name: string, quote: string): boolean {
  const collapsed = quote.replace(/\s+/g, ' ');
  if (ad.criteria.some((label) => shares(label, name, quote))) return false;
  return (
    ad.none.some((none) => {
      const text = none.replace(/\s+/g, ' ').trim();
      return text.length > 3 && (collapsed.includes(text) || text.includes(collapsed));
    }) || !ad.criteria.some(({ text }) => collapsed.includes(text.replace(/\s+/g, ' ')))
  );
}

function shares(label: Asked, name: string, quote: string): boolean {
  const own = new Set([...words(name)]);
  return [
    label.text,
    ...(label.also ?? []),
    ...(label.in_skills_required ? [label.in_skills_required] : []),
  ].some((text) => {
    const wanted = words(text);
    const common = wanted.filter((word) => own.has(word)).length;
    if (common >= 0.5 * Math.min(wanted.length, own.size) && common > 0) return true;
    return (
      quote.includes(text) &&
      /^(?:[\p{L}' ]+degree|Diploma|Doctorate|\d+\+ (?:years?|months))/u.test(name) &&
      ['education', 'experience'].includes(label.kind)
    );
  });
}

function measureStatements(): void {
  const cases = [
    ...read<Case[]>('statements'),
    ...read<Case[]>('lists').map((one) => ({ ...one, kind: 'list' })),
  ].map((one) => {
    const job = one.job ?? {
      title: 'Position',
      description: `${one.criterion} is required.`,
      skills_required: one.criterion,
    };
    const { criteria = [] } = analyse(job, `${one.resume}\n${FILLER}`);
    const wanted = words(one.criterion);
    const own = criteria
      .filter(({ name, kind }) => kind !== 'title' && !isOfTheWhole(name))
      .map((criterion) => ({
        criterion,
        common: words(criterion.name).filter((word) => wanted.includes(word)).length,
      }))
      .toSorted((a, b) => b.common - a.common)[0]?.criterion;
    return { ...one, met: own?.met ?? false, own };
  });
  for (const kind of new Set(cases.map((one) => one.kind))) {
    for (const expected of ['met', 'notMet'] as const) {
      const some = cases.filter((one) => one.kind === kind && one.expected === expected);
      if (some.length === 0) continue;
      const wrong = some.filter(({ met }) => met !== (expected === 'met'));
      tell(
        `${kind}, rightly ${expected === 'met' ? 'met' : 'not met'}`,
        percent(some.length - wrong.length, some.length),
      );
      list(
        String(kind),
        wrong.map(
          ({ id, criterion, own, resume }) =>
            `${id}: ${criterion} [${own?.name}: ${own?.unclear ? 'unclear' : own?.met} ${own?.remark ?? ''}] <- ${resume.replaceAll('\n', ' / ').slice(0, 260)}`,
        ),
      );
    }
  }
}
// A score needs thirty words to read.
const FILLER =
  'This person can start soon, and would be glad to come by for a talk about all of it on any day of the week. References are gladly given on request, and everything else that matters can be told face to face on any day that suits.';

function measureRewritings(): void {
  const texts = new Map(read<Pair[]>('pairs').map((pair) => [pair.better.slice(0, 300), pair]));
  for (const [name, rewrite] of Object.entries(REWRITINGS)) {
    const moves = [...texts.values()]
      .filter(({ better }) => !name.startsWith('wrapped') || !isWrapped(better))
      .map(({ id, job, better }) => ({
        id,
        by: Math.abs(scoreOf(job, rewrite(better)) - scoreOf(job, better)),
      }));
    const moved = moves.filter(({ by }) => by > 1);
    tell(
      `moved by more than a point: ${name}`,
      `${percent(moved.length, moves.length)}, most ${Math.max(...moves.map(({ by }) => by))}`,
    );
    list(
      'moved',
      moved.map(({ id, by }) => `${id} ${by}`),
    );
  }
}

function measureTime(): void {
  const [pair] = read<Pair[]>('pairs');
  if (!pair) return;
  const twoPages = `${pair.better}\n\n${pair.better.replace(/\d{4}/g, '1998')}\n`.repeat(2);
  for (let round = 0; round < 20; round += 1) analyse(pair.job, twoPages);
  const startedAt = performance.now();
  for (let round = 0; round < 50; round += 1) analyse(pair.job, twoPages);
  tell(
    `time for ${words(twoPages).length} words`,
    `${((performance.now() - startedAt) / 50).toFixed(1)} ms, ${describeCriteria(pair.job).criteria.length} criteria`,
  );
}

measurePairs();
measureWithoutMusts();
measureOccupations();
measureAds();
measureStatements();
measureRewritings();
measureTime();
