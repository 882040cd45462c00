import type { Job } from '@cortex/scoring';

/** Scores every text of a set against one job, in the order of the texts. */
export type Ranking = (job: Job) => number[];

const STOP_WORDS = new Set(
  'a about after all also an and any are as at be been before both but by can could did do does each for from had has have he her his how i if in into is it its just may me more most must my no not of on only or other our out over own same she so some such than that the their them then there these they this those through to too under until up very was we were what when where which while who why will with would you your'.split(
    ' ',
  ),
);
const K1 = 1.2;
const B = 0.75;

/** The share of the listed skills that stand literally in a resume. */
export function keywordShare(resumes: readonly string[]): Ranking {
  const texts = resumes.map((resume) => ` ${words(resume).join(' ')} `);
  return ({ skills_required }) => {
    const keywords = skills_required.split(',').map((skill) => ` ${words(skill).join(' ')} `);
    return texts.map((text) => keywords.filter((keyword) => text.includes(keyword)).length / keywords.length);
  };
}

/** BM25 with the whole job as the query and the statistics of the set. */
export function bm25(resumes: readonly string[]): Ranking {
  const counts = resumes.map((resume) => countOf(terms(resume)));
  const lengths = counts.map((count) => sum(count.values()));
  const meanLength = sum(lengths) / lengths.length;
  const frequency = documentFrequency(counts);
  return (job) => {
    const query = countOf(terms(wholeText(job)));
    return counts.map((count, index) => {
      const norm = K1 * (1 - B + (B * (lengths[index] ?? 0)) / meanLength);
      return sum(
        [...query].map(([term, times]) => {
          const found = count.get(term) ?? 0;
          const holders = frequency.get(term) ?? 0;
          const idf = Math.log(1 + (counts.length - holders + 0.5) / (holders + 0.5));
          return (times * idf * found * (K1 + 1)) / (found + norm);
        }),
      );
    });
  };
}

/** The cosine of the TF-IDF vectors of the whole job and of each resume, with the statistics of the set. */
export function tfIdfCosine(resumes: readonly string[]): Ranking {
  const counts = resumes.map((resume) => countOf(terms(resume)));
  const frequency = documentFrequency(counts);
  const weigh = (count: ReadonlyMap<string, number>) =>
    new Map(
      [...count].map(([term, times]) => [
        term,
        times * (Math.log((1 + counts.length) / (1 + (frequency.get(term) ?? 0))) + 1),
      ]),
    );
  const vectors = counts.map(weigh);
  return (job) => {
    const query = weigh(countOf(terms(wholeText(job))));
    return vectors.map((vector) => cosine(query, vector));
  };
}

function wholeText({ title, description, skills_required }: Job): string {
  return `${title}\n${description}\n${skills_required}`;
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+#]*/gu) ?? [];
}

function terms(text: string): string[] {
  return words(text).filter((word) => word.length > 1 && !STOP_WORDS.has(word));
}

function countOf(items: readonly string[]): Map<string, number> {
  const count = new Map<string, number>();
  for (const item of items) count.set(item, (count.get(item) ?? 0) + 1);
  return count;
}

function documentFrequency(counts: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  return countOf(counts.flatMap((count) => [...count.keys()]));
}

function cosine(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  const dot = sum([...a].map(([term, weight]) => weight * (b.get(term) ?? 0)));
  const size = Math.hypot(...a.values()) * Math.hypot(...b.values());
  return size === 0 ? 0 : dot / size;
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
