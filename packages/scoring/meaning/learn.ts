import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { featuresOf } from '../src/meaning/features.ts';
import { tokenize } from '../src/text/tokens.ts';
import { principalAxes } from './principalAxes.ts';
import { type Rows, solveRidge } from './solveRidge.ts';

/**
 * Learns the table of meaning from lines and the teacher's vectors of them, and writes it: a vector for each word, piece
 * and pair, so that their sum comes near the teacher's vector of the line.
 *
 * node learn.ts <teacher> <lines.txt> <corpus.txt> <table.json> <part.f32>...
 */
const [teacher = '', lineFile = '', corpusFile = '', out = '', ...parts] = process.argv.slice(2);
const WIDTH = 384;
const number = (name: string, usual: number) => Number(process.env[name] ?? usual);
const SETTINGS = {
  dimensions: number('DIMENSIONS', 192),
  words: number('WORDS', 9500),
  pieces: number('PIECES', 4000),
  pairs: number('PAIRS', 3000),
  stems: number('STEMS', 16000),
  fewestLines: number('FEWEST', 3),
  ridge: number('RIDGE', 0.5),
  rounds: number('ROUNDS', 24),
  rescalings: number('RESCALINGS', 1),
  pairPenalty: number('PAIR_PENALTY', 2),
};
const LEFT_OUT = 2000;
const IDF_STEP = 16;

const tell = (text: string) => console.log(`${((Date.now() - startedAt) / 1000).toFixed(0)} s  ${text}`);
const startedAt = Date.now();

const all = readFileSync(lineFile, 'utf8')
  .split('\n')
  .filter((line) => line !== '');
const lines: string[] = [];
const vectors: Float32Array[] = [];
parts.forEach((file, part) => {
  const bytes = readFileSync(file);
  const floats = new Float32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.byteLength / 4));
  for (let at = 0; (at + 1) * WIDTH <= floats.length; at += 1) {
    const line = all[at * parts.length + part];
    if (line === undefined) continue;
    lines.push(line);
    vectors.push(floats.subarray(at * WIDTH, (at + 1) * WIDTH));
  }
});
tell(`${lines.length} lines`);

const axes = principalAxes(vectors, WIDTH, SETTINGS.dimensions);
const size = SETTINGS.dimensions;
const targets = new Float32Array(lines.length * size);
let kept = 0;
vectors.forEach((vector, row) => {
  for (let axis = 0; axis < size; axis += 1) {
    let sum = 0;
    for (let at = 0; at < WIDTH; at += 1) sum += (vector[at] ?? 0) * (axes[axis * WIDTH + at] ?? 0);
    targets[row * size + axis] = sum;
    kept += sum * sum;
  }
});
tell(`${size} axes keep ${(kept / lines.length).toFixed(3)} of the squared length`);

const isHeldBack = (row: number) => row % Math.max(2, Math.floor(lines.length / LEFT_OUT)) === 1;
const features = lines.map(featuresOf);
const counts = new Map<string, number>();
features.forEach((own, row) => {
  if (isHeldBack(row)) return;
  for (const feature of new Set(own)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
});
const kindOf = (feature: string) =>
  feature.includes(' ') ? 'pairs' : /[\^$]/.test(feature) ? 'pieces' : 'words';
const vocabulary = (['words', 'pieces', 'pairs'] as const).flatMap((kind) =>
  [...counts]
    .filter(([feature, count]) => count >= SETTINGS.fewestLines && kindOf(feature) === kind)
    .toSorted(([a, times], [b, others]) => others - times || (a < b ? -1 : 1))
    .slice(0, SETTINGS[kind])
    .map(([feature]) => feature),
);
const places = new Map(vocabulary.map((feature, at) => [feature, at]));
const penalties = Float32Array.from(vocabulary, (feature) =>
  kindOf(feature) === 'pairs' ? SETTINGS.pairPenalty : 1,
);
tell(`${vocabulary.length} features`);

const toRow = (own: readonly string[]) => own.flatMap((feature) => places.get(feature) ?? []);
const known = features.map(toRow);
const trained = lines.flatMap((_, row) => (isHeldBack(row) || known[row]?.length === 0 ? [] : [row]));
let scales = trained.map((row) => 1 / Math.sqrt(known[row]?.length ?? 1));
const rowsOf = (): Rows => ({
  features: trained.map((row) => known[row] ?? []),
  scales,
  targets: (row) => targets.subarray((trained[row] ?? 0) * size, ((trained[row] ?? 0) + 1) * size),
});
let table = solveRidge(rowsOf(), vocabulary.length, size, penalties, SETTINGS.ridge, SETTINGS.rounds);
report('learnt', (feature, axis) => table[feature * size + axis] ?? 0);
for (let again = 0; again < SETTINGS.rescalings; again += 1) {
  scales = trained.map((row) => 1 / Math.max(0.3, lengthOf(known[row] ?? [])));
  table = solveRidge(rowsOf(), vocabulary.length, size, penalties, SETTINGS.ridge, SETTINGS.rounds, table);
  report('learnt again, with rows of length 1', (feature, axis) => table[feature * size + axis] ?? 0);
}

function lengthOf(row: readonly number[]): number {
  let square = 0;
  for (let axis = 0; axis < size; axis += 1) {
    let sum = 0;
    for (const feature of row) sum += table[feature * size + axis] ?? 0;
    square += sum * sum;
  }
  return Math.sqrt(square);
}

const steps = Array.from({ length: size }, (_, axis) => {
  const values = Float64Array.from(vocabulary, (_feature, at) =>
    Math.abs(table[at * size + axis] ?? 0),
  ).sort();
  return Number(((values[Math.floor(values.length * 0.999)] ?? 1) / 127).toPrecision(6));
});
const bytes = Int8Array.from(table, (value, at) =>
  Math.max(-127, Math.min(127, Math.round(value / (steps[at % size] ?? 1)))),
);
const mean = report('in 8 bits', (feature, axis) => (bytes[feature * size + axis] ?? 0) * (steps[axis] ?? 0));

const documents = readFileSync(corpusFile, 'utf8')
  .split('\n')
  .filter((line) => line !== '');
const frequency = new Map<string, number>();
for (const line of documents)
  for (const stem of new Set(tokenize(line, 'en').map((token) => token.stem)))
    frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
const stems = [...frequency]
  .filter(([stem, count]) => count >= SETTINGS.fewestLines && !/^\d/.test(stem))
  .toSorted(([a, times], [b, others]) => others - times || (a < b ? -1 : 1))
  .slice(0, SETTINGS.stems);
const idf = Uint8Array.from(stems, ([, count]) =>
  Math.min(255, Math.round(IDF_STEP * Math.log((1 + documents.length) / (1 + count)))),
);
const unknownIdf = Math.min(255, Math.round(IDF_STEP * Math.log((1 + documents.length) / 3)));

const hash = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
writeFileSync(
  out,
  `${JSON.stringify(
    {
      teacher: {
        name: 'sentence-transformers/all-MiniLM-L6-v2',
        model: hash(readFileSync(join(teacher, 'model.onnx'))),
        tokenizer: hash(readFileSync(join(teacher, 'tokenizer.json'))),
      },
      corpus: hash(readFileSync(corpusFile)),
      lines: lines.length,
      settings: SETTINGS,
      likenessToTeacher: Number(mean.toFixed(4)),
      dimensions: size,
      steps,
      idfStep: IDF_STEP,
      unknownIdf,
      vocabulary: vocabulary.join('\n'),
      stems: stems.map(([stem]) => stem).join('\n'),
      idf: Buffer.from(idf).toString('base64'),
      vectors: Buffer.from(bytes.buffer).toString('base64'),
    },
    null,
    1,
  )}\n`,
);
tell(`written, ${(readFileSync(out).byteLength / 1e6).toFixed(2)} MB`);

/** How near the sums come to the teacher on lines held back, and to the likeness that it sees between two of them. */
function report(name: string, value: (feature: number, axis: number) => number): number {
  const rows = lines.flatMap((_, row) => (isHeldBack(row) ? [row] : []));
  const sums = rows.map((row) => {
    const sum = new Float64Array(size);
    for (const feature of known[row] ?? [])
      for (let axis = 0; axis < size; axis += 1) sum[axis] = (sum[axis] ?? 0) + value(feature, axis);
    const length = Math.hypot(...sum) || 1;
    return sum.map((one) => one / length);
  });
  const cosines = rows.map((row, at) => {
    let dot = 0;
    for (let axis = 0; axis < size; axis += 1)
      dot += (sums[at]?.[axis] ?? 0) * (targets[row * size + axis] ?? 0);
    return dot;
  });
  const average = cosines.reduce((sum, one) => sum + one, 0) / cosines.length;
  const own: number[] = [];
  const theirs: number[] = [];
  for (let at = 0; at < Math.min(rows.length, 1500); at += 1)
    for (let other = 0; other < at; other += 7) {
      own.push(dotOf(sums[at] ?? [], sums[other] ?? []));
      theirs.push(dotOf(vectors[rows[at] ?? 0] ?? [], vectors[rows[other] ?? 0] ?? []));
    }
  tell(
    `${name}: mean cosine to the teacher ${average.toFixed(4)}, of pairs correlated ${correlation(own, theirs).toFixed(4)}`,
  );
  return average;
}

function dotOf(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const meanA = a.reduce((sum, one) => sum + one, 0) / a.length;
  const meanB = b.reduce((sum, one) => sum + one, 0) / b.length;
  let both = 0;
  let squareA = 0;
  let squareB = 0;
  for (let at = 0; at < a.length; at += 1) {
    const x = (a[at] ?? 0) - meanA;
    const y = (b[at] ?? 0) - meanB;
    both += x * y;
    squareA += x * x;
    squareB += y * y;
  }
  return both / Math.sqrt(squareA * squareB);
}
