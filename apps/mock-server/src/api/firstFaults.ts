import { z } from 'zod';

const FEW = 100;

/**
 * A value for its schema to be told by what is wrong with it: of a long list with items at fault only some of these, as one sentence
 * is told of each field, and a schema writes one for each item.
 */
export function keepFirstFaults(schema: unknown, value: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return keepFirstFaults(schema.unwrap(), value);
  if (schema instanceof z.ZodArray && Array.isArray(value)) return keepFew(schema.element, value);
  if (!(schema instanceof z.ZodObject) || !isObject(value)) return value;
  const changed = Object.entries(schema.shape).flatMap(([name, part]): [string, unknown][] => {
    if (!Object.hasOwn(value, name)) return [];
    const kept = keepFirstFaults(part, value[name]);
    return kept === value[name] ? [] : [[name, kept]];
  });
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) };
}

function keepFew(element: z.core.$ZodType, items: readonly unknown[]): readonly unknown[] {
  const holdsLists = element instanceof z.ZodObject || element instanceof z.ZodArray;
  const kept = holdsLists ? items.map((item) => keepFirstFaults(element, item)) : items;
  if (kept.length > FEW) {
    // A schema takes longer to make than a short list to look at, of which there may be thousands.
    const list = z.array(element);
    for (let start = 0; start < kept.length; start += FEW) {
      const few = kept.slice(start, start + FEW);
      if (!list.safeParse(few).success) return few;
    }
  }
  return kept.every((item, index) => item === items[index]) ? items : kept;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
