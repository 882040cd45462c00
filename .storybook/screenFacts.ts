/** What a screen calls and says, as its code has it. */
export type ScreenFacts = {
  /** Operations of the contract. */
  calls: string[];
  /** Entries of the catalogues of messages, e.g. `messages.createJob`. */
  texts: { catalogue: string; entry: string }[];
};

const IMPORTS = /(?:\bfrom|\bimport)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;
const CLIENT_IMPORT = /import\s+(?!type\b)\{([^}]*)\}\s+from\s+'@cortex\/api-client\/[\w/]+'/g;
const ENTRY = /\b(\w*[mM]essages)\.(\w+)/g;
const TAKEN_APART = /\bconst\s+\{([^}]*)\}\s*=\s*(\w*[mM]essages)\b/g;

/**
 * Follows the imports of a screen, those on demand as well, within `sources` (texts by path), and lists which of the contract's
 * operations its modules import, by their functions or hooks, and which messages they name.
 */
export function findScreenFacts(
  sources: Readonly<Record<string, string>>,
  entry: string,
  operationIds: readonly string[],
): ScreenFacts {
  const known = new Map(operationIds.flatMap((id) => [[id, id] as const, [toHook(id), id] as const]));
  const calls = new Set<string>();
  const texts = new Map<string, ScreenFacts['texts'][number]>();
  const addText = (catalogue: string, name: string) =>
    texts.set(`${catalogue}.${name}`, { catalogue, entry: name });
  for (const path of reach(sources, entry)) {
    const source = sources[path] ?? '';
    for (const [, names = ''] of source.matchAll(CLIENT_IMPORT)) {
      for (const name of toNames(names)) {
        const id = known.get(name);
        if (id) calls.add(id);
      }
    }
    for (const [, catalogue = '', name = ''] of source.matchAll(ENTRY)) addText(catalogue, name);
    for (const [, names = '', catalogue = ''] of source.matchAll(TAKEN_APART))
      for (const name of toNames(names)) addText(catalogue, name);
  }
  return {
    calls: operationIds.filter((id) => calls.has(id)),
    texts: [...texts.values()].toSorted((one, other) => one.entry.localeCompare(other.entry)),
  };
}

function reach(sources: Readonly<Record<string, string>>, entry: string): Set<string> {
  const reached = new Set<string>();
  const waiting = [entry];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const source = sources[path];
    if (source === undefined || reached.has(path)) continue;
    reached.add(path);
    for (const [, to = ''] of source.matchAll(IMPORTS)) waiting.push(resolve(path, to));
  }
  return reached;
}

function resolve(from: string, to: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of to.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function toNames(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.replace(/(?:\s+as\s+|:)[\s\S]*$/, ''));
}

function toHook(id: string): string {
  return `use${id.charAt(0).toUpperCase()}${id.slice(1)}`;
}
