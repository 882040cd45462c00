import { FileDown } from 'lucide-react';
import { Button } from '../components/Button/Button.tsx';
import { writeCsv } from '../csv/writeCsv.ts';
import { saveCsv } from '../lists/saveCsv.ts';
import type { Outcome } from './createImportRun.ts';
import type { ImportEntry } from './importKind.ts';

type FirstPasswordsProps = {
  entries: readonly ImportEntry[];
  outcomes: ReadonlyMap<number, Outcome>;
  saved: number;
};

/** The first passwords of new users. They are shown nowhere else, so they have to be passed on from here. */
export function FirstPasswords({ entries, outcomes, saved }: FirstPasswordsProps) {
  if (saved === 0 || entries[0]?.values.password === undefined) return null;

  function download() {
    const rows = entries
      .filter(({ number }) => outcomes.get(number)?.kind === 'saved')
      .map(({ values }) => [values.username, values.email, values.password]);
    const text = writeCsv(['Username', 'Email', 'First password'], rows);
    saveCsv('first-passwords', text);
  }

  return (
    <div>
      <h3>First passwords</h3>
      <p className="hint">
        Each new user’s password is shown only here. It is gone when you import another file or leave the
        page. Pass it on in person, then delete the file. A user without one can ask for one by email with
        “Forgot Password”.
      </p>
      <Button variant="secondary" size="small" onClick={download}>
        <FileDown size={16} strokeWidth={1.75} aria-hidden="true" />
        Download first passwords
      </Button>
    </div>
  );
}
