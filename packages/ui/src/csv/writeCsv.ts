import { escapeFormula } from '@cortex/api-client/formulas';

export type CsvCell = string | number | undefined;

/** Rows as CSV for spreadsheets: UTF-8 with a byte order mark, commas, CRLF, and nothing that is taken for a formula. */
export function writeCsv(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return `\ufeff${[header, ...rows].map(toLine).join('')}`;
}

function toLine(cells: readonly CsvCell[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

function toCell(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const text = escapeFormula(cell ?? '');
  return /[",;|\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
