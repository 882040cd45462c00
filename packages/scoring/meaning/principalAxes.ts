/**
 * The axes along which vectors are longest, row by row: orthogonal iteration on the matrix of their products. Vectors
 * are not centred, so that what is near stays near by its cosine.
 */
export function principalAxes(vectors: readonly Float32Array[], width: number, count: number): Float64Array {
  const products = new Float64Array(width * width);
  for (const vector of vectors)
    for (let row = 0; row < width; row += 1) {
      const value = vector[row] as number;
      for (let column = row; column < width; column += 1)
        products[row * width + column] =
          (products[row * width + column] as number) + value * (vector[column] as number);
    }
  for (let row = 0; row < width; row += 1)
    for (let column = 0; column < row; column += 1)
      products[row * width + column] = products[column * width + row] as number;
  let axes = new Float64Array(count * width);
  for (let axis = 0; axis < count; axis += 1) axes[axis * width + ((axis * 7) % width)] = 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = new Float64Array(count * width);
    for (let axis = 0; axis < count; axis += 1)
      for (let row = 0; row < width; row += 1) {
        let sum = 0;
        for (let column = 0; column < width; column += 1)
          sum += (products[row * width + column] as number) * (axes[axis * width + column] as number);
        next[axis * width + row] = sum;
      }
    orthonormalize(next, width, count);
    axes = next;
  }
  return axes;
}

const ROUNDS = 25;

function orthonormalize(axes: Float64Array, width: number, count: number): void {
  for (let axis = 0; axis < count; axis += 1) {
    const own = axes.subarray(axis * width, (axis + 1) * width);
    for (let earlier = 0; earlier < axis; earlier += 1) {
      const other = axes.subarray(earlier * width, (earlier + 1) * width);
      let dot = 0;
      for (let at = 0; at < width; at += 1) dot += (own[at] as number) * (other[at] as number);
      for (let at = 0; at < width; at += 1) own[at] = (own[at] as number) - dot * (other[at] as number);
    }
    const length = Math.hypot(...own);
    for (let at = 0; at < width; at += 1) own[at] = (own[at] as number) / length;
  }
}
