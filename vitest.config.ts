import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumLaunchOptions } from './tests/browser/chromium.ts';

const configDir = fileURLToPath(new URL('./.storybook', import.meta.url));
const launchOptions = await chromiumLaunchOptions();

function storiesIn(theme: 'dark' | 'light'): TestProjectInlineConfiguration {
  return {
    extends: true,
    plugins: [storybookTest({ configDir, initialGlobals: { theme } })],
    // What the screens load only when it is needed; found during a first run, it would reload the page under a test.
    optimizeDeps: {
      include: [
        'apexcharts/bar',
        'apexcharts/pie',
        'react-apexcharts/core',
        '@stripe/react-stripe-js',
        '@stripe/stripe-js/pure',
      ],
    },
    test: {
      name: theme,
      testTimeout: 20_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions,
          contextOptions: { reducedMotion: 'reduce', timezoneId: 'UTC', locale: 'en-US' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts'],
        },
      },
      storiesIn('dark'),
      storiesIn('light'),
    ],
  },
});
