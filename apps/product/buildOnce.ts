import { execSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Builds the web app where there is no build, or a source is newer than it. A release (`npm run release`) has its build. */
export function buildOnce(): void {
  if (existsSync(join(root, 'release.json')) || isBuilt()) return;
  console.log('Building the web app (once; about half a minute) …');
  execSync('npm run --silent build', {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

/** Whether the build is newer than everything that it is made from. */
function isBuilt(): boolean {
  const page = join(root, 'apps/web/dist/index.html');
  if (!existsSync(page)) return false;
  const builtAt = statSync(page).mtimeMs;
  const sources = [
    'apps/web/src',
    'apps/web/build',
    'apps/web/index.html',
    'apps/web/public',
    'apps/web/vite.config.ts',
    'package-lock.json',
  ];
  const packages = ['packages/ui/src', 'packages/api-client/src'];
  return [...sources, ...packages].every((path) => newest(join(root, path)) <= builtAt);
}

function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
