import { ChromaticServer } from '../ChromaticServer.ts';
import { Fault, folder, root, run, type Step } from '../workshop.ts';

const NEEDED = ['index.html', 'iframe.html', 'index.json'];

/** Chromatic's command line as our workflow runs it, against a stand-in of its server. */
export const chromatic: Step = {
  name: 'Chromatic, its command line against a stand-in of its server',
  needs: [],
  run: async () => {
    const server = new ChromaticServer();
    await server.start();
    try {
      await run('npx', ['chromatic', '--exit-zero-on-changes', '--no-interactive', '--skip-update-check'], {
        cwd: root,
        env: {
          CHROMATIC_PROJECT_TOKEN: 'chpt_outside',
          CHROMATIC_INDEX_URL: server.url,
          CHROMATIC_NOTIFY_SERVICE_URL: server.url.replace('http', 'ws'),
          // It reports to no one: a report that cannot be sent keeps it from ending.
          DISABLE_ERROR_MONITORING: 'true',
          CHROMATIC_DISABLE_TELEMETRY: 'true',
          TMPDIR: folder('chromatic'),
          LOG_LEVEL: 'info',
        },
        minutes: 10,
      });
    } finally {
      server.stop();
    }
    for (const file of NEEDED) {
      if (!server.files.has(file)) throw new Fault(`${file} was not uploaded.`);
    }
    if (!server.questions.includes('PublishBuildMutation')) throw new Fault('The build was not published.');
    return `built, ${server.files.size} files uploaded, published`;
  },
};
