import { getListApplicantRequestsQueryKey, useListApplicantRequests } from '@cortex/api-client/applicants';
import { useId } from 'react';
import { PanelSection, SectionFailure } from '../../components/PanelSection/PanelSection.tsx';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { isUnsupported } from '../../feedback/isUnsupported.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { styled } from '../../theme/styled.tsx';
import { prefetched, useStaleOnLeave } from '../DetailPanel/prefetched.ts';
import { ApplicantLinkRow } from './ApplicantLinkRow.tsx';
import { describeWaiting } from './describeRequest.ts';
import { RequestRow } from './RequestRow.tsx';

const List = styled('ul', { base: { listStyle: 'none', marginBlockStart: '2' } });

const Count = styled('p', { base: { marginBlockStart: '4', fontWeight: 'medium' } });

type ApplicantRequestsProps = { candidateId: string; canEdit: boolean };

/**
 * The link for the person who applied, and what they asked for. Renders nothing where the server has none of it, or there is nothing to
 * read for who may make no link. */
export function ApplicantRequests({ candidateId, canEdit }: ApplicantRequestsProps) {
  const id = useId();
  const asked = useListApplicantRequests(candidateId, prefetched);
  useStaleOnLeave(getListApplicantRequestsQueryKey(candidateId));
  const lacking = isUnsupported(asked.error);
  useReportedFailure(lacking ? null : asked, extensionMessages.loadApplicantRequests);

  if (lacking) return null;
  const requests = asked.data?.requests ?? [];
  if (!canEdit && !asked.error && !asked.data?.link && requests.length === 0) return null;
  return (
    <PanelSection aria-labelledby={id}>
      <h2 id={id}>The applicant’s view</h2>
      {asked.data ? (
        <>
          <ApplicantLinkRow candidateId={candidateId} link={asked.data.link} canEdit={canEdit} />
          {requests.length > 0 ? (
            <>
              <Count>{describeWaiting(requests, new Date())}</Count>
              <List>
                {requests.map((request) => (
                  <RequestRow
                    key={request.id}
                    candidateId={candidateId}
                    request={request}
                    canEdit={canEdit}
                  />
                ))}
              </List>
            </>
          ) : null}
        </>
      ) : asked.error ? (
        <SectionFailure
          {...describeFailure(asked.error, extensionMessages.loadApplicantRequests)}
          retrying={asked.isFetching}
          onRetry={asked.refetch}
        />
      ) : (
        <LoadingRegion label="Loading what the applicant asked for...">
          <Skeleton height="56px" marginBlockStart="2" />
        </LoadingRegion>
      )}
    </PanelSection>
  );
}
