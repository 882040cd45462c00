import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { isPinned } from '../browser/chromium.ts';
import { comparedFile, laidOut, layOut } from './screenshots.ts';

/** Lays out the screenshots of a theme, forgets what differed in its last run, and says where they cannot be compared. */
export default function setup({ name }: TestProject): void {
  const root = resolve(import.meta.dirname, '../..');
  rmSync(join(root, 'test-results/visual', name), { recursive: true, force: true });
  mkdirSync(join(root, 'test-results'), { recursive: true });
  rmSync(comparedFile(name), { force: true });
  if (process.env.SCREENSHOTS === 'off') return;
  if (process.env.SCREENSHOTS === 'anew') rmSync(join(laidOut, name), { recursive: true, force: true });
  else if (isPinned) layOut(name);
  else
    console.log(
      `The screenshots of the stories in ${name} are not compared: this is not the browser that they were taken in.`,
    );
}
