/** The rows of a CSV (RFC 4180) by the names in its first line, in lower case with spaces. */
export function readCsv(text: string): Record<string, string>[] {
  const [names = [], ...rows] = cellsOf(text.replace(/^\ufeff/, ''));
  const keys = names.map((name) => name.trim().toLowerCase().replaceAll('_', ' '));
  return rows
    .filter((cells) => cells.some((cell) => cell !== ''))
    .map((cells) => Object.fromEntries(keys.map((key, index) => [key, (cells[index] ?? '').trim()])));
}

function cellsOf(text: string): string[][] {
  const rows: string[][] = [];
  let cells: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    const isEmptyEnd = end === '' && quoted === undefined && plain === '' && cells.length === 0;
    if (isEmptyEnd) break;
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(cells);
    cells = [];
    if (end === '') break;
  }
  return rows;
}
