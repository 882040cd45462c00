import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Mutant, pickMutants } from './mutants.ts';

/**
 * Plants faults in the sources, one at a time, and says which check catches each; exits non-zero where none does. It works in
 * this folder, which has to be committed before, and puts every file back. Run: npm run test:mutations -- --seed 1 --count 40
 */
const root = resolve(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '20261121' },
    count: { type: 'string', default: '40' },
    from: { type: 'string', default: '1' },
    list: { type: 'boolean', default: false },
  },
});

const mutants = pickMutants(root, Number(values.seed), Number(values.count));
if (values.list) {
  for (const [index, mutant] of mutants.entries()) console.log(describe(mutant, index));
  process.exit(0);
}
if (run('git diff --quiet HEAD').status !== 0) {
  console.error('Commit or stash your changes first: the files are changed and put back.');
  process.exit(1);
}
if (run('npx tsc -b').status !== 0) {
  console.error('The types are wrong without any fault planted: npx tsc -b says where.');
  process.exit(1);
}

let survivors = 0;
for (const [index, mutant] of mutants.entries()) {
  if (index + 1 < Number(values.from)) continue;
  const caughtBy = withMutant(mutant, () => findCatcher(mutant));
  if (!caughtBy) survivors += 1;
  console.log(`${describe(mutant, index)} ${caughtBy ?? '**nothing**'} |`);
}
console.log(`${mutants.length} faults, ${survivors} caught by nothing`);
process.exit(survivors > 0 ? 1 : 0);

function describe({ operator, path, line, before, after }: Mutant, index: number): string {
  const change = `\`${before.trim()}\` → \`${after.trim()}\``.replaceAll('|', '\\|');
  return `| ${index + 1} | ${operator} | ${path}:${line} | ${change} |`;
}

function withMutant<Result>({ path, offset, before, after }: Mutant, check: () => Result): Result {
  const file = join(root, path);
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, source.slice(0, offset) + after + source.slice(offset + before.length));
  try {
    return check();
  } finally {
    writeFileSync(file, source);
  }
}

/** The first check that fails: types, then the tests that reach the file, then the stories, the contract's tests or the fault matrix, then the journeys. */
function findCatcher({ path }: Mutant): string | undefined {
  if (run('npx tsc -b').status !== 0) return 'the types';
  const isServer = path.startsWith('apps/mock-server');
  const isScreen = path.startsWith('packages/ui');
  const caught =
    runTests(path, ['unit', 'sqlite']) ??
    (isScreen ? (runTests(path, ['dark']) ?? runTests(path, ['light'])) : undefined) ??
    runTests(path, [isServer ? 'conformance' : 'fault-matrix']);
  if (caught || isServer) return caught;
  const journeys = run('npm run --silent build && npx playwright test --max-failures=1 --reporter=line');
  return journeys.status === 0
    ? undefined
    : `a journey: ${/\d+\) (.*?) ─/.exec(journeys.stdout)?.[1] ?? 'the build'}`;
}

function runTests(path: string, projects: string[]): string | undefined {
  const chosen = projects.map((project) => `--project ${project}`).join(' ');
  const report = join(root, 'test-results/mutant.json');
  const { status } = run(
    `npx vitest related ${path} --run --bail 1 ${chosen} --passWithNoTests --reporter=json --outputFile=${report}`,
  );
  if (status === 0) return undefined;
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  for (const { name, assertionResults } of testResults) {
    const failed = assertionResults.find((result: { status: string }) => result.status === 'failed');
    if (failed) return `${relative(root, name)}: ${failed.fullName}`;
  }
  return 'an error outside of the tests';
}

function run(command: string) {
  return spawnSync(command, { cwd: root, shell: true, encoding: 'utf8', maxBuffer: 2 ** 28 });
}
