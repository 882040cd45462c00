import { fileURLToPath } from 'node:url';
import web, { appPlugins } from '@cortex/web/config';
import type { InlineConfig, Plugin } from 'vite';
import { demoResumes } from './build/demoResumes.ts';
import { makeRoom } from './build/makeRoom.ts';
import { movePaths } from './build/movePaths.ts';
import { refuseNode } from './build/refuseNode.ts';
import { replacePlatform } from './build/replacePlatform.ts';

const webFolder = fileURLToPath(new URL('../web', import.meta.url));

/** The app's own page, which starts the demo's server ahead of the app. */
function startInTab(): Plugin {
  return {
    name: 'cortex-start-in-tab',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('<html lang="en"', '<html lang="en" data-base="__BASE__"')
          .replace('__API_BASE_URL__', '__BASE__/server')
          .replace('__STRIPE_PUBLISHABLE_KEY__', '')
          .replace('<div id="root"></div>', `${START}<div id="root"></div>`)
          .replace('/src/main.tsx', '../demo/src/page/main.ts'),
    },
  };
}

const START =
  '<p id="demo-start" role="status" style="font:14px/1.5 system-ui;color:#7d879a;padding:24px;text-align:center">Cortex is starting in this tab…</p>';

/** The web app as it is, built once more: below any path, with a server in a worker of its tab. */
export function appConfig(out: string): InlineConfig {
  return {
    root: webFolder,
    base: './',
    plugins: [...appPlugins(), startInTab(), movePaths(), makeRoom()],
    worker: { format: 'es', plugins: () => [replacePlatform(), refuseNode(), demoResumes()] },
    build: {
      ...web.build,
      outDir: out,
      emptyOutDir: true,
      // The page of the demo waits for its server before it loads the app.
      target: 'es2022',
    },
  };
}
