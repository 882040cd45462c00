import type { Candidate } from '@cortex/api-client/model';
import { useState } from 'react';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { reportFailure } from '../../feedback/reportFailure.ts';
import { createDraft } from '../../forms/drafts/store.ts';
import { useAddToJob } from '../../lists/applications/useAddToJob.ts';
import { useStages } from '../../lists/applications/useStages.ts';

const draft = createDraft<{ jobId: string }>('candidate-job');

/**
 * The job that a new candidate is added to: the one that a link named, or else the one that was chosen. It is kept like what is typed,
 * until the candidate is created.
 */
export function useChosenJob(linkedId: string | undefined) {
  const [chosenId, setId] = useState(() => linkedId ?? draft.read()?.jobId);
  const { lacking } = useStages();
  const id = lacking ? undefined : chosenId;
  const addToJob = useAddToJob();

  function choose(jobId: string | undefined) {
    setId(jobId);
    if (jobId === undefined) draft.drop();
    else draft.keep({ jobId });
  }

  /** Adds the candidate. Who saved one is not kept waiting for it, and is told where it fails. */
  function add({ id: candidateId }: Candidate) {
    choose(undefined);
    if (id !== undefined) void send(id, candidateId);
  }

  async function send(jobId: string, candidateId: string) {
    try {
      await addToJob({ jobId, candidateId, created: true });
    } catch (error) {
      const retry = () => void send(jobId, candidateId);
      reportFailure(error, extensionMessages.addToJob, { action: { label: 'Try again', onSelect: retry } });
    }
  }

  return { id, choose, add };
}
