import {
  getGetRescoringQueryKey,
  getListBackgroundTasksQueryKey,
  startBackgroundTask,
  useGetRescoring,
} from '@cortex/api-client/background';
import type { Rescoring } from '@cortex/api-client/model';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { isUnsupported } from '../../feedback/isUnsupported.ts';
import { subscribeToDrafts } from '../../forms/drafts/store.ts';
import { QuietNote } from '../../forms/QuietNote.ts';
import { useSave } from '../../forms/useSave.ts';
import { styled } from '../../theme/styled.tsx';
import { awaitedTasks } from '../BackgroundTasks/awaitedTasks.ts';
import { declinedOffers } from './keepToRescore.ts';

const Buttons = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '1', paddingBlock: '1' } });

/**
 * Offers to score the people of a job again whose scores are older than its last change, whoever changed it; nothing where there are
 * none, where the server does not say, or where the person said "Not now" to as many.
 */
export function RescoringOffer({ jobId }: { jobId: string }) {
  const { data } = useGetRescoring(jobId, {
    query: { retry: false, retryOnMount: (query) => !isUnsupported(query.state.error) },
  });
  const declined = useMemo(() => declinedOffers(jobId), [jobId]);
  const people = data?.to_rescore ?? 0;
  const isDeclined = useSyncExternalStore(subscribeToDrafts, declined.read)?.to_rescore === people;
  useEffect(() => {
    if (data?.to_rescore === 0) declined.drop();
  }, [data, declined]);
  const start = useSave({
    call: () => startBackgroundTask({ kind: 'rescoring', job_id: jobId }),
    messages: extensionMessages.startRescoring,
    writeCache(queryClient, task) {
      // It may have ended before the list is asked for.
      awaitedTasks.add(task.id);
      queryClient.setQueryData<Rescoring>(getGetRescoringQueryKey(jobId), { to_rescore: 0 });
      void queryClient.invalidateQueries({ queryKey: getListBackgroundTasksQueryKey() });
    },
  });
  if (people === 0 || isDeclined) return null;
  const number = people.toLocaleString('en-US');
  return (
    <QuietNote role="status" data-offer="">
      {people === 1
        ? '1 person has a score for this job from before it was changed.'
        : `${number} people have scores for this job from before it was changed.`}
      <Buttons>
        <Button
          variant="secondary"
          size="small"
          disabled={start.sending}
          onClick={() => start.send(undefined)}
        >
          {people === 1 ? 'Score the 1 person again' : `Score the ${number} people again`}
        </Button>
        <Button variant="quiet" size="small" onClick={() => declined.keep({ to_rescore: people })}>
          Not now
        </Button>
      </Buttons>
    </QuietNote>
  );
}
