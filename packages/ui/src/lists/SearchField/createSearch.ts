/**
 * A search for rows whose text contains the query, in whichever case. Typing on narrows the rows of the longest query
 * before it that this one begins with, so that each further letter costs less than the one before.
 */
export function createSearch<Row>(rows: readonly Row[], getText: (row: Row) => string) {
  const all = rows.map((row) => ({ row, text: getText(row).toLowerCase() }));
  const found = new Map([['', all]]);

  return function search(query: string): Row[] {
    const wanted = query.trim().toLowerCase();
    for (const known of found.keys()) if (!wanted.startsWith(known)) found.delete(known);
    let prefix = wanted;
    while (!found.has(prefix)) prefix = prefix.slice(0, -1);
    let matches = found.get(prefix) ?? all;
    if (prefix !== wanted) {
      matches = matches.filter(({ text }) => text.includes(wanted));
      found.set(wanted, matches);
    }
    return matches.map(({ row }) => row);
  };
}
