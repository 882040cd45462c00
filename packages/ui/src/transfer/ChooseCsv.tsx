import { Button } from '../components/Button/Button.tsx';
import { FilePicker } from '../components/FilePicker/FilePicker.tsx';
import { FormField } from '../components/FormField/FormField.tsx';
import { ImportFoot, ImportFrame } from './ImportFrame.tsx';
import { MAX_ROWS } from './readCsvFile.ts';
import type { Import } from './useImport.ts';

type ChooseCsvProps = { importing: Import; onClose: () => void };

/** The first step: choosing the file. */
export function ChooseCsv({ importing: { reading, problem, choose }, onClose }: ChooseCsvProps) {
  return (
    <ImportFrame>
      <FormField
        label="CSV file"
        required
        error={problem}
        hint={
          reading
            ? 'Reading the file...'
            : 'The first line names the columns; commas, semicolons or tabs separate them. ' +
              `At most ${MAX_ROWS.toLocaleString('en-US')} rows.`
        }
      >
        <FilePicker
          accept=".csv,.tsv,.txt"
          file={null}
          onSelect={({ file }) => void choose(file)}
          onRemove={() => {}}
        />
      </FormField>
      <ImportFoot>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </ImportFoot>
    </ImportFrame>
  );
}
