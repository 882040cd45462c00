import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';

/**
 * The files that a file is made of, itself included: what it imports at run time, and what that imports. All paths
 * are relative to the root.
 */
export function findParts(
  root: string,
  entries: readonly string[],
  leftOut: ReadonlySet<string>,
): Set<string> {
  const doors = readDoors(root);
  const parts = new Set(entries);
  for (const file of parts) {
    if (!/\.[cm]?tsx?$/.test(file)) continue;
    for (const request of readRequests(file, readFileSync(join(root, file), 'utf8'))) {
      const part = resolveRequest(root, doors, file, request);
      if (part && !leftOut.has(part)) parts.add(part);
    }
  }
  return parts;
}

/** What a module asks for when it runs; what it takes types from is not among it. */
export function readRequests(file: string, text: string): string[] {
  const { module } = parseSync(file, text);
  const imported = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  );
  const late = module.dynamicImports.map(({ moduleRequest }) =>
    text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  );
  return [...imported, ...exported, ...late];
}

/** A package of this repository: its folder, and which file stands behind each name that others may import. */
type Door = { name: string; folder: string; exports: Record<string, string> };

function readDoors(root: string): Door[] {
  return globSync('packages/*/package.json', { cwd: root }).map((path) => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, path), 'utf8'));
    return { name, folder: dirname(path), exports };
  });
}

/** The file of this repository that is asked for; nothing where another package is, whose version stands in the lock. */
function resolveRequest(root: string, doors: Door[], from: string, request: string): string | undefined {
  const [path = ''] = request.split('?');
  if (path.startsWith('.')) return existingFile(root, join(dirname(from), path), from);
  const door = doors.find(({ name }) => path.startsWith(`${name}/`));
  if (!door) return undefined;
  const asked = `.${path.slice(door.name.length)}`;
  for (const [pattern, target] of Object.entries(door.exports)) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined ? asked !== pattern : !asked.startsWith(before) || !asked.endsWith(after))
      continue;
    const filled = asked.slice(before.length, asked.length - (after?.length ?? 0));
    return existingFile(root, join(door.folder, target.replaceAll('*', filled)), from);
  }
  throw new Error(`${from} imports ${request}, which ${door.folder}/package.json does not export.`);
}

/** The generated client names its files without their ending. */
const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

function existingFile(root: string, path: string, from: string): string {
  const ending = ENDINGS.find((each) =>
    statSync(join(root, path + each), { throwIfNoEntry: false })?.isFile(),
  );
  if (ending === undefined) throw new Error(`${from} imports ${path}, which is not there.`);
  return path + ending;
}
