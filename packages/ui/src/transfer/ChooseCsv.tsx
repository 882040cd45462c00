import { Button } from '../components/Button/Button.tsx';
import { FilePicker } from '../components/FilePicker/FilePicker.tsx';
import { FormField } from '../components/FormField/FormField.tsx';
import { chooseFiles } from '../forms/CandidateFields/collectFiles.ts';
import { styled } from '../theme/styled.tsx';
import { ImportFoot, ImportFrame } from './ImportFrame.tsx';
import type { OnResumes } from './OnResumes.ts';
import { MAX_ROWS } from './readCsvFile.ts';
import type { Import } from './useImport.ts';

const RESUME = /\.(pdf|docx)$/i;

const Resumes = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    paddingBlockEnd: '3',
    '& > p': { flex: '1 1 220px', color: 'muted', fontSize: 'small' },
  },
});

type ChooseCsvProps = { importing: Import; onResumes: OnResumes | undefined; onClose: () => void };

/** The first step: choosing the file, or resumes where records come from them, too. */
export function ChooseCsv({ importing: { reading, problem, choose }, onResumes, onClose }: ChooseCsvProps) {
  async function chooseResumes(source: { folder: boolean }) {
    const files = await chooseFiles(source);
    if (files.length > 0) onResumes?.({ files });
  }

  function take(files: readonly File[]) {
    const [first, ...others] = files;
    if (!first) return;
    const resumes = files.filter(({ name }) => RESUME.test(name));
    if (onResumes && (others.length > 0 || resumes.length > 0)) onResumes({ files: resumes });
    else void choose(first);
  }

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
          accept={onResumes ? '.csv,.tsv,.txt,.pdf,.docx' : '.csv,.tsv,.txt'}
          file={null}
          {...(onResumes ? { onSelectSeveral: ({ files }) => take(files) } : {})}
          onSelect={({ file }) => take([file])}
          onRemove={() => {}}
        />
      </FormField>
      {onResumes ? (
        <Resumes>
          <p>Or resumes, .pdf or .docx: each becomes a row that you look through before it is saved.</p>
          <Button variant="secondary" size="small" onClick={() => void chooseResumes({ folder: false })}>
            Choose resumes
          </Button>
          <Button variant="quiet" size="small" onClick={() => void chooseResumes({ folder: true })}>
            Choose a folder
          </Button>
        </Resumes>
      ) : null}
      <ImportFoot>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </ImportFoot>
    </ImportFrame>
  );
}
