import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { isPinned } from '../browser/chromium.ts';
import { comparedFile, goneFile, layOut, results } from './screenshots.ts';

/** Lays out the screenshots of a theme, forgets what differed in its last run, and says where they cannot be compared. */
export default function setup({ name }: TestProject): void {
  rmSync(join(results, name), { recursive: true, force: true });
  rmSync(goneFile, { force: true });
  mkdirSync(dirname(comparedFile(name)), { recursive: true });
  rmSync(comparedFile(name), { force: true });
  if (process.env.SCREENSHOTS === 'off') return;
  if (isPinned) layOut(name);
  else
    console.log(
      `The screenshots of the stories in ${name} are not compared: this is not the browser that they were taken in.`,
    );
}
