import { readFileSync } from 'node:fs';
import { readReview } from './review.ts';
import { writeComment } from './reviews.ts';

/**
 * Puts comments that somebody downloaded from a Storybook beside the stories that they are about.
 * Run: npm run visual:comments -- comments.json
 */
const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the file: npm run visual:comments -- comments.json');
const byStories: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
const read = Object.entries(byStories).map(([stories, comments]) => {
  if (!/^packages\/ui\/src\/[\w/]+\.stories\.tsx$/.test(stories))
    throw new Error(`${file}: ${stories} is no file of stories.`);
  return [stories, readReview(`${file}, ${stories}`, JSON.stringify(comments))] as const;
});
for (const [stories, comments] of read)
  for (const comment of comments)
    console.log(`Written to ${writeComment(stories, comment)}, to be committed.`);
