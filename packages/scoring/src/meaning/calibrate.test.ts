import { describe, expect, test } from 'vitest';
import { CALIBRATION_LINES, calibrate } from './calibrate.ts';
import { likeness, type Vector, vectorOf } from './vectorOf.ts';

/** The table's own vectors beside something that all lines have in common: all cosines lie closer together. */
const withCommon = (share: number) => (line: string) =>
  Float32Array.of(Math.sqrt(share), ...vectorOf(line).map((value) => value * Math.sqrt(1 - share)));

test('twenty pairs that are alike and twenty that are not, of forty lines', () => {
  expect(CALIBRATION_LINES).toHaveLength(40);
  expect(calibrate(vectorOf)).toEqual({ offset: 0, slope: 1 });
});

test.each([0.3, 0.7, 0.9])('cosines that begin at %f come to the scale of the table', (share) => {
  const vectorsOf = withCommon(share);
  const scale = calibrate(vectorsOf);
  if (!scale) throw new Error('It was refused.');
  for (const [one, other] of [
    ['Dressed wounds on a ward', 'Wound care'],
    ['Dressed wounds on a ward', 'Welded pipes'],
  ] as const) {
    const cosine = likeness(vectorsOf(one), vectorsOf(other));
    expect(cosine).toBeGreaterThan(share - 0.1);
    const expected = likeness(vectorOf(one), vectorOf(other));
    expect(scale.offset + scale.slope * cosine).toBeCloseTo(expected, 3);
  }
});

describe('refuses a model that does not tell what is alike', () => {
  let seed = 1;
  const random = () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647 - 0.5;
  };
  const unit = (values: number[]) => {
    const length = Math.hypot(...values);
    return Float32Array.from(values, (value) => value / length);
  };
  const flat = withCommon(0.97);
  test.each<[string, (line: string) => Vector]>([
    ['the same vector for all', () => Float32Array.of(0.6, 0.8)],
    ['no numbers', () => new Float32Array(0)],
    ['chance in many dimensions', () => unit(Array.from({ length: 300 }, random))],
    ['chance in two dimensions', () => unit([random(), random()])],
    ['how long a line is', (line) => unit([line.length, 40])],
    ['cosines too close together', flat],
    ['the opposite', (line) => (CALIBRATION_LINES.indexOf(line) % 2 ? unit([1, 0]) : unit([0, 1]))],
  ])('%s', (_name, vectorsOf) => {
    expect(calibrate(vectorsOf)).toBeUndefined();
  });
});
