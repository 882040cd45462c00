import { z } from 'zod';

/**
 * The texts that are longer than their schema takes, counted in UTF-16 code units as the contract counts them: zod
 * counts code points, so that it takes twice as many characters of two units. By the field of the body that they are in, with the limit.
 */
export function findLongTexts(schema: z.ZodType, value: unknown): Map<string, number> {
  const found = new Map<string, number>();
  if (!(schema instanceof z.ZodObject)) return found;
  for (const [name, part] of Object.entries(schema.shape)) {
    const limit = exceededLimit(part, valueAt(value, name));
    if (limit !== undefined) found.set(name, limit);
  }
  return found;
}

/** The limit that a text in the value is longer than, or undefined where none is. */
function exceededLimit(schema: unknown, value: unknown): number | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return exceededLimit(schema.unwrap(), value);
  }
  if (typeof value === 'string') {
    const limit = schema instanceof z.ZodString || schema instanceof z.ZodEmail ? schema.maxLength : null;
    return limit !== null && value.length > limit ? limit : undefined;
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return firstOf(value, (item) => exceededLimit(schema.element, item));
  }
  if (schema instanceof z.ZodObject) {
    return firstOf(Object.entries(schema.shape), ([name, part]) => exceededLimit(part, valueAt(value, name)));
  }
  return undefined;
}

function firstOf<Item>(items: Iterable<Item>, find: (item: Item) => number | undefined): number | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

function valueAt(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
