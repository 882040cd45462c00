import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isPinned } from '../browser/chromium.ts';
import { findChangedStories } from './changedStories.ts';
import {
  accept,
  goneFile,
  readCompared,
  readDifferent,
  readGone,
  readIndex,
  results,
} from './screenshots.ts';
import { tellReport } from './tellReport.ts';

/**
 * Compares the screenshots of all stories in both themes and at all widths, of the folders that are named, or of what
 * changed since a commit, and writes the report of what differs. With `--accept` all that the report shows is what
 * the next run compares with, and nothing else.
 */
const root = resolve(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'changed-since': { type: 'string' }, accept: { type: 'boolean', default: false } },
});
const since = values['changed-since'];

if (!isPinned) {
  console.log('Nothing is compared: this is not the browser that the screenshots were taken in.');
  process.exit(0);
}
const startedAt = Date.now();
const files = since === undefined ? positionals : findChangedStories(root, since);
rmSync(results, { recursive: true, force: true });
if (since !== undefined)
  console.log(`${files.length} files of stories have a part that changed since ${since}.`);
if (since !== undefined && files.length === 0) process.exit(0);

const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...['--project', 'stories', '--reporter', 'dot', '--silent', 'passed-only'],
    ...files,
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, SCREENSHOTS: 'collected' } },
);
mkdirSync(results, { recursive: true });
if (files.length === 0 && status === 0) {
  const compared = readCompared();
  const gone = [...readIndex().keys()].filter((name) => !compared.has(name));
  writeFileSync(goneFile, gone.map((name) => `${name}\n`).join(''));
}
const shown = [...readDifferent(), ...readGone()];
tellReport();
console.log(
  `${readCompared().size} screenshots compared in ${Math.round((Date.now() - startedAt) / 1000)} s.`,
);
if (status !== 0) {
  console.error('A story failed: how it looks was not compared.');
  process.exit(1);
}
if (values.accept && shown.length > 0) {
  const { screenshots, files: stored, bytes } = await accept(shown);
  console.log(
    `All of them accepted: ${screenshots} screenshots in ${stored} files of ${(bytes / 1_000_000).toFixed(1)} MB.`,
  );
}
process.exit(shown.length > 0 && !values.accept ? 1 : 0);
