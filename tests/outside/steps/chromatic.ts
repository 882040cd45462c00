import { join } from 'node:path';
import { chromium } from 'playwright';
import { modes } from '../../../.storybook/modes.ts';
import { chromiumLaunchOptions } from '../../browser/chromium.ts';
import { ChromaticServer } from '../ChromaticServer.ts';
import { Fault, folder, root, run, type Step } from '../workshop.ts';

const NEEDED = ['index.html', 'iframe.html', 'index.json'];

/** Chromatic's command line as our workflow runs it, against a stand-in of its server, and what that would take pictures of. */
export const chromatic: Step = {
  name: 'Chromatic, its command line against a stand-in of its server',
  needs: [],
  run: async () => {
    const server = new ChromaticServer();
    await server.start();
    try {
      await publish(server);
      for (const file of NEEDED) {
        if (!server.files.has(file)) throw new Fault(`${file} was not uploaded.`);
      }
      if (!server.questions.includes('PublishBuildMutation')) throw new Fault('The build was not published.');
      const stories = await readModes(server.url);
      const wanted = Object.keys(modes).toString();
      const lacking = stories.filter((story) => story.modes.toString() !== wanted);
      if (stories.length === 0 || lacking.length > 0)
        throw new Fault(`Not in the modes ${wanted}:\n${lacking.map(({ id }) => id).join('\n')}`);
      return `built, ${server.files.size} files uploaded, published; ${stories.length} stories, each as ${wanted.replaceAll(',', ', ')}`;
    } finally {
      server.stop();
    }
  },
};

async function publish(server: ChromaticServer): Promise<void> {
  const command = join(root, 'node_modules/.bin/chromatic');
  await run(command, ['--exit-zero-on-changes', '--no-interactive', '--skip-update-check'], {
    cwd: root,
    env: {
      CHROMATIC_PROJECT_TOKEN: 'chpt_outside',
      CHROMATIC_INDEX_URL: server.url,
      CHROMATIC_NOTIFY_SERVICE_URL: server.url.replace('http', 'ws'),
      // It ends only when its makers were told of what went wrong, and nobody is there to tell.
      DISABLE_ERROR_MONITORING: 'true',
      TMPDIR: folder('chromatic'),
      LOG_LEVEL: 'info',
    },
    minutes: 10,
  });
}

type StoryModes = { id: string; modes: string[] };

/** The modes of each story of the uploaded Storybook, found as Chromatic's own browsers find them. */
async function readModes(url: string): Promise<StoryModes[]> {
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    await page.goto(`${url}/storybook/iframe.html?id=welcome--docs&viewMode=docs`);
    await page.waitForFunction(() => Reflect.get(window, '__STORYBOOK_PREVIEW__')?.storyStoreValue);
    return await page.evaluate(async () => {
      const known: Record<string, { id: string; parameters: { chromatic?: { modes?: object } } }> =
        await Reflect.get(window, '__STORYBOOK_PREVIEW__').extract();
      return Object.values(known).map(({ id, parameters }) => ({
        id,
        modes: Object.keys(parameters.chromatic?.modes ?? {}),
      }));
    });
  } finally {
    await browser.close();
  }
}
