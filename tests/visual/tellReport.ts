import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { readGroups } from './changes.ts';
import { readOpenComments } from './reviews.ts';
import { readCompared, results } from './screenshots.ts';
import { writeReport } from './writeReport.ts';

/** Keeps the report of the last run as a file, and says in some lines what it shows. */
export function tellReport(): void {
  const groups = readGroups();
  const comments = readOpenComments();
  const page = join(results, 'report.html');
  mkdirSync(results, { recursive: true });
  writeFileSync(page, writeReport({ groups, comments, stories: readCompared(), token: '' }));
  for (const [index, { title }] of groups.entries()) console.log(`${index + 1}. ${title}`);
  if (groups.length === 0) console.log('Every story that was looked at looks as it did.');
  if (comments.length > 0) console.log(`${comments.length} comments on pictures are open.`);
  if (groups.length === 0 && comments.length === 0) return;
  console.log(`${relative(resolve(import.meta.dirname, '../..'), page)} shows it. What is meant is accepted there
("npm run visual:report -- --serve"), or with "npm run visual:accept -- --all", with "--group 1" or with names, and committed.`);
}
