import { useListWaitingRequests } from '@cortex/api-client/applicants';
import { useListCandidates } from '@cortex/api-client/candidates';
import { useListJobs } from '@cortex/api-client/jobs';
import { useListComingInterviews } from '@cortex/api-client/mails';
import type { CandidateSummary, Job } from '@cortex/api-client/model';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { LoadError } from '../../components/StateMessage/LoadError.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { isUnsupported } from '../../feedback/isUnsupported.ts';
import { messages } from '../../feedback/messages.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { formatDate } from '../../formatDate.ts';
import { styled } from '../../theme/styled.tsx';
import { ComingInterviews } from './ComingInterviews.tsx';
import { DashboardCard, type DashboardRow } from './DashboardCard.tsx';
import type { DashboardHrefs } from './dashboardHrefs.ts';
import { NextSteps } from './NextSteps.tsx';
import { WaitingRequests } from './WaitingRequests.tsx';

/** How many records a card shows. */
const MAX_ROWS = 5;

/** Cards of any height, as full as each other: a short one leaves no hole beside a long one. */
const Columns = styled('div', {
  base: {
    columnCount: { base: 1, lg: 2 },
    columnGap: '4',
    marginBlockEnd: '-4',
    '& > *': { breakInside: 'avoid', marginBlockEnd: '4' },
  },
});

type WhatIsNextProps = { hrefs: DashboardHrefs };

/** Who comes to an interview, who waits for an answer, the newest candidates, jobs and shares; for an empty account, the first steps. */
export function WhatIsNext({ hrefs }: WhatIsNextProps) {
  const candidates = useListCandidates();
  const jobs = useListJobs();
  const waiting = useListWaitingRequests();
  const interviews = useListComingInterviews();
  useReportedFailure(candidates, messages.loadCandidates);
  useReportedFailure(jobs, messages.loadJobs);
  useReportedFailure(isUnsupported(waiting.error) ? null : waiting, extensionMessages.loadWaitingRequests);
  useReportedFailure(
    isUnsupported(interviews.error) ? null : interviews,
    extensionMessages.loadComingInterviews,
  );
  const failed = [
    { query: candidates, texts: messages.loadCandidates },
    { query: jobs, texts: messages.loadJobs },
  ].find(({ query }) => query.error && !query.data);

  if (candidates.data && jobs.data && !waiting.isPending && !interviews.isPending) {
    if (candidates.data.length === 0 && jobs.data.length === 0) return <NextSteps hrefs={hrefs} />;
    const shared = candidates.data.filter(({ shared_by }) => shared_by);
    return (
      <Columns>
        <ComingInterviews interviews={interviews} hrefs={hrefs} />
        <WaitingRequests waiting={waiting} hrefs={hrefs} />
        <DashboardCard
          title="Newest candidates"
          rows={getNewest(candidates.data, getAddedAt).map((candidate) => toCandidateRow(candidate, hrefs))}
          all={{ label: 'See all candidates', href: hrefs.candidates }}
          empty="You have no candidates yet. Add the first one."
        />
        <DashboardCard
          title="Open jobs"
          rows={getNewest(jobs.data, getAddedAt).map((job) => toJobRow(job, hrefs))}
          all={{ label: 'See all jobs', href: hrefs.jobs }}
          empty="You have no open jobs. Create one; what it asks for becomes the criteria for resumes."
        />
        {shared.length > 0 ? (
          <DashboardCard
            title="Shared with you"
            rows={getNewest(shared, getSharedAt).map((candidate) => toSharedRow(candidate, hrefs))}
            all={{ label: 'See all candidates', href: hrefs.candidates }}
            empty=""
          />
        ) : null}
      </Columns>
    );
  }
  if (failed) {
    return (
      <LoadError
        {...describeFailure(failed.query.error, failed.texts)}
        retrying={failed.query.isFetching}
        onRetry={() => {
          if (!candidates.data) void candidates.refetch();
          if (!jobs.data) void jobs.refetch();
        }}
      />
    );
  }
  return (
    <LoadingRegion label="Loading what is next...">
      <Columns>
        <Skeleton height="358px" borderRadius="card" />
        <Skeleton height="358px" borderRadius="card" />
      </Columns>
    </LoadingRegion>
  );
}

function getNewest<Item>(items: readonly Item[], getTime: (item: Item) => string): Item[] {
  return items.toSorted((a, b) => getTime(b).localeCompare(getTime(a))).slice(0, MAX_ROWS);
}

function getAddedAt({ created_at = '' }: { created_at?: string }): string {
  return created_at;
}

function getSharedAt({ shared_at = '', created_at = '' }: CandidateSummary): string {
  return shared_at || created_at;
}

function toCandidateRow(
  { id, name, skills, email, created_at }: CandidateSummary,
  hrefs: DashboardHrefs,
): DashboardRow {
  const added = created_at ? `Added ${formatDate(created_at)} · ` : '';
  return {
    id,
    title: name,
    href: hrefs.getCandidate({ candidateId: id }),
    fact: added + (skills || email),
    action: { label: 'Analyze', href: hrefs.getAnalysis({ candidateId: id }) },
  };
}

function toJobRow({ id, title, skills_required }: Job, hrefs: DashboardHrefs): DashboardRow {
  return { id, title, href: hrefs.getJob({ jobId: id }), fact: skills_required };
}

function toSharedRow(candidate: CandidateSummary, hrefs: DashboardHrefs): DashboardRow {
  const { id, name, shared_by, shared_at, share_note } = candidate;
  const by = `By ${shared_by?.full_name ?? ''}${shared_at ? `, ${formatDate(shared_at)}` : ''}`;
  return {
    id,
    title: name,
    href: hrefs.getCandidate({ candidateId: id }),
    fact: share_note ? `${by}: ${share_note}` : by,
    action: { label: 'Analyze', href: hrefs.getAnalysis({ candidateId: id }) },
  };
}
