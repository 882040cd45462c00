import { showToast } from '../feedback/Toaster/toaster.ts';
import { listCsv } from './csvExport.ts';
import type { RecordsOfList } from './listValues.ts';

/** The records that a list shows as CSV; says how many of all they are. */
export function exportList(shown: RecordsOfList, total: number): string {
  const { of, records } = shown;
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
  return listCsv(shown);
}
