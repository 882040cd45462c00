import { useGetCandidate } from '@cortex/api-client/candidates';
import type { Candidate } from '@cortex/api-client/model';
import { ArrowLeft, Download, UserX } from 'lucide-react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { CandidateNameTransition } from '../../components/CandidateNameTransition/CandidateNameTransition.tsx';
import { Page } from '../../components/Page/Page.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { LoadError } from '../../components/StateMessage/LoadError.tsx';
import { StateMessage } from '../../components/StateMessage/StateMessage.tsx';
import { messages } from '../../feedback/messages.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { showToast } from '../../feedback/Toaster/toaster.ts';
import { AnalysisHistory, type GetAnalysisHref } from '../../lists/AnalysisHistory/AnalysisHistory.tsx';
import { ApplicantRequests } from '../../lists/ApplicantRequests/ApplicantRequests.tsx';
import { CandidateApplications } from '../../lists/CandidateApplications/CandidateApplications.tsx';
import { CandidateDecisions } from '../../lists/CandidateDecisions/CandidateDecisions.tsx';
import { CandidateNotes } from '../../lists/CandidateNotes/CandidateNotes.tsx';
import { CandidateTags } from '../../lists/CandidateTags/CandidateTags.tsx';
import { FactList } from '../../lists/DetailPanel/FactList.tsx';
import { Interviews } from '../../lists/Scorecards/Interviews.tsx';
import { SharedBy } from '../../lists/SharedBy/SharedBy.tsx';
import { styled } from '../../theme/styled.tsx';

/** A resume's link is valid for 5 minutes; it is renewed before that, in milliseconds. */
const RENEWAL_MS = 4 * 60 * 1000;

const { loading, notFound, noResume } = messages.loadCandidate;
const notFoundTexts = { failed: notFound, error: messages.loadCandidate.failed };

const Card = styled('section', {
  base: {
    maxWidth: '720px',
    padding: { base: '4', md: '6' },
    bg: 'surface',
    border: '1px solid {colors.line}',
    borderRadius: 'card',
  },
});

const Name = styled('span', { base: { display: 'inline-block' } });

const Actions = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginBlockStart: '6' },
});

export type CandidateDetailsScreenProps = {
  candidateId: string;
  candidatesHref: string;
  getAnalysisHref: GetAnalysisHref;
  getBoardHref: (job: { jobId: string }) => string;
};

/** Where a person reads all that is known of one candidate and opens the resume. */
export function CandidateDetailsScreen({
  candidateId,
  candidatesHref,
  getAnalysisHref,
  getBoardHref,
}: CandidateDetailsScreenProps) {
  const candidate = useGetCandidate(candidateId, { query: { refetchInterval: RENEWAL_MS } });
  const missing = candidate.error?.status === 404;
  const texts = missing ? notFoundTexts : messages.loadCandidate;
  useReportedFailure(candidate, texts);

  const back = (
    <ButtonLink href={candidatesHref} variant="secondary">
      <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
      Back to Candidates
    </ButtonLink>
  );

  return (
    <Page>
      <PageHeader
        title={
          <CandidateNameTransition candidateId={candidateId}>
            <Name>{candidate.data?.name ?? 'Candidate'}</Name>
          </CandidateNameTransition>
        }
        description="All that is known, and the resume."
      />
      {candidate.data && !missing ? (
        <Card aria-label="Candidate details">
          <SharedBy candidate={candidate.data} />
          <FactList
            facts={[
              {
                label: 'Email',
                value: <a href={`mailto:${candidate.data.email}`}>{candidate.data.email}</a>,
              },
              { label: 'Phone', value: candidate.data.phone },
              { label: 'Skills', value: candidate.data.skills },
              { label: 'Notes', value: candidate.data.notes },
            ]}
          />
          <CandidateTags candidate={candidate.data} />
          <CandidateApplications
            candidate={{ id: candidateId, name: candidate.data.name }}
            getBoardHref={getBoardHref}
          />
          <Interviews candidateId={candidateId} />
          <CandidateNotes candidate={candidate.data} />
          <AnalysisHistory candidateId={candidateId} getAnalysisHref={getAnalysisHref} />
          <CandidateDecisions candidateId={candidateId} getAnalysisHref={getAnalysisHref} />
          <ApplicantRequests candidateId={candidateId} canEdit={candidate.data.can_edit ?? true} />
          <Actions>
            <ResumeButton resume={candidate.data.resume} />
            {back}
          </Actions>
        </Card>
      ) : missing ? (
        <StateMessage
          icon={UserX}
          title={notFound}
          description="They may have been deleted, or are not shared with you any more."
          action={back}
        />
      ) : candidate.error ? (
        <LoadError
          {...describeFailure(candidate.error, texts)}
          retrying={candidate.isFetching}
          onRetry={candidate.refetch}
        />
      ) : (
        <LoadingRegion label={loading}>
          <Card>
            {['email', 'phone', 'skills', 'notes'].map((fact) => (
              <Skeleton key={fact} height="42px" marginBlockEnd="4" />
            ))}
          </Card>
        </LoadingRegion>
      )}
    </Page>
  );
}

function ResumeButton({ resume }: Pick<Candidate, 'resume'>) {
  const content = (
    <>
      <Download size={16} strokeWidth={1.75} aria-hidden="true" />
      Download Resume
    </>
  );
  if (resume) {
    return (
      <ButtonLink href={resume} target="_blank" rel="noreferrer">
        {content}
      </ButtonLink>
    );
  }
  return <Button onClick={() => showToast({ kind: 'error', title: noResume })}>{content}</Button>;
}
