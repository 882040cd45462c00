import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { actionlint } from './steps/actionlint.ts';
import { chromatic } from './steps/chromatic.ts';
import { clients } from './steps/clients.ts';
import { frameSteps } from './steps/frames.ts';
import { generators } from './steps/generators.ts';
import { packages } from './steps/packages.ts';
import { prism } from './steps/prism.ts';
import { readers } from './steps/readers.ts';
import { schemathesis } from './steps/schemathesis.ts';
import { validators } from './steps/validators.ts';
import { Fault, folder, has, root, type Step } from './workshop.ts';

/**
 * Tries the product with tools that nobody here wrote, each installed into a folder of its own. `npm run test:outside
 * -- yaml python` runs the steps whose names hold one of these words; without any, all. A tool whose language is not
 * there is skipped, and named. `--write` keeps the table in docs/outside.md.
 */
type Row = { name: string; result: 'passed' | 'failed' | 'skipped'; seen: string; seconds: number };

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const steps: Step[] = [
  ...readers,
  ...validators,
  ...generators,
  ...clients,
  ...frameSteps,
  ...schemathesis,
  prism,
  packages,
  chromatic,
  actionlint,
];
const chosen = steps.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase())),
);
folder();

const rows: Row[] = [];
for (const step of chosen) {
  const row = await runStep(step);
  rows.push(row);
  console.log(`${row.result.padEnd(8)}${row.name} (${row.seconds} s): ${row.seen}`);
}
const failed = rows.filter(({ result }) => result === 'failed').length;
const skipped = rows.filter(({ result }) => result === 'skipped').length;
console.log(`\n${rows.length - failed - skipped} passed, ${failed} failed, ${skipped} skipped`);
if (process.argv.includes('--write')) writeFileSync(join(root, 'docs/outside.md'), renderTable());
process.exit(failed > 0 ? 1 : 0);

async function runStep({ name, needs, run }: Step): Promise<Row> {
  const missing = needs.filter((command) => !has(command));
  if (missing.length > 0)
    return { name, result: 'skipped', seen: `${missing.join(', ')} is not there`, seconds: 0 };
  const startedAt = Date.now();
  const end = (result: Row['result'], seen: string): Row => ({
    name,
    result,
    seen,
    seconds: Math.round((Date.now() - startedAt) / 1000),
  });
  try {
    return end('passed', await run());
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return end('failed', error instanceof Fault ? error.message : (error.stack ?? error.message));
  }
}

/** The page with what was run now, and for the rest with what it says already. */
function renderTable(): string {
  const contract = /^ {2}version: (.+)$/m.exec(readFileSync(join(root, 'openapi.yaml'), 'utf8'))?.[1] ?? '-';
  const page = join(root, 'docs/outside.md');
  const kept = new Map(
    [...readFileSync(page, 'utf8').matchAll(/^\| (.+?) \| (?:passed|failed|skipped) \|.*$/gm)].map(
      ([line, name = '']) => [name, line],
    ),
  );
  for (const { name, result, seen, seconds } of rows) {
    kept.set(
      name,
      `| ${name} | ${result} | ${seen.split('\n')[0]?.replaceAll('|', '\\|')} | ${seconds} s | ${contract} |`,
    );
  }
  const lines = steps.flatMap(({ name }) => kept.get(name) ?? []);
  return `# Tried with tools that nobody here wrote

The last run of each row, with the version of the contract that it was of (\`-\`: one before 1.26.0), on a machine that other work kept busy; \`npm run test:outside -- --write\` writes it again, with words before it the rows that hold one of
them. The run is no part of \`npm test\`: it needs the registries of Python, Maven, Go, Rust and npm, and takes half an hour at its first time. What it installs stands
in \`node_modules/.cache/outside\`.

| tool | result | seen | time | contract |
|---|---|---|---|---|
${lines.join('\n')}
`;
}
