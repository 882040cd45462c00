import { useListCandidates } from '@cortex/api-client/candidates';
import { useListJobs } from '@cortex/api-client/jobs';
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
