import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The theme's colours by name, each in both themes, as `#rrggbb`. */
export type Tokens = Map<string, { dark: string; light: string }>;

const SOURCE = 'packages/ui/src/theme/semanticTokens.ts';

/** Reads the colours out of the theme's source, which may be one that is long gone. */
export function readTokens(source: string): Tokens {
  const pairs = source.matchAll(/(\w+): pair\('(#[\da-f]{6})', '(#[\da-f]{6})'\)/gi);
  return new Map(
    [...pairs].map(([, name = '', dark = '', light = '']) => [
      name,
      { dark: dark.toLowerCase(), light: light.toLowerCase() },
    ]),
  );
}

/** The colours as they are, and as they were when the screenshots were last stored. */
export function readTokenChange(root: string): { before: Tokens; after: Tokens } {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout ?? '';
  const stored = git('log', '-1', '--format=%H', '--', 'tests/visual/baselines/index.txt').trim();
  return {
    before: readTokens(stored ? git('show', `${stored}:${SOURCE}`) : ''),
    after: readTokens(readFileSync(join(root, SOURCE), 'utf8')),
  };
}
