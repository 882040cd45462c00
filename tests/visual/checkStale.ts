import { existsSync, readFileSync } from 'node:fs';
import { comparedFile, readIndex } from './screenshots.ts';

/** Fails on a screenshot of a story that is gone. It reads what the last run of all stories compared. */
const files = ['dark', 'light'].map(comparedFile);
if (!files.every((file) => existsSync(file))) {
  console.log('The screenshots were not compared.');
  process.exit(0);
}
const compared = new Set(files.flatMap((file) => readFileSync(file, 'utf8').split('\n')));
const stale = [...readIndex().keys()].filter((name) => !compared.has(name));
if (stale.length > 0) {
  console.error(`${stale.join('\n')}\nNo story looks like this any more: npm run visual:update.`);
  process.exit(1);
}
console.log('Every screenshot is of a story.');
