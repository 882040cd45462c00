import { getListBackgroundTasksQueryKey, startBackgroundTask } from '@cortex/api-client/background';
import { useMemo, useSyncExternalStore } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { subscribeToDrafts } from '../../forms/drafts/store.ts';
import { QuietNote } from '../../forms/QuietNote.ts';
import { useSave } from '../../forms/useSave.ts';
import { styled } from '../../theme/styled.tsx';
import { rescoringOffers } from './rescoringOffers.ts';

const Buttons = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '1', paddingBlock: '1' } });

/** Offers to score the people of a job again after the person changed it; nothing where they did not, or have said so. */
export function RescoringOffer({ jobId }: { jobId: string }) {
  const offer = useMemo(() => rescoringOffers(jobId), [jobId]);
  const people = useSyncExternalStore(subscribeToDrafts, offer.read)?.people ?? 0;
  const start = useSave({
    call: () => startBackgroundTask({ kind: 'rescoring', job_id: jobId }),
    messages: extensionMessages.startRescoring,
    writeCache(queryClient) {
      offer.drop();
      void queryClient.invalidateQueries({ queryKey: getListBackgroundTasksQueryKey() });
    },
  });
  if (people === 0) return null;
  const number = people.toLocaleString('en-US');
  return (
    <QuietNote role="status" data-offer="">
      {people === 1
        ? '1 person of this job has the score from before your change.'
        : `${number} people of this job have the scores from before your change.`}
      <Buttons>
        <Button
          variant="secondary"
          size="small"
          disabled={start.sending}
          onClick={() => start.send(undefined)}
        >
          {people === 1 ? 'Score the 1 person again' : `Score the ${number} people again`}
        </Button>
        <Button variant="quiet" size="small" onClick={offer.drop}>
          Not now
        </Button>
      </Buttons>
    </QuietNote>
  );
}
