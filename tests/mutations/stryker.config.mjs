import { existsSync, globSync } from 'node:fs';

/**
 * Mutates each module that has a unit test of its own beside it, and runs that test and all others that reach it. The analysis is left
 * out, as a change there takes all of its texts to be read again: ask about one of its files with `--mutate`.
 */
const LEFT_OUT =
  /mock-server\/src\/(access|db|routes|resumes)\/|mock-server\/src\/[^/]+$|conformance|packages\/(resume-text|scoring)/;

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutations/vitest.config.ts' },
  mutate: globSync('{apps,packages}/*/src/**/*.test.ts')
    .map((path) => path.replace('.test.ts', '.ts'))
    .filter((path) => !LEFT_OUT.test(path) && existsSync(path)),
  ignorePatterns: ['apps/web/dist', 'bench', 'data', 'docs', 'test-results', 'tests/visual'],
  // Stryker reads a tsconfig.json with the compiler's JavaScript API, which TypeScript 7 does not have; Vitest needs none.
  tsconfigFile: 'none.json',
  coverageAnalysis: 'perTest',
  concurrency: 2,
  reporters: ['clear-text', 'progress-append-only', 'html'],
  htmlReporter: { fileName: 'test-results/mutations.html' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: 'test-results/mutations',
};
