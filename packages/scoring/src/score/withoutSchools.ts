import { lazyPattern } from '../lexicon/lazyPattern.ts';
import type { Statement } from '../resume/profile.ts';

const SCHOOL = lazyPattern(String.raw`(?<![\p{L}\p{N}])(?:{schoolWord})(?![\p{L}\p{N}])`, 'iu');
const PARTS = /(,\s|\s[-\u2013\u2014|]\s|[()]|\bfrom\b|\bat\b|:\s)/i;

/** "Vale College, Port Moresby": where the school is. */
const PLACE = /^\p{Lu}[\p{L}.'-]*(?:\s\p{Lu}[\p{L}.'-]*)?\W{0,3}$/u;

/** A line of studies without the school and its place: "Diploma in welding, Vale College, Leeds" tells of welding alone. */
export function withoutSchools(statement: Statement): Statement {
  const { section, quote, tokens } = statement;
  if (section !== 'education' || !SCHOOL().test(quote)) return statement;
  const schools: { from: number; to: number }[] = [];
  let from = 0;
  let isBehindSchool = false;
  for (const part of quote.split(PARTS)) {
    const to = from + part.length;
    const isSchool = SCHOOL().test(part);
    if (isSchool || (isBehindSchool && PLACE.test(part))) schools.push({ from, to });
    if (!part.startsWith(',')) isBehindSchool = isSchool;
    from = to;
  }
  const isOfSchool = (start: number) => schools.some(({ from, to }) => start >= from && start < to);
  return { ...statement, tokens: tokens.filter(({ start }) => !isOfSchool(start)) };
}
