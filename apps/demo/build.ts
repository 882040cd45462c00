import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { appConfig } from './vite.config.ts';

const { values } = parseArgs({ options: { storybook: { type: 'string' }, out: { type: 'string' } } });
/** What the SQLite package brings for ways of running it that the demo does not take. */
const NEVER_ASKED = /sqlite3-(?:worker1|opfs-async-proxy)/;

const out = values.out ?? join(import.meta.dirname, 'dist');

await build({ ...appConfig(out), configFile: false });
renameSync(join(out, 'index.html'), join(out, 'app.html'));

const files = readdirSync(out, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(out.length + 1)
      .replaceAll('\\', '/'),
  )
  .filter((file) => !NEVER_ASKED.test(file))
  .toSorted();
const version = createHash('sha256');
for (const file of files) version.update(file).update(readFileSync(join(out, file)));

await build({
  configFile: false,
  logLevel: 'warn',
  define: {
    FILES: JSON.stringify(files),
    VERSION: JSON.stringify(version.digest('hex').slice(0, 12)),
  },
  build: {
    outDir: out,
    emptyOutDir: false,
    copyPublicDir: false,
    lib: {
      entry: join(import.meta.dirname, 'src/serviceWorker/serviceWorker.ts'),
      formats: ['iife'],
      name: 'demo',
      fileName: () => 'service-worker.js',
    },
  },
});

// Whatever page of it is asked for first: a static server has the one for folders and the other for what it does not know.
for (const name of ['index.html', '404.html'])
  copyFileSync(join(import.meta.dirname, 'src/boot.html'), join(out, name));
if (values.storybook && existsSync(values.storybook))
  cpSync(values.storybook, join(out, 'storybook'), { recursive: true });
console.log(`The demo is in ${out}: copy it to any static web server, below any path.`);
