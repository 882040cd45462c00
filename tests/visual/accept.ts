import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readChanges, results } from './changes.ts';
import { laidOut, layOut, pack } from './screenshots.ts';

/** Makes pictures of the last run the ones to compare with: all that the report shows, a group by its number, or stories by name. Nothing else is renewed. */
const words = process.argv.slice(2);
const groups = readChanges();
const all = groups.flatMap(({ changes }) => changes.map(({ name }) => name));
const accepted = choose();
if (accepted.length === 0) {
  console.error(`Name what is meant: --all, --group 1 to ${groups.length}, or stories:\n${all.join('\n')}`);
  process.exit(2);
}
for (const theme of ['dark', 'light']) layOut(theme);
for (const name of accepted) {
  const target = join(laidOut, `${name}.png`);
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(join(results, `${name}-actual.png`), target);
}
const { screenshots, files, bytes } = await pack();
console.log(
  `${accepted.length} accepted. ${screenshots} pictures in ${files} files, ${Math.round(bytes / 1024)} KiB.`,
);

function choose(): string[] {
  if (words.includes('--all')) return all;
  const group = words.indexOf('--group');
  if (group !== -1) return groups[Number(words[group + 1]) - 1]?.changes.map(({ name }) => name) ?? [];
  return all.filter((name) => words.includes(name));
}
