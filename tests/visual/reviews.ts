import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Comment, readReview } from './review.ts';

const root = resolve(import.meta.dirname, '../..');

/** The comments on the pictures that are not resolved, and in which file each stands. */
export function readOpenComments(): { file: string; comment: Comment }[] {
  return listReviews().flatMap((file) =>
    readReview(file, readFileSync(join(root, file), 'utf8'))
      .filter(({ resolved }) => resolved === undefined)
      .map((comment) => ({ file, comment })),
  );
}

export function listReviews(): string[] {
  return globSync('packages/ui/src/**/*.review.json', { cwd: root }).toSorted();
}

/** Adds a comment to those of a file of stories, and gives the file that it stands in now. */
export function writeComment(stories: string, comment: Comment): string {
  const file = stories.replace(/\.stories\.tsx$/, '.review.json');
  const path = join(root, file);
  const standing = existsSync(path) ? readReview(file, readFileSync(path, 'utf8')) : [];
  const text = `${JSON.stringify([...standing, comment], null, 2)}\n`;
  readReview(file, text);
  writeFileSync(path, text);
  return file;
}
