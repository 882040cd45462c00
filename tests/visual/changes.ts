import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { convertIndexedToRgb, decode } from 'fast-png';
import { laidOut } from './screenshots.ts';

const root = resolve(import.meta.dirname, '../..');

/** Where a run of the stories leaves what differed, as `<theme>/<story>-actual.png`. */
export const results = join(root, 'test-results/visual');

/** A picture that is no longer as it was. `cause` is the same for pictures that changed alike. */
export type Change = { name: string; pixels: number; cause: string };

/** The pictures that differed in the last run, those that changed alike in one group, the largest group first. */
export function readChanges(): { cause: string; changes: Change[] }[] {
  const names = globSync('**/*-actual.png', { cwd: results }).map((path) =>
    path.replace(/-actual\.png$/, ''),
  );
  const changes = names.toSorted().map(compare);
  const groups = Map.groupBy(changes, ({ cause }) => cause);
  return [...groups]
    .map(([cause, alike]) => ({ cause, changes: alike }))
    .toSorted((a, b) => b.changes.length - a.changes.length);
}

function compare(name: string): Change {
  const before = join(laidOut, `${name}.png`);
  const now = read(join(results, `${name}-actual.png`));
  if (!existsSync(before)) return { name, pixels: now.width * now.height, cause: 'New' };
  const then = read(before);
  if (then.width !== now.width || then.height !== now.height) {
    return { name, pixels: now.width * now.height, cause: 'Another size' };
  }
  const swaps = new Map<string, number>();
  let pixels = 0;
  for (let at = 0; at < then.width * then.height; at += 1) {
    const [from, to] = [colourAt(then, at), colourAt(now, at)];
    if (from === to) continue;
    pixels += 1;
    swaps.set(`${from} ${to}`, (swaps.get(`${from} ${to}`) ?? 0) + 1);
  }
  const [[swap, count] = ['', 0]] = [...swaps].toSorted(([, a], [, b]) => b - a);
  const [from = '', to = ''] = swap.split(' ');
  const { [from]: token } = tokenNames();
  // A colour that became another is one cause; where no swap stands out, something moved.
  const cause =
    count >= pixels / 3 ? `${token ? `${token}: ` : ''}${from} became ${to}` : 'Content or layout';
  return { name, pixels, cause };
}

type Picture = { width: number; height: number; channels: number; data: ArrayLike<number> };

function read(file: string): Picture {
  const image = decode(readFileSync(file));
  if (!image.palette) return image;
  return { ...image, data: convertIndexedToRgb(image), channels: image.palette[0]?.length ?? 3 };
}

function colourAt({ data, channels }: Picture, at: number): string {
  const byte = (offset: number) =>
    Number(data[at * channels + offset])
      .toString(16)
      .padStart(2, '0');
  return channels < 3 ? `#${byte(0).repeat(3)}` : `#${byte(0)}${byte(1)}${byte(2)}`;
}

let names: Record<string, string> | undefined;

/** The tokens of the theme by their colours, in both themes. */
function tokenNames(): Record<string, string> {
  names ??= readTokenNames(
    JSON.parse(readFileSync(join(root, 'packages/ui/tokens/cortex.tokens.json'), 'utf8')).color,
  );
  return names;
}

function readTokenNames(colours: Record<string, Token>): Record<string, string> {
  const pairs = Object.entries(colours).flatMap(([name, { $value, $extensions }]) =>
    [$value, $extensions?.['com.cortex.light']].flatMap((value) => (value ? [[value.hex, name]] : [])),
  );
  return Object.fromEntries(pairs.toReversed());
}

type Token = { $value?: { hex: string }; $extensions?: Record<string, { hex: string }> };
