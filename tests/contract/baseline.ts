import { spawnSync } from 'node:child_process';

/** A contract to compare with: where it is in the history, and what it is. */
export type Baseline = { revision: string; what: string };

/**
 * What the contract of a repository was when it was last given to anybody: at the last tag `contract-v…`; where there
 * is none, before the commit that gave it the version that it has. Undefined where the history does not reach back so
 * far, as in a shallow clone.
 */
export function findBaseline(repository: string): Baseline | undefined {
  const tag = git(repository, 'describe', '--tags', '--abbrev=0', '--match', 'contract-v*');
  if (tag) return { revision: tag, what: `the tag ${tag}` };
  const raised = git(repository, 'log', '-1', '--format=%H', '-G^  version: ', '--', 'openapi.yaml');
  const revision = raised && git(repository, 'rev-parse', '--short', `${raised}^`);
  const version = revision && versionOf(contractAt(repository, revision));
  return version ? { revision, what: `version ${version}, in ${revision}` } : undefined;
}

/** The contract as it was; empty where there was none. */
export function contractAt(repository: string, revision: string): string {
  return git(repository, 'show', `${revision}:openapi.yaml`);
}

export function versionOf(contract: string): string {
  return /^ {2}version: '?([\d.]+)/m.exec(contract)?.[1] ?? '';
}

function git(cwd: string, ...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 100_000_000 });
  return status === 0 ? stdout.replace(/\n$/, '') : '';
}
