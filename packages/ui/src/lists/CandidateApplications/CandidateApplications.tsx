import { useListCandidateApplications } from '@cortex/api-client/applications';
import { useListJobs } from '@cortex/api-client/jobs';
import type { CandidateApplication, NamedCandidate, Stage } from '@cortex/api-client/model';
import { useCallback, useId } from 'react';
import { Highlight } from '../../components/Highlight/Highlight.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PanelSection, SectionFailure } from '../../components/PanelSection/PanelSection.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { isUnsupported } from '../../feedback/isUnsupported.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { formatDate } from '../../formatDate.ts';
import { styled } from '../../theme/styled.tsx';
import { StageMenu } from '../applications/StageMenu.tsx';
import { useMoveApplications } from '../applications/useMoveApplications.ts';
import { useStages } from '../applications/useStages.ts';
import { SearchedRows } from '../SearchField/SearchedRows.tsx';
import { AddToJob } from './AddToJob.tsx';

const List = styled('ul', {
  base: {
    listStyle: 'none',
    marginBlock: '1',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 148px',
      alignItems: 'center',
      columnGap: '3',
      paddingBlock: '2.5',
      borderBlockEnd: '1px solid {colors.line}',
      overflowWrap: 'anywhere',
    },
    '& .since': { color: 'muted', fontSize: 'small' },
    '& details': { gridColumn: '1 / -1', fontSize: 'small', color: 'muted' },
    '& summary': { cursor: 'pointer', width: 'fit-content' },
    '& ol': { listStyle: 'none', paddingInlineStart: '3.5', marginBlockStart: '1', lineHeight: '1.7' },
  },
});

const NO_APPLICATIONS: readonly CandidateApplication[] = [];

type CandidateApplicationsProps = {
  candidate: NamedCandidate;
  getBoardHref: (job: { jobId: string }) => string;
};

/** The jobs that a candidate is with, each with its stage, and the way to one more. Nothing where the server has no stages, or there is no job. */
export function CandidateApplications({ candidate, getBoardHref }: CandidateApplicationsProps) {
  const id = useId();
  const stages = useStages();
  const applications = useListCandidateApplications(candidate.id, {
    query: { retry: false, enabled: stages.data !== undefined },
  });
  const jobs = useListJobs({ query: { enabled: stages.data !== undefined } });
  const lacking = stages.lacking || isUnsupported(applications.error);
  useReportedFailure(lacking ? null : applications, extensionMessages.loadApplications);
  useReportedFailure(lacking ? null : stages, extensionMessages.loadStages);
  const failed = [
    { query: applications, texts: extensionMessages.loadApplications },
    { query: stages, texts: extensionMessages.loadStages },
  ].find(({ query }) => query.error && !query.data);

  const getText = useCallback(
    ({ job, stage_id }: CandidateApplication) =>
      `${job.title}\n${stages.data?.find(({ id: stage }) => stage === stage_id)?.name ?? ''}`,
    [stages.data],
  );

  if (lacking || (!failed && !(stages.data && applications.data))) return null;
  // Whoever sees the candidate by a share alone may have no job of their own.
  if (applications.data?.length === 0 && !jobs.error && !jobs.data?.length) return null;
  const taken = new Set(applications.data?.map(({ job }) => job.id));
  const free = (jobs.data ?? []).filter((job) => !taken.has(job.id));
  return (
    <PanelSection aria-labelledby={id}>
      <h2 id={id}>Jobs</h2>
      {failed ? (
        <SectionFailure
          {...describeFailure(failed.query.error, failed.texts)}
          retrying={failed.query.isFetching}
          onRetry={() => void failed.query.refetch()}
        />
      ) : (
        <>
          <SearchedRows
            label="Search by job or stage"
            searchedBy="job or stage"
            rows={applications.data ?? NO_APPLICATIONS}
            getText={getText}
          >
            {(found, query) => (
              <List>
                {found.map((application) => (
                  <Application
                    key={application.job.id}
                    candidate={candidate}
                    application={application}
                    stages={stages.data ?? []}
                    query={query}
                    href={getBoardHref({ jobId: application.job.id })}
                  />
                ))}
              </List>
            )}
          </SearchedRows>
          <AddToJob candidate={candidate} jobs={free} stage={stages.data?.[0]} />
        </>
      )}
    </PanelSection>
  );
}

type ApplicationProps = {
  candidate: NamedCandidate;
  application: CandidateApplication;
  stages: readonly Stage[];
  /** What is searched for. */
  query: string;
  href: string;
};

function Application({ candidate, application, stages, query, href }: ApplicationProps) {
  const { job, stage_id, since, moves } = application;
  const { move } = useMoveApplications(job.id);
  return (
    <li>
      <div>
        <Link href={href} viewTransition>
          <Highlight text={job.title} query={query} />
        </Link>
        <p className="since">since {formatDate(since)}</p>
      </div>
      <StageMenu
        label={`Stage for ${job.title}`}
        stages={stages}
        currentId={stage_id}
        onSelect={(stage) => move({ candidates: [candidate], stage })}
      />
      {moves.length > 1 ? (
        <details>
          <summary>{moves.length} moves</summary>
          <ol>
            {moves.map(({ at, by, from, to }) => (
              <li key={at}>
                {formatDate(at)}: {by.full_name ?? 'A deleted user'},{' '}
                {from === undefined ? `to ${to}` : to === undefined ? 'taken off' : `${from} to ${to}`}
              </li>
            ))}
          </ol>
        </details>
      ) : null}
    </li>
  );
}
