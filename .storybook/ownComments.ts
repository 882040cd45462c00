import type { Comment } from '../tests/visual/review.ts';

/** What somebody wrote in this browser about a story, and has not taken along yet. */
export type OwnComment = Comment & { stories: string };

/** Stories empty the browser's storage but for names that begin like this (`preview.tsx`). */
const KEY = 'storybook-own-comments';
const NAME = 'storybook-own-name';

export function readOwnComments(): OwnComment[] {
  return JSON.parse(localStorage.getItem(KEY) ?? '[]');
}

export function writeOwnComments(comments: readonly OwnComment[]): void {
  localStorage.setItem(KEY, JSON.stringify(comments));
}

export function readOwnName(): string {
  return localStorage.getItem(NAME) ?? '';
}

export function writeOwnName(name: string): void {
  localStorage.setItem(NAME, name);
}

/** The file that is taken along: comments by the stories that they are about, for `npm run visual:comments`. */
export function toFile(comments: readonly OwnComment[]): string {
  const byStories = Map.groupBy(comments, ({ stories }) => stories);
  const entries = [...byStories].map(([stories, own]) => [
    stories,
    own.map(({ stories: _, ...rest }) => rest),
  ]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}
