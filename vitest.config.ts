import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import type {} from './.storybook/photograph.ts';
import { chromiumLaunchOptions, isPinned } from './tests/browser/chromium.ts';

const configDir = fileURLToPath(new URL('./.storybook', import.meta.url));
const launchOptions = await chromiumLaunchOptions();

// What the screens load only when it is needed; found during a first run, it would reload the page under a test.
const loadedLate = [
  'apexcharts/bar',
  'apexcharts/pie',
  'react-apexcharts/core',
  '@stripe/react-stripe-js',
  '@stripe/stripe-js/pure',
];

/** Vitest writes into what it gets, so that each project needs its own. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions,
    contextOptions: { reducedMotion: 'reduce', timezoneId: 'UTC', locale: 'en-US' },
  }),
  instances: [{ browser: 'chromium' as const }],
});

function storiesIn(theme: 'dark' | 'light'): TestProjectInlineConfiguration {
  return {
    extends: true,
    plugins: [storybookTest({ configDir, initialGlobals: { theme } })],
    optimizeDeps: { include: loadedLate },
    test: {
      name: theme,
      provide: { comparesPictures: isPinned },
      globalSetup: './tests/visual/setup.ts',
      browser: {
        ...browser(),
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch',
            comparatorOptions: { threshold: 0, allowedMismatchedPixels: 0 },
            resolveScreenshotPath: ({ arg, ext, root }) => `${root}/tests/visual/baselines/${arg}${ext}`,
            resolveDiffPath: ({ arg, ext, root }) => `${root}/test-results/visual/${arg}${ext}`,
          },
        },
      },
    },
  };
}

/** The tests of the server's API, which run on both engines. */
const apiTests = [
  'apps/mock-server/src/*.test.ts',
  'apps/mock-server/src/{contractTests,db,routes}/**/*.test.ts',
];

export default defineConfig({
  test: {
    maxWorkers: '100%',
    // As long as a busy machine needs.
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts'],
          exclude: apiTests,
        },
      },
      { extends: true, test: { name: 'sqlite', environment: 'node', include: apiTests } },
      {
        // The API tests once more, on the other engine.
        extends: true,
        test: {
          name: 'postgres',
          environment: 'node',
          include: apiTests,
          globalSetup: './tests/postgres/setup.ts',
        },
      },
      {
        // The contract's own tests, against our server on both engines.
        extends: true,
        test: {
          name: 'conformance',
          environment: 'node',
          include: ['tests/conformance/{conformance,sqlite,postgres}.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        // What takes minutes: processes killed, databases restarted (npm run test:faults).
        extends: true,
        test: {
          name: 'faults',
          environment: 'node',
          include: ['tests/faults/**/*.test.ts', 'tests/conformance/brokenServers.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Each call of the API x each fault, through the whole app; docs/faults.md is its table.
        extends: true,
        publicDir: '.storybook/public',
        optimizeDeps: {
          entries: ['apps/web/src/App.tsx', 'tests/faultMatrix/*.test.tsx'],
          include: loadedLate,
        },
        test: {
          name: 'fault-matrix',
          include: ['tests/faultMatrix/*.test.tsx'],
          browser: { ...browser(), viewport: { width: 1280, height: 800 } },
        },
      },
      storiesIn('dark'),
      storiesIn('light'),
    ],
  },
});
