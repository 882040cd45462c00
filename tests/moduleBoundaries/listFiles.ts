import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { readImports } from './readImports.ts';

/**
 * A file of the repository, by its path from the top, and what it imports: files of ours by their paths, packages of
 * others by name.
 */
export type SourceFile = { path: string; imports: readonly Import[] };
export type Import = { written: string; target: string };

const top = join(import.meta.dirname, '../..');
const SOURCE = /\.(?:ts|tsx|mjs)$/;
const OURS = /^@cortex\/([^/]+)(?:\/(.+))?$/;

/** Every source file that is written by hand, with its imports resolved. */
export function listFiles(): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: top,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((path) => SOURCE.test(path) && !path.includes('/generated/') && existsSync(join(top, path)))
    .map((path) => ({ path, imports: resolveImports(path, readFileSync(join(top, path), 'utf8')) }));
}

/** The imports of a file with this path and text. */
export function resolveImports(path: string, text: string): Import[] {
  return readImports(path, text).map((written) => ({ written, target: resolveImport(path, written) }));
}

/** Where an import of a file leads: a file of ours, by its path from the top, or a package of others, by name. */
export function resolveImport(path: string, written: string): string {
  const bare = written.split('?')[0] ?? written;
  if (bare.startsWith('.')) return normalize(join(dirname(path), bare));
  const [, name, door] = OURS.exec(bare) ?? [];
  return name ? (openDoor(name, door ? `./${door}` : '.') ?? bare) : bare;
}

type Manifest = { name: string; exports?: Record<string, string> };
const FOLDERS = ['packages', 'apps'].flatMap((parent) =>
  execFileSync('git', ['ls-files', `${parent}/*/package.json`], { cwd: top, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '')
    .map((path) => dirname(path)),
);
const manifests = new Map(
  FOLDERS.map((folder) => {
    const manifest: Manifest = JSON.parse(readFileSync(join(top, folder, 'package.json'), 'utf8'));
    return [manifest.name, { folder, exports: manifest.exports ?? {} }] as const;
  }),
);

/** The file behind an entry of a package's `exports`. */
function openDoor(name: string, door: string): string | undefined {
  const manifest = manifests.get(`@cortex/${name}`);
  if (!manifest) return undefined;
  const { folder, exports } = manifest;
  const direct = exports[door];
  if (direct) return join(folder, direct);
  for (const [pattern, target] of Object.entries(exports)) {
    const [before = '', after = ''] = pattern.split('*');
    if (!pattern.includes('*') || !door.startsWith(before) || !door.endsWith(after)) continue;
    return join(folder, target.replaceAll('*', door.slice(before.length, door.length - after.length)));
  }
  return undefined;
}
