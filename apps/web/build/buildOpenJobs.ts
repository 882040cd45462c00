import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const entry = fileURLToPath(new URL('../src/openJobs/drawOpenJobs.tsx', import.meta.url));

/** Builds what draws the public pages at each request into `server/openJobs.js`: one file with all that it needs. */
export function buildOpenJobs(): Plugin {
  return {
    name: 'cortex-build-open-jobs',
    apply: 'build',
    async closeBundle() {
      await build({
        configFile: false,
        mode: 'production',
        logLevel: 'warn',
        // Whatever NODE_ENV says: React of one kind and JSX of the other do not go together.
        define: { 'process.env.NODE_ENV': '"production"' },
        oxc: { jsx: { runtime: 'automatic', development: false } },
        ssr: { noExternal: true },
        build: {
          ssr: entry,
          target: 'node22',
          outDir: fileURLToPath(new URL('../dist/server', import.meta.url)),
          emptyOutDir: true,
          chunkSizeWarningLimit: 1000,
          rolldownOptions: {
            // Words to bundlers of servers, which this one is not.
            onLog: (level, log, report) => {
              if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
            },
            output: { entryFileNames: 'openJobs.js', codeSplitting: false },
          },
        },
      });
    },
  };
}
