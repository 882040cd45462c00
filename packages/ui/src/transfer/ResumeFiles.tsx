import { Files, FolderOpen } from 'lucide-react';
import { Button } from '../components/Button/Button.tsx';
import { Checkbox } from '../components/FormField/Checkbox.tsx';
import { chooseFiles } from '../forms/CandidateFields/collectFiles.ts';
import type { ImportPlan } from './planImport.ts';

const NAMED = 3;

type ResumeFilesProps = {
  plan: ImportPlan;
  /** How many files were chosen. */
  chosen: number;
  withoutFiles: boolean;
  onChoose: (choice: { files: readonly File[] }) => void;
  onTick: (withoutFiles: boolean) => void;
};

/** The resumes that rows name: which were found, and what becomes of the rows of the others. */
export function ResumeFiles({ plan, chosen, withoutFiles, onChoose, onTick }: ResumeFilesProps) {
  const missing = plan.rows.flatMap((row) => row.missing ?? []);
  const found = plan.namingFiles - missing.length;
  const say = (number: number) => number.toLocaleString('en-US');

  async function choose(folder: boolean) {
    const files = await chooseFiles({ folder });
    if (files.length > 0) onChoose({ files });
  }

  return (
    <div>
      <h3>Resumes</h3>
      <p className="hint" role="status">
        {chosen === 0
          ? `${say(plan.namingFiles)} ${plan.namingFiles === 1 ? 'row names' : 'rows name'} a file. ` +
            'Choose the folder that they are in.'
          : `${say(found)} of ${say(plan.namingFiles)} files were found among the ${say(chosen)} that you chose.`}
        {chosen > 0 && missing.length > 0 ? ` Missing: ${nameSome(missing)}.` : null}
      </p>
      <div className="buttons">
        <Button variant="secondary" onClick={() => void choose(true)}>
          <FolderOpen size={16} strokeWidth={1.75} aria-hidden="true" />
          Choose a folder
        </Button>
        <Button variant="quiet" onClick={() => void choose(false)}>
          <Files size={16} strokeWidth={1.75} aria-hidden="true" />
          Choose files
        </Button>
      </div>
      {missing.length > 0 || withoutFiles ? (
        <div className="choice">
          <Checkbox
            label="Save rows without the resumes that are missing"
            hint="They are left out otherwise."
            ticked={withoutFiles}
            onTick={onTick}
          />
        </div>
      ) : null}
    </div>
  );
}

function nameSome(names: readonly string[]): string {
  const more = names.length - NAMED;
  const named = names.slice(0, NAMED).join(', ');
  return more > 0 ? `${named} and ${more.toLocaleString('en-US')} more` : named;
}
