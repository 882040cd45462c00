import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { convertIndexedToRgb, decode } from 'fast-png';
import { findDifference, type Pixels } from './causes.ts';
import { laidOut, readDifferent, readGone, results } from './screenshots.ts';
import { readTokenChange } from './tokens.ts';

const root = resolve(import.meta.dirname, '../..');

/** A picture that is no longer as it was: `before` and `now` are files, of which a new one and one that is gone lack one. */
export type Change = {
  name: string;
  pixels: number;
  cause: string;
  detail: string;
  before: string | null;
  now: string | null;
};

/** Pictures that changed alike. */
export type Group = { title: string; details: string[]; changes: Change[] };

/** What the last run of the stories found, those that changed alike in one group, the largest group first. */
export function readGroups(): Group[] {
  const tokens = readTokenChange(root);
  const found = readDifferent().map((name): Change => {
    const before = join(laidOut, `${name}.png`);
    const now = join(results, `${name}-actual.png`);
    const after = readPixels(now);
    const files = { name, now, before: existsSync(before) ? before : null };
    if (files.before === null) return { ...files, pixels: area(after), cause: 'New', detail: '' };
    const theme = name.startsWith('light/') ? 'light' : 'dark';
    return { ...files, ...findDifference(readPixels(files.before), after, { theme, tokens }) };
  });
  const gone = readGone().map((name): Change => {
    const before = join(laidOut, `${name}.png`);
    return {
      name,
      before,
      now: null,
      pixels: area(readPixels(before)),
      cause: 'No story looks like this any more',
      detail: '',
    };
  });
  return group([...found, ...gone]);
}

/** The story of a picture, without its theme and width. */
export function storyOf(name: string): string {
  return name.replace(/^\w+\//, '').replace(/-360$/, '');
}

export function group(changes: readonly Change[]): Group[] {
  const groups = [...Map.groupBy(changes, ({ cause }) => cause)].map(([cause, alike]): Group => {
    const stories = new Set(alike.map(({ name }) => storyOf(name))).size;
    return {
      title: `${stories} ${stories === 1 ? 'story' : 'stories'}: ${cause}`,
      details: [...new Set(alike.map(({ detail }) => detail))].filter(Boolean).slice(0, 4),
      changes: alike.toSorted((a, b) => b.pixels - a.pixels || a.name.localeCompare(b.name)),
    };
  });
  return groups.toSorted((a, b) => b.changes.length - a.changes.length || a.title.localeCompare(b.title));
}

function area({ width, height }: Pixels): number {
  return width * height;
}

function readPixels(file: string): Pixels {
  const image = decode(readFileSync(file));
  const { width, height } = image;
  const data = image.palette ? convertIndexedToRgb(image) : image.data;
  const channels = image.palette ? (image.palette[0]?.length ?? 3) : image.channels;
  const colours = new Uint32Array(width * height);
  for (let at = 0; at < colours.length; at += 1) {
    const part = (offset: number) => Number(data[at * channels + (channels < 3 ? 0 : offset)]);
    colours[at] = part(0) * 65_536 + part(1) * 256 + part(2);
  }
  return { width, height, colours };
}
