import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { contractAt, findBaseline, versionOf } from './baseline.ts';
import { addSection, isVersionRaised, readChanges, toSection } from './changelog.ts';

/**
 * Says which changes of the contract since a revision, the last contract that was given to anybody unless named,
 * break who relies on it. Ends with 1 where one does that is neither approved nor meant, and where the contract changed
 * and its version did not. With `--write` the section of the changelog is written that is missing.
 */
const OASDIFF = 'github.com/oasdiff/oasdiff@v1.35.0';
const root = resolve(import.meta.dirname, '../..');
const contract = join(root, 'openapi.yaml');
const changelog = join(root, 'docs/contract.md');
/** The breaks that somebody reviewed, one a line. */
const approved = join(root, 'docs/contract-breaks.md');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});
process.exitCode = compare(positionals[0]);

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
  const after = readFileSync(contract, 'utf8');
  if (!before) {
    console.error(`There is no openapi.yaml in ${revision}.`);
    return 2;
  }
  if (spawnSync('go', ['version']).status !== 0) {
    console.error('Comparing contracts needs Go: install it, or let CI compare.');
    return 2;
  }
  const folder = mkdtempSync(join(tmpdir(), 'cortex-contract-'));
  try {
    const file = join(folder, 'before.yaml');
    writeFileSync(file, before);
    console.log('Fetching oasdiff, which takes a minute the first time...');
    const fetched = spawnSync('go', ['install', OASDIFF], {
      cwd: folder,
      env: { ...process.env, GOBIN: folder },
    });
    if (fetched.status !== 0) {
      console.error(`oasdiff could not be fetched:\n${fetched.stderr}`);
      return 2;
    }
    const oasdiff = (...args: string[]) =>
      spawnSync(join(folder, 'oasdiff'), [...args, file, contract], {
        encoding: 'utf8',
        maxBuffer: 100_000_000,
      });
    console.log(`Compared with ${what}:`);
    if (!isVersionRaised(before, after)) {
      console.error(`The contract changed, and info.version is still ${versionOf(after)}: raise it.`);
      return 1;
    }
    if (values.write) {
      const section = toSection(
        versionOf(after),
        readChanges(oasdiff('changelog', '--format', 'json').stdout),
      );
      writeFileSync(changelog, addSection(readFileSync(changelog, 'utf8'), section));
    }
    const { status, stdout } = oasdiff('breaking', '--fail-on', 'ERR', '--err-ignore', approved);
    console.log(stdout.trim());
    if (status === 0) {
      console.log('Nothing breaks that is not approved in docs/contract-breaks.md.');
      return 0;
    }
    if (majorOf(after) <= majorOf(before)) return 1;
    console.log('The major number was raised: it is meant.');
    return 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function majorOf(text: string): number {
  return Number(versionOf(text).split('.')[0]);
}
