import { FileStack } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { chooseFiles } from '../CandidateFields/collectFiles.ts';
import { takeResumes } from './takeResumes.ts';

type AddResumesProps = {
  /** The job that the candidates are added to. */
  jobId?: string;
  /** Shows the table in which the resumes wait. */
  onAdded: () => void;
};

/** Chooses resumes and puts them into the table of resumes. */
export function AddResumes({ jobId, onAdded }: AddResumesProps) {
  async function add() {
    const files = await chooseFiles();
    if (files.length === 0) return;
    takeResumes(files, jobId);
    onAdded();
  }
  return (
    <Button variant="secondary" onClick={() => void add()}>
      <FileStack size={16} strokeWidth={1.75} aria-hidden="true" />
      Add resumes
    </Button>
  );
}
