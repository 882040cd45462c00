import { defineConfig } from 'vitest/config';

/** The unit tests alone, without a browser, for the mutated modules. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts'],
    exclude: [
      'apps/mock-server/src/*.test.ts',
      'apps/mock-server/src/{access,db,resumes,routes}/**',
      'packages/conformance/**',
    ],
  },
});
