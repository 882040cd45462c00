export type Part = { text: string; marked: boolean };

/** The text in parts: matches of the query (case-insensitive) and the text between them. */
export function splitMatches(text: string, query: string): Part[] {
  const wanted = query.trim().toLowerCase();
  const lower = text.toLowerCase();
  // A few letters change their length with their case; then positions in the two texts differ.
  if (!wanted || lower.length !== text.length) return [{ text, marked: false }];
  const parts: Part[] = [];
  let end = 0;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, end)) {
    if (at > end) parts.push({ text: text.slice(end, at), marked: false });
    end = at + wanted.length;
    parts.push({ text: text.slice(at, end), marked: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), marked: false });
  return parts;
}
