import { useListJobs } from '@cortex/api-client/jobs';
import { useMemo } from 'react';
import { messages } from '../../feedback/messages.ts';
import { useReportedFailure } from '../../feedback/reportFailure.ts';
import { RecordPicker } from '../RecordPicker/RecordPicker.tsx';
import { useStages } from './useStages.ts';

const NONE = 'none';
const SEVERAL = 'several';

type ForJobProps = {
  /** The job that is chosen; `null` where some have one and some another. */
  jobId: string | undefined | null;
  onChoose: (chosen: { jobId: string | undefined }) => void;
  disabled?: boolean;
};

/** Chooses the job that new candidates are added to. Nothing where the server has no stages. */
export function ForJob({ jobId, onChoose, disabled = false }: ForJobProps) {
  const stages = useStages();
  const [first] = stages.data ?? [];
  const jobs = useListJobs({ query: { enabled: first !== undefined } });
  useReportedFailure(jobs, messages.loadJobs);
  const records = useMemo(
    () => [
      { id: NONE, title: 'No job yet', detail: 'In the pool of all candidates' },
      ...(jobId === null ? [{ id: SEVERAL, title: 'Several jobs', detail: 'As they were added' }] : []),
      ...(jobs.data ?? [])
        .map(({ id, title }) => ({ id, title, detail: '' }))
        .toSorted((one, other) => one.title.localeCompare(other.title)),
    ],
    [jobs.data, jobId],
  );
  if (!first) return null;
  return (
    <RecordPicker
      // What is chosen before the jobs are there gets its title only when the field is drawn anew.
      key={jobs.isPending ? 'loading' : 'loaded'}
      label="For a job"
      placeholder="Choose a job"
      records={records}
      selectedId={jobId === null ? SEVERAL : (jobId ?? NONE)}
      disabled={disabled}
      loading={jobs.isPending}
      hint={`They start in “${first.name}” and stay in the pool of all candidates, too.`}
      error={
        jobs.error && !jobs.data
          ? 'The jobs could not be loaded. Candidates can be added to one later.'
          : undefined
      }
      onSelect={({ id }) => {
        if (id !== SEVERAL) onChoose({ jobId: id === NONE ? undefined : id });
      }}
    />
  );
}
