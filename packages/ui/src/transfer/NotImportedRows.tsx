import { FileDown } from 'lucide-react';
import { Button } from '../components/Button/Button.tsx';
import { saveCsv } from '../lists/saveCsv.ts';
import type { ImportState } from './importStates.ts';
import { type NotImported, notImportedCsv } from './notImported.ts';
import { RowList } from './RowList.tsx';

type NotImportedRowsProps = { title: string; kept: ImportState; rows: readonly NotImported[] };

/** The rows that are not imported, each with its reason, and a download to fix them. */
export function NotImportedRows({ title, kept, rows }: NotImportedRowsProps) {
  if (rows.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <RowList
        label={title}
        rows={rows.map(({ planned, reason }) => ({
          number: planned.row.number,
          title: describeCells(planned),
          text: reason,
          bad: true,
        }))}
      />
      <Button
        variant="secondary"
        size="small"
        onClick={() => saveCsv('rows-to-fix', notImportedCsv(kept.table, rows))}
      >
        <FileDown size={16} strokeWidth={1.75} aria-hidden="true" />
        Download these rows to fix them
      </Button>
    </div>
  );
}

/** The cells that are at fault, else those that say who or what it is. */
function describeCells({ refusals, row }: NotImported['planned']): string {
  if (refusals.length === 0)
    return row.cells
      .filter((cell) => cell.trim() !== '')
      .slice(0, 2)
      .join(', ');
  return refusals.map(({ label, cell }) => `${label}: ${shorten(cell) || 'empty'}`).join(', ');
}

function shorten(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 80)}…` : line;
}
