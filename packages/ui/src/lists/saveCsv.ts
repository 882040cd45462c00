import { nameCsv } from '../csv/nameCsv.ts';
import { saveFile } from '../saveFile.ts';

/** Hands CSV to the person as a file that bears its kind and the day. */
export function saveCsv(kind: string, text: string): void {
  saveFile({ name: nameCsv(kind, new Date()), type: 'text/csv', text });
}
