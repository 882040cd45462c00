/** A model in other hands may round otherwise, and no more than that. */
const SAME = 0.99;
const FEWEST = 3;

/** Whether two vectors of length 1 are the same but for rounding. */
export function isSame(one: Float32Array | undefined, other: Float32Array): boolean {
  if (one?.length !== other.length) return false;
  return one.reduce((sum, value, axis) => sum + value * (other[axis] ?? 0), 0) >= SAME;
}

/** Whether vectors tell lines apart at all. The last one, which is checked by itself, is left out. */
export function isTold(lines: readonly string[], vectors: readonly Float32Array[]): boolean {
  const others = vectors.slice(0, -1);
  const [first] = others;
  const texts = new Set(lines.slice(0, -1).map((line) => line.toLowerCase()));
  return (
    texts.size < FEWEST ||
    !first ||
    !others.every((vector) => vector.every((value, axis) => value === first[axis]))
  );
}
