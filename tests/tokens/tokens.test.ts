import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { system } from '../../packages/ui/src/theme/system.ts';
import { tokenFiles } from './tokenFiles.ts';

test.each(Object.entries(tokenFiles()))('%s is what the theme says (npm run tokens)', (path, text) => {
  expect(existsSync(path) && readFileSync(path, 'utf8')).toBe(text);
});

test('each variable has the name that the app gives it', () => {
  const css = Object.entries(tokenFiles()).find(([path]) => path.endsWith('.css'))?.[1] ?? '';
  const names = [...css.matchAll(/--cortex-[^:]+(?=:)/g)].map(([name]) => name);
  const known = new Set(
    system.tokens.allTokens.map(({ extensions }) => {
      const named: unknown = extensions.cssVar;
      return typeof named === 'object' && named !== null && 'var' in named ? named.var : undefined;
    }),
  );
  expect(names.filter((name) => !name.includes('-breakpoints-') && !known.has(name))).toEqual([]);
});
