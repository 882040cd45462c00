import type { Unit } from './resumeUnits.ts';

const YEAR = /\b(?:19[6-9]\d|20[0-4]\d)\b/g;

const STATED =
  /(?<!\d)(\d{1,2})\s*\+?\s*(?:-\s*\d{1,2}\s*)?(?:years?|yrs?)\b(?!\s*(?:old|of age|contract|warranty|plan|lease|degree|diploma|program|course))/i;
const SPAN =
  /\b(19[6-9]\d|20[0-4]\d)\b[^\n\d]{0,14}?(?:\d{1,2}[/.])?(?:\b(19[6-9]\d|20[0-4]\d)\b|\b(present|current|now|today|ongoing|till date|to date)\b)/gi;
const STUDY =
  /\b(?:university|college|school|bachelor|master|b\.?sc|m\.?sc|degree|diploma|gpa|academy|institute|phd|graduated)\b/i;

/** How many years of experience a unit states in words ("over 7 years"), 0 where it states none. */
export function statedYears(unit: Unit): number {
  const count = Number(STATED.exec(unit.quote)?.[1] ?? 0);
  return count <= 45 ? count : 0;
}

/** The newest year that any unit names: without a clock the earliest that "present" can mean. 0 where there is none. */
export function newestYear(units: readonly Unit[]): number {
  return Math.max(0, ...units.flatMap(({ quote }) => quote.match(YEAR) ?? []).map(Number));
}

/** The span of years that a unit's dates cover, as [from, to), outside of study. `present` is the year of "to date". */
export function datedSpans(unit: Unit, present: number): [number, number][] {
  if (STUDY.test(unit.quote)) return [];
  return [...unit.quote.matchAll(SPAN)].flatMap((match): [number, number][] => {
    const from = Number(match[1]);
    const to = match[2] === undefined ? present : Number(match[2]);
    return to >= from ? [[from, Math.max(to, from + 0.5)]] : [];
  });
}

/** Years covered by all spans together; overlaps count once. */
export function coveredYears(spans: readonly [number, number][]): number {
  let total = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    total += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return total;
}
