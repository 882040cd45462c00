import { analyzeResume } from '@cortex/api-client/analysis';
import type { ResumeAnalysis } from '@cortex/api-client/model';
import { useState } from 'react';
import { Page } from '../../components/Page/Page.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { messages } from '../../feedback/messages.ts';
import { DecisionDock } from '../../forms/Decision/DecisionDock.tsx';
import { DecisionForm } from '../../forms/Decision/DecisionForm.tsx';
import { useSave } from '../../forms/useSave.ts';
import { AnalysisForm } from '../../lists/AnalysisForm/AnalysisForm.tsx';
import type { Choice, Picker, RankingRequest } from '../../lists/AnalysisForm/analysisChoice.ts';
import { createAnswerCache } from '../../lists/AnalysisForm/answerCache.ts';
import { Scorecards } from '../../lists/Scorecards/Scorecards.tsx';
import { ResumeViewer } from '../../resumeViewer/ResumeViewer.tsx';
import { styled } from '../../theme/styled.tsx';
import { AnalysisPreview } from './AnalysisPreview.tsx';
import { AnalysisResult } from './AnalysisResult.tsx';
import { ChangeCriteria } from './ChangeCriteria.tsx';
import { type GetComparisonHref, Ranking } from './Ranking.tsx';
import { RankingOfJob } from './RankingOfJob.tsx';
import { ReceiptButton } from './ReceiptButton.tsx';
import { SameWords } from './SameWords.tsx';
import { useCorrection } from './useCorrection.ts';

const ResultShape = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });

type Name = 'candidateId' | 'jobId';

const pickers: readonly Picker<Name>[] = [
  {
    name: 'candidateId',
    of: 'candidate',
    label: 'Candidate',
    missing: 'Choose a candidate.',
    bothAll: 'Choose one candidate to rank all jobs for.',
  },
  {
    name: 'jobId',
    of: 'job',
    label: 'Job',
    missing: 'Choose a job.',
    bothAll: 'Choose one job to rank all candidates for.',
  },
];

const answers = createAnswerCache<ResumeAnalysis, Choice<Name>>('analyses');

export type ResumeAnalysisScreenProps = {
  /** The candidate that is chosen at first, where the link named one. */
  candidateId?: string | undefined;
  jobId?: string | undefined;
  onChoose?: (choice: Choice<Name>) => void;
  getComparisonHref: GetComparisonHref;
  createCandidateHref: string;
  createJobHref: string;
};

/** Where a person sees how a candidate fits a job, and on which words that rests. */
export function ResumeAnalysisScreen({
  candidateId = '',
  jobId = '',
  onChoose = () => {},
  getComparisonHref,
  ...hrefs
}: ResumeAnalysisScreenProps) {
  return (
    <Page>
      <PageHeader
        title="Resume Analysis"
        description="How a candidate fits a job, and the words that show it."
      />
      <AnalysisForm
        {...hrefs}
        pickers={pickers}
        initialChoice={{ candidateId, jobId }}
        onChoose={onChoose}
        call={(choice) => analyzeResume({ candidate_id: choice.candidateId, job_id: choice.jobId })}
        answers={answers}
        messages={messages.analyzeResume}
        label="Analyze Resume"
        busyLabel="Analyzing..."
        preview={<AnalysisPreview />}
        renderSkeleton={() => (
          <LoadingRegion label="Analyzing...">
            <ResultShape>
              <Skeleton height="228px" borderRadius="card" />
              <Skeleton height="150px" borderRadius="card" />
              <Skeleton height="320px" borderRadius="card" />
            </ResultShape>
          </LoadingRegion>
        )}
        renderAnswer={(analysis, getTitle, choice) => (
          <AnalyzedPair
            key={`${choice.candidateId} ${choice.jobId} ${analysis.scored_at}`}
            analyzed={analysis}
            candidateName={getTitle('candidateId')}
            jobTitle={getTitle('jobId')}
            pair={choice}
          />
        )}
        renderRanking={(request) => {
          const rankingId = describeRanking(request);
          const props = { ...request, rankingId, getComparisonHref };
          return request.of === 'candidate' ? (
            <RankingOfJob key={rankingId} {...props} />
          ) : (
            <Ranking key={rankingId} {...props} />
          );
        }}
      />
    </Page>
  );
}

type AnalyzedPairProps = {
  analyzed: ResumeAnalysis;
  candidateName: string;
  jobTitle: string;
  pair: Choice<Name>;
};

/** An analysis beside the resume, with what the person corrects of it. */
function AnalyzedPair({ analyzed, pair, ...titles }: AnalyzedPairProps) {
  const [analysis, setAnalysis] = useState(analyzed);
  const correct = useCorrection(pair, setAnalysis);
  const { candidateId, jobId } = pair;
  const again = useSave({
    call: () => analyzeResume({ candidate_id: candidateId, job_id: jobId }),
    messages: { failed: messages.analyzeResume.failed, error: messages.analyzeResume.error },
    onDone: setAnalysis,
  });
  const analyzeAgain = () => again.send(undefined);
  return (
    <DecisionDock decision={<DecisionForm {...pair} analysis={analysis} />}>
      <ResumeViewer analysis={analysis} candidateId={pair.candidateId}>
        {(quoteLinks) => (
          <AnalysisResult
            {...titles}
            analysis={analysis}
            quoteLinks={quoteLinks}
            correct={correct}
            receipt={<ReceiptButton candidateId={candidateId} jobId={jobId} />}
            scorecards={<Scorecards {...pair} criteria={analysis.criteria ?? []} />}
            criteriaActions={
              <ChangeCriteria jobId={jobId} candidateIds={[candidateId]} onSaved={analyzeAgain} />
            }
            renderBelow={(criterion) => (
              <SameWords jobId={jobId} criterion={criterion} onAgreed={analyzeAgain} />
            )}
          />
        )}
      </ResumeViewer>
    </DecisionDock>
  );
}

/** Identifies a ranking, whichever records it holds. */
function describeRanking({ of, candidates, jobs }: RankingRequest): string {
  return of === 'candidate' ? `candidates for ${jobs[0]?.id}` : `jobs for ${candidates[0]?.id}`;
}
