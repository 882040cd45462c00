import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { layOut, pack } from './screenshots.ts';

/**
 * Takes the screenshots of all stories anew, or of the folders that are named, and stores them. An update of all forgets what no story has any more. With
 * `--pack` it takes none and only stores again what there is.
 */
const root = resolve(import.meta.dirname, '../..');
const paths = process.argv.slice(2).filter((path) => path !== '--pack');

if (process.argv.includes('--pack')) {
  for (const theme of ['dark', 'light']) layOut(theme);
} else {
  const { status } = spawnSync(
    'npx',
    ['vitest', 'run', '--project', 'dark', '--project', 'light', '--update=all', ...paths],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, SCREENSHOTS: paths.length === 0 ? 'anew' : 'on' },
    },
  );
  if (status !== 0) {
    console.error('Nothing is stored: a story failed.');
    process.exit(1);
  }
}
const { screenshots, files, bytes } = await pack();
console.log(`${screenshots} screenshots in ${files} files of ${(bytes / 1_000_000).toFixed(1)} MB.`);
