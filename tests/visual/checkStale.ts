import { existsSync } from 'node:fs';
import { comparedFile, readCompared, readIndex } from './screenshots.ts';

/** Fails on a screenshot of a story that is gone. It reads what the last run of all stories compared. */
if (!['dark', 'light'].map(comparedFile).every((file) => existsSync(file))) {
  console.log('The screenshots were not compared.');
  process.exit(0);
}
const compared = readCompared();
const stale = [...readIndex().keys()].filter((name) => !compared.has(name));
if (stale.length > 0) {
  console.error(`${stale.join('\n')}\nNo story looks like this any more: npm run visual:update.`);
  process.exit(1);
}
console.log('Every screenshot is of a story.');
