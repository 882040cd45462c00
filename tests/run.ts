import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

/**
 * The whole proof, step by step, or with `--fast` the part of it that takes seconds: those run beside each other, and each prints when it has ended. Every step runs, also after a
 * failed one; the last line says how many checks passed and failed, where a step without tests of its own counts as one check.
 */
type Step = {
  name: string;
  command: string;
  fast?: boolean;
  report?: 'vitest' | 'playwright' | 'own';
  reportName?: string;
};
type Count = { passed: number; failed: number; failures: string[] };

/** The longest that a step may take, in milliseconds: several times what the longest needs on two processors. */
const LONGEST = 25 * 60_000;

const root = resolve(import.meta.dirname, '..');
const reports = join(root, 'test-results');

const allSteps: Step[] = [
  { name: 'Types', command: 'tsc -b', fast: true },
  { name: 'Lint and format', command: 'biome ci --error-on-warnings .', fast: true },
  { name: 'Licences', command: 'node tests/licences/checkLicences.ts', fast: true },
  { name: 'Declared packages', command: 'node tests/licences/checkDeclarations.ts', fast: true },
  { name: 'Contract', command: 'redocly lint openapi.yaml', fast: true },
  { name: 'Generated client is up to date', command: 'node tests/checkGenerated.ts', fast: true },
  { name: 'Unit tests', command: 'vitest run --project unit', report: 'vitest', fast: true },
  {
    name: 'Processes, and every score of the exam',
    command: 'vitest run --project processes --project scores',
    report: 'vitest',
  },
  { name: 'API tests on SQLite', command: 'vitest run --project sqlite', report: 'vitest' },
  { name: 'API tests on PostgreSQL', command: 'vitest run --project postgres', report: 'vitest' },
  { name: 'Conformance on both engines', command: 'vitest run --project conformance', report: 'vitest' },
  {
    name: 'Stories in both themes',
    command: 'vitest run --project stories',
    report: 'vitest',
    reportName: 'stories',
  },
  {
    name: 'Stories in an ordinary browser',
    command: 'node tests/stories/anywhere.ts --sample 60',
    report: 'own',
  },
  { name: 'Screenshots of stories that are gone', command: 'node tests/visual/checkStale.ts' },
  { name: 'Screens and their states', command: 'node tests/screens/checkScreens.ts' },
  { name: 'Failures through the screens', command: 'vitest run --project failure-matrix', report: 'vitest' },
  { name: 'Production build', command: 'npm run --silent build' },
  { name: 'End to end', command: 'playwright test', report: 'playwright' },
];
const steps = process.argv.includes('--fast') ? allSteps.filter(({ fast }) => fast) : allSteps;

mkdirSync(reports, { recursive: true });
const running = new Set<() => void>();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const end of running) end();
    process.exit(1);
  });
const total: Count = { passed: 0, failed: 0, failures: [] };
const fastSteps = steps.filter(({ fast }) => fast);
// The longest of them, the unit tests, come last in the list and begin first.
const waiting = fastSteps.toReversed();
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await take(step);
  }),
);
for (const step of steps) if (!step.fast) await take(step);
if (total.failures.length > 0) console.log(`\nFailed:\n  ${total.failures.join('\n  ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

async function take(step: Step): Promise<void> {
  const title = `\n── ${steps.indexOf(step) + 1}/${steps.length} ${step.name} ──`;
  if (!step.fast) console.log(title);
  const startedAt = Date.now();
  const reportFile = `${step.reportName ?? step.name.toLowerCase().replace(/\W+/g, '-')}.json`;
  const { printed, ...count } = await runStep(step, join(reports, reportFile));
  total.passed += count.passed;
  total.failed += count.failed;
  if (count.failed > 0) total.failures.push(`${step.name} (again: npx ${step.command})`, ...count.failures);
  if (step.fast) process.stdout.write(`${title}\n${printed}`);
  console.log(
    `${step.name}: ${count.passed} passed, ${count.failed} failed, ${Math.round((Date.now() - startedAt) / 1000)} s`,
  );
}

async function runStep(
  { name, command, report, fast }: Step,
  reportFile: string,
): Promise<Count & { printed: string }> {
  rmSync(reportFile, { force: true });
  const [reporters, env] = reporterOptions(report, reportFile);
  const child = spawn(`${command}${reporters}${fast ? ' 2>&1' : ''}`, {
    cwd: root,
    shell: true,
    // A group of its own, so that what a step has started ends with it.
    detached: true,
    stdio: ['ignore', fast ? 'pipe' : 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const end = () => child.pid && process.kill(-child.pid, 'SIGKILL');
  const late = setTimeout(() => {
    console.log(`${name} did not end within ${LONGEST / 60_000} minutes.`);
    end();
  }, LONGEST);
  running.add(end);
  const ended = new Promise<number | null>((settle) => child.on('close', settle));
  const printed = child.stdout ? await text(child.stdout) : '';
  const status = await ended;
  clearTimeout(late);
  running.delete(end);
  const counted =
    report && existsSync(reportFile)
      ? countTests(report, reportFile)
      : { passed: 0, failed: 0, failures: [] };
  if (status !== 0 && counted.failed === 0) return { ...counted, printed, failed: 1 };
  if (report && counted.passed === 0) return { ...counted, printed, failed: 1 };
  return report ? { ...counted, printed } : { ...counted, printed, passed: 1 };
}

function reporterOptions(report: Step['report'], file: string): [string, Record<string, string>] {
  if (report === 'vitest') return [` --reporter=default --reporter=json --outputFile.json=${file}`, {}];
  if (report === 'playwright') return [' --reporter=list,json', { PLAYWRIGHT_JSON_OUTPUT_FILE: file }];
  if (report === 'own') return [` --report ${file}`, {}];
  return ['', {}];
}

function countTests(report: NonNullable<Step['report']>, file: string): Count {
  const result = JSON.parse(readFileSync(file, 'utf8'));
  if (report === 'own') {
    const { passed, failures }: { passed: number; failures: string[] } = result;
    return { passed, failed: failures.length, failures: failures.map((failure) => `- ${failure}`) };
  }
  if (report === 'playwright') {
    const failures: string[] = [];
    for (const suite of result.suites) listFailedSpecs(suite, failures);
    return { passed: result.stats.expected, failed: result.stats.unexpected + result.stats.flaky, failures };
  }
  const failures = result.testResults.flatMap((testFile: VitestFile) =>
    testFile.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => {
        const [reason = ''] = failureMessages.join('\n').split('\n');
        return `- ${relative(root, testFile.name)}: ${fullName}: ${reason}`;
      }),
  );
  return { passed: result.numPassedTests, failed: result.numFailedTests, failures };
}

type VitestFile = {
  name: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
};

type PlaywrightSuite = {
  specs: { title: string; file: string; line: number; ok: boolean }[];
  suites?: PlaywrightSuite[];
};

function listFailedSpecs({ specs, suites = [] }: PlaywrightSuite, failures: string[]): void {
  for (const spec of specs) if (!spec.ok) failures.push(`- ${spec.file}:${spec.line}: ${spec.title}`);
  for (const suite of suites) listFailedSpecs(suite, failures);
}
