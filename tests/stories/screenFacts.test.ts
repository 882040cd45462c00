import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { operationIds } from '@cortex/api-client/operations';
import { expect, test } from 'vitest';
import { findScreenFacts } from '../../.storybook/screenFacts.ts';

const root = resolve(import.meta.dirname, '../../packages/ui/src');
const sources = Object.fromEntries(
  globSync('**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.(?:stories|test)\.tsx?$|^stories\//.test(path))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
);
const factsOf = (screen: string) => findScreenFacts(sources, `screens/${screen}/${screen}.tsx`, operationIds);

test('a screen has the calls and texts of its own modules, those on demand as well', () => {
  const { calls, texts } = factsOf('SignInScreen');
  expect(calls).toEqual([
    'logIn',
    'listSignInMethods',
    'startCompanySignIn',
    'startPasskeySignIn',
    'finishPasskeySignIn',
  ]);
  expect(texts).toContainEqual({ catalogue: 'passkeyMessages', entry: 'finish' });
  expect(texts).toContainEqual({ catalogue: 'sessionMessages', entry: 'login' });
});

test('a screen that shows what it is given calls nothing', () => {
  expect(factsOf('NotFoundScreen')).toEqual({ calls: [], texts: [] });
});

test('each screen is found, and together they make nearly all calls of the contract', () => {
  const screens = globSync('screens/*', { cwd: root }).map((path) => path.split('/').at(-1) ?? '');
  const called = new Set(screens.flatMap((screen) => factsOf(screen).calls));
  expect(screens.length).toBeGreaterThan(25);
  // What the frame around the screens and the client below them call, and what a browser or a program calls without a screen.
  expect(operationIds.filter((id) => !called.has(id))).toMatchInlineSnapshot(`
    [
      "confirmSession",
      "searchNotes",
      "searchResumes",
      "listCandidateChanges",
      "listJobChanges",
      "listBackgroundTasks",
      "listImports",
      "listOpenJobs",
      "getOpenJob",
      "applyToJob",
    ]
  `);
});
