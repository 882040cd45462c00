import type { WaitingRequest } from '@cortex/api-client/model';
import type { UseQueryResult } from '@tanstack/react-query';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { describeDue, describeSubject, isOverdue } from '../../lists/ApplicantRequests/describeRequest.ts';
import type { DashboardRow } from './DashboardCard.tsx';
import type { DashboardHrefs } from './dashboardHrefs.ts';
import { ListCard } from './ListCard.tsx';

type WaitingRequestsProps = { waiting: UseQueryResult<WaitingRequest[], unknown>; hrefs: DashboardHrefs };

/** What people who applied wait for, the next due first. */
export function WaitingRequests({ waiting, hrefs }: WaitingRequestsProps) {
  return (
    <ListCard
      title="Applicants wait for an answer"
      list={waiting}
      texts={extensionMessages.loadWaitingRequests}
      toRow={(request) => toRow(request, hrefs)}
    />
  );
}

function toRow(request: WaitingRequest, hrefs: DashboardHrefs): DashboardRow {
  const now = new Date();
  const { id, candidate } = request;
  const due = describeDue(request, now);
  const late = isOverdue(request, now);
  const subject = describeSubject(request);
  return {
    id,
    title: candidate.name ?? 'A candidate',
    href: hrefs.getCandidatePage({ candidateId: candidate.id }),
    fact: late ? subject : `${due} · ${subject}`,
    isWhole: true,
    ...(late ? { late: due } : {}),
    action: { label: 'Answer', href: hrefs.getCandidatePage({ candidateId: candidate.id }) },
  };
}
