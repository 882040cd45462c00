import type { WaitingRequest } from '@cortex/api-client/model';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { SectionFailure } from '../../components/PanelSection/PanelSection.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { isUnsupported } from '../../feedback/isUnsupported.ts';
import { describeFailure } from '../../feedback/reportFailure.ts';
import { describeDue, describeSubject, isOverdue } from '../../lists/ApplicantRequests/describeRequest.ts';
import { styled } from '../../theme/styled.tsx';
import { DashboardCard, type DashboardRow } from './DashboardCard.tsx';
import type { DashboardHrefs } from './dashboardHrefs.ts';

/** How many are shown until somebody asks for all of them. */
const MAX_ROWS = 5;

const Foot = styled('div', {
  base: { paddingInline: '5', paddingBlock: '3', borderBlockStart: '1px solid {colors.line}' },
});

const Failed = styled('div', { base: { paddingInline: '5', paddingBlockEnd: '4' } });

type WaitingRequestsProps = { waiting: UseQueryResult<WaitingRequest[], unknown>; hrefs: DashboardHrefs };

/** What people who applied wait for, the next due first. Renders nothing where nobody waits, or the server has none of it. */
export function WaitingRequests({ waiting, hrefs }: WaitingRequestsProps) {
  const [all, setAll] = useState(false);
  const title = 'Applicants wait for an answer';
  if (waiting.data) {
    const { length } = waiting.data;
    if (length === 0) return null;
    const shown = all ? waiting.data : waiting.data.slice(0, MAX_ROWS);
    return (
      <DashboardCard
        title={title}
        rows={shown.map((request) => toRow(request, hrefs))}
        foot={
          length > shown.length ? (
            <Foot>
              <Button variant="quiet" size="small" onClick={() => setAll(true)}>
                Show all {length}
              </Button>
            </Foot>
          ) : null
        }
      />
    );
  }
  if (!waiting.error || isUnsupported(waiting.error)) return null;
  return (
    <DashboardCard
      title={title}
      rows={[]}
      foot={
        <Failed>
          <SectionFailure
            {...describeFailure(waiting.error, extensionMessages.loadWaitingRequests)}
            retrying={waiting.isFetching}
            onRetry={waiting.refetch}
          />
        </Failed>
      }
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
