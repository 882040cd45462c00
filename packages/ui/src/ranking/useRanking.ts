import { getListBackgroundTasksQueryKey } from '@cortex/api-client/background';
import type { ApiError } from '@cortex/api-client/http';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { messages } from '../feedback/messages.ts';
import { reportFailure } from '../feedback/reportFailure.ts';
import { dismissToastsAbout } from '../feedback/Toaster/toaster.ts';
import { createDrafts, type Draft, subscribeToDrafts } from '../forms/drafts/store.ts';
import { STOPPED } from './followTask.ts';
import { keyOf, type Pair, type RankedPair } from './rankedPair.ts';
import { type Ranking as RankingOrder, runRanking } from './runRanking.ts';

/** The results of a ranking so far, by pair. */
type Kept = { basis: string; rows: Readonly<Record<string, RankedPair>> };

/** Rankings are restored on the way back, as analyses are. */
const kept = createDrafts<Kept>('rankings', { max: 3 });

const nothing: Kept['rows'] = {};

export type RankingRun = {
  rows: Readonly<Record<string, RankedPair>>;
  done: number;
  running: boolean;
  /** Whether the server goes on with it when the page is closed. */
  inBackground: boolean;
  /** When this run started (ms of the page's clock), and how many pairs it has done. */
  pace: { startedAt: number; done: number };
  error: ApiError | null;
  /** Analyzes the rest; `again` everything, `refused` the pairs without an analysis. */
  start: (which?: 'rest' | 'again' | 'refused') => void;
  stop: () => void;
  change: (pair: Pair, told: Partial<RankedPair>) => void;
};

/** Changes what the kept rankings tell of a pair, whichever of them has it. */
export function changeRankings(pair: Pair, told: Partial<RankedPair>): void {
  for (const place of kept.listIds().map(kept)) {
    const now = place.read();
    if (now) keepChanged(place, now, pair, told);
  }
}

function keepChanged(place: Draft<Kept>, now: Kept, pair: Pair, told: Partial<RankedPair>): void {
  const row = now.rows[keyOf(pair)];
  if (!row) return;
  const { refusal: _, ...analyzed } = row;
  const shown = told.score === undefined ? row : analyzed;
  place.keep({ ...now, rows: { ...now.rows, [keyOf(pair)]: { ...shown, ...told } } });
}

/**
 * Ranks pairs: `question` names them, `basis` is what the rows rest on beside the pairs. Few, or those of a server without
 * background tasks, go on only while the page is open; what has come stays, and the rest can be asked for later.
 */
export function useRanking(question: string, basis: string, pairs: readonly Pair[]): RankingRun {
  const place = useMemo(() => kept(question), [question]);
  const stored = useSyncExternalStore(subscribeToDrafts, place.read);
  const rows = stored?.basis === basis ? stored.rows : nothing;
  const [running, setRunning] = useState<AbortController | null>(null);
  const [inBackground, setInBackground] = useState(false);
  const queryClient = useQueryClient();
  const [pace, setPace] = useState({ startedAt: 0, done: 0 });
  const ranking = useMutation<void, ApiError, RankingOrder>({
    mutationFn: runRanking,
    onSuccess: () => dismissToastsAbout(messages.analyzeResume.failed),
    onError: (error) => reportFailure(error, messages.analyzeResume),
  });
  const current = useRef<{ controller: AbortController; basis: string } | null>(null);
  const left = useRef(false);

  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      current.current?.controller.abort();
      current.current = null;
    };
  }, []);

  function read(): Kept['rows'] {
    const now = place.read();
    return now?.basis === basis ? now.rows : nothing;
  }

  function add(more: readonly RankedPair[]) {
    const next = Object.fromEntries(more.map((row) => [keyOf(row), row]));
    place.keep({ basis, rows: { ...read(), ...next } });
    setPace((before) => ({ ...before, done: before.done + more.length }));
  }

  function start(which: 'rest' | 'again' | 'refused' = 'rest') {
    if (left.current) {
      // On the way back, it begins anew.
      if (which === 'again') place.drop();
      return;
    }
    if (current.current?.basis === basis && which !== 'again') return;
    // What goes on is about records, or words, that are others by now.
    current.current?.controller.abort(STOPPED);
    const known = read();
    const wanted = pairs.filter((pair) => {
      const row = known[keyOf(pair)];
      return which === 'again' || row === undefined || (which === 'refused' && row.refusal !== undefined);
    });
    const controller = new AbortController();
    const run = { controller, basis };
    current.current = run;
    setRunning(controller);
    setInBackground(false);
    setPace({ startedAt: performance.now(), done: 0 });
    ranking.mutate(
      {
        pairs: wanted,
        onRows(more) {
          if (current.current === run) add(more);
        },
        signal: controller.signal,
        onTask() {
          setInBackground(true);
          void queryClient.invalidateQueries({ queryKey: getListBackgroundTasksQueryKey() });
        },
      },
      {
        onSettled() {
          if (current.current === run) current.current = null;
          setRunning((now) => (now === controller ? null : now));
        },
      },
    );
  }

  return {
    rows,
    done: pairs.filter((pair) => rows[keyOf(pair)] !== undefined).length,
    running: running !== null,
    inBackground,
    pace,
    error: ranking.error,
    start,
    stop: () => current.current?.controller.abort(STOPPED),
    change: (pair, told) => keepChanged(place, { basis, rows: read() }, pair, told),
  };
}
