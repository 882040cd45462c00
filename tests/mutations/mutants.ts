import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One fault to plant: what stands at a place of a file, and what is put there instead. */
export type Mutant = {
  operator: string;
  path: string;
  line: number;
  offset: number;
  before: string;
  after: string;
};

type Operator = { name: string; pattern: RegExp; replace: (found: string) => string };

const SOURCES = [
  'packages/ui/src/**/*.{ts,tsx}',
  'packages/api-client/src/{http,session}.ts',
  'apps/*/src/**/*.{ts,tsx}',
];
const LEFT_OUT =
  /\.(test|stories)\.|\/(contractTests|fixtures|mocks|generated|demo|trades|foundations|testWorkers)\/|testing\.ts$|vocabulary\.ts$|wordWeights\.ts$/;

const operators: Operator[] = [
  {
    name: 'a text',
    pattern: /(?<=[>"'`(])[A-Z][a-z]+(?: [a-z]+){2,}[.?]/g,
    replace: (text) => `${text.slice(0, -2)}${text.at(-1)}`,
  },
  {
    name: 'a colour',
    pattern: /#[0-9A-F]{6}\b/g,
    replace: (colour) => (colour === '#FF00FF' ? '#00FF00' : '#FF00FF'),
  },
  { name: 'an equality', pattern: /(?<= )[=!]==(?= )/g, replace: (sign) => (sign === '===' ? '!==' : '===') },
  {
    name: 'a border',
    pattern: /(?<=\w )[<>]=?(?= [\w(])/g,
    replace: (sign) => (sign.endsWith('=') ? (sign[0] ?? '') : `${sign}=`),
  },
  {
    name: 'a status',
    pattern: /\b(?:200|201|204|400|401|403|404|409|413|415|422|429|500|503)\b/g,
    replace: (status) => (status === '404' ? '400' : '404'),
  },
  {
    name: 'a sort order',
    pattern: /\(a, b\) => (?:a|b|compare\(a)/g,
    replace: (text) => text.replace('(a, b)', '(b, a)'),
  },
  { name: 'an awaited call', pattern: /(?<=\n\s*)await (?=\w)/g, replace: () => 'void ' },
  { name: 'a truth', pattern: /\b(?:true|false)\b/g, replace: (truth) => String(truth === 'false') },
  {
    name: 'a condition',
    pattern: /(?<= )(?:&&|\|\|)(?= )/g,
    replace: (sign) => (sign === '&&' ? '||' : '&&'),
  },
  { name: 'a guard', pattern: /\bif \((?=!?\w)/g, replace: () => 'if (false && ' },
];

/** The faults of a seed: the same for the same sources. Each operator gets its share, as far as it has places. */
export function pickMutants(root: string, seed: number, howMany: number): Mutant[] {
  const random = createRandom(seed);
  const places = operators.map((operator) => ({ operator, mutants: findMutants(root, operator) }));
  const picked: Mutant[] = [];
  for (let turn = 0; picked.length < howMany && places.some(({ mutants }) => mutants.length > 0); turn += 1) {
    const place = places[turn % places.length];
    const [mutant] = place?.mutants.splice(Math.floor(random() * place.mutants.length), 1) ?? [];
    if (mutant) picked.push(mutant);
  }
  return picked;
}

function findMutants(root: string, { name, pattern, replace }: Operator): Mutant[] {
  const paths = SOURCES.flatMap((glob) => globSync(glob, { cwd: root }))
    .filter((path) => !LEFT_OUT.test(path))
    .toSorted();
  return paths.flatMap((path) => {
    const source = readFileSync(join(root, path), 'utf8');
    return [...source.matchAll(pattern)]
      .filter(({ index }) => !isIgnored(source, index))
      .map(({ 0: before, index }) => {
        const line = source.slice(0, index).split('\n').length;
        return { operator: name, path, line, offset: index, before, after: replace(before) };
      });
  });
}

/** Comments, imports and types change nothing that runs. */
function isIgnored(source: string, offset: number): boolean {
  const start = source.lastIndexOf('\n', offset) + 1;
  const line = source.slice(start, source.indexOf('\n', offset)).trim();
  return /^(?:\/\/|\/?\*|import |export type|type )/.test(line);
}

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
