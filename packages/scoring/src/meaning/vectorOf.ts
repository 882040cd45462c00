import { featuresOf } from './features.ts';
import { meaningTable } from './table.ts';

/** What a text means, as a vector of length 1; all zero where none of its words is known. */
export type Vector = Float32Array;

/** The same lines come back with each job: the last few thousand are kept. */
const CACHE = new Map<string, Vector>();
const MAX_CACHED = 4_000;

/** The vector of a line of English text. The sums are of whole numbers, so that it is the same on every machine. */
export function vectorOf(text: string): Vector {
  const kept = CACHE.get(text);
  if (kept) return kept;
  const vector = sumOf(text);
  if (CACHE.size >= MAX_CACHED) CACHE.clear();
  CACHE.set(text, vector);
  return vector;
}

function sumOf(text: string): Vector {
  const { dimensions, places, vectors, steps } = meaningTable();
  const sum = new Int32Array(dimensions);
  for (const feature of featuresOf(text)) {
    const place = places.get(feature);
    if (place === undefined) continue;
    const base = place * dimensions;
    for (let axis = 0; axis < dimensions; axis += 1)
      sum[axis] = (sum[axis] ?? 0) + (vectors[base + axis] ?? 0);
  }
  const vector = new Float32Array(dimensions);
  let square = 0;
  for (let axis = 0; axis < dimensions; axis += 1) {
    const value = (sum[axis] ?? 0) * (steps[axis] ?? 0);
    square += value * value;
  }
  if (square === 0) return vector;
  const length = Math.sqrt(square);
  for (let axis = 0; axis < dimensions; axis += 1)
    vector[axis] = ((sum[axis] ?? 0) * (steps[axis] ?? 0)) / length;
  return vector;
}

/** How near two texts are in meaning: the cosine of their vectors, -1 to 1. */
export function likeness(one: Vector, other: Vector): number {
  let sum = 0;
  for (let axis = 0; axis < one.length; axis += 1) sum += (one[axis] ?? 0) * (other[axis] ?? 0);
  return sum;
}
