import { analyzeResume } from '@cortex/api-client/analysis';
import type { ResumeAnalysis } from '@cortex/api-client/model';
import { Page } from '../../components/Page/Page.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { messages } from '../../feedback/messages.ts';
import { DecisionForm } from '../../forms/Decision/DecisionForm.tsx';
import { createKeptAnswers } from '../../lists/RecordQuestion/keptAnswers.ts';
import {
  type Choice,
  type ManyQuestion,
  type Picker,
  RecordQuestion,
} from '../../lists/RecordQuestion/RecordQuestion.tsx';
import { ResumeBeside } from '../../lists/ResumeBeside/ResumeBeside.tsx';
import { styled } from '../../theme/styled.tsx';
import { AnalysisPreview } from './AnalysisPreview.tsx';
import { AnalysisResult } from './AnalysisResult.tsx';
import { type GetComparisonHref, Ranking } from './Ranking.tsx';

const ResultShape = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });

type Name = 'candidateId' | 'jobId';

const pickers: readonly Picker<Name>[] = [
  {
    name: 'candidateId',
    of: 'candidate',
    label: 'Candidate',
    missing: 'Choose a candidate.',
    oneAlone: 'Choose one candidate to rank all jobs for.',
  },
  {
    name: 'jobId',
    of: 'job',
    label: 'Job',
    missing: 'Choose a job.',
    oneAlone: 'Choose one job to rank all candidates for.',
  },
];

const answers = createKeptAnswers<ResumeAnalysis, Choice<Name>>('analyses');

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
      <RecordQuestion
        {...hrefs}
        pickers={pickers}
        initialChoice={{ candidateId, jobId }}
        onChoose={onChoose}
        ask={(choice) => analyzeResume({ candidate_id: choice.candidateId, job_id: choice.jobId })}
        answers={answers}
        messages={messages.analyzeResume}
        label="Analyze Resume"
        askingLabel="Analyzing..."
        preview={<AnalysisPreview />}
        skeleton={() => (
          <LoadingRegion label="Analyzing...">
            <ResultShape>
              <Skeleton height="228px" borderRadius="card" />
              <Skeleton height="150px" borderRadius="card" />
              <Skeleton height="320px" borderRadius="card" />
            </ResultShape>
          </LoadingRegion>
        )}
        renderAnswer={(analysis, chosen, choice) => (
          <ResumeBeside key={choice.candidateId} analysis={analysis} candidateId={choice.candidateId}>
            {(quoteLinks) => (
              <AnalysisResult
                analysis={analysis}
                candidateName={chosen('candidateId')}
                jobTitle={chosen('jobId')}
                quoteLinks={quoteLinks}
                decision={
                  <DecisionForm
                    key={`${choice.candidateId} ${choice.jobId}`}
                    {...choice}
                    analysis={analysis}
                  />
                }
              />
            )}
          </ResumeBeside>
        )}
        renderMany={(question) => (
          <Ranking
            key={describeQuestion(question)}
            question={describeQuestion(question)}
            getComparisonHref={getComparisonHref}
            {...question}
          />
        )}
      />
    </Page>
  );
}

/** What a ranking is about, whoever is in it. */
function describeQuestion({ of, candidates, jobs }: ManyQuestion): string {
  return of === 'candidate' ? `candidates for ${jobs[0]?.id}` : `jobs for ${candidates[0]?.id}`;
}
