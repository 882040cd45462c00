import type { NamedCandidate, Stage } from '@cortex/api-client/model';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { styled } from '../../theme/styled.tsx';
import { useMoveApplications } from '../applications/useMoveApplications.ts';
import { RecordPicker } from '../RecordPicker/RecordPicker.tsx';

const Row = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '2',
    marginBlockStart: '2',
  },
});

const Beside = styled('div', { base: { paddingBlockStart: '27px' } });

type AddToJobProps = {
  candidate: NamedCandidate;
  jobs: readonly { id: string; title: string }[];
  /** Where the candidate starts. */
  stage: Stage | undefined;
};

/** Chooses a job for a candidate. */
export function AddToJob({ candidate, jobs, stage }: AddToJobProps) {
  const [jobId, setJobId] = useState<string | null>(null);
  const { move, moving } = useMoveApplications(jobId ?? '');
  if (jobs.length === 0 || !stage) return null;
  return (
    <Row>
      <RecordPicker
        label="Add to a job"
        alone
        placeholder="Choose a job"
        records={jobs.map(({ id, title }) => ({ id, title, detail: '' }))}
        selectedId={jobId}
        onSelect={({ id }) => setJobId(id)}
      />
      <Beside>
        <Button
          variant="secondary"
          disabled={jobId === null || moving}
          onClick={() => {
            move({ candidates: [candidate], stage }, { onSuccess: () => setJobId(null) });
          }}
        >
          Add
        </Button>
      </Beside>
    </Row>
  );
}
