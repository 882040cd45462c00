import { readResume } from '@cortex/api-client/candidates';
import type { ResumeReading } from '@cortex/api-client/model';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { isUnsupported } from '../../feedback/isUnsupported.ts';
import { logFailure } from '../../feedback/reportFailure.ts';
import type { DraftForm } from '../drafts/useDraftForm.ts';
import type { CandidateValues } from './candidateForm.ts';
import { checkResumeFile } from './checkResumeFile.ts';

const names = ['name', 'email', 'phone'] as const;

export type ReadingState =
  | { kind: 'none' }
  | { kind: 'reading' }
  | { kind: 'read'; skills: string; sameResumeAs?: string | undefined }
  | { kind: 'failed'; retry: () => void };

/**
 * Reads the resume that was picked and fills what is still empty in the form, never what somebody typed. A server that
 * cannot read one before it is saved leaves the form as it is.
 */
export function useResumeReading({ form }: Pick<DraftForm<CandidateValues>, 'form'>): ReadingState {
  const { watch, getValues, setValue } = form;
  const file = watch('resume_file');
  const readable = file && checkResumeFile(file) === undefined ? file : null;
  const reading = useQuery<ResumeReading>({
    queryKey: ['resume reading', readable?.name, readable?.size, readable?.lastModified],
    queryFn: readable ? ({ signal }) => readResume({ resume_file: copy(readable) }, { signal }) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { data, error } = reading;
  const lacking = isUnsupported(error);

  const fillIn = useEffectEvent((found: ResumeReading) => {
    for (const name of names) {
      const text = found[name];
      if (text && getValues(name) === '') setValue(name, text, { shouldDirty: true, shouldValidate: true });
    }
  });
  useEffect(() => {
    if (data) fillIn(data);
  }, [data]);
  useEffect(() => {
    if (error && !lacking) logFailure(error);
  }, [error, lacking]);

  if (!readable || lacking) return { kind: 'none' };
  if (data) return { kind: 'read', skills: data.skills, sameResumeAs: data.same_resume_as };
  if (error && !reading.isFetching) return { kind: 'failed', retry: () => void reading.refetch() };
  return { kind: 'reading' };
}

/** The picker shows how far a file's sending is, and lets nobody change it meanwhile; that is for the form's own sending. */
function copy(file: File): File {
  return new File([file], file.name, { type: file.type });
}
