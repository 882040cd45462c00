import { getGetCandidateQueryKey, getListCandidatesQueryKey } from '@cortex/api-client/candidates';
import type { ApiError } from '@cortex/api-client/http';
import type { Candidate, CandidateForm, CandidateSummary } from '@cortex/api-client/model';
import type { QueryClient } from '@tanstack/react-query';
import { createEdits } from '../drafts/store.ts';
import { createRecordCache } from '../recordCache.ts';

export const candidateFieldNames = ['name', 'email', 'phone', 'notes', 'resume_file'] as const;

/** What stands in a form about a candidate: its texts, and the resume that was picked. */
export type CandidateValues = Omit<CandidateForm, 'resume_file'> & { resume_file: File | null };

export const blankCandidate: CandidateValues = {
  name: '',
  email: '',
  phone: '',
  notes: '',
  resume_file: null,
};

/** What of a candidate can be written. */
export function toCandidateValues({ name, email, phone, notes }: CandidateSummary): CandidateValues {
  return { name, email, phone, notes, resume_file: null };
}

export function toCandidateForm({ resume_file, ...texts }: CandidateValues): CandidateForm {
  return resume_file ? { ...texts, resume_file } : texts;
}

/** Edits of candidates that are not saved yet. */
export const candidateEdits = createEdits<Partial<CandidateValues>>('candidate edits');

const listCache = createRecordCache<CandidateSummary>(getListCandidatesQueryKey());

export const candidateCache = {
  ...listCache,
  put(queryClient: QueryClient, saved: Candidate) {
    listCache.put(queryClient, saved);
    queryClient.setQueryData<Candidate>(getGetCandidateQueryKey(saved.id), (details) => details && saved);
  },
  remove(queryClient: QueryClient, id: string) {
    listCache.remove(queryClient, id);
    queryClient.removeQueries({ queryKey: getGetCandidateQueryKey(id) });
  },
};

const resumeCodes: readonly (string | undefined)[] = [
  'corrupt_resume',
  'password_protected_resume',
  'resume_too_complex',
  'unsupported_resume_type',
];

/** The refused fields, the resume included where it is the resume that the server refused. */
export function getCandidateRefusals({
  status,
  code,
  detail,
  fieldErrors,
}: ApiError): Record<string, string> {
  const aboutResume = status === 413 || status === 415 || resumeCodes.includes(code);
  if (!aboutResume || fieldErrors.resume_file) return fieldErrors;
  return {
    ...fieldErrors,
    resume_file: detail ?? 'The server did not take this file. Choose another one.',
  };
}
