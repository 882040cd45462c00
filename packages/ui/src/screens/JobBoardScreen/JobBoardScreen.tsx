import { useListApplications } from '@cortex/api-client/applications';
import { useListJobs } from '@cortex/api-client/jobs';
import { ChartNoAxesColumn, ListOrdered, ServerOff, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Page } from '../../components/Page/Page.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { LoadError } from '../../components/StateMessage/LoadError.tsx';
import { StateMessage } from '../../components/StateMessage/StateMessage.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { messages } from '../../feedback/messages.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { AddResumes } from '../../forms/manyResumes/AddResumes.tsx';
import { useMoveApplications } from '../../lists/applications/useMoveApplications.ts';
import { useStages } from '../../lists/applications/useStages.ts';
import { RescoringOffer } from '../../lists/Rescoring/RescoringOffer.tsx';
import { styled } from '../../theme/styled.tsx';
import { AddCandidates } from './AddCandidates.tsx';
import { Board } from './Board.tsx';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { FunnelDialog } from './FunnelDialog.tsx';

const BackLink = styled(Link, {
  base: { color: 'accent', whiteSpace: 'nowrap', textDecoration: 'underline', textUnderlineOffset: '3px' },
});

export type JobBoardScreenProps = {
  jobId: string;
  jobsHref: string;
  /** The job, among the others. */
  jobHref: string;
  rankingHref: string;
  getCandidateHref: (candidate: { candidateId: string }) => string;
  /** Shows the table in which resumes wait that were just added. */
  onResumesAdded: () => void;
};

/** Where a person sees in which stage the candidates of a job are, and moves them on. */
export function JobBoardScreen({
  jobId,
  jobsHref,
  jobHref,
  rankingHref,
  getCandidateHref,
  onResumesAdded,
}: JobBoardScreenProps) {
  const jobs = useListJobs();
  const job = jobs.data?.find(({ id }) => id === jobId);
  const stages = useStages();
  const { lacking } = stages;
  const applications = useListApplications(jobId, {
    query: {
      retry: false,
      enabled: stages.data !== undefined && job !== undefined,
      // Interviews and decisions are made on other pages.
      refetchOnMount: 'always',
    },
  });
  const { move } = useMoveApplications(jobId);
  const adding = useDialog();
  const figures = useDialog();
  const gone = !lacking && (applications.error?.status === 404 || (jobs.data !== undefined && !job));
  useReportedFailure(jobs, messages.loadJobs);
  useReportedFailure(lacking ? null : stages, extensionMessages.loadStages);
  useReportedFailure(lacking || gone ? null : applications, extensionMessages.loadApplications);

  const ready = stages.data && applications.data && job;
  const failed = [
    { query: stages, texts: extensionMessages.loadStages },
    { query: applications, texts: extensionMessages.loadApplications },
    { query: jobs, texts: messages.loadJobs },
  ].find(({ query }) => query.error && !query.data);
  return (
    <Page>
      <PageHeader
        title={job?.title ?? 'Board'}
        description={
          <>
            Who is in which stage. People move people; no score does.{' '}
            {job ? <BackLink href={jobHref}>Back to the job</BackLink> : null}
          </>
        }
        action={
          ready ? (
            <>
              <AddResumes jobId={jobId} onAdded={onResumesAdded} />
              <Button onClick={() => adding.show()}>
                <UserPlus size={16} strokeWidth={2} aria-hidden="true" />
                Add candidates
              </Button>
            </>
          ) : null
        }
      />
      {ready ? <RescoringOffer jobId={jobId} /> : null}
      {lacking ? (
        <StateMessage
          icon={ServerOff}
          title="This server has no stages."
          description="Servers with this extension keep which candidates belong to a job, and where they stand."
        />
      ) : gone ? (
        <StateMessage
          icon={ServerOff}
          title="This job is not open."
          description="It may have been deleted, or is somebody else's."
          action={
            <ButtonLink href={jobsHref} variant="secondary">
              Active Jobs
            </ButtonLink>
          }
        />
      ) : ready ? (
        <Board
          job={job}
          stages={stages.data}
          applications={applications.data}
          getCandidateHref={getCandidateHref}
          onMove={move}
          empty={
            <>
              <AddResumes jobId={jobId} onAdded={onResumesAdded} />
              <Button variant="secondary" onClick={() => adding.show()}>
                Add candidates
              </Button>
            </>
          }
          aside={
            <>
              <Button variant="quiet" size="small" onClick={() => figures.show()}>
                <ChartNoAxesColumn size={14} strokeWidth={2} aria-hidden="true" />
                Figures
              </Button>
              <ButtonLink href={rankingHref} variant="secondary" size="small">
                <ListOrdered size={14} strokeWidth={2} aria-hidden="true" />
                Rank Candidates
              </ButtonLink>
            </>
          }
        />
      ) : failed ? (
        <LoadError
          {...describeFailure(failed.query.error, failed.texts)}
          retrying={failed.query.isFetching}
          onRetry={() => void failed.query.refetch()}
        />
      ) : (
        <BoardSkeleton />
      )}
      {ready && figures.used ? (
        <FunnelDialog jobId={jobId} stages={stages.data} open={figures.open} onClose={() => figures.hide()} />
      ) : null}
      {ready && adding.used ? (
        <AddCandidates
          open={adding.open}
          stage={stages.data[0]}
          applications={applications.data}
          onAdd={move}
          onClose={() => adding.hide()}
        />
      ) : null}
    </Page>
  );
}

/** A dialog that is rendered once it was asked for: each move of a card renders the page. */
function useDialog() {
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  return {
    open,
    used,
    show() {
      setUsed(true);
      setOpen(true);
    },
    hide: () => setOpen(false),
  };
}
