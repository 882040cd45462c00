import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { isPinned } from '../browser/chromium.ts';

/** Forgets what differed in the last run of the stories in a theme, and says where the pictures cannot be compared. */
export default function setup({ name }: TestProject): void {
  rmSync(join(resolve(import.meta.dirname, '../..'), 'test-results/visual', name), {
    recursive: true,
    force: true,
  });
  if (!isPinned)
    console.log(
      `The pictures of the stories in ${name} are not compared: this is not the browser that they were taken in.`,
    );
}
