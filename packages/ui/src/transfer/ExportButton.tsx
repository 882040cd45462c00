import { FileDown } from 'lucide-react';
import { Button } from '../components/Button/Button.tsx';
import { showToast } from '../feedback/Toaster/toaster.ts';
import { saveCsv } from '../lists/saveCsv.ts';

type ExportButtonProps = {
  label?: string;
  /** What the file holds, by which it is named. */
  kind: string;
  disabled?: boolean;
  /** Writes the CSV; its code may be loaded for that. */
  write: () => Promise<string>;
};

/** Downloads what a view shows as a CSV file. */
export function ExportButton({ label = 'Export', kind, disabled = false, write }: ExportButtonProps) {
  async function save() {
    try {
      saveCsv(kind, await write());
    } catch {
      showToast({
        kind: 'error',
        title: 'The export could not be loaded.',
        description: 'Check your connection and try again.',
      });
    }
  }

  return (
    <Button variant="quiet" size="small" disabled={disabled} onClick={() => void save()}>
      <FileDown size={16} strokeWidth={1.75} aria-hidden="true" />
      <span className="label">{label}</span>
    </Button>
  );
}
