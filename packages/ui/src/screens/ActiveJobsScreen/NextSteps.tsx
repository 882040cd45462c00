import type { Job } from '@cortex/api-client/model';
import { Kanban, ListOrdered } from 'lucide-react';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { AddResumes } from '../../forms/manyResumes/AddResumes.tsx';
import { useStages } from '../../lists/applications/useStages.ts';
import { styled } from '../../theme/styled.tsx';

const Bar = styled('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    paddingBlock: '2',
    paddingInline: '3',
    marginBlockEnd: '4',
    borderRadius: 'card',
    bg: 'accentSubtle',
    '& > p': { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
    '& > p bdi': { fontWeight: 'medium' },
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
});

type NextStepsProps = {
  job: Job;
  rankingHref: string;
  boardHref: string;
  onResumesAdded: () => void;
};

/** What one does next with a job that was just created. */
export function NextSteps({ job, rankingHref, boardHref, onResumesAdded }: NextStepsProps) {
  const stages = useStages();
  return (
    <Bar aria-label="Next steps">
      <p>
        Next for <bdi>{job.title}</bdi>
      </p>
      <div>
        <AddResumes {...(stages.data ? { jobId: job.id } : {})} onAdded={onResumesAdded} />
        <ButtonLink href={rankingHref} variant="secondary">
          <ListOrdered size={16} strokeWidth={1.75} aria-hidden="true" />
          Rank Candidates
        </ButtonLink>
        {stages.data ? (
          <ButtonLink href={boardHref} variant="secondary">
            <Kanban size={16} strokeWidth={1.75} aria-hidden="true" />
            Board
          </ButtonLink>
        ) : null}
      </div>
    </Bar>
  );
}
