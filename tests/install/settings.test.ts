import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSettings, SETTINGS } from '@cortex/server/settings';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const example = readFileSync(resolve(root, '.env.example'), 'utf8');

/** The settings of the example, those that are commented out on request. */
function readExample(withComments: boolean): Record<string, string> {
  const lines = [...example.matchAll(withComments ? /^#?([A-Z0-9_]+)=(.*)$/gm : /^([A-Z0-9_]+)=(.*)$/gm)];
  return Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value.replace(/^"|"$/g, '')]));
}

test('the example of the settings names all that there are, and no others', () => {
  expect(Object.keys(readExample(true)).toSorted()).toEqual([...SETTINGS].toSorted());
});

test('the table of the README names all that there are, and no others', () => {
  const readme = readFileSync(resolve(root, 'README.md'), 'utf8');
  const table = /\| setting \| what it is \|\n([\s\S]*?)\n\n/.exec(readme)?.[1] ?? '';
  const names = table.split('\n').flatMap((row) => {
    const [, cell = ''] = row.split('|');
    return [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name);
  });
  expect(names.toSorted()).toEqual([...SETTINGS].toSorted());
});

test('a server starts on the example as it is, and on each of its lines', () => {
  expect(() => readSettings(readExample(false))).not.toThrow();
  const { api, webPort } = readSettings(readExample(false));
  expect([api.port, webPort]).toEqual([4010, 3000]);
  const others = Object.entries(readExample(true)).filter(([name]) => !name.endsWith('_FILE'));
  expect(() => readSettings(Object.fromEntries(others))).not.toThrow();
});
