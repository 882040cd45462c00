import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { operationIds } from '@cortex/api-client/operations';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/contract.md'), 'utf8');
const [, steps = ''] = /## To add an operation\n([\s\S]*?)\n## /.exec(page) ?? [];
const places = [...steps.matchAll(/`([a-z][\w./-]*\/[\w./-]*)`/g)].map(([, place = '']) => place);

test('every place that docs/contract.md sends one to is there', () => {
  expect(places.length).toBeGreaterThan(8);
  expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([]);
});

test.each([
  'apps/mock-server/src/routes',
  'packages/conformance/src/validCalls.ts',
  'tests/failureMatrix/journeys',
])('every operation of today stands in %s, as docs/contract.md says', (place) => {
  expect(places).toContain(place);
  const text = textOf(join(root, place));
  expect(operationIds.filter((id) => !new RegExp(`\\b${id}\\b`).test(text))).toEqual([]);
});

function textOf(path: string): string {
  if (path.endsWith('.ts')) return readFileSync(path, 'utf8');
  const files = readdirSync(path).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return files.map((name) => readFileSync(join(path, name), 'utf8')).join('\n');
}
