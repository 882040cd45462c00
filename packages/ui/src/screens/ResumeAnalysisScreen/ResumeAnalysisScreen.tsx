import { chakra } from '@chakra-ui/react/styled-system';
import { useAnalyzeResume } from '@cortex/api-client/analysis';
import { useListCandidates } from '@cortex/api-client/candidates';
import { useListJobs } from '@cortex/api-client/jobs';
import type { ResumeAnalysis } from '@cortex/api-client/model';
import { type FormEvent, useMemo, useRef, useState } from 'react';
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
import { AnalysisPreview } from './AnalysisPreview.tsx';
import { AnalysisResult } from './AnalysisResult.tsx';

const Pickers = chakra('form', {
  base: {
    display: 'grid',
    alignItems: 'start',
    columnGap: '4',
    rowGap: '2',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
    marginBlockEnd: '3',
    _print: { display: 'none' },
    '& > .submit': { marginBlockStart: { base: 0, md: '27px' }, minHeight: '10', minWidth: '152px' },
    '& > .problem': { gridColumn: '1 / -1' },
  },
});

const Missing = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginBlockEnd: '6' } });

const PickerShape = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '1.5', paddingBlockEnd: '26px' },
});

const ResultShape = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });

type Choice = { candidateId: string; jobId: string };

const lastAnalysis = createKeptResult<ResumeAnalysis>('analysis');

export type ResumeAnalysisScreenProps = {
  /** The candidate that is chosen at first, where the link named one. */
  candidateId?: string | undefined;
  jobId?: string | undefined;
  onChoose?: (choice: Choice) => void;
  createCandidateHref: string;
  createJobHref: string;
};

/** Where a person sees how a candidate fits a job, and on which words that rests. */
export function ResumeAnalysisScreen({
  candidateId = '',
  jobId = '',
  onChoose,
  createCandidateHref,
  createJobHref,
}: ResumeAnalysisScreenProps) {
  const candidates = useListCandidates();
  const jobs = useListJobs();
  useReportedFailure(candidates.error, messages.loadCandidates);
  useReportedFailure(jobs.error, messages.loadJobs);

  const [arrival] = useState<Choice>({ candidateId, jobId });
  const [choice, setChoice] = useState(arrival);
  const [incomplete, setIncomplete] = useState(false);
  const candidatePicker = useRef<HTMLSelectElement>(null);
  const jobPicker = useRef<HTMLSelectElement>(null);
  const sortedCandidates = useMemo(() => sortCandidates(candidates.data ?? []), [candidates.data]);
  const sortedJobs = useMemo(
    () => (jobs.data ?? []).toSorted((a, b) => a.title.localeCompare(b.title, 'en')),
    [jobs.data],
  );
  const analysis = useAnalyzeResume({
    mutation: {
      onSuccess: () => showToast({ kind: 'success', title: messages.analyzeResume.success }),
      onError: (error) => reportFailure(error, messages.analyzeResume),
    },
  });
  const send = useOneAtATime(analysis);

  const candidate = sortedCandidates.find(({ id }) => id === choice.candidateId);
  const job = sortedJobs.find(({ id }) => id === choice.jobId);
  const request = analysis.variables?.data;
  const analyzedCandidate = sortedCandidates.find(({ id }) => id === request?.candidate_id);
  const analyzedJob = sortedJobs.find(({ id }) => id === request?.job_id);

  const kept =
    analysis.isIdle && choice === arrival && candidate && job
      ? lastAnalysis.read([candidate, job])
      : undefined;
  const result =
    analysis.data && analyzedCandidate && analyzedJob
      ? { analysis: analysis.data, candidate: analyzedCandidate, job: analyzedJob }
      : kept && candidate && job
        ? { analysis: kept, candidate, job }
        : null;

  function choose(next: Choice) {
    setChoice(next);
    onChoose?.(next);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (analysis.isPending) return;
    if (!candidate || !job) {
      setIncomplete(true);
      showToast({ kind: 'error', title: messages.analyzeResume.incomplete });
      console.error('[cortex]', messages.analyzeResume.incomplete);
      (candidate ? jobPicker : candidatePicker).current?.focus();
      return;
    }
    setIncomplete(false);
    send(
      { data: { candidate_id: candidate.id, job_id: job.id } },
      { onSuccess: (answer) => lastAnalysis.keep([candidate, job], answer) },
    );
  }

  const failedLoad = [
    { query: candidates, texts: messages.loadCandidates },
    { query: jobs, texts: messages.loadJobs },
  ].find(({ query }) => query.error && !query.data);

  return (
    <Page>
      <PageHeader
        title="Resume Analysis"
        description="How a candidate fits a job, and the words that show it."
      />
      {candidates.data && jobs.data ? (
        <>
          <Pickers noValidate onSubmit={handleSubmit}>
            <FormField
              label="Candidate"
              required
              hint={sortedCandidates.length === 0 ? 'There are no candidates yet.' : undefined}
              error={incomplete && !candidate ? 'Choose a candidate.' : undefined}
            >
              {(control) => (
                <SelectInput
                  {...control}
                  ref={candidatePicker}
                  value={candidate?.id ?? ''}
                  onChange={(event) => choose({ ...choice, candidateId: event.target.value })}
                >
                  <option value="">Choose a candidate</option>
                  {sortedCandidates.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </SelectInput>
              )}
            </FormField>
            <FormField
              label="Job"
              required
              hint={sortedJobs.length === 0 ? 'There are no jobs yet.' : undefined}
              error={incomplete && !job ? 'Choose a job.' : undefined}
            >
              {(control) => (
                <SelectInput
                  {...control}
                  ref={jobPicker}
                  value={job?.id ?? ''}
                  onChange={(event) => choose({ ...choice, jobId: event.target.value })}
                >
                  <option value="">Choose a job</option>
                  {sortedJobs.map(({ id, title }) => (
                    <option key={id} value={id}>
                      {title}
                    </option>
                  ))}
                </SelectInput>
              )}
            </FormField>
            <Button type="submit" className="submit" disabled={analysis.isPending}>
              {analysis.isPending ? 'Analyzing...' : 'Analyze Resume'}
            </Button>
            {analysis.error ? (
              <div className="problem">
                <FormError {...describeFailure(analysis.error, messages.analyzeResume)} />
              </div>
            ) : null}
          </Pickers>
          {sortedCandidates.length === 0 || sortedJobs.length === 0 ? (
            <Missing>
              {sortedCandidates.length === 0 ? (
                <ButtonLink href={createCandidateHref} variant="secondary">
                  Create Candidate
                </ButtonLink>
              ) : null}
              {sortedJobs.length === 0 ? (
                <ButtonLink href={createJobHref} variant="secondary">
                  Create Job
                </ButtonLink>
              ) : null}
            </Missing>
          ) : null}
          {result ? (
            <AnalysisResult
              analysis={result.analysis}
              candidateName={result.candidate.name}
              jobTitle={result.job.title}
            />
          ) : analysis.isPending ? (
            <ResultSkeleton />
          ) : (
            <AnalysisPreview />
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
          <AnalysisPreview />
        </>
      )}
    </Page>
  );
}

function PickersSkeleton() {
  return (
    <LoadingRegion label="Loading candidates and jobs...">
      <Pickers as="div">
        {['candidate', 'job'].map((picker) => (
          <PickerShape key={picker}>
            <Skeleton height="21px" width="72px" />
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
    <LoadingRegion label="Analyzing...">
      <ResultShape>
        <Skeleton height="228px" borderRadius="card" />
        <Skeleton height="150px" borderRadius="card" />
        <Skeleton height="320px" borderRadius="card" />
      </ResultShape>
    </LoadingRegion>
  );
}
