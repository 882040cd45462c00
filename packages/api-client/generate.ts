import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

/**
 * Makes all that follows from openapi.yaml: the client, its validators and mocks (Orval), the tables of operations and limits, the package's exports, and
 * openapi.json. A contract with a fault is told with its line before anything is touched, and a run that fails leaves the files as they were.
 */
const root = resolve(import.meta.dirname, '../..');
const generated = join(import.meta.dirname, 'src/generated');
const OF_A_TAG = /^\.\/src\/generated\/(?!model\/)\w+\//;

run('redocly', ['lint', 'openapi.yaml', '--format=stylish']);
const kept = mkdtempSync(join(tmpdir(), 'cortex-generated-'));
if (existsSync(generated)) cpSync(generated, kept, { recursive: true });
try {
  run('orval', ['--config', 'orval.config.ts']);
  run('node', ['packages/api-client/generateOperations.ts']);
} catch (error) {
  rmSync(generated, { recursive: true, force: true });
  cpSync(kept, generated, { recursive: true });
  throw error;
} finally {
  rmSync(kept, { recursive: true });
}
const contract: { tags: { name: string }[] } = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8'));
writeFileSync(join(root, 'openapi.json'), `${JSON.stringify(contract, null, 2)}\n`);
writeExports(contract.tags.map(({ name }) => name).toSorted());

/** The client's package exports three files of each tag. */
function writeExports(tags: readonly string[]): void {
  const file = join(import.meta.dirname, 'package.json');
  const manifest: { exports: Record<string, string> } = JSON.parse(readFileSync(file, 'utf8'));
  const byHand = Object.entries(manifest.exports).filter(([, path]) => !OF_A_TAG.test(path));
  const own = (kind: string, ending: string) =>
    tags.map((tag): [string, string] => [`./${tag}${kind}`, `./src/generated/${tag}/${tag}${ending}.ts`]);
  const all = [...byHand, ...own('', ''), ...own('/validators', '.zod'), ...own('/mocks', '.msw')];
  manifest.exports = Object.fromEntries(all);
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Throws where the command fails; it has said why. */
function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ended with ${status}. The generated files are as they were.`);
}
