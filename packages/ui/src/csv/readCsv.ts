import { unescapeFormula } from '@cortex/api-client/formulas';
import Papa from 'papaparse';

/** A row with its number in a spreadsheet, where the column names are row 1. */
export type CsvRow = { number: number; cells: readonly string[] };

export type CsvTable = { header: readonly string[]; rows: readonly CsvRow[] };

export type CsvReading = { table: CsvTable } | { problem: string };

const DELIMITERS = [',', ';', '\t', '|'];

/**
 * Reads CSV with the column names in its first line. Cells are separated by commas, semicolons, tabs or pipes; empty
 * rows are skipped.
 */
export function readCsv(text: string, { maxRows = Number.POSITIVE_INFINITY } = {}): CsvReading {
  const marked = text.startsWith('\ufeff') ? text.slice(1) : text;
  if (marked.trim() === '') return { problem: 'The file is empty.' };
  const [told, body] = takeTold(marked);
  const { delimiter, newline } = look(body);
  const parsed = Papa.parse<string[]>(body, { delimiter: told ?? delimiter, newline });
  const open = parsed.errors.find(({ code }) => code === 'MissingQuotes');
  if (open) {
    return {
      problem: `A quotation mark in row ${(open.row ?? 0) + 1} is never closed, so it is unclear where its cell ends.`,
    };
  }
  const [first = [], ...rest] = parsed.data.map((cells) =>
    cells.map((cell, index) =>
      unescapeFormula(index === cells.length - 1 && newline === '\n' ? cell.replace(/\r$/, '') : cell),
    ),
  );
  const rows = rest.flatMap((cells, index) =>
    cells.some((cell) => cell.trim() !== '') ? [{ number: index + 2, cells }] : [],
  );
  if (rows.length === 0) return { problem: 'There are column names, but no row below them.' };
  if (rows.length > maxRows) {
    return {
      problem: `The file has ${say(rows.length)} rows; the limit is ${say(maxRows)}. Divide it into several files.`,
    };
  }
  return { table: { header: nameColumns(first, rows), rows } };
}

/** Some programs declare the separator in a line of its own: `sep=;`. */
function takeTold(text: string): [told: string | undefined, body: string] {
  const [line = '', told] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  return [told, text.slice(line.length)];
}

/** The separators of cells and lines, detected in the first line. */
function look(text: string): { delimiter: string; newline: '\r\n' | '\n' | '\r' } {
  const counts = new Map(DELIMITERS.map((delimiter) => [delimiter, 0]));
  let quoted = false;
  let end = 0;
  for (; end < text.length; end += 1) {
    const letter = text.charAt(end);
    if (letter === '"') quoted = !quoted;
    if (quoted) continue;
    if (letter === '\n' || letter === '\r') break;
    const count = counts.get(letter);
    if (count !== undefined) counts.set(letter, count + 1);
  }
  const [best = ','] = DELIMITERS.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
  const newline = text.startsWith('\r\n', end) ? '\r\n' : text.charAt(end) === '\r' ? '\r' : '\n';
  return { delimiter: best, newline };
}

/** A unique name for each column. Empty, unnamed columns at the end are dropped. */
function nameColumns(first: readonly string[], rows: readonly CsvRow[]): string[] {
  const width = rows.reduce(
    (max, { cells }) => Math.max(max, cells.findLastIndex((cell) => cell.trim() !== '') + 1),
    first.findLastIndex((name) => name.trim() !== '') + 1,
  );
  const seen = new Map<string, number>();
  return Array.from({ length: width }, (_, index) => {
    const name = first[index]?.trim() || `Column ${index + 1}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}

function say(number: number): string {
  return number.toLocaleString('en-US');
}
