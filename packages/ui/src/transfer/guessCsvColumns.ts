import type { ImportField } from './importKind.ts';

/** Which columns a field is taken from, by their places, and what it is where they are empty. */
export type FieldSource = { columns: readonly number[]; fill: string };

export type Mapping = Readonly<Record<string, FieldSource>>;

/** Words that say nothing about what stands in a column. */
const NEUTRAL = new Set([
  ...['candidate', 'applicant', 'person', 'user', 'contact', 'primary', 'main', 'personal', 'preferred'],
  ...['address', 'addresses', 'number', 'numbers', 'no', '1', 'the', 's'],
]);

/** The columns that the fields are most likely taken from, by their names. A column is taken once. */
export function guessCsvColumns(
  header: readonly string[],
  fields: readonly ImportField[],
  fileName: string,
): Mapping {
  const names = header.map(toPlainName);
  const taken = new Set<number>();
  const found = new Map<string, number[]>();

  function take(field: ImportField, columns: readonly number[]) {
    for (const column of columns) taken.add(column);
    found.set(field.name, [...columns]);
  }

  function find(wanted: readonly string[], toName: (name: string) => string): number | undefined {
    for (const one of wanted) {
      const column = names.findIndex((name, index) => !taken.has(index) && toName(name) === one);
      if (column >= 0) return column;
    }
    return undefined;
  }

  for (const toName of [asItIs, withoutNeutral]) {
    for (const field of fields) {
      if (found.has(field.name)) continue;
      const own = find(field.names, toName);
      if (own !== undefined) {
        take(field, [own]);
        continue;
      }
      const parts = field.parts?.map((part) => find(part, toName)) ?? [];
      const known = parts.filter((part) => part !== undefined);
      if (known.length > 0 && known.length === parts.length) take(field, known);
    }
  }
  for (const field of fields) {
    if (found.has(field.name) || !field.instead) continue;
    const columns = field.instead.flatMap((name) => find([name], asItIs) ?? []);
    if (columns.length > 0) take(field, columns);
  }
  return Object.fromEntries(
    fields.map(({ name, fill }) => [name, { columns: found.get(name) ?? [], fill: fill?.(fileName) ?? '' }]),
  );
}

/** A column's name in small Latin letters and digits, its words parted by one blank. */
function toPlainName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/([\p{Ll}\d])(?=\p{Lu})/gu, '$1 ')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

function asItIs(name: string): string {
  return name;
}

function withoutNeutral(name: string): string {
  return name
    .split(' ')
    .filter((word) => !NEUTRAL.has(word))
    .join(' ');
}
