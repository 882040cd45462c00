export type Neighbours = { previous: string | null; next: string | null };

/** The ids before and after one in a list; none where the list, say for a search, does not hold it. */
export function getNeighbours(rows: readonly { id: string }[], id: string | null): Neighbours {
  const position = id === null ? -1 : rows.findIndex((row) => row.id === id);
  if (position < 0) return { previous: null, next: null };
  return { previous: rows[position - 1]?.id ?? null, next: rows[position + 1]?.id ?? null };
}
