import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { findParts, readRequests } from './imports.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cortex-imports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

test('what a module runs is asked for, what it takes types from is not', () => {
  const text = `import type { A } from './a.ts'; import { type B, c } from './c.ts'; import { type D } from './d.ts';
import './e.css'; export * from './f.ts'; export type { G } from './g.ts'; const h = () => import('./h.ts');`;
  expect(readRequests('x.tsx', text)).toEqual(['./c.ts', './e.css', './f.ts', './h.ts']);
});

test('parts are found through packages, patterns, folders and circles', () => {
  write({
    'packages/ui/package.json': JSON.stringify({
      name: '@cortex/api-client',
      exports: { './parts/*': './src/*.ts' },
    }),
    'packages/ui/src/ring.ts': "export { word } from './words'; import 'react';",
    'packages/ui/src/words/index.ts': "import '../ring'; export const word = '';",
    'story.tsx': "import { word } from '@cortex/api-client/parts/ring'; import { left } from './left.ts';",
    'left.ts': "import './far.ts'; export const left = 1;",
    'far.ts': '',
  });
  expect([...findParts(folder, ['story.tsx'], new Set(['left.ts']))]).toEqual([
    'story.tsx',
    'packages/ui/src/ring.ts',
    'packages/ui/src/words/index.ts',
  ]);
});

test('a file that is not there is named, with who asks for it', () => {
  write({ 'story.tsx': "import './gone.ts';" });
  expect(() => findParts(folder, ['story.tsx'], new Set())).toThrow(
    'story.tsx imports gone.ts, which is not there.',
  );
});

test('a screen is made of its story, its components, the theme and the client', () => {
  const root = resolve(import.meta.dirname, '../..');
  const story = 'packages/ui/src/screens/SignInScreen/SignInScreen.stories.tsx';
  expect([...findParts(root, [story], new Set())]).toEqual(
    expect.arrayContaining([
      story,
      'packages/ui/src/screens/SignInScreen/ProductDrawing.tsx',
      'packages/ui/src/components/Button/Button.tsx',
      'packages/api-client/src/generated/auth/auth.msw.ts',
    ]),
  );
});
