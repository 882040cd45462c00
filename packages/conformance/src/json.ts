/** What JSON or YAML calls an object. */
export type JsonRecord = Record<string, unknown>;

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What stands at a path inside a value, or undefined. */
export function at(value: unknown, ...path: string[]): unknown {
  let current = value;
  for (const name of path) {
    if (!isRecord(current) || !Object.hasOwn(current, name)) return undefined;
    current = current[name];
  }
  return current;
}

/** The object at a path, an empty one where there is none. */
export function recordAt(value: unknown, ...path: string[]): JsonRecord {
  const found = at(value, ...path);
  return isRecord(found) ? found : {};
}

/** The list at a path, an empty one where there is none. */
export function listAt(value: unknown, ...path: string[]): unknown[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
}

export function textAt(value: unknown, ...path: string[]): string | undefined {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : undefined;
}

export function numberAt(value: unknown, ...path: string[]): number | undefined {
  const found = at(value, ...path);
  return typeof found === 'number' ? found : undefined;
}

/** The entry of a list that has an id. */
export function findById(list: unknown, id: string): unknown {
  return listAt({ list }, 'list').find((entry) => at(entry, 'id') === id);
}
