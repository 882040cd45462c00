import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';

const MINUTE = 60_000;
const root = resolve(import.meta.dirname, '../..');
// Below the checkout, so that the packages are found as an app finds them.
mkdirSync(join(root, 'test-results'), { recursive: true });
const folder = mkdtempSync(join(root, 'test-results/readme-'));
afterAll(() => rmSync(folder, { recursive: true }));

const readme = (name: string) => readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');

/** The first example of a package's README, as a file. */
function writeExample(name: string): string {
  const [, code = ''] = /```tsx\n([\s\S]*?)```/.exec(readme(name)) ?? [];
  const file = join(folder, `${name}.tsx`);
  writeFileSync(file, code);
  return file;
}

test('the first example of each package is whole: it compiles as it stands', { timeout: 2 * MINUTE }, () => {
  const files = ['api-client', 'ui'].map(writeExample);
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: {
        noEmit: true,
        composite: false,
        incremental: false,
        jsx: 'react-jsx',
        lib: ['ES2024', 'DOM', 'DOM.Iterable'],
        types: ['vite/client'],
      },
      files,
    }),
  );
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' });
  expect(stdout).toBe('');
});

/** What a browser loads before the page of a file can be used, in kB (gzip). */
async function measure(file: string): Promise<number> {
  const html = join(folder, 'index.html');
  writeFileSync(
    html,
    `<!doctype html><title>App</title><body><script type="module" src="./${file}"></script>`,
  );
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rollupOptions: { input: html } },
  });
  if (!('output' in built)) throw new Error('One build is asked for.');
  const output: readonly Chunk[] = built.output;
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const first = new Set<string>();
  const load = (name: string) => {
    if (first.has(name)) return;
    first.add(name);
    for (const next of chunks.get(name)?.imports ?? []) load(next);
  };
  for (const { fileName, isEntry } of output) if (isEntry) load(fileName);
  const bytes = [...first].reduce((sum, name) => sum + gzipSync(chunks.get(name)?.code ?? '').length, 0);
  return bytes / 1000;
}

type Chunk = { fileName: string; isEntry?: boolean; imports?: string[]; code?: string };

test('the README says how large the example is, and the smallest screen', {
  timeout: 2 * MINUTE,
}, async () => {
  writeExample('ui');
  const example = await measure('ui.tsx');
  const code = readFileSync(join(folder, 'ui.tsx'), 'utf8');
  const smallest = code
    .replaceAll('SignInScreen', 'NotFoundScreen')
    .replace(/<NotFoundScreen[\s\S]*?\/>/, '<NotFoundScreen onGoBack={() => history.back()} />');
  writeFileSync(join(folder, 'smallest.tsx'), smallest);
  const least = await measure('smallest.tsx');
  const [, told = '', toldLeast = ''] =
    /is (\d+) kB of JavaScript[\s\S]*?in place of the sign-in is (\d+) kB/.exec(readme('ui')) ?? [];
  expect(Math.abs(example - Number(told)), `The example is ${example} kB.`).toBeLessThan(5);
  expect(Math.abs(least - Number(toldLeast)), `The smallest is ${least} kB.`).toBeLessThan(5);
});

test('the README names the versions of the peers that were tried', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8'));
  const outside = readFileSync(join(root, 'tests/outside/steps/packages.ts'), 'utf8');
  const [, otherQuery = ''] = /REACT_QUERY = '([\d.]+)'/.exec(outside) ?? [];
  const rows: Record<string, string> = {
    '`react`, `react-dom`': dependencies.react,
    '`@chakra-ui/react`': dependencies['@chakra-ui/react'],
    '`@emotion/react`': dependencies['@emotion/react'],
    '`@tanstack/react-query`': `${otherQuery}, ${dependencies['@tanstack/react-query']}`,
  };
  for (const [name, versions] of Object.entries(rows))
    expect(readme('ui')).toContain(`| ${name} | ${versions} |`);
});
