import { readGroups } from './changes.ts';
import { accept } from './screenshots.ts';

/**
 * Makes pictures of the last run the ones to compare with: all that the report shows, a group by its number, or
 * stories by name. Nothing else is renewed.
 */
const words = process.argv.slice(2);
const groups = readGroups();
const all = groups.flatMap(({ changes }) => changes.map(({ name }) => name));
const accepted = choose();
if (accepted.length === 0) {
  console.error(`Name what is meant: --all, --group 1 to ${groups.length}, or stories:\n${all.join('\n')}`);
  process.exit(2);
}
const { screenshots, files, bytes } = await accept(accepted);
console.log(
  `${accepted.length} accepted. ${screenshots} pictures in ${files} files, ${Math.round(bytes / 1024)} KiB.`,
);

function choose(): string[] {
  if (words.includes('--all')) return all;
  const group = words.indexOf('--group');
  if (group !== -1) return groups[Number(words[group + 1]) - 1]?.changes.map(({ name }) => name) ?? [];
  return all.filter((name) => words.includes(name));
}
