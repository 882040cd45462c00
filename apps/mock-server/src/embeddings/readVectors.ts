import { failed, type Result } from '../outside/failure.ts';

/** The longest vector that is taken. */
export const MOST_DIMENSIONS = 8_192;

/**
 * Reads the body of an answer to `count` lines: one vector for each, by its `index`, all of as many numbers and none of
 * zeros alone. They come back in the order of the lines, each brought to length 1.
 */
export function readVectors(body: unknown, count: number): Result<Float32Array[]> {
  if (!isRecord(body)) return failed('nonsense');
  if (body.error) return failed('error');
  const { data } = body;
  if (!Array.isArray(data) || data.length !== count) return failed('nonsense');
  const vectors = new Map<unknown, Float32Array>();
  for (const entry of data) {
    const vector = isRecord(entry) ? toVector(entry.embedding) : undefined;
    if (!vector) return failed('nonsense');
    vectors.set(entry.index, vector);
  }
  const inOrder = Array.from({ length: count }, (_, index) => vectors.get(index));
  const whole = inOrder.filter((vector) => vector !== undefined && vector.length === inOrder[0]?.length);
  return whole.length === count ? { ok: true, value: whole.flatMap((one) => one ?? []) } : failed('nonsense');
}

/** Numbers as a vector of length 1; undefined where they are none. */
function toVector(values: unknown): Float32Array | undefined {
  if (!Array.isArray(values) || values.length === 0 || values.length > MOST_DIMENSIONS) return undefined;
  let square = 0;
  for (const value of values) {
    if (typeof value !== 'number') return undefined;
    square += value * value;
  }
  // What is not finite, or too large to be squared, shows here.
  if (!Number.isFinite(square) || square === 0) return undefined;
  const length = Math.sqrt(square);
  return Float32Array.from(values, (value) => value / length);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
