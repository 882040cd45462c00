import { useListJobs } from '@cortex/api-client/jobs';
import type { Job } from '@cortex/api-client/model';
import { BriefcaseBusiness, Plus, SearchX } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { getNeighbours } from '../../components/DetailPanel/getNeighbours.ts';
import { PanelSkeleton } from '../../components/DetailPanel/PanelSkeleton.tsx';
import { type Step, StepButtons } from '../../components/DetailPanel/StepButtons.tsx';
import { useLastKnown } from '../../components/DetailPanel/useLastKnown.ts';
import { ListCount } from '../../components/ListLayout/ListCount.tsx';
import { ListLayout } from '../../components/ListLayout/ListLayout.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { createSearch } from '../../components/SearchField/createSearch.ts';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { ListSkeleton } from '../../components/Skeleton/ListSkeleton.tsx';
import { LoadError } from '../../components/StateMessage/LoadError.tsx';
import { StateMessage } from '../../components/StateMessage/StateMessage.tsx';
import { VirtualList, type VirtualListHandle } from '../../components/VirtualList/VirtualList.tsx';
import { messages } from '../../messages.ts';
import { describeFailure, useReportedFailure } from '../../reportFailure.ts';
import { JobPanel } from './JobPanel.tsx';
import { jobEdits } from './jobEdits.ts';
import { sortJobs } from './sortJobs.ts';

const none: Job[] = [];

export type ActiveJobsScreenProps = {
  createJobHref: string;
  selectedId: string | null;
  onSelect: (selection: { id: string | null }) => void;
  initialQuery: string;
  onQueryChange: (search: { query: string }) => void;
};

/** Where a person finds a job, reads what it asks for, edits or deletes it. */
export function ActiveJobsScreen({
  createJobHref,
  selectedId,
  onSelect,
  initialQuery,
  onQueryChange,
}: ActiveJobsScreenProps) {
  const [query, setQuery] = useState(initialQuery);
  const [arrivedBy, setArrivedBy] = useState<Step | null>(null);
  const list = useRef<VirtualListHandle>(null);
  const jobs = useListJobs();
  useReportedFailure(jobs.error, messages.loadJobs);

  const sorted = useMemo(() => sortJobs(jobs.data ?? none), [jobs.data]);
  const find = useMemo(() => createSearch(sorted, getTitle), [sorted]);
  const found = useMemo(() => find(query), [find, query]);
  const listed = sorted.find(({ id }) => id === selectedId);
  const known = useLastKnown(listed, selectedId);
  const selected = listed ?? (known && jobEdits.read(known.id) ? known : undefined);

  function search(value: string) {
    setQuery(value);
    onQueryChange({ query: value });
  }

  function select(id: string | null, step: Step | null = null) {
    setArrivedBy(step);
    onSelect({ id });
  }

  return (
    <ListLayout
      header={
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
      }
      search={
        <SearchField
          label="Search by title"
          value={query}
          onChange={({ value }) => search(value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
            event.preventDefault();
            list.current?.focus();
          }}
        />
      }
      count={
        jobs.data ? <ListCount found={found.length} total={sorted.length} nouns={['job', 'jobs']} /> : null
      }
      panel={
        selected ? (
          <JobPanel
            key={selected.id}
            job={selected}
            deleted={!listed}
            steps={
              <StepButtons
                {...getNeighbours(found, selected.id)}
                noun="job"
                arrivedBy={arrivedBy}
                onStep={({ id, direction }) => select(id, direction)}
              />
            }
            onClose={() => select(null)}
          />
        ) : selectedId !== null && jobs.isPending ? (
          <PanelSkeleton label="Loading the job..." />
        ) : null
      }
    >
      {jobs.data ? (
        sorted.length === 0 ? (
          <StateMessage
            icon={BriefcaseBusiness}
            title="There are no open jobs."
            description="Create one; what it asks for is what resumes are read for."
            action={
              <ButtonLink href={createJobHref} variant="secondary">
                Create a job
              </ButtonLink>
            }
          />
        ) : found.length === 0 ? (
          <StateMessage
            icon={SearchX}
            title={`No title contains “${query.trim()}”.`}
            description="The search looks at titles only. Try a shorter part of the title."
            action={
              <Button variant="secondary" onClick={() => search('')}>
                Clear search
              </Button>
            }
          />
        ) : (
          <VirtualList
            ref={list}
            label="Jobs"
            items={found}
            getKey={getId}
            getTitle={getTitle}
            getFact={getSkills}
            selectedKey={selected?.id ?? null}
            onSelect={(selection) => select(selection?.key ?? null)}
          />
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
