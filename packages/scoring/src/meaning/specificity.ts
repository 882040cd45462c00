import { lazy } from '../text/lazy.ts';
import generalLines from './generalLines.json' with { type: 'json' };
import { likeness, vectorOf } from './vectorOf.ts';

/** Up to which likeness to what is said of any work a line counts wholly, and from which on it counts nothing. */
const OWN = 0.3;
const GENERAL = 0.7;

const generalVectors = lazy(() => generalLines.map(vectorOf));

/**
 * How much an English line tells of one kind of work, 0 to 1: "weld steel pipes on site" all, "adhere to all safety
 * procedures" next to nothing, as every resume has a line like it.
 */
export function specificityOf(text: string): number {
  const vector = vectorOf(text);
  const nearest = Math.max(...generalVectors().map((general) => likeness(vector, general)));
  return 1 - Math.min(1, Math.max(0, (nearest - OWN) / (GENERAL - OWN)));
}
