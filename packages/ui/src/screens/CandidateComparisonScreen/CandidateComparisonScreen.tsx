import { chakra } from '@chakra-ui/react/styled-system';
import { compareCandidates } from '@cortex/api-client/analysis';
import type { CandidateComparison, PricingTier } from '@cortex/api-client/model';
import { FormError } from '../../components/FormError/FormError.tsx';
import { Page } from '../../components/Page/Page.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { messages } from '../../feedback/messages.ts';
import { createKeptAnswers } from '../../lists/RecordQuestion/keptAnswers.ts';
import { type Choice, type Picker, RecordQuestion } from '../../lists/RecordQuestion/RecordQuestion.tsx';
import { ComparisonPreview } from './ComparisonPreview.tsx';
import { ComparisonResult } from './ComparisonResult.tsx';

const ResultShape = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
});

type Name = 'firstId' | 'secondId' | 'jobId';

const pickers: readonly Picker<Name>[] = [
  { name: 'firstId', of: 'candidate', label: 'First candidate', missing: 'Choose a candidate.' },
  {
    name: 'secondId',
    of: 'candidate',
    label: 'Second candidate',
    missing: 'Choose a second candidate.',
    getRemark: ({ firstId, secondId }) =>
      firstId && firstId === secondId ? 'The same candidate as the first.' : '',
  },
  { name: 'jobId', of: 'job', label: 'Job', missing: 'Choose a job.' },
];

const nothingChosen: Choice<Name> = { firstId: '', secondId: '', jobId: '' };

const answers = createKeptAnswers<CandidateComparison, Choice<Name>>('comparisons');

export type CandidateComparisonScreenProps = {
  /** What is chosen at first. */
  initialChoice?: Choice<Name>;
  onChoose?: (choice: Choice<Name>) => void;
  /** The organization's plan, where it is known. */
  plan?: PricingTier | undefined;
  createCandidateHref: string;
  createJobHref: string;
  upgradeHref: string;
};

/** Where a person sees two candidates beside each other for one job, and what decides between them. */
export function CandidateComparisonScreen({
  initialChoice = nothingChosen,
  onChoose = () => {},
  plan,
  ...hrefs
}: CandidateComparisonScreenProps) {
  return (
    <Page>
      <PageHeader
        title="Candidate Comparison"
        description="Two candidates for one job, and what sets them apart."
      />
      {plan === 'Basic' ? (
        <FormError
          title="Comparing candidates needs the Standard or the Premium plan."
          description="Your organization is on Basic. You can choose candidates and a job, but not compare them."
          action={{ label: 'See what an upgrade adds', href: hrefs.upgradeHref }}
        />
      ) : null}
      <RecordQuestion
        {...hrefs}
        pickers={pickers}
        initialChoice={initialChoice}
        onChoose={onChoose}
        ask={({ firstId, secondId, jobId }) =>
          compareCandidates({ candidate1_id: firstId, candidate2_id: secondId, job_id: jobId })
        }
        answers={answers}
        messages={messages.compareCandidates}
        label="Compare Candidates"
        askingLabel="Comparing..."
        preview={<ComparisonPreview />}
        skeleton={
          <LoadingRegion label="Comparing...">
            <ResultShape>
              <Skeleton height="124px" borderRadius="card" />
              <Skeleton height="340px" borderRadius="card" />
              <Skeleton height="340px" borderRadius="card" />
            </ResultShape>
          </LoadingRegion>
        }
        renderAnswer={(comparison, chosen) => (
          <ComparisonResult
            comparison={comparison}
            names={[chosen('firstId'), chosen('secondId')]}
            jobTitle={chosen('jobId')}
          />
        )}
      />
    </Page>
  );
}
