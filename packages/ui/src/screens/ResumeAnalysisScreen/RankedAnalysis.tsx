import { analyzeResume } from '@cortex/api-client/analysis';
import type { ResumeAnalysis } from '@cortex/api-client/model';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { LoadError } from '../../components/StateMessage/LoadError.tsx';
import { messages } from '../../feedback/messages.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { DecisionForm } from '../../forms/Decision/DecisionForm.tsx';
import { DetailPanel } from '../../lists/DetailPanel/DetailPanel.tsx';
import { Scorecards } from '../../lists/Scorecards/Scorecards.tsx';
import { fromAnalysis, type Pair, type RankedPair } from '../../ranking/rankedPair.ts';
import { ResumeViewer } from '../../resumeViewer/ResumeViewer.tsx';
import { styled } from '../../theme/styled.tsx';
import { AnalysisResult } from './AnalysisResult.tsx';
import { ChangeCriteria } from './ChangeCriteria.tsx';
import { getRankedAnalysisKey } from './keptAnalyses.ts';
import { NearestLines } from './NearestLines.tsx';
import { ReceiptButton } from './ReceiptButton.tsx';
import { SameWords } from './SameWords.tsx';
import { useCorrection } from './useCorrection.ts';

const Place = styled('span', { base: { whiteSpace: 'nowrap' } });

type RankedAnalysisProps = {
  pair: Pair;
  /** When the row's score was made (ISO 8601, UTC). */
  scoredAt: string | undefined;
  candidateName: string;
  jobTitle: string;
  /** The name that the list ranks by. */
  title: string;
  /** Where it stands in the list, e.g. "3rd of 103"; empty where it has no result. */
  place: string;
  steps: ReactNode;
  onClose: () => void;
  /** Reports changes back to the row. */
  onChange: (told: Partial<RankedPair>) => void;
  onCriteriaSaved: () => void;
  /** The vocabulary has changed, which holds for the other rows as well. */
  onAgreed: () => void;
};

/** The full analysis of a row, beside its list. Opening it counts as viewing it. */
export function RankedAnalysis({
  pair,
  scoredAt,
  candidateName,
  jobTitle,
  title,
  place,
  steps,
  onClose,
  onChange,
  onCriteriaSaved,
  onAgreed,
}: RankedAnalysisProps) {
  const { candidateId, jobId } = pair;
  const analysis = useQuery<ResumeAnalysis>({
    queryKey: getRankedAnalysisKey(pair),
    queryFn: ({ signal }) => analyzeResume({ candidate_id: candidateId, job_id: jobId }, { signal }),
    staleTime: 60_000,
  });
  useReportedFailure(analysis, messages.analyzeResume);
  const correct = useCorrection(pair);
  const { data } = analysis;

  const noteLook = useEffectEvent((seen: ResumeAnalysis) => {
    const rescored = seen.scored_at !== undefined && seen.scored_at !== scoredAt;
    onChange({ ...(rescored ? fromAnalysis(pair, seen) : {}), lookedAt: new Date().toISOString() });
  });
  useEffect(() => {
    if (data) noteLook(data);
  }, [data]);

  return (
    <DetailPanel
      title={title}
      subtitle={
        <>
          <bdi>{title === jobTitle ? candidateName : `for ${jobTitle}`}</bdi>
          {place ? (
            <>
              {'\u00a0· '}
              <Place>{place}</Place>
            </>
          ) : null}
        </>
      }
      dock={
        data ? (
          <DecisionForm
            key={`${candidateId} ${jobId}`}
            candidateId={candidateId}
            jobId={jobId}
            analysis={data}
            onDecided={({ at, by, decision }) =>
              decision && onChange({ decision: { decision: decision.decision, by, at } })
            }
          />
        ) : null
      }
      steps={steps}
      onClose={onClose}
    >
      {data ? (
        <ResumeViewer key={candidateId} analysis={data} candidateId={candidateId}>
          {(quoteLinks) => (
            <AnalysisResult
              beside
              quoteLinks={quoteLinks}
              correct={correct}
              analysis={data}
              candidateName={candidateName}
              jobTitle={jobTitle}
              receipt={<ReceiptButton candidateId={candidateId} jobId={jobId} />}
              scorecards={
                <Scorecards candidateId={candidateId} jobId={jobId} criteria={data.criteria ?? []} />
              }
              criteriaActions={
                <ChangeCriteria jobId={jobId} candidateIds={[candidateId]} onSaved={onCriteriaSaved} />
              }
              renderNearest={(criterion) => (
                <NearestLines pair={pair} criterion={criterion} quoteLinks={quoteLinks} correct={correct} />
              )}
              renderBelow={(criterion) => (
                <SameWords jobId={jobId} criterion={criterion} onAgreed={onAgreed} />
              )}
            />
          )}
        </ResumeViewer>
      ) : analysis.error ? (
        <LoadError
          {...describeFailure(analysis.error, messages.analyzeResume)}
          retrying={analysis.isFetching}
          onRetry={analysis.refetch}
        />
      ) : (
        <LoadingRegion label="Analyzing...">
          <Skeleton height="228px" borderRadius="card" />
          <Skeleton height="150px" borderRadius="card" marginBlockStart="4" />
          <Skeleton height="320px" borderRadius="card" marginBlockStart="4" />
        </LoadingRegion>
      )}
    </DetailPanel>
  );
}
