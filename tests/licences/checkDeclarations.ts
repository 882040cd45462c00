import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/** Fails where a file imports a package that its own package.json does not name, and where one is named that nothing uses. */
const root = resolve(import.meta.dirname, '../..');

/** What is used without an import: by a command, by another package, or by the platform. */
const usedOtherwise: Record<string, string> = {
  '@emotion/react': 'the peer that Chakra asks for',
  '@openapitools/openapi-generator-cli': 'npm run generate:clients',
  '@redocly/cli': 'the contract is linted',
  '@biomejs/biome': 'lint and format',
  '@storybook/addon-a11y': 'named in .storybook/main.ts',
  '@storybook/addon-docs': 'named in .storybook/main.ts',
  '@stryker-mutator/core': 'npm run test:mutations',
  '@stryker-mutator/vitest-runner': 'npm run test:mutations',
  '@vitest/browser': 'the browser mode of the stories',
  '@types/node': 'types',
  '@types/react': 'types',
  '@types/react-dom': 'types',
  chromatic: 'npm run chromatic',
  apexcharts: 'the peer that react-apexcharts asks for; only its types are imported',
  react: 'the peer that React Query asks for in the client',
  'react-dom': 'the peer of React for the browser',
  typescript: 'the types are checked with tsc',
};

/** Stories, tests, mocks and generators take the tools that the root names. */
const notShipped =
  /\.(stories|test)\.tsx?$|\.mdx$|\/(stories|mocks|testing)\/|\.msw\.ts$|\/generate\w*\.ts$|\/waitFor\w+\.ts$/;

const manifests = globSync(
  ['package.json', '{packages,apps}/*/package.json', 'packages/scoring/meaning/package.json'],
  { cwd: root },
);
const folders = manifests.map((path) => dirname(path)).toSorted((a, b) => b.length - a.length);
const used = new Map<string, Set<string>>(folders.map((folder) => [folder, new Set()]));
const files = globSync(['{packages,apps,tests,bench,.storybook,.githooks}/**/*.{ts,tsx,mdx,css}', '*.ts'], {
  cwd: root,
  exclude: (name) => /(^|\/)(node_modules|dist)(\/|$)/.test(String(name)),
});

const texts = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const tools = readManifest('.').declared;
const faults: string[] = [];
for (const { file, text } of texts) {
  const folder = folders.find((path) => path === '.' || file.startsWith(`${path}/`)) ?? '.';
  const { declared, own } = readManifest(folder);
  for (const name of readImports(text)) {
    if (name === own) continue;
    used.get(folder)?.add(name);
    used.get('.')?.add(name);
    const known = folder === '.' ? isOfWorkspace(name) : notShipped.test(file) && tools.has(name);
    if (!declared.has(name) && !known)
      faults.push(`${file} imports ${name}, which ${join(folder, 'package.json')} does not name.`);
  }
}
for (const folder of folders) {
  const { declared, commands } = readManifest(folder);
  for (const name of declared) {
    if (usedOtherwise[name] || commands.includes(name) || name.startsWith('node-')) continue;
    if (used.get(folder)?.has(name) || used.get(folder)?.has(name.replace('@types/', ''))) continue;
    if (texts.some(({ file, text }) => (folder === '.' || file.startsWith(folder)) && text.includes(name)))
      continue;
    faults.push(`${join(folder, 'package.json')} names ${name}, which nothing there uses.`);
  }
}
if (faults.length > 0) {
  console.error([...new Set(faults)].join('\n'));
  process.exit(1);
}
console.log(`${files.length} files import what their package names.`);

function readManifest(folder: string) {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const declared = new Set(
    Object.keys({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }),
  );
  return { declared, own: String(manifest.name), commands: JSON.stringify(manifest.scripts ?? {}) };
}

/** Whatever a package of ours may import, the tests around them may. */
function isOfWorkspace(name: string): boolean {
  return folders.some((folder) => folder !== '.' && readManifest(folder).declared.has(name));
}

function readImports(text: string): Set<string> {
  const paths = [...text.matchAll(/(?:\bfrom|\bimport\(?|^import)\s*['"]([^'"./][^'"]*)['"]/gm)];
  const names = paths.map(([, path = '']) =>
    path
      .split('/')
      .slice(0, path.startsWith('@') ? 2 : 1)
      .join('/'),
  );
  return new Set(
    names.filter(
      (name) => !name.startsWith('node:') && !builtinModules.includes(name) && /^[@a-z]/.test(name),
    ),
  );
}
