import { expect, test } from 'vitest';
import { findBreaches, findCircles } from './findBreaches.ts';
import { listFiles, resolveImports, type SourceFile } from './listFiles.ts';
import { packages } from './moduleBoundaries.ts';

const files = listFiles();

test('every import keeps to the table of modules', () => {
  expect(findBreaches(files)).toEqual([]);
});

test('no files import each other in a circle', () => {
  expect(findCircles(files)).toEqual([]);
});

/** The file that a made-up import of a module leads to: one of the module, or one that is thought up. */
function fileIn(folder: string, module: string): string {
  if (/\.tsx?$/.test(module)) return `${folder}/${module}`;
  return module === '.' ? `${folder}/planted.ts` : `${folder}/${module}/planted.ts`;
}

function plant(path: string, text: string): SourceFile {
  return { path, imports: resolveImports(path, text) };
}

const WAYS: readonly ((target: string) => string)[] = [
  (target) => `import type { Planted } from '${target}';`,
  (target) => `export { planted } from '${target}';`,
  (target) => `export const load = () => import('${target}');`,
  (target) => `export type Planted = import('${target}').Planted;`,
];

const plants = packages.flatMap(({ path: folder, layers }) =>
  layers.flatMap((modules, rank) =>
    modules.flatMap((module) => {
      const above = layers.slice(rank + 1).flat();
      const beside = modules.filter((other) => other !== module);
      return [...above, ...beside].map((target) => ({ folder, module, target }));
    }),
  ),
);

test.each(plants)('an import of $target planted into $module of $folder is found', ({
  folder,
  module,
  target,
}) => {
  const path = fileIn(folder, module);
  const depth = path.split('/').length - folder.split('/').length - 1;
  const written = `${'../'.repeat(depth) || './'}${fileIn(folder, target).slice(folder.length + 1)}`;
  for (const way of WAYS) expect(findBreaches([plant(path, way(written))])).toHaveLength(1);
});

test.each(packages)('an import of the server or of the app planted into $path is found', ({
  path,
  uses,
  layers,
}) => {
  for (const [name, folder] of [
    ['@cortex/server', 'apps/mock-server'],
    ['@cortex/web/serve', 'apps/web'],
  ] as const) {
    if (path === folder || uses.some((use) => use.package === folder)) continue;
    for (const module of layers.flat()) {
      const planted = plant(fileIn(path, module), `import type { Planted } from '${name}';`);
      expect(findBreaches([planted])).toHaveLength(1);
      const deep = plant(fileIn(path, module), `import '../../../../${folder}/src/server.ts';`);
      expect(deep.imports).toHaveLength(1);
    }
  }
});

test('a file outside of all modules is found', () => {
  expect(findBreaches([{ path: 'apps/mock-server/src/newFolder/new.ts', imports: [] }])).toHaveLength(1);
});

test('a circle of types alone is found', () => {
  const one = plant('packages/scoring/src/text/one.ts', "import type { Two } from './two.ts';");
  const two = plant('packages/scoring/src/text/two.ts', "export type { One } from './one.ts';");
  expect(findCircles([one, two])).toEqual([[one.path, two.path]]);
});
