import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';

/** From the lowest to the highest: a file imports its own layer and lower ones alone, types included. */
const LAYERS = ['text', 'lexicon', 'resume', 'job', 'score', 'index.ts'];
/** What the package takes from others. */
const PACKAGES = ['@cortex/api-client/limits', '@cortex/api-client/model'];

const root = import.meta.dirname;
const imports = new Map(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => {
      const text = readFileSync(join(root, name), 'utf8');
      const paths = [...text.matchAll(/^(?:import|export)\b[^;]*? from '([^']+)'/gm)].map(
        ([, path = '']) => path,
      );
      const resolve = (path: string) =>
        path.startsWith('.')
          ? relative(root, join(root, dirname(name), path))
              .split(sep)
              .join('/')
          : path;
      return [name, paths.map(resolve)] as const;
    }),
);
const layerOf = (name: string) => LAYERS.indexOf(name.split('/')[0] ?? '');

test('a file imports its own layer and lower ones, and next to nothing of other packages', () => {
  const wrong = [...imports].flatMap(([name, paths]) =>
    paths
      .filter((path) =>
        path.startsWith('@')
          ? !PACKAGES.includes(path) && !path.startsWith('@orama/stemmers/')
          : layerOf(path) < 0 || layerOf(path) > layerOf(name),
      )
      .map((path) => `${name} imports ${path}`),
  );
  expect(wrong).toEqual([]);
});

test('no import leads back to where it began', () => {
  const open: string[] = [];
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (name: string) => {
    if (open.includes(name)) circles.push([...open.slice(open.indexOf(name)), name].join(' > '));
    if (open.includes(name) || done.has(name)) return;
    open.push(name);
    for (const path of imports.get(name) ?? []) visit(path);
    open.pop();
    done.add(name);
  };
  for (const name of imports.keys()) visit(name);
  expect(circles).toEqual([]);
});
