import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { expect, test } from 'vitest';
import { resolveImport } from '../moduleBoundaries/listFiles.ts';
import { readLoaded } from '../moduleBoundaries/readImports.ts';

/** What the worker of the demo takes from the server and from the packages that read resumes. */
const ENTRIES = [
  'apps/mock-server/src/embedded.ts',
  'apps/mock-server/src/workers/tasks.ts',
  'packages/resume-text/src/index.ts',
  'packages/scoring/src/index.ts',
];
const PLATFORM = /\/src\/platform\//;
const SOURCE = /\.tsx?$/;

/** Each file that loads a module of Node on the way from the entries, but in the folders that the demo puts others for. */
function findNode(entries: readonly string[]): string[] {
  const found: string[] = [];
  const seen = new Set(entries);
  for (const path of seen) {
    for (const written of readLoaded(path, readFileSync(path, 'utf8'))) {
      if (written.startsWith('node:') || builtinModules.includes(written))
        found.push(`${path} loads ${written}`);
      const target = resolveImport(path, written);
      if (SOURCE.test(target) && existsSync(target) && !PLATFORM.test(target)) seen.add(target);
    }
  }
  expect(seen.size).toBeGreaterThan(entries.length * 10);
  return found;
}

test('what the demo runs in a tab loads nothing of Node', () => {
  expect(findNode(ENTRIES)).toEqual([]);
});

test('what starts on a machine does, and is found', () => {
  expect(findNode(['apps/mock-server/src/server.ts'])).toContain(
    'apps/mock-server/src/outside/postGuarded.ts loads node:dns/promises',
  );
});
