import type { Plugin } from 'vite';

/** How a path begins in `apps/web/src/paths.ts`, where every URL of the app stands once. */
const PATH = /: '\//g;

/** Where the app lies is known when it runs: its page says it. */
const BASE = "const base = globalThis.document?.documentElement.dataset.base ?? '';\n";

/** Puts every path of the app below the place where the demo lies. */
export function movePaths(): Plugin {
  return {
    name: 'cortex-move-paths',
    enforce: 'pre',
    transform: {
      filter: { id: /\/apps\/web\/src\/paths\.ts$/ },
      handler(code) {
        if (!PATH.test(code)) this.error('paths.ts does not write paths as it did.');
        return { code: BASE + code.replaceAll(PATH, ": base + '/").replaceAll(' as const', ''), map: null };
      },
    },
  };
}
