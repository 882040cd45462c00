import { useListJobs } from '@cortex/api-client/jobs';
import type { Job } from '@cortex/api-client/model';
import { BriefcaseBusiness, Plus, SearchX } from 'lucide-react';
import { createContext, memo, useContext, useMemo } from 'react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { Highlight } from '../../components/Highlight/Highlight.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { ListSkeleton } from '../../components/Skeleton/ListSkeleton.tsx';
import { LoadError } from '../../components/StateMessage/LoadError.tsx';
import { StateMessage } from '../../components/StateMessage/StateMessage.tsx';
import { messages } from '../../feedback/messages.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { jobEdits } from '../../forms/JobFields/jobForm.ts';
import { ALL } from '../../lists/AnalysisForm/analysisChoice.ts';
import type { GetAnalysisHref } from '../../lists/AnalysisHistory/AnalysisHistory.tsx';
import { PanelSkeleton } from '../../lists/DetailPanel/PanelSkeleton.tsx';
import { StepButtons } from '../../lists/DetailPanel/StepButtons.tsx';
import { JustAdded } from '../../lists/JustAdded.tsx';
import { ListLayout } from '../../lists/ListLayout/ListLayout.tsx';
import { createPreparation } from '../../lists/prepareList.ts';
import { useSearched } from '../../lists/SearchField/Searched.tsx';
import { sortJobs } from '../../lists/sorting/sortJobs.ts';
import { type ListPlace, useRecordList } from '../../lists/useRecordList.ts';
import { TwoLines } from '../../lists/VirtualList/TwoLines.tsx';
import { type RowBodyProps, VirtualList } from '../../lists/VirtualList/VirtualList.tsx';
import { TransferButtons } from '../../transfer/TransferButtons.tsx';
import { JobPanel } from './JobPanel.tsx';
import { NextSteps } from './NextSteps.tsx';
import { useApplicationCounts } from './useApplicationCounts.ts';

const prepare = createPreparation({ sort: sortJobs<Job>, getText: getTitle });

const CreatedId = createContext<string | null>(null);
/** By job, in words. */
const Counts = createContext<ReadonlyMap<string, string>>(new Map());

export type ActiveJobsScreenProps = ListPlace & {
  createJobHref: string;
  getAnalysisHref: GetAnalysisHref;
  getBoardHref: (job: { jobId: string }) => string;
  /** The job that the person has just created. */
  createdId?: string | null;
  /** Shows the table in which resumes wait that were just added. */
  onResumesAdded: () => void;
};

/** Where a person finds a job, reads what it asks for, edits or deletes it. */
export function ActiveJobsScreen({
  createJobHref,
  getAnalysisHref,
  getBoardHref,
  createdId = null,
  onResumesAdded,
  ...place
}: ActiveJobsScreenProps) {
  const jobs = useListJobs();
  useReportedFailure(jobs, messages.loadJobs);
  const counts = useApplicationCounts();
  const list = useRecordList({
    items: jobs.data,
    prepare,
    edits: jobEdits,
    place,
  });
  const { sorted, found, readFound, selected } = list;
  const created = selected ? undefined : sorted.find(({ id }) => id === createdId);
  const noneFound = found.length === 0;
  const transfer = useMemo(
    () => (
      <TransferButtons
        all={{ of: 'jobs', records: sorted }}
        readShown={() => ({ of: 'jobs', records: readFound() })}
        noneShown={noneFound}
      />
    ),
    [sorted, readFound, noneFound],
  );
  const header = useMemo(
    () => (
      <PageHeader
        title="Active Jobs"
        description="What is open, and what it asks for."
        action={
          <ButtonLink href={createJobHref}>
            <Plus size={16} strokeWidth={2} aria-hidden="true" />
            Create Job
          </ButtonLink>
        }
      />
    ),
    [createJobHref],
  );

  return (
    <ListLayout
      header={header}
      list={list}
      searchLabel="Search by title"
      transfer={jobs.data ? transfer : null}
      nextSteps={
        created ? (
          <NextSteps
            job={created}
            rankingHref={getAnalysisHref({ candidateId: ALL, jobId: created.id })}
            boardHref={getBoardHref({ jobId: created.id })}
            onResumesAdded={onResumesAdded}
          />
        ) : null
      }
      count={jobs.data ? { found: found.length, total: sorted.length, nouns: ['job', 'jobs'] } : null}
      panel={
        selected ? (
          <JobPanel
            key={selected.id}
            job={selected}
            rankingHref={getAnalysisHref({ candidateId: ALL, jobId: selected.id })}
            boardHref={getBoardHref({ jobId: selected.id })}
            onResumesAdded={onResumesAdded}
            deleted={list.deleted}
            steps={<StepButtons {...list.steps} noun="job" />}
            onClose={list.close}
          />
        ) : list.awaited && jobs.isPending ? (
          <PanelSkeleton label="Loading the job..." />
        ) : null
      }
    >
      {jobs.data ? (
        sorted.length === 0 ? (
          <StateMessage
            icon={BriefcaseBusiness}
            title="You have no open jobs."
            description="Create one; what it asks for becomes the criteria for resumes."
            action={
              <ButtonLink href={createJobHref} variant="secondary">
                Create a job
              </ButtonLink>
            }
          />
        ) : noneFound ? (
          <StateMessage
            icon={SearchX}
            title={`No title contains “${list.query.trim()}”.`}
            description="The search looks at titles only. Try a shorter part of the title."
            action={
              <Button variant="secondary" onClick={list.clearSearch}>
                Clear search
              </Button>
            }
          />
        ) : (
          <CreatedId value={createdId}>
            <Counts value={counts}>
              <VirtualList {...list.rows} label="Jobs" getKey={getId} Body={JobRow} startKey={createdId} />
            </Counts>
          </CreatedId>
        )
      ) : jobs.error ? (
        <LoadError
          {...describeFailure(jobs.error, messages.loadJobs)}
          retrying={jobs.isFetching}
          onRetry={jobs.refetch}
        />
      ) : (
        <ListSkeleton label="Loading jobs..." />
      )}
    </ListLayout>
  );
}

function getId({ id }: Job): string {
  return id;
}

function getTitle({ title }: Job): string {
  return title;
}

function getSkills({ skills_required }: Job): string {
  return skills_required;
}

const JobRow = memo(function JobRow({ item }: RowBodyProps<Job>) {
  const { query } = useSearched();
  const added = useContext(CreatedId) === item.id;
  const count = useContext(Counts).get(item.id);
  return (
    <TwoLines
      title={<Highlight text={getTitle(item)} query={query} />}
      fact={
        <>
          {added ? <JustAdded /> : null}
          {getSkills(item)}
        </>
      }
      aside={count}
    />
  );
});
