import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { findParts } from './imports.ts';

/** What every story is drawn with: a change of it is a change of all. */
const OF_ALL = ['.storybook/preview.tsx', '.storybook/main.ts', 'vitest.config.ts'];

/** The same, in files that no module imports. */
const BESIDE_ALL = /^(package-lock\.json|\.storybook\/.*\.html|apps\/web\/public\/.*)$/;

/** What only the toolbar, the docs pages and the reading of results use; no picture shows it. */
const IN_NO_PICTURE = new Set([
  '.storybook/AppFrame.tsx',
  '.storybook/BothThemes.tsx',
  '.storybook/DocsPage.tsx',
  '.storybook/brand.ts',
  '.storybook/comments.ts',
  '.storybook/reload.ts',
  '.storybook/workingControls.ts',
]);

/** The files of stories that may look different since a commit: those that a changed file is a part of, however far down. */
export function findChangedStories(root: string, since: string): string[] {
  const changed = readChanged(root, since);
  const ofAll = findParts(root, OF_ALL, IN_NO_PICTURE);
  const stories = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root }).toSorted();
  if (changed.some((file) => ofAll.has(file) || BESIDE_ALL.test(file))) return stories;
  return stories.filter((story) => {
    const parts = findParts(root, [story], IN_NO_PICTURE);
    return changed.some((file) => parts.has(file));
  });
}

/** What differs from where this branch left the commit's, what is not committed yet included. */
function readChanged(root: string, since: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const base = git('merge-base', since, 'HEAD');
  const listed = [
    git('diff', '--name-only', '--no-renames', base),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  return listed
    .join('\n')
    .split('\n')
    .filter(Boolean)
    .map((path) => join(path));
}
