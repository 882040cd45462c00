import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Says which changes of the contract since a revision, the last tag `contract-v…` unless named, break who relies on it. Ends with 1 where one does. */
const OASDIFF = 'github.com/oasdiff/oasdiff@v1.35.0';
const root = resolve(import.meta.dirname, '../..');

const revision = process.argv[2] ?? git('describe', '--tags', '--abbrev=0', '--match', 'contract-v*');
if (!revision) {
  console.log('No tag contract-v… yet: there is nothing to compare with.');
  process.exit(0);
}
if (spawnSync('go', ['version']).status !== 0) {
  console.error('Comparing contracts needs Go: install it, or let CI compare.');
  process.exit(2);
}
const before = git('show', `${revision}:openapi.yaml`);
if (!before) {
  console.error(`There is no openapi.yaml in ${revision}.`);
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'cortex-contract-'));
const file = join(folder, 'before.yaml');
writeFileSync(file, before);
const compare = ['run', OASDIFF, 'breaking', '--fail-on', 'ERR', file, join(root, 'openapi.yaml')];
const { status } = spawnSync('go', compare, { cwd: folder, stdio: 'inherit' });
rmSync(folder, { recursive: true });
if (status === 0) console.log(`Nothing breaks since ${revision}.`);
process.exit(status ? 1 : 0);

function git(...args: string[]): string {
  const { status: code, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return code === 0 ? stdout.replace(/\n$/, '') : '';
}
