import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { toFile } from '../../.storybook/ownComments.ts';
import { readReview } from './review.ts';
import { listReviews } from './reviews.ts';
import { readIndex } from './screenshots.ts';

const root = resolve(import.meta.dirname, '../..');
const comment = {
  picture: 'dark/screens-signinscreen-default',
  x: 640,
  y: 120,
  text: 'The heading stands too high.',
  by: 'Avery Stone',
  on: '2026-11-23',
};

test('every comment of the repository stands beside the stories of a picture that there is', () => {
  const known = readIndex();
  for (const file of listReviews()) {
    expect(
      existsSync(join(root, file.replace('.review.json', '.stories.tsx'))),
      `${file} has no stories`,
    ).toBe(true);
    for (const { picture, resolved } of readReview(file, readFileSync(join(root, file), 'utf8'))) {
      expect(resolved !== undefined || known.has(picture), `${file}: there is no picture ${picture}`).toBe(
        true,
      );
    }
  }
});

test('what somebody wrote in a Storybook and took along is read by its stories', () => {
  const [one, other] = ['packages/ui/src/a/A.stories.tsx', 'packages/ui/src/b/B.stories.tsx'];
  const file: Record<string, unknown> = JSON.parse(
    toFile([
      { ...comment, stories: one },
      { ...comment, stories: other },
      { ...comment, x: 1, stories: one },
    ]),
  );
  expect(Object.keys(file)).toEqual([one, other]);
  expect(readReview('comments.json', JSON.stringify(file[one]))).toEqual([comment, { ...comment, x: 1 }]);
});

test('a comment is read, with the commit that resolved it', () => {
  const comments = [comment, { ...comment, resolved: '2f1dc2a' }];
  expect(readReview('A.review.json', JSON.stringify(comments))).toEqual(comments);
});

test('what is wrong in a file is said at once, and what to write in its place', () => {
  const { by: _, ...nobody } = comment;
  const text = JSON.stringify([{ ...comment, x: 0.5, resolved: true }, { ...nobody, colour: 'red' }, 'text']);
  expect(() => readReview('A.review.json', text)).toThrow(
    `A.review.json, comment 1: "x" is a number of pixels from the left of the picture.
A.review.json, comment 1: "resolved" is the id of a commit, or left out.
A.review.json, comment 2: "by" names who says it.
A.review.json, comment 2: "colour" is unknown.
A.review.json, comment 3: it is an object, {...}.`,
  );
  expect(() => readReview('A.review.json', '{}')).toThrow('A.review.json: the comments are a list, [...].');
});
