import { getListCandidatesQueryKey, useListCandidates } from '@cortex/api-client/candidates';
import { getListJobsQueryKey, useListJobs } from '@cortex/api-client/jobs';
import type { CandidateSummary, Job } from '@cortex/api-client/model';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { messages } from '../../feedback/messages.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { sortCandidates } from '../sorting/sortCandidates.ts';
import { sortJobs } from '../sorting/sortJobs.ts';

/** The candidates and the jobs that a person chooses from, in the order of their lists. */
export function useCandidatesAndJobs() {
  const candidates = useListCandidates();
  const jobs = useListJobs();
  useReportedFailure(candidates, messages.loadCandidates);
  useReportedFailure(jobs, messages.loadJobs);
  const records = useMemo(
    () =>
      candidates.data && jobs.data
        ? { candidate: sortCandidates(candidates.data), job: sortJobs(jobs.data) }
        : null,
    [candidates.data, jobs.data],
  );
  const pickable = useMemo(
    () => ({
      candidate: (records?.candidate ?? []).map(({ id, name, email }) => ({
        id,
        title: name,
        detail: email,
      })),
      job: (records?.job ?? []).map(({ id, title, skills_required }) => ({
        id,
        title,
        detail: skills_required,
      })),
    }),
    [records],
  );
  const failed = [
    { query: candidates, texts: messages.loadCandidates },
    { query: jobs, texts: messages.loadJobs },
  ].find(({ query }) => query.error && !query.data);

  return {
    records,
    /** The same, as a picker shows them. */
    pickable,
    failure: failed ? describeFailure(failed.query.error, failed.texts) : null,
    retrying: failed?.query.isFetching ?? false,
    retry() {
      if (!candidates.data) void candidates.refetch();
      if (!jobs.data) void jobs.refetch();
    },
  };
}

/** The same as they are cached at the moment, for what ends after the page was left. */
export function readCandidatesAndJobs(queryClient: QueryClient) {
  return {
    candidate: queryClient.getQueryData<CandidateSummary[]>(getListCandidatesQueryKey()),
    job: queryClient.getQueryData<Job[]>(getListJobsQueryKey()),
  };
}
