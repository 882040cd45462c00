import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { contractAt, findBaseline, versionOf } from './baseline.ts';

/**
 * Says which changes of the contract since a revision, the last contract that was given to anybody unless named,
 * break who relies on it. Ends with 1 where one does and the major number was not raised for it.
 */
const OASDIFF = 'github.com/oasdiff/oasdiff@v1.35.0';
const root = resolve(import.meta.dirname, '../..');
const contract = join(root, 'openapi.yaml');

process.exitCode = compare(process.argv[2]);

function compare(named: string | undefined): number {
  const baseline = named === undefined ? findBaseline(root) : { revision: named, what: named };
  if (!baseline) {
    console.log(
      'There is no tag contract-v… and no commit with an earlier info.version here, so nothing was compared: fetch the whole history, or name a revision.',
    );
    return 0;
  }
  const { revision, what } = baseline;
  const before = contractAt(root, revision);
  if (!before) {
    console.error(`There is no openapi.yaml in ${revision}.`);
    return 2;
  }
  if (spawnSync('go', ['version']).status !== 0) {
    console.error('Comparing contracts needs Go: install it, or let CI compare.');
    return 2;
  }
  const folder = mkdtempSync(join(tmpdir(), 'cortex-contract-'));
  const file = join(folder, 'before.yaml');
  writeFileSync(file, before);
  console.log(`Compared with ${what}:`);
  const args = ['run', OASDIFF, 'breaking', '--fail-on', 'ERR', file, contract];
  const { status } = spawnSync('go', args, { cwd: folder, stdio: 'inherit' });
  rmSync(folder, { recursive: true });
  if (status === 0) {
    console.log('Nothing breaks.');
    return 0;
  }
  if (majorOf(readFileSync(contract, 'utf8')) <= majorOf(before)) return 1;
  console.log('The major number was raised: it is meant.');
  return 0;
}

function majorOf(text: string): number {
  return Number(versionOf(text).split('.')[0]);
}
