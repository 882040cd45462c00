/** Lines as the places of their features, how much each line's sum is scaled, and what it should come near to. */
export type Rows = {
  features: readonly (readonly number[])[];
  scales: readonly number[];
  targets: (row: number) => Float32Array;
};

/**
 * Ridge regression by conjugate gradients, all dimensions at once: the vectors (count times size) whose scaled sums come
 * nearest to the targets, each vector's square paid for with `ridge` times its penalty.
 */
export function solveRidge(
  { features, scales, targets }: Rows,
  count: number,
  size: number,
  penalties: Float32Array,
  ridge: number,
  rounds: number,
  start?: Float32Array,
): Float32Array {
  const flat = Int32Array.from(features.flat());
  const ends = new Int32Array(features.length);
  features.reduce((end, row, at) => {
    ends[at] = end + row.length;
    return end + row.length;
  }, 0);
  const sum = new Float64Array(size);
  const solution = start ? start.slice() : new Float32Array(count * size);
  const product = new Float32Array(count * size);

  /** Each row's scaled sum of `from`, taken from the target where there is one, spread onto `to`. */
  const pass = (from: Float32Array, to: Float32Array, isResidual: boolean) => {
    for (let feature = 0; feature < count; feature += 1) {
      const weight = ridge * (penalties[feature] as number) * (isResidual ? -1 : 1);
      for (let at = feature * size; at < (feature + 1) * size; at += 1)
        to[at] = weight * (from[at] as number);
    }
    for (let row = 0, begin = 0; row < ends.length; row += 1) {
      const end = ends[row] as number;
      const scale = scales[row] ?? 1;
      sum.fill(0);
      for (let place = begin; place < end; place += 1) {
        const base = (flat[place] as number) * size;
        for (let axis = 0; axis < size; axis += 1)
          sum[axis] = (sum[axis] as number) + (from[base + axis] as number);
      }
      if (isResidual) {
        const target = targets(row);
        for (let axis = 0; axis < size; axis += 1)
          sum[axis] = scale * ((target[axis] as number) - scale * (sum[axis] as number));
      } else for (let axis = 0; axis < size; axis += 1) sum[axis] = scale * scale * (sum[axis] as number);
      for (let place = begin; place < end; place += 1) {
        const base = (flat[place] as number) * size;
        for (let axis = 0; axis < size; axis += 1)
          to[base + axis] = (to[base + axis] as number) + (sum[axis] as number);
      }
      begin = end;
    }
  };
  const squares = (a: Float32Array, b: Float32Array) => {
    const result = new Float64Array(size);
    for (let at = 0; at < a.length; at += size)
      for (let axis = 0; axis < size; axis += 1)
        result[axis] = (result[axis] as number) + (a[at + axis] as number) * (b[at + axis] as number);
    return result;
  };

  const residual = new Float32Array(count * size);
  pass(solution, residual, true);
  const direction = residual.slice();
  let left = squares(residual, residual);
  for (let round = 0; round < rounds; round += 1) {
    pass(direction, product, false);
    const curved = squares(direction, product);
    const step = left.map((value, axis) => (curved[axis] ? value / (curved[axis] as number) : 0));
    for (let at = 0; at < solution.length; at += size)
      for (let axis = 0; axis < size; axis += 1) {
        const by = step[axis] as number;
        solution[at + axis] = (solution[at + axis] as number) + by * (direction[at + axis] as number);
        residual[at + axis] = (residual[at + axis] as number) - by * (product[at + axis] as number);
      }
    const next = squares(residual, residual);
    const turn = next.map((value, axis) => (left[axis] ? value / (left[axis] as number) : 0));
    for (let at = 0; at < direction.length; at += size)
      for (let axis = 0; axis < size; axis += 1)
        direction[at + axis] =
          (residual[at + axis] as number) + (turn[axis] as number) * (direction[at + axis] as number);
    left = next;
  }
  return solution;
}
