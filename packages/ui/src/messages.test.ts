import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { messages } from './messages.ts';

const root = resolve(import.meta.dirname, '../../..');
const sources = ['packages/ui/src/**/*.stories.tsx', 'tests/e2e/*.spec.ts']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .map((path) => readFileSync(resolve(root, path), 'utf8'));

const texts = Object.entries(messages).flatMap(([group, entry]): string[][] =>
  typeof entry === 'string'
    ? [[group, entry]]
    : Object.entries(entry).map(([key, text]) => [`${group}.${key}`, text]),
);

test.each(texts)('%s is triggered by a story or an end-to-end test: "%s"', (name = '', text = '') => {
  const [group, key] = name.split('.');
  const names = sources.some((source) => {
    if (source.includes(text) || new RegExp(`messages\\.${name.replace('.', '\\.')}\\b`).test(source))
      return true;
    const [, alias] = new RegExp(`(\\w+) = messages\\.${group};`).exec(source) ?? [];
    return alias !== undefined && new RegExp(`\\b${alias}\\.${key}\\b`).test(source);
  });
  expect(names).toBe(true);
});
