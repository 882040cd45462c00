import { analyzeResume, analyzeResumes } from '@cortex/api-client/analysis';
import { ApiError } from '@cortex/api-client/http';
import { analysisLimits, backgroundTaskLimits } from '@cortex/api-client/limits';
import type { BackgroundTask, PairResult } from '@cortex/api-client/model';
import { BUSY_TRIES, isBusy, pause } from '../feedback/busy.ts';
import { isUnsupported } from '../feedback/isUnsupported.ts';
import { followTask } from './followTask.ts';
import { fromAnalysis, fromResult, type Pair, type RankedPair, refused } from './rankedPair.ts';

/** The first rows are to be there at once. */
const FIRST = 5;
/** A call that takes longer than this is followed by a smaller one: the client gives up on a call after 10 s. */
const LONG_MS = 2_500;
const SHORT_MS = 1_000;
/** How often a call without an answer in time is made again, for fewer: a server that has just started reads the first texts slowly. */
const LATE_TRIES = 2;
/** The number of concurrent calls, where a server takes one pair at a time. */
const AT_ONCE = 4;

export type Ranking = {
  pairs: readonly Pair[];
  onRows: (rows: readonly RankedPair[]) => void;
  /** The server took it over: it goes on when the page is closed. */
  onTask?: (task: BackgroundTask) => void;
  signal: AbortSignal;
};

/**
 * Analyzes pairs in order and reports each result: many candidates for one job as a task of the server, where it supports that;
 * else in batches, else one by one. Ends when all are done or the signal is aborted. Throws the `ApiError` of a call that failed
 * as a whole; earlier results remain.
 */
export async function runRanking({ onTask = () => {}, ...ranking }: Ranking): Promise<void> {
  const { pairs, onRows, signal } = ranking;
  const [first] = pairs;
  const isForOneJob = first !== undefined && pairs.every(({ jobId }) => jobId === first.jobId);
  const isMany = pairs.length > analysisLimits.pairs && pairs.length <= backgroundTaskLimits.candidates;
  if (!isForOneJob || !isMany) return runInBatches(ranking);
  const candidateIds = pairs.map(({ candidateId }) => candidateId);
  const left = await followTask({ jobId: first.jobId, candidateIds, onStarted: onTask, onRows, signal });
  if (!signal.aborted) await runInBatches({ ...ranking, pairs: left ?? pairs });
}

async function runInBatches({ pairs, onRows, signal }: Ranking): Promise<void> {
  let rest = [...pairs];
  let size = FIRST;
  let busy = 0;
  while (rest.length > 0 && !signal.aborted) {
    const chunk = rest.slice(0, size);
    const startedAt = performance.now();
    let results: PairResult[];
    try {
      ({ results } = await analyzeResumes({ pairs: chunk.map(toRequest) }, { signal }));
    } catch (error) {
      if (signal.aborted) return;
      if (isUnsupported(error)) return runOneByOne({ pairs: rest, onRows, signal });
      const isLate = error instanceof ApiError && error.reason === 'timeout';
      if (!(isBusy(error) || isLate) || busy >= (isLate ? LATE_TRIES : BUSY_TRIES)) throw error;
      busy += 1;
      if (isLate) {
        size = Math.max(1, Math.floor(size / 2));
        continue;
      }
      await pause(signal);
      continue;
    }
    const later = new Set(results.filter(({ error }) => error?.code === 'server_busy').map(nameOf));
    const done = results.filter((result) => !later.has(nameOf(result)));
    if (done.length > 0) onRows(done.map(fromResult));
    rest = [...chunk.filter((pair) => later.has(nameOf(toRequest(pair)))), ...rest.slice(chunk.length)];
    busy = done.length > 0 ? 0 : busy + 1;
    if (busy > BUSY_TRIES) {
      onRows(results.map(fromResult));
      rest = rest.slice(chunk.length);
      busy = 0;
    }
    size = nextSize(size, performance.now() - startedAt);
  }
}

async function runOneByOne({ pairs, onRows, signal }: Ranking): Promise<void> {
  const rest = pairs.values();
  async function work() {
    for (const pair of rest) {
      if (signal.aborted) return;
      const row = await analyzeOne(pair, signal);
      if (row) onRows([row]);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function analyzeOne(pair: Pair, signal: AbortSignal): Promise<RankedPair | undefined> {
  for (let busy = 0; ; busy += 1) {
    try {
      return fromAnalysis(pair, await analyzeResume(toRequest(pair), { signal }));
    } catch (error) {
      if (signal.aborted) return undefined;
      if (isBusy(error) && busy < BUSY_TRIES) {
        await pause(signal);
        continue;
      }
      if (error instanceof ApiError && isAboutThePair(error)) {
        return refused(pair, error.detail === undefined ? undefined : { detail: error.detail });
      }
      throw error;
    }
  }
}

/** A failure of this pair only: it is gone, or there is too little to read. */
function isAboutThePair({ status }: ApiError): boolean {
  return status === 404 || status === 422;
}

function nextSize(size: number, milliseconds: number): number {
  if (milliseconds > LONG_MS) return Math.max(1, Math.floor(size / 2));
  return milliseconds < SHORT_MS ? Math.min(analysisLimits.pairs, size * 2) : size;
}

function toRequest({ candidateId, jobId }: Pair) {
  return { candidate_id: candidateId, job_id: jobId };
}

function nameOf({ candidate_id, job_id }: { candidate_id: string; job_id: string }): string {
  return `${candidate_id} ${job_id}`;
}
