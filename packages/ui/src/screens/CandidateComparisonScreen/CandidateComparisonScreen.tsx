import type { PricingTier } from '@cortex/api-client/model';
import { FormError } from '../../components/FormError/FormError.tsx';
import { Page } from '../../components/Page/Page.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { messages } from '../../feedback/messages.ts';
import { AnalysisForm } from '../../lists/AnalysisForm/AnalysisForm.tsx';
import type { Choice, Picker } from '../../lists/AnalysisForm/analysisChoice.ts';
import {
  comparisons,
  type ComparedName as Name,
  comparedPlaces as places,
} from '../../lists/AnalysisForm/keptComparisons.ts';
import type { GetAnalysisHref } from '../../lists/AnalysisHistory/AnalysisHistory.tsx';
import { styled } from '../../theme/styled.tsx';
import { ComparisonPreview } from './ComparisonPreview.tsx';
import { ComparisonResult } from './ComparisonResult.tsx';
import { type Chosen, compareChosen } from './compareChosen.ts';

const ResultShape = styled('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
});

/** A candidate who is selected twice is compared once. */
function remarkOnTwice(place: (typeof places)[number]) {
  return (choice: Choice<Name>) => {
    const before = places.slice(0, places.indexOf(place));
    if (!choice[place] || !before.some((other) => choice[other] === choice[place])) return '';
    return listCandidates(choice).length > 2
      ? 'Chosen above already, compared once.'
      : 'The same candidate as the first.';
  };
}

function onePicker(name: (typeof places)[number], label: string, missing: string): Picker<Name> {
  return { name, of: 'candidate', label, missing, getRemark: remarkOnTwice(name) };
}

/** An optional picker. Its candidate may have been deleted. */
function onePickerMore(name: (typeof places)[number], label: string): Picker<Name> {
  return { ...onePicker(name, label, 'Choose another candidate, or remove this one.'), optional: true };
}

const pickers: readonly Picker<Name>[] = [
  onePicker('firstId', 'First candidate', 'Choose a candidate.'),
  onePicker('secondId', 'Second candidate', 'Choose a second candidate.'),
  onePickerMore('thirdId', 'Third candidate'),
  onePickerMore('fourthId', 'Fourth candidate'),
  onePickerMore('fifthId', 'Fifth candidate'),
  { name: 'jobId', of: 'job', label: 'Job', missing: 'Choose a job.' },
];

function toChoice({ candidateIds, jobId }: Chosen): Choice<Name> {
  const [firstId = '', secondId = '', thirdId = '', fourthId = '', fifthId = ''] = candidateIds;
  return { firstId, secondId, thirdId, fourthId, fifthId, jobId };
}

/** As they stand in the pickers, the empty ones between them too. */
function listCandidates(choice: Choice<Name>): string[] {
  const ids = places.map((place) => choice[place]);
  return ids.slice(0, ids.findLastIndex((id) => id !== '') + 1);
}

export type CandidateComparisonScreenProps = {
  /** What is chosen at first. */
  initialChoice?: Chosen;
  /** Whether a link led here that names all of it: then the comparison begins at once. */
  linked?: boolean;
  onChoose?: (choice: Chosen) => void;
  /** The organization's plan, where it is known. */
  plan?: PricingTier | undefined;
  getAnalysisHref: GetAnalysisHref;
  getCreateCandidateHref: (chosen: { jobId: string | undefined }) => string;
  createJobHref: string;
  upgradeHref: string;
};

/** Where a person sees two to five candidates beside each other for one job, and what decides between them. */
export function CandidateComparisonScreen({
  initialChoice = { candidateIds: [], jobId: '' },
  linked = false,
  onChoose = () => {},
  plan,
  getAnalysisHref,
  ...hrefs
}: CandidateComparisonScreenProps) {
  return (
    <Page>
      <PageHeader
        title="Candidate Comparison"
        description="Two to five candidates for one job, and what sets them apart."
      />
      {plan === 'Basic' ? (
        <FormError
          title="Comparing candidates needs the Standard or the Premium plan."
          description="Your organization is on Basic. You can choose candidates and a job, but not compare them."
          action={{ label: 'See what an upgrade adds', href: hrefs.upgradeHref }}
        />
      ) : null}
      <AnalysisForm
        {...hrefs}
        pickers={pickers}
        addLabel="Add a candidate"
        initialChoice={toChoice(initialChoice)}
        autoStart={linked}
        onChoose={(choice) => onChoose({ candidateIds: listCandidates(choice), jobId: choice.jobId })}
        call={(choice) =>
          compareChosen({ candidateIds: listCandidates(choice).filter(Boolean), jobId: choice.jobId })
        }
        answers={comparisons}
        isComplete={({ columns }) => columns.every(({ failure }) => !failure)}
        messages={messages.compareCandidates}
        label="Compare Candidates"
        busyLabel="Comparing..."
        preview={<ComparisonPreview />}
        renderSkeleton={(choice) => (
          <LoadingRegion label="Comparing...">
            {new Set(listCandidates(choice).filter(Boolean)).size > 2 ? (
              <ResultShape>
                <Skeleton height="146px" borderRadius="card" />
                <Skeleton height="560px" borderRadius="card" gridColumn="1 / -1" />
              </ResultShape>
            ) : (
              <ResultShape>
                <Skeleton height="146px" borderRadius="card" />
                <Skeleton height="340px" borderRadius="card" />
                <Skeleton height="340px" borderRadius="card" />
              </ResultShape>
            )}
          </LoadingRegion>
        )}
        renderAnswer={(comparison, getTitle, choice, { update }) => (
          <ComparisonResult
            comparison={comparison}
            getName={(id) => getTitle(places.find((place) => choice[place] === id) ?? 'firstId')}
            jobId={choice.jobId}
            jobTitle={getTitle('jobId')}
            getAnalysisHref={getAnalysisHref}
            onAnalyzed={(candidateId, analysis) =>
              update((before) => ({
                ...before,
                columns: before.columns.map((column) =>
                  column.candidateId === candidateId ? { candidateId, analysis } : column,
                ),
              }))
            }
          />
        )}
      />
    </Page>
  );
}
