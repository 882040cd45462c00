import {
  cancelBackgroundTask,
  readBackgroundTaskResults,
  startBackgroundTask,
} from '@cortex/api-client/background';
import type { BackgroundTask } from '@cortex/api-client/model';
import { askPatiently, isBusy, pause } from '../feedback/busy.ts';
import { isUnsupported } from '../feedback/isUnsupported.ts';
import { goesOn } from '../lists/BackgroundTasks/goesOn.ts';
import { fromResult, type Pair, type RankedPair } from './rankedPair.ts';

const FIRST_LOOK_MS = 150;
const MAX_PAUSE_MS = 1_000;

/** The reason of an abort after which the server does not go on either. */
export const STOPPED = 'stopped';

type Followed = {
  jobId: string;
  candidateIds: readonly string[];
  onStarted: (task: BackgroundTask) => void;
  onRows: (rows: readonly RankedPair[]) => void;
  signal: AbortSignal;
};

/**
 * Has the server rank candidates for a job and reports each result as it comes. Where the signal is aborted the server goes on,
 * unless the reason is `STOPPED`. Gives the pairs that are left to be asked for one by one, or undefined where the server does not
 * support background tasks, or has no room for one more. Throws the `ApiError` of a call that failed.
 */
export async function followTask({
  jobId,
  candidateIds,
  onStarted,
  onRows,
  signal,
}: Followed): Promise<Pair[] | undefined> {
  const task = await start(jobId, candidateIds, signal);
  if (!task) return undefined;
  onStarted(task);
  signal.addEventListener('abort', () => {
    if (signal.reason === STOPPED) cancelBackgroundTask(task.id).catch(() => {});
  });
  const toPairs = (ids: readonly string[]) => ids.map((candidateId) => ({ candidateId, jobId }));
  const left: Pair[] = [];
  let from = 0;
  let wait = FIRST_LOOK_MS;
  while (!signal.aborted) {
    await pause(signal, wait);
    if (signal.aborted) break;
    const look = () => readBackgroundTaskResults(task.id, { from }, { signal });
    const answer = await askPatiently(look, signal).catch((error: unknown) => {
      if (signal.aborted || isUnsupported(error)) return undefined;
      throw error;
    });
    if (!answer) return [...left, ...toPairs(candidateIds.slice(from))];
    const settled = answer.results.filter(({ error }) => error?.code !== 'server_busy');
    for (const { candidate_id, job_id, error } of answer.results)
      if (error?.code === 'server_busy') left.push({ candidateId: candidate_id, jobId: job_id });
    if (settled.length > 0) onRows(settled.map(fromResult));
    const isNew = answer.next > from;
    from = answer.next;
    if (from >= answer.task.done && !goesOn(answer.task)) {
      const rest = answer.task.state === 'failed' ? candidateIds.slice(from) : [];
      return [...left, ...toPairs(rest)];
    }
    wait =
      from < answer.task.done ? 0 : isNew ? FIRST_LOOK_MS : Math.min(MAX_PAUSE_MS, wait * 2 || FIRST_LOOK_MS);
  }
  return [];
}

async function start(
  jobId: string,
  candidateIds: readonly string[],
  signal: AbortSignal,
): Promise<BackgroundTask | undefined> {
  try {
    return await startBackgroundTask(
      { kind: 'ranking', job_id: jobId, candidate_ids: [...candidateIds] },
      { signal },
    );
  } catch (error) {
    if (signal.aborted || isUnsupported(error) || isBusy(error)) return undefined;
    throw error;
  }
}
