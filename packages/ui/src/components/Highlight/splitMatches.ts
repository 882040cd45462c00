export type Part = { text: string; matches: boolean };

/** The text in parts: matches of the query (case-insensitive) and the text between them. */
export function splitMatches(text: string, query: string): Part[] {
  const wanted = query.trim().toLowerCase();
  const lower = text.toLowerCase();
  // A few letters change their length with their case; then positions in the two texts differ.
  if (!wanted || lower.length !== text.length) return [{ text, matches: false }];
  const parts: Part[] = [];
  let end = 0;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, end)) {
    if (at > end) parts.push({ text: text.slice(end, at), matches: false });
    end = at + wanted.length;
    parts.push({ text: text.slice(at, end), matches: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), matches: false });
  return parts;
}
