import { analyzeResume } from '@cortex/api-client/analysis';
import type { ResumeAnalysis } from '@cortex/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Page } from '../../components/Page/Page.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { messages } from '../../feedback/messages.ts';
import { DecisionDock } from '../../forms/Decision/DecisionDock.tsx';
import { DecisionForm } from '../../forms/Decision/DecisionForm.tsx';
import { AnalysisForm } from '../../lists/AnalysisForm/AnalysisForm.tsx';
import {
  ALL,
  type Choice,
  type Picker,
  type RankingRequest,
} from '../../lists/AnalysisForm/analysisChoice.ts';
import { Scorecards } from '../../lists/Scorecards/Scorecards.tsx';
import { ResumeViewer } from '../../resumeViewer/ResumeViewer.tsx';
import { styled } from '../../theme/styled.tsx';
import { AnalysisPreview } from './AnalysisPreview.tsx';
import { AnalysisResult } from './AnalysisResult.tsx';
import { ChangeCriteria } from './ChangeCriteria.tsx';
import { analyses, OPENED_IN_RANKING, type PairName } from './keptAnalyses.ts';
import { NearestLines } from './NearestLines.tsx';
import { type GetComparisonHref, Ranking } from './Ranking.tsx';
import { RankingOfJob } from './RankingOfJob.tsx';
import { ReceiptButton } from './ReceiptButton.tsx';
import { SameWords } from './SameWords.tsx';
import { useCorrection } from './useCorrection.ts';

const ResultShape = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });

const pickers: readonly Picker<PairName>[] = [
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

export type ResumeAnalysisScreenProps = {
  /** The candidate that is chosen at first, where the link named one. */
  candidateId?: string | undefined;
  jobId?: string | undefined;
  /** Whether they come from a link, and were not chosen on this page. */
  linked?: boolean;
  onChoose?: (choice: Choice<PairName>) => void;
  /** The candidate, or the job, that is opened in the ranking of `candidateId` and `jobId`. */
  openedId: string | null;
  onOpen: (opened: Choice<PairName> & { id: string | null }) => void;
  getComparisonHref: GetComparisonHref;
  getCreateCandidateHref: (chosen: { jobId: string | undefined }) => string;
  createJobHref: string;
};

/** Where a person sees how a candidate fits a job, and on which words that rests. */
export function ResumeAnalysisScreen({
  candidateId = '',
  jobId = '',
  linked = true,
  onChoose = () => {},
  openedId,
  onOpen,
  getComparisonHref,
  ...hrefs
}: ResumeAnalysisScreenProps) {
  // A link to one pair shows its analysis; who chooses one here asks for it.
  const [isLinked] = useState(linked && candidateId !== '' && jobId !== '');
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
        answers={analyses}
        autoStart={isLinked}
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
        renderAnswer={(analysis, getTitle, choice, { renew }) => (
          <AnalyzedPair
            key={`${choice.candidateId} ${choice.jobId}`}
            analysis={analysis}
            candidateName={getTitle('candidateId')}
            jobTitle={getTitle('jobId')}
            pair={choice}
            onOutdated={renew}
          />
        )}
        renderRanking={(request) => {
          const rankingId = describeRanking(request);
          const ranked = getRankedChoice(request);
          const isLinkedTo = ranked.candidateId === candidateId && ranked.jobId === jobId;
          const props = {
            ...request,
            rankingId,
            getComparisonHref,
            openedId: isLinkedTo ? openedId : null,
            onOpen: (opened: { id: string | null }) => onOpen({ ...ranked, ...opened }),
          };
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
  analysis: ResumeAnalysis;
  candidateName: string;
  jobTitle: string;
  pair: Choice<PairName>;
  /** Criteria or vocabulary have changed, by which the score is another one. */
  onOutdated: () => void;
};

/** An analysis beside the resume, with what the person corrects of it. */
function AnalyzedPair({ analysis, pair, onOutdated, ...titles }: AnalyzedPairProps) {
  const correct = useCorrection(pair);
  const queryClient = useQueryClient();
  const { candidateId, jobId } = pair;
  const renew = () => {
    queryClient.removeQueries({ queryKey: [OPENED_IN_RANKING] });
    onOutdated();
  };
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
            criteriaActions={<ChangeCriteria jobId={jobId} candidateIds={[candidateId]} onSaved={renew} />}
            renderNearest={(criterion) => (
              <NearestLines pair={pair} criterion={criterion} quoteLinks={quoteLinks} correct={correct} />
            )}
            renderBelow={(criterion) => <SameWords jobId={jobId} criterion={criterion} onAgreed={renew} />}
          />
        )}
      </ResumeViewer>
    </DecisionDock>
  );
}

/** What is selected where a ranking is asked for. */
function getRankedChoice({ of, candidates, jobs }: RankingRequest): Choice<PairName> {
  return of === 'candidate'
    ? { candidateId: ALL, jobId: jobs[0]?.id ?? '' }
    : { candidateId: candidates[0]?.id ?? '', jobId: ALL };
}

/** Identifies a ranking, whichever records it holds. */
function describeRanking({ of, candidates, jobs }: RankingRequest): string {
  return of === 'candidate' ? `candidates for ${jobs[0]?.id}` : `jobs for ${candidates[0]?.id}`;
}
