import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './tests/browser/chromium.ts';
import { keepFilesInMemory } from './tests/filesInMemory.ts';

keepFilesInMemory();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: false,
  // A journey waits for about half of its time.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Three browsers and three servers share two processors: what is there at once by itself takes its time beside them.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: await chromiumLaunchOptions(),
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Its snapshots show each step; a film of every journey, kept for the few that fail, would take a tenth of the time.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
});
