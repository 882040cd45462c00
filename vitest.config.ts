import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import type {} from './.storybook/takeScreenshots.ts';
import { replacePlatform } from './apps/demo/build/replacePlatform.ts';
import { chromiumLaunchOptions, isPinned } from './tests/browser/chromium.ts';
import { keepFilesInMemory } from './tests/filesInMemory.ts';
import { matchesScreenshot } from './tests/visual/matchesScreenshot.ts';
import { beginComparison, results } from './tests/visual/screenshots.ts';

keepFilesInMemory();

const configDir = fileURLToPath(new URL('./.storybook', import.meta.url));
const launchOptions = await chromiumLaunchOptions();

// While screens are being built, `SCREENSHOTS=off` runs the stories' behaviour alone; `npm run visual` collects, and
// leaves axe to `npm test`.
const collects = process.env.SCREENSHOTS === 'collected';
const screenshots =
  !isPinned || process.env.SCREENSHOTS === 'off' ? 'off' : collects ? 'collected' : 'compared';

// What the screens load only when it is needed; found during a first run, it would reload the page under a test.
const loadedLate = [
  'pdfjs-dist/legacy/build/pdf.mjs',
  'papaparse',
  'react-apexcharts',
  '@chakra-ui/react/listbox',
  '@chakra-ui/react/toast',
  '@stripe/react-stripe-js',
  '@stripe/stripe-js/pure',
];

/** What answers the calls of stories. */
const network = [
  'msw',
  'msw/experimental',
  'msw-storybook-addon',
  '@mswjs/interceptors/fetch',
  '@mswjs/interceptors/XMLHttpRequest',
];

/** What `.storybook/preview.tsx` makes the stories with. */
const storybook = ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/react-vite'];

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

/** Where Storybook's plugin looks for what its stories begin with. */
const INITIAL_GLOBALS = 'storybook/test-initial-globals';

/** The projects that a command names: to prepare Storybook takes seconds, which only its stories are worth. */
const named = process.argv.filter((_, index, all) => all[index - 1] === '--project');
const withStories = named.length === 0 || named.some((name) => name === 'stories' || /[*!]/.test(name));

/** The stories: each is played once, and then looked at in both themes (`.storybook/takeScreenshots.ts`). */
function stories(): TestProjectInlineConfiguration {
  return {
    extends: true,
    plugins: [storybookTest({ configDir })],
    optimizeDeps: { include: [...loadedLate, ...network, ...storybook] },
    test: {
      name: 'stories',
      provide: { screenshots, [INITIAL_GLOBALS]: { a11y: { manual: collects } } },
      // One page for all stories: to load everything anew for each file takes longer than its stories do, and each
      // story leaves the page as it found it.
      isolate: false,
      globalSetup: './tests/visual/setup.ts',
      browser: {
        ...browser(),
        commands: { matchesScreenshot },
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch',
            comparatorOptions: { threshold: 0, allowedMismatchedPixels: 0 },
            resolveScreenshotPath: ({ arg, ext, testFileDirectory, testFileName }) =>
              beginComparison(arg, ext, `${testFileDirectory}/${testFileName}`),
            // Where there is none to compare with, what is there now is what differs.
            resolveDiffPath: ({ arg, ext }) => `${results}/${arg.replace(/-reference$/, '-actual')}${ext}`,
          },
        },
      },
    },
  };
}

/** Ends the apps and databases that a file of tests began. */
const setupFiles = './tests/endTestApps.ts';

/** The tests of the server's API, which run on both engines. */
const apiTests = [
  'apps/mock-server/src/*.test.ts',
  'apps/mock-server/src/{access,api,db,demo,http,ledger,mail,retention,routes,webhookDelivery}/**/*.test.ts',
];

/** Unit tests of what runs in processes of its own, or reads dozens of files. */
const processes = [
  'apps/mock-server/src/workers/pool.test.ts',
  'tests/contract/generate.test.ts',
  'tests/install/readmeExamples.test.ts',
  'tests/places/places.test.ts',
];

/** API tests that ask no database, or only what is SQLite's own: its file and its plans. */
const sameOnBothEngines = [
  'apps/mock-server/src/settings.test.ts',
  'apps/mock-server/src/{api,http}/**/*.test.ts',
  'apps/mock-server/src/access/passwords.test.ts',
  'apps/mock-server/src/db/{sqliteFile,sqlitePlans}.test.ts',
  'apps/mock-server/src/demo/demo.test.ts',
  'apps/mock-server/src/retention/monthsBefore.test.ts',
  'apps/mock-server/src/routes/languageModel.test.ts',
];

/** API tests of what PostgreSQL alone has. */
const onPostgresAlone = ['apps/mock-server/src/db/busyPool.test.ts'];

export default defineConfig({
  test: {
    maxWorkers: '100%',
    // What is not there yet is a failure, and not written in passing.
    update: 'none',
    // As long as a busy machine needs.
    testTimeout: 60_000,
    // The databases of a long file are ended after it.
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // To load the same modules anew for each file takes longer than many a file's tests.
          isolate: false,
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
            'apps/{product,web}/*.test.ts',
            'tests/conformance/{access,defectsPage}.test.ts',
            'tests/{contract,install,linearPatterns,moduleBoundaries,places,platform,stories,tokens,visual}/*.test.ts',
            '.githooks/*.test.ts',
          ],
          exclude: [...apiTests, ...processes],
        },
      },
      {
        // What starts processes takes seconds, which a check before each commit has not.
        extends: true,
        test: { name: 'processes', environment: 'node', include: processes },
      },
      {
        extends: true,
        test: {
          name: 'sqlite',
          environment: 'node',
          include: apiTests,
          exclude: onPostgresAlone,
          isolate: false,
          setupFiles,
        },
      },
      {
        // The API tests once more, on the other engine: all of those whose answer can depend on it.
        extends: true,
        test: {
          name: 'postgres',
          environment: 'node',
          include: apiTests,
          exclude: sameOnBothEngines,
          isolate: false,
          setupFiles,
          globalSetup: './tests/postgres/setup.ts',
        },
      },
      {
        // The contract's own tests, against our server on both engines.
        extends: true,
        test: {
          name: 'conformance',
          environment: 'node',
          include: ['tests/conformance/{conformance,partial,sqlite,postgres}.test.ts'],
          setupFiles,
          testTimeout: 900_000,
        },
      },
      {
        // The server as a tab of a browser runs it: on SQLite as WebAssembly, and without what Node alone has.
        extends: true,
        plugins: [replacePlatform()],
        test: {
          name: 'demo',
          environment: 'node',
          include: ['tests/conformance/demo.test.ts'],
          setupFiles,
          testTimeout: 300_000,
        },
      },
      {
        // What a change that is not meant to move a score would move.
        extends: true,
        test: {
          name: 'scores',
          environment: 'node',
          include: ['tests/scores/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        // What takes minutes: processes killed, databases restarted (npm run test:faults).
        extends: true,
        test: {
          name: 'faults',
          environment: 'node',
          include: ['tests/{chaos,demo}/**/*.test.ts', 'tests/conformance/brokenServers.test.ts'],
          setupFiles,
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // The same defects under three tools (npm run conformance:anchors); docs/conformance-anchors.md is its table.
        extends: true,
        test: {
          name: 'anchors',
          environment: 'node',
          include: ['tests/outside/anchors/*.test.ts'],
          testTimeout: 3 * 60 * 60_000,
        },
      },
      {
        // Each call of the API x each failure, through the whole app; docs/failures.md is its table.
        extends: true,
        publicDir: 'tests/failureMatrix/public',
        optimizeDeps: {
          entries: ['apps/web/src/App.tsx', 'tests/failureMatrix/*.test.tsx'],
          include: loadedLate,
        },
        test: {
          name: 'failure-matrix',
          include: ['tests/failureMatrix/*.test.tsx'],
          browser: { ...browser(), viewport: { width: 1280, height: 800 } },
        },
      },
      ...(withStories ? [stories()] : []),
    ],
  },
});
