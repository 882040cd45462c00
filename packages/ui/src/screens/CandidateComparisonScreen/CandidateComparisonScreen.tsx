import { chakra } from '@chakra-ui/react/styled-system';
import { useCompareCandidates } from '@cortex/api-client/analysis';
import { useListCandidates } from '@cortex/api-client/candidates';
import { useListJobs } from '@cortex/api-client/jobs';
import type { CandidateComparison } from '@cortex/api-client/model';
import { type FormEvent, type Ref, useMemo, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { FormField } from '../../components/FormField/FormField.tsx';
import { SelectInput } from '../../components/FormField/SelectInput.tsx';
import { Page } from '../../components/Page/Page.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { LoadError } from '../../components/StateMessage/LoadError.tsx';
import { showToast } from '../../components/Toaster/toaster.ts';
import { createKeptResult } from '../../keptResult.ts';
import { messages } from '../../messages.ts';
import { describeFailure, reportFailure, useReportedFailure } from '../../reportFailure.ts';
import { useOneAtATime } from '../../useOneAtATime.ts';
import { sortCandidates } from '../ActiveCandidatesScreen/sortCandidates.ts';
import { sortJobs } from '../ActiveJobsScreen/sortJobs.ts';
import { ComparisonPreview } from './ComparisonPreview.tsx';
import { ComparisonResult } from './ComparisonResult.tsx';

const Pickers = chakra('form', {
  base: {
    display: 'grid',
    alignItems: 'start',
    columnGap: '4',
    rowGap: '2',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      xl: 'repeat(3, minmax(0, 1fr)) auto',
    },
    marginBlockEnd: '3',
    _print: { display: 'none' },
    '& > .submit': {
      marginBlockStart: { base: 0, md: '27px' },
      minHeight: '10',
      minWidth: '184px',
    },
    '& > .problem': { gridColumn: '1 / -1' },
  },
});

const Missing = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginBlockEnd: '6' } });

const PickerShape = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '1.5', paddingBlockEnd: '26px' },
});

const ResultShape = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
});

type Choice = { firstId: string; secondId: string; jobId: string };

const nothingChosen: Choice = { firstId: '', secondId: '', jobId: '' };

const lastComparison = createKeptResult<CandidateComparison>('comparison');

export type CandidateComparisonScreenProps = {
  /** What is chosen at first. */
  initialChoice?: Choice;
  onChoose?: (choice: Choice) => void;
  createCandidateHref: string;
  createJobHref: string;
  upgradeHref: string;
};

/** Where a person sees two candidates beside each other for one job, and what decides between them. */
export function CandidateComparisonScreen({
  initialChoice = nothingChosen,
  onChoose,
  createCandidateHref,
  createJobHref,
  upgradeHref,
}: CandidateComparisonScreenProps) {
  const candidates = useListCandidates();
  const jobs = useListJobs();
  useReportedFailure(candidates.error, messages.loadCandidates);
  useReportedFailure(jobs.error, messages.loadJobs);

  const [arrival] = useState(initialChoice);
  const [choice, setChoice] = useState(arrival);
  const [incomplete, setIncomplete] = useState(false);
  const firstPicker = useRef<HTMLSelectElement>(null);
  const secondPicker = useRef<HTMLSelectElement>(null);
  const jobPicker = useRef<HTMLSelectElement>(null);
  const sortedCandidates = useMemo(() => sortCandidates(candidates.data ?? []), [candidates.data]);
  const sortedJobs = useMemo(() => sortJobs(jobs.data ?? []), [jobs.data]);
  const candidateOptions = useMemo(
    () => sortedCandidates.map(({ id, name }) => ({ id, label: name })),
    [sortedCandidates],
  );
  const jobOptions = useMemo(() => sortedJobs.map(({ id, title }) => ({ id, label: title })), [sortedJobs]);
  const comparison = useCompareCandidates({
    mutation: {
      onSuccess: () => showToast({ kind: 'success', title: messages.compareCandidates.success }),
      onError: (error) => reportFailure(error, messages.compareCandidates),
    },
  });
  const send = useOneAtATime(comparison);

  const first = candidateOptions.find(({ id }) => id === choice.firstId);
  const second = candidateOptions.find(({ id }) => id === choice.secondId);
  const job = jobOptions.find(({ id }) => id === choice.jobId);
  const request = comparison.variables?.data;
  const comparedFirst = candidateOptions.find(({ id }) => id === request?.candidate1_id);
  const comparedSecond = candidateOptions.find(({ id }) => id === request?.candidate2_id);
  const comparedJob = jobOptions.find(({ id }) => id === request?.job_id);

  const basis = [
    sortedCandidates.find(({ id }) => id === choice.firstId),
    sortedCandidates.find(({ id }) => id === choice.secondId),
    sortedJobs.find(({ id }) => id === choice.jobId),
  ];
  const kept = comparison.isIdle && choice === arrival ? lastComparison.read(basis) : undefined;
  const result =
    comparison.data && comparedFirst && comparedSecond && comparedJob
      ? { comparison: comparison.data, first: comparedFirst, second: comparedSecond, job: comparedJob }
      : kept && first && second && job
        ? { comparison: kept, first, second, job }
        : null;

  function choose(next: Choice) {
    setChoice(next);
    onChoose?.(next);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (comparison.isPending) return;
    if (!first || !second || !job) {
      setIncomplete(true);
      showToast({ kind: 'error', title: messages.compareCandidates.incomplete });
      console.error('[cortex]', messages.compareCandidates.incomplete);
      (first ? (second ? jobPicker : secondPicker) : firstPicker).current?.focus();
      return;
    }
    setIncomplete(false);
    send(
      { data: { candidate1_id: first.id, candidate2_id: second.id, job_id: job.id } },
      { onSuccess: (answer) => lastComparison.keep(basis, answer) },
    );
  }

  const failedLoad = [
    { query: candidates, texts: messages.loadCandidates },
    { query: jobs, texts: messages.loadJobs },
  ].find(({ query }) => query.error && !query.data);

  return (
    <Page>
      <PageHeader
        title="Candidate Comparison"
        description="Two candidates for one job, and what sets them apart."
      />
      {candidates.data && jobs.data ? (
        <>
          <Pickers noValidate onSubmit={handleSubmit}>
            <Picker
              ref={firstPicker}
              label="First candidate"
              placeholder="Choose a candidate"
              options={candidateOptions}
              value={first?.id ?? ''}
              hint={candidateOptions.length === 0 ? 'There are no candidates yet.' : ''}
              error={incomplete && !first ? 'Choose a candidate.' : undefined}
              onChange={({ id }) => choose({ ...choice, firstId: id })}
            />
            <Picker
              ref={secondPicker}
              label="Second candidate"
              placeholder="Choose a candidate"
              options={candidateOptions}
              value={second?.id ?? ''}
              hint={first && first.id === second?.id ? 'The same candidate as the first.' : ''}
              error={incomplete && !second ? 'Choose a second candidate.' : undefined}
              onChange={({ id }) => choose({ ...choice, secondId: id })}
            />
            <Picker
              ref={jobPicker}
              label="Job"
              placeholder="Choose a job"
              options={jobOptions}
              value={job?.id ?? ''}
              hint={jobOptions.length === 0 ? 'There are no jobs yet.' : ''}
              error={incomplete && !job ? 'Choose a job.' : undefined}
              onChange={({ id }) => choose({ ...choice, jobId: id })}
            />
            <Button type="submit" className="submit" disabled={comparison.isPending}>
              {comparison.isPending ? 'Comparing...' : 'Compare Candidates'}
            </Button>
            {comparison.error ? (
              <div className="problem">
                <FormError
                  {...describeFailure(comparison.error, messages.compareCandidates)}
                  action={
                    comparison.error.code === 'upgrade_required'
                      ? { label: 'See what an upgrade adds', href: upgradeHref }
                      : undefined
                  }
                />
              </div>
            ) : null}
          </Pickers>
          {candidateOptions.length === 0 || jobOptions.length === 0 ? (
            <Missing>
              {candidateOptions.length === 0 ? (
                <ButtonLink href={createCandidateHref} variant="secondary">
                  Create Candidate
                </ButtonLink>
              ) : null}
              {jobOptions.length === 0 ? (
                <ButtonLink href={createJobHref} variant="secondary">
                  Create Job
                </ButtonLink>
              ) : null}
            </Missing>
          ) : null}
          {result ? (
            <ComparisonResult
              comparison={result.comparison}
              names={[result.first.label, result.second.label]}
              jobTitle={result.job.label}
            />
          ) : comparison.isPending ? (
            <ResultSkeleton />
          ) : (
            <ComparisonPreview />
          )}
        </>
      ) : failedLoad ? (
        <LoadError
          {...describeFailure(failedLoad.query.error, failedLoad.texts)}
          retrying={failedLoad.query.isFetching}
          onRetry={() => {
            if (!candidates.data) void candidates.refetch();
            if (!jobs.data) void jobs.refetch();
          }}
        />
      ) : (
        <>
          <PickersSkeleton />
          <ComparisonPreview />
        </>
      )}
    </Page>
  );
}

type PickerProps = {
  label: string;
  placeholder: string;
  options: readonly { id: string; label: string }[];
  value: string;
  hint: string;
  error: string | undefined;
  onChange: (chosen: { id: string }) => void;
  ref: Ref<HTMLSelectElement>;
};

function Picker({ label, placeholder, options, value, hint, error, onChange, ref }: PickerProps) {
  return (
    <FormField label={label} required hint={hint} error={error}>
      {(control) => (
        <SelectInput
          {...control}
          ref={ref}
          value={value}
          onChange={(event) => onChange({ id: event.target.value })}
        >
          <option value="">{placeholder}</option>
          {options.map(({ id, label: text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </SelectInput>
      )}
    </FormField>
  );
}

function PickersSkeleton() {
  return (
    <LoadingRegion label="Loading candidates and jobs...">
      <Pickers as="div">
        {['first', 'second', 'job'].map((picker) => (
          <PickerShape key={picker}>
            <Skeleton height="21px" width="112px" />
            <Skeleton height="40px" />
          </PickerShape>
        ))}
        <Skeleton className="submit" height="40px" />
      </Pickers>
    </LoadingRegion>
  );
}

function ResultSkeleton() {
  return (
    <LoadingRegion label="Comparing...">
      <ResultShape>
        <Skeleton height="124px" borderRadius="card" />
        <Skeleton height="340px" borderRadius="card" />
        <Skeleton height="340px" borderRadius="card" />
      </ResultShape>
    </LoadingRegion>
  );
}
