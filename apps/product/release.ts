import { execFileSync, execSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * Puts all that runs, and nothing that builds or tests it, into an empty folder, with the packages that it needs: there
 * `npm run serve` starts without a build. Run: npm run release -- FOLDER
 */
const root = resolve(import.meta.dirname, '../..');

/** What a server is made of, each with those of its packages that run there; all of them unless stated. */
const PARTS: { path: string; entries: string[]; packages?: string[] }[] = [
  { path: 'apps/product', entries: ['.'] },
  { path: 'apps/mock-server', entries: ['src'] },
  {
    path: 'apps/web',
    entries: ['serve.ts', 'openJobs.ts', 'src/paths.ts', 'dist'],
    packages: ['hono', '@hono/node-server'],
  },
  { path: 'packages/api-client', entries: ['src'], packages: ['zod'] },
  { path: 'packages/resume-text', entries: ['src'] },
  { path: 'packages/scoring', entries: ['src'] },
];
const FILES = ['openapi.yaml', 'openapi.json', 'package-lock.json', '.npmrc', '.env.example', 'deploy'];
const LEFT_OUT = /\.test\.ts$|\.msw\.ts$|\/(?:fixtures|mocks|testing|testFiles|node_modules)(?:\/|$)/;
/** Commands of those who write the product. */
const NOT_RUN = ['start', 'release', 'build:demo'];

const [folder = ''] = process.argv.slice(2);
if (!folder) fail('Name a folder: npm run release -- FOLDER');
const target = resolve(process.env.INIT_CWD ?? '.', folder);
if (existsSync(target) && readdirSync(target).length > 0)
  fail(`${target} is not empty. Name another folder.`);

execSync('npm run --silent build', {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
for (const { path, entries, packages } of PARTS) {
  for (const entry of entries) copy(join(path, entry));
  const manifest = readJson(join(path, 'package.json'));
  const { devDependencies: _, dependencies, ...others } = manifest;
  const kept = Object.entries<string>(dependencies ?? {}).filter(
    ([name]) => !packages || packages.includes(name),
  );
  writeJson(join(path, 'package.json'), { ...others, dependencies: Object.fromEntries(kept) });
}
for (const file of FILES) if (existsSync(join(root, file))) copy(file);
const { name, version, type, engines, scripts, optionalDependencies } = readJson('package.json');
const commands = Object.entries<string>(scripts).filter(
  ([command, line]) => line.includes(' apps/') && line.startsWith('node ') && !NOT_RUN.includes(command),
);
writeJson('package.json', {
  name,
  version,
  private: true,
  type,
  engines,
  workspaces: PARTS.map(({ path }) => path),
  scripts: Object.fromEntries(commands),
  // Node itself, for machines that have an older one.
  optionalDependencies: Object.fromEntries(
    Object.entries<string>(optionalDependencies).filter(([name]) => name.startsWith('node-')),
  ),
});
writeJson('release.json', { version, builtAt: new Date().toISOString() });
// The versions of the lock stay; what is not needed leaves it.
execFileSync('npm', ['install', '--omit=dev', '--ignore-scripts', '--prefer-offline', '--silent'], {
  cwd: target,
  stdio: 'inherit',
});
console.log(`Written to ${target}. There: npm run serve`);

function copy(path: string): void {
  cpSync(join(root, path), join(target, path), {
    recursive: true,
    filter: (source) => !LEFT_OUT.test(source.slice(root.length)),
  });
}

function readJson(path: string) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

function writeJson(path: string, content: unknown): void {
  const file = join(target, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
