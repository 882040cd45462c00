import type { FieldValue } from '../Call.ts';
import type { Field } from '../contract.ts';
import { type JsonRecord, listAt } from '../json.ts';

/** A value that a field does not take; undefined to leave the field out. */
export type Fault = { about: string; value: FieldValue | undefined };

/** What no text field takes. */
const NO_TEXTS: readonly FieldValue[] = [
  42,
  null,
  -1,
  1.5,
  true,
  [],
  ['x'],
  {},
  { toString: 'x' },
  { $ne: null },
];
const HALF_CHARACTERS: readonly string[] = ['a\ud800b', '\udc00', '\ud83d'];
/** Texts that a pattern for email addresses may take long to refuse. */
const LONG_EMAILS = ['a.', 'a@', '@', 'a-', '.', ' ', '\t', 'é'].flatMap((piece) => [
  piece.repeat(50_000).slice(0, 99_990),
  `a@${piece.repeat(50_000).slice(0, 99_990)}!`,
]);
/** Days and moments that no calendar has, and what is none. */
const NO_DATES: Record<string, readonly string[]> = {
  date: ['2026-02-30', '2026-13-01', '30.11.2026', '2026-11-3', 'yesterday'],
  'date-time': ['2031-02-30T09:00:00Z', '2031-01-01T25:00:00Z', '2031-01-01', 'tomorrow'],
};
/** Texts in which nothing can be seen. */
const BLANKS: readonly string[] = [' \n\t ', '\u200b\u2060', '\u3000\u00ad\ufeff'];

/** What a field of a body (`typed` where it is JSON) or of a query does not take. */
export function faultsOf({ required, schema }: Field, typed: boolean): Fault[] {
  if (schema.format === 'binary') return [];
  const faults: Fault[] = required ? [{ about: 'missing', value: undefined }] : [];
  return [...faults, ...valueFaultsOf(schema, typed)];
}

function valueFaultsOf(schema: JsonRecord, typed: boolean): Fault[] {
  const types = typesOf(schema);
  if (types.includes('string')) return textFaultsOf(schema, typed);
  const isNumber = types.includes('integer') || types.includes('number');
  const faults: Fault[] = wrongKindsOf(schema, types, typed);
  if (isNumber) faults.push(...boundFaultsOf(schema));
  return faults;
}

/** Values that a reader that is not strict takes for another one: `"true"` for `true`, `"1"` for `1`. */
function wrongKindsOf(schema: JsonRecord, types: readonly unknown[], typed: boolean): Fault[] {
  const wrong: FieldValue[] = ['yes'];
  if (types.includes('integer')) wrong.push(1.5);
  if (typed) {
    if (types.includes('boolean')) wrong.push('true', 1);
    if (types.includes('integer')) wrong.push(String(schema.minimum ?? 1), true);
    if (types.includes('array')) wrong.push({});
    if (types.includes('object')) wrong.push([]);
    if (!types.includes('null')) wrong.push(null);
  }
  return wrong.map((value) => ({ about: 'of the wrong type', value }));
}

function boundFaultsOf({ minimum, maximum }: JsonRecord): Fault[] {
  const faults: Fault[] = [];
  if (typeof minimum === 'number') faults.push({ about: 'too low', value: minimum - 1 });
  if (typeof maximum === 'number') faults.push({ about: 'too high', value: maximum + 1 });
  return faults;
}

function textFaultsOf(schema: JsonRecord, typed: boolean): Fault[] {
  const { format, pattern, maxLength, minLength } = schema;
  const faults: Fault[] = [];
  if (typed) faults.push(...NO_TEXTS.map((value) => ({ about: 'of the wrong type', value })));
  if (listAt(schema, 'enum').length > 0)
    return [...faults, { about: 'none of its values', value: 'surprise' }];
  if (minLength === 1) faults.push({ about: 'empty', value: '' });
  if (isVisible(pattern)) faults.push(...BLANKS.map((value) => ({ about: 'blank', value })));
  faults.push(...(NO_DATES[String(format)] ?? []).map((value) => ({ about: `no ${format}`, value })));
  if (format === 'email') {
    faults.push({ about: 'no email address', value: 'nobody at example.com' });
    faults.push({ about: 'more before the @ than mail allows', value: `${'x'.repeat(65)}@example.com` });
  }
  if (typeof maxLength === 'number') {
    faults.push({ about: 'too long', value: longText(maxLength + 1, format) });
    if (format === undefined) faults.push({ about: 'too long in UTF-16', value: longInPairs(maxLength) });
  }
  if (format === 'email') faults.push(...LONG_EMAILS.map((value) => ({ about: 'far too long', value })));
  if (typed) faults.push(...HALF_CHARACTERS.map((value) => ({ about: 'half a character', value })));
  return [...faults, { about: 'with a null character', value: 'a\0b' }];
}

/** A value of a part that stands for what is taken, as its schema says. */
export function sampleOf(schema: JsonRecord): FieldValue {
  const types = typesOf(schema);
  const [first] = listAt(schema, 'enum');
  if (typeof first === 'string') return first;
  if (types.includes('array')) return [sampleOf(partOf(schema, 'items'))];
  if (types.includes('object')) {
    const names = listAt(schema, 'required').map(String);
    const parts = partOf(schema, 'properties');
    return Object.fromEntries(names.map((name) => [name, sampleOf(partOf(parts, name))]));
  }
  if (types.includes('boolean')) return true;
  if (types.includes('string')) return schema.format === 'date-time' ? '2031-01-01T09:00:00Z' : 'Go';
  return Number(schema.minimum ?? 1);
}

export function typesOf({ type }: JsonRecord): readonly unknown[] {
  return Array.isArray(type) ? type : [type];
}

export function partOf(schema: JsonRecord, name: string): JsonRecord {
  return (schema[name] ?? {}) as JsonRecord;
}

/** Whether something has to be seen in a text. */
function isVisible(pattern: unknown): boolean {
  return typeof pattern === 'string' && (pattern === '\\S' || pattern.startsWith('[^\\s'));
}

function longText(length: number, format: unknown): string {
  return format === 'email' ? `a@${'x'.repeat(length - 6)}.com` : 'x'.repeat(length);
}

/** Too long where each of its characters is counted as the two units that it has, and short enough where it is counted as one. */
function longInPairs(maxLength: number): string {
  return '🙂'.repeat(Math.floor(maxLength / 2) + 1);
}
