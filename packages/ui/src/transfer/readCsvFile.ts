import { formatBytes } from '../components/FilePicker/formatBytes.ts';
import { decodeText } from '../csv/decodeText.ts';
import { type CsvReading, readCsv } from '../csv/readCsv.ts';

/** How many rows one import takes. */
export const MAX_ROWS = 50_000;

const MAX_BYTES = 50 * 1024 * 1024;

/** What stands in a CSV file, or why it cannot be told. */
export async function readCsvFile(file: File): Promise<CsvReading> {
  if (file.size > MAX_BYTES) {
    return {
      problem: `This file has ${formatBytes(file.size)}; the limit is ${formatBytes(MAX_BYTES)}. Divide it into several files.`,
    };
  }
  try {
    const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
    return 'text' in decoded ? readCsv(decoded.text, { maxRows: MAX_ROWS }) : decoded;
  } catch {
    return { problem: 'This file could not be read. Choose it again.' };
  }
}
