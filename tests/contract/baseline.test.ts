import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { contractAt, findBaseline, versionOf } from './baseline.ts';

// In a hook git names the repository that is committed to; the ones made here must not be taken for it.
beforeEach(() => {
  for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) vi.stubEnv(name, undefined);
});
afterEach(() => vi.unstubAllEnvs());

/** A repository whose contract had these texts, one a commit. */
function repositoryOf(...contracts: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'cortex-baseline-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@one.example', ...args], { cwd: folder });
  git('init', '--quiet');
  for (const contract of contracts) {
    writeFileSync(join(folder, 'openapi.yaml'), contract);
    git('add', '.');
    git('commit', '--quiet', '--no-verify', '--message', 'Change');
  }
  return { folder, git };
}

const contract = (version: string, rest: string) => `info:\n  version: ${version}\npaths: { ${rest} }\n`;
const HISTORY = [
  contract('1.0.0', ''),
  contract('1.0.0', '/a: {}'),
  contract('1.1.0', '/b: {}'),
  contract('1.1.0', '/c: {}'),
];

test('without a tag the contract is compared with its last earlier version', () => {
  const { folder } = repositoryOf(...HISTORY);
  const baseline = findBaseline(folder);
  expect(baseline?.what).toMatch(/^version 1\.0\.0, in [0-9a-f]+$/);
  expect(`${contractAt(folder, baseline?.revision ?? '')}\n`).toBe(HISTORY[1]);
});

test('a tag is what it is compared with, where there is one', () => {
  const { folder, git } = repositoryOf(...HISTORY);
  git('tag', '--no-sign', 'contract-v1.1.0');
  expect(findBaseline(folder)).toEqual({
    revision: 'contract-v1.1.0',
    what: 'the tag contract-v1.1.0',
  });
});

test('a history without an earlier version has nothing to compare with', () => {
  const { folder } = repositoryOf(contract('1.0.0', ''), contract('1.0.0', '/a: {}'));
  expect(findBaseline(folder)).toBeUndefined();
});

test('the version is read as it is written', () => {
  expect(versionOf(contract("'12.3.4'", ''))).toBe('12.3.4');
});
