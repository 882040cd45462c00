import { nameCsv } from '../../csv/nameCsv.ts';
import { showToast } from '../../feedback/Toaster/toaster.ts';
import { saveFile } from '../../saveFile.ts';
import { listCsv } from './listCsv.ts';
import type { RecordsOfList } from './listValues.ts';

/** Hands the records that a list shows to the person as a file, and says how many of all they are. */
export function exportList(shown: RecordsOfList, total: number): void {
  const { of, records } = shown;
  saveFile({ name: nameCsv(of, new Date()), type: 'text/csv', text: listCsv(shown) });
  const count = records.length.toLocaleString('en-US');
  showToast({
    kind: 'success',
    about: 'export of a list',
    title: `${count} ${records.length === 1 ? of.slice(0, -1) : of} exported.`,
    ...(records.length < total
      ? {
          description: `Those that the search shows, of ${total.toLocaleString('en-US')}. Clear it to export all.`,
        }
      : {}),
  });
}
