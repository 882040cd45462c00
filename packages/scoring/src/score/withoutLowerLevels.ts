import { lazyPattern } from '../lexicon/lazyPattern.ts';
import type { Found } from './finding.ts';

const LEVEL = lazyPattern(String.raw`\b(?:{levelOfPaper})\s(\d|i{1,3}|iv|v)\b`, 'gi');
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v'];
const LOWER = 'A lower level is named.';
/** As much as what somebody knows at a beginner's level. */
const CREDIT = 0.15;

const levelsIn = (text: string) =>
  [...text.matchAll(LEVEL())].map(([, told = '']) => ROMAN.indexOf(told.toLowerCase()) + 1 || Number(told));

/** A paper at a level is not shown by one at a lower level: who holds "CIPD Level 3" has no "CIPD Level 7". */
export function withoutLowerLevels(found: Found, name: string): Found {
  const asked = Math.min(...levelsIn(name));
  if (found.state === 'missing' || !Number.isFinite(asked)) return found;
  const told = found.quotes.map(({ quote }) => levelsIn(quote)).filter(({ length }) => length > 0);
  const isAllLower =
    told.length > 0 &&
    told.length === found.quotes.length &&
    told.every((levels) => Math.max(...levels) < asked);
  return isAllLower
    ? { ...found, state: 'missing', credit: Math.min(found.credit, CREDIT), remark: LOWER }
    : found;
}
