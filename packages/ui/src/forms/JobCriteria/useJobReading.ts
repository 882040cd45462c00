import { jobTextFields } from '@cortex/api-client/extensionFields';
import { ApiError } from '@cortex/api-client/http';
import { readJobCriteria } from '@cortex/api-client/jobs';
import type { CriterionChoice, JobReading, JobText, ReadCriterion } from '@cortex/api-client/model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { logFailure } from '../../feedback/reportFailure.ts';
import { useDebounced } from '../useDebounced.ts';
import { findNamed, keepPlaces } from './criterionChoices.ts';

const PAUSE_MS = 250;

type Text = Pick<JobText, 'title' | 'description' | 'skills_required'>;

/** The last list that came, and what it was read from. */
type Shown = {
  reading: JobReading;
  text: string;
  criteria: readonly ReadCriterion[];
  /** The criteria as the text has them, where the person chose nothing for them. */
  written: readonly ReadCriterion[];
};

/**
 * What a server reads in a job while it is typed. The last list stays until the next one comes. Text is asked about
 * when it stands still, a choice at once; a newer question ends the one before.
 */
export function useJobReading(text: Text, choices: readonly CriterionChoice[]) {
  const queryClient = useQueryClient();
  const [shown, setShown] = useState<Shown | null>(null);
  const [absent, setAbsent] = useState(false);
  const [failed, setFailed] = useState(false);
  const typed = JSON.stringify(cut(text));
  const settled = useDebounced(typed, PAUSE_MS);
  const blank = Object.values(text).every((part) => part.trim() === '');
  const query = useQuery({
    ...askAbout(settled, choices),
    enabled: !absent && !blank && hasText(settled),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { data, error } = query;
  const missing = error instanceof ApiError && error.status === 404;

  if (missing && !absent) setAbsent(true);
  if (blank && shown) setShown(null);
  // A new question is no success yet: what was said stays until an answer comes.
  const nowFailed = error ? !missing : failed && !data && !blank;
  if (nowFailed !== failed) setFailed(nowFailed);
  if (!blank && data && data !== shown?.reading) {
    const before = shown?.text === settled ? shown : null;
    const unchosen = data.criteria.filter(({ name }) => !findNamed(choices, name));
    setShown({
      reading: data,
      text: settled,
      criteria: keepPlaces(data.criteria, before?.criteria ?? []),
      written: [...unchosen, ...(before?.written ?? [])],
    });
  }

  useEffect(() => {
    if (error && !missing) logFailure(error);
  }, [error, missing]);

  return {
    shown: absent || blank ? null : shown,
    failed: failed && !blank,
    retrying: query.isFetching,
    retry: query.refetch,
    /** Why a criterion cannot be added, or nothing. Throws what the call throws. */
    async findRefusal(added: CriterionChoice): Promise<string | undefined> {
      const reading = await queryClient.fetchQuery(askAbout(typed, [...choices, added]));
      return findNamed(reading.refused, added.name)?.reason;
    },
  };
}

/** The text as far as a server reads it: of what is too long the field says so, and the rest counts. */
function cut({ title, description, skills_required }: Text): Text {
  return {
    title: title.slice(0, jobTextFields.title.maxLength),
    description: description.slice(0, jobTextFields.description.maxLength),
    skills_required: skills_required.slice(0, jobTextFields.skills_required.maxLength),
  };
}

function askAbout(text: string, choices: readonly CriterionChoice[]) {
  const question: JobText = { ...JSON.parse(text), ...(choices.length > 0 ? { criteria: choices } : {}) };
  return {
    queryKey: ['job criteria', question],
    queryFn: ({ signal }: { signal: AbortSignal }) => readJobCriteria(question, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  };
}

function hasText(text: string): boolean {
  return /[^\s]/.test(Object.values<string>(JSON.parse(text)).join(''));
}
