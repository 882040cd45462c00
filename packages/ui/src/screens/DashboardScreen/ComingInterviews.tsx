import type { ComingInterview } from '@cortex/api-client/model';
import type { UseQueryResult } from '@tanstack/react-query';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { formatMoment } from '../../formatDate.ts';
import type { DashboardRow } from './DashboardCard.tsx';
import type { DashboardHrefs } from './dashboardHrefs.ts';
import { ListCard } from './ListCard.tsx';

type ComingInterviewsProps = {
  interviews: UseQueryResult<ComingInterview[], unknown>;
  hrefs: DashboardHrefs;
};

/** Who comes to an interview, the next one first. */
export function ComingInterviews({ interviews, hrefs }: ComingInterviewsProps) {
  return (
    <ListCard
      title="Coming interviews"
      list={interviews}
      texts={extensionMessages.loadComingInterviews}
      toRow={(one) => toRow(one, hrefs)}
    />
  );
}

function toRow({ id, candidate, job, interview, by }: ComingInterview, hrefs: DashboardHrefs): DashboardRow {
  const { starts_at, minutes, place } = interview;
  const invited = by.full_name === undefined ? undefined : `invited by ${by.full_name}`;
  return {
    id,
    title: candidate.name ?? 'A candidate',
    href: hrefs.getCandidatePage({ candidateId: candidate.id }),
    fact: [formatMoment(starts_at), `${minutes} minutes`, job?.name, place, invited]
      .filter((part) => part !== undefined)
      .join(' · '),
    isWhole: true,
  };
}
