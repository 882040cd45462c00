import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isPinned } from '../browser/chromium.ts';
import { usedFile } from './samePairs.ts';
import { comparedFile, goneFile, layOut, results } from './screenshots.ts';

/** Lays out the screenshots of both themes, forgets what differed in the last run, and says where they cannot be compared. */
export default function setup(): void {
  rmSync(goneFile, { force: true });
  for (const theme of ['dark', 'light'] as const) prepare(theme);
  rmSync(usedFile, { force: true });
  if (process.env.SCREENSHOTS !== 'off' && !isPinned)
    console.log(
      'The screenshots of the stories are not compared: this is not the browser that they were taken in.',
    );
}

function prepare(theme: 'dark' | 'light'): void {
  rmSync(join(results, theme), { recursive: true, force: true });
  mkdirSync(dirname(comparedFile(theme)), { recursive: true });
  rmSync(comparedFile(theme), { force: true });
  if (process.env.SCREENSHOTS !== 'off' && isPinned) layOut(theme);
}
