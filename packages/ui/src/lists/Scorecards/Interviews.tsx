import { useListScorecardJobs } from '@cortex/api-client/scorecards';
import { useId } from 'react';
import { PanelSection, SectionFailure } from '../../components/PanelSection/PanelSection.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { isUnsupported } from '../../feedback/isUnsupported.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { styled } from '../../theme/styled.tsx';
import { Scorecards } from './Scorecards.tsx';

const Cards = styled('div', { base: { display: 'grid', gap: '3', marginBlockStart: '2' } });

type InterviewsProps = { candidateId: string };

/**
 * The jobs that a candidate is with, each with the scorecards for it: who interviews sees what for, also where the job is not
 * theirs, and who asked them to finds what they saw. Nothing where there is none, or the server does not tell.
 */
export function Interviews({ candidateId }: InterviewsProps) {
  const id = useId();
  const jobs = useListScorecardJobs(candidateId, { query: { retry: false } });
  const lacking = isUnsupported(jobs.error);
  useReportedFailure(lacking ? null : jobs, extensionMessages.loadScorecardJobs);
  if (lacking || jobs.isPending || jobs.data?.length === 0) return null;
  return (
    <PanelSection aria-labelledby={id}>
      <h2 id={id}>Interviews</h2>
      {jobs.data ? (
        <Cards>
          {jobs.data.map(({ job, criteria }) => (
            <Scorecards
              key={job.id}
              candidateId={candidateId}
              jobId={job.id}
              jobTitle={job.title}
              criteria={criteria.map((name) => ({ name }))}
            />
          ))}
        </Cards>
      ) : (
        <SectionFailure
          {...describeFailure(jobs.error, extensionMessages.loadScorecardJobs)}
          retrying={jobs.isFetching}
          onRetry={() => void jobs.refetch()}
        />
      )}
    </PanelSection>
  );
}
