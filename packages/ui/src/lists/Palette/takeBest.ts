import { foldAccents } from './foldAccents.ts';

/** The first matches, those with the query, without accents, in their title before the others. */
export function takeBest<Match>(
  matches: readonly Match[],
  query: string,
  getTitle: (match: Match) => string,
  max: number,
): Match[] {
  const wanted = query.trim().toLowerCase();
  const titled: Match[] = [];
  const others: Match[] = [];
  for (const match of matches) {
    if (titled.length === max) break;
    if (foldAccents(getTitle(match)).toLowerCase().includes(wanted)) titled.push(match);
    else if (others.length < max) others.push(match);
  }
  return [...titled, ...others].slice(0, max);
}
