import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { notes } from '../../packages/ui/src/stories/notes.ts';

const root = resolve(import.meta.dirname, '../../packages/ui/src');

test('each component and screen has its notes, and no other has', () => {
  const documented = globSync('**/*.stories.tsx', { cwd: root }).map((path) => {
    const own = /^const meta = preview\.meta\(\{\n {2}title: '([^']+)'/m.exec(
      readFileSync(resolve(root, path), 'utf8'),
    )?.[1];
    const [folder, ...rest] = path.replace('.stories.tsx', '').split('/');
    const part = { screens: 'Screens', foundations: 'Foundations' }[folder ?? ''] ?? 'Components';
    const name = own ?? rest.filter((step, place) => step !== rest[place - 1]).join('/');
    return `${part}/${name}`;
  });
  expect(Object.keys(notes).toSorted()).toEqual([...new Set(documented)].toSorted());
});
