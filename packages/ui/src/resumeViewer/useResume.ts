import { getCandidate, useGetResumeText } from '@cortex/api-client/candidates';
import { requestFile } from '@cortex/api-client/files';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isUnsupported } from '../feedback/isUnsupported.ts';
import { logFailure } from '../feedback/reportFailure.ts';

/** Files are large: they are dropped from the cache this long after their last use (ms). */
const KEPT_MS = 60_000;

export type ResumeFile = { name: string | undefined; bytes: Uint8Array; isPdf: boolean };

/** The file of a candidate's resume (null where there is none), and the text that was read of it where the server tells. */
export function useResume(candidateId: string) {
  const file = useQuery<ResumeFile | null>({
    queryKey: ['resume file', candidateId],
    queryFn: ({ signal }) => loadFile(candidateId, signal),
    staleTime: KEPT_MS,
    gcTime: KEPT_MS,
    structuralSharing: false,
  });
  const text = useGetResumeText(candidateId, { query: { staleTime: KEPT_MS } });
  const lacking = isUnsupported(text.error);
  useLoggedFailure(file.error);
  useLoggedFailure(lacking ? null : text.error);
  return { file, text: lacking ? null : text };
}

/** Failures are shown in place. */
function useLoggedFailure(error: unknown): void {
  useEffect(() => {
    if (error) logFailure(error);
  }, [error]);
}

/** A link is valid for minutes, so that each file begins with a fresh one. */
async function loadFile(candidateId: string, signal: AbortSignal): Promise<ResumeFile | null> {
  const { resume, resume_file_name: name } = await getCandidate(candidateId, { signal });
  if (!resume) return null;
  const bytes = await requestFile(resume, { name: 'the resume', signal });
  return { name, bytes, isPdf: new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-') };
}
