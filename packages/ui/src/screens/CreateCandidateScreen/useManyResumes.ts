import { createCandidate, readResume, updateCandidate } from '@cortex/api-client/candidates';
import { ApiError, withIdempotencyKey } from '@cortex/api-client/http';
import type { Candidate, CandidateSummary, ResumeReading } from '@cortex/api-client/model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { askPatiently, isBusy } from '../../feedback/busy.ts';
import { isUnsupported } from '../../feedback/isUnsupported.ts';
import { messages } from '../../feedback/messages.ts';
import { describeFailure, logFailure } from '../../feedback/reportFailure.ts';
import { candidateCache, getCandidateRefusals } from '../../forms/CandidateFields/candidateForm.ts';
import { createQueue } from '../../forms/createQueue.ts';
import { subscribeToDrafts } from '../../forms/drafts/store.ts';
import { blankResumes, changeRow, findRow, resumeDraft, tidy } from '../../forms/manyResumes/resumeDraft.ts';
import { fillIn, type ResumeRow, toForm } from '../../forms/manyResumes/resumeRow.ts';
import { newKey } from '../../forms/useIdempotencyKey.ts';
import { useSingleFlight } from '../../forms/useSingleFlight.ts';
import { useAddToJob } from '../../lists/applications/useAddToJob.ts';
import { beginAdding, noteAdded } from '../../lists/recentlyAdded.ts';
import type { Existing, Plan } from './planRows.ts';
import { readPatiently } from './readPatiently.ts';

const AT_ONCE = 3;

/** What the person asked to be saved, in order. */
type Order = { ids: readonly string[] } & Pick<Plan, 'existing'>;

type SavingRun = { ids: readonly string[]; running: boolean };

type Call<Answer> = { call: () => Promise<Answer>; signal: AbortSignal };

/**
 * The table of resumes: its rows, the reading of their files as they come, and the saving. Reading goes on only while
 * the table is open; a row that is being saved when the table is left is saved to its end.
 */
export function useManyResumes() {
  const queryClient = useQueryClient();
  const kept = useSyncExternalStore(subscribeToDrafts, resumeDraft.read) ?? blankResumes;
  const [run, setRun] = useState<SavingRun | null>(null);
  const addToJob = useAddToJob();
  const again = useSingleFlight();
  const stopped = useRef<AbortController | null>(null);
  const look = useRef(() => {});
  const reading = useMutation<ResumeReading, Error, Call<ResumeReading>>({
    mutationFn: ({ call, signal }) => readPatiently(call, signal),
    gcTime: 0,
  });
  const saving = useMutation<Candidate, Error, Call<Candidate>>({
    mutationFn: ({ call, signal }) => askPatiently(call, signal),
    gcTime: 0,
  });

  const readRow = useEffectEvent(async ({ id, file }: ResumeRow, signal: AbortSignal) => {
    if (!file) return;
    try {
      const call = () => readResume({ resume_file: file }, { signal });
      const found = await reading.mutateAsync({ call, signal });
      changeRow(id, (row) => fillIn(row, found));
    } catch (error) {
      if (signal.aborted) return;
      if (!isUnsupported(error)) logFailure(error);
      changeRow(id, (row) => afterFailedReading(row, error));
    }
  });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    look.current = createQueue({
      atOnce: AT_ONCE,
      next: takeWaiting,
      work: (row) => readRow(row, signal),
      signal,
    });
    look.current();
    return () => {
      controller.abort();
      stopped.current?.abort();
      stopped.current = null;
      look.current = () => {};
      tidy();
    };
  }, []);

  const waiting = kept.rows.some((row) => row.reading.kind === 'waiting');
  useEffect(() => {
    if (waiting) look.current();
  }, [waiting]);

  /** Adds a saved candidate to the row's job, and says what came of it; a candidate is never lost for it. */
  async function place({ jobId }: ResumeRow, candidateId: string, created: boolean) {
    if (jobId === undefined) return {};
    try {
      return (await addToJob({ jobId, candidateId, created })) ? {} : { wasWithJob: true };
    } catch (error) {
      logFailure(error);
      return { unplaced: true };
    }
  }

  async function addAgain() {
    if (!again.begin()) return;
    for (const row of resumeDraft.read()?.rows ?? []) {
      const { saving: of, id } = row;
      if (of.kind !== 'saved' || !of.unplaced) continue;
      const placed = await place(row, of.candidateId, false);
      changeRow(id, (now) => ({ ...now, saving: { ...of, unplaced: false, ...placed } }));
    }
    again.end();
  }

  async function saveRow(id: string, existing: Existing | undefined, signal: AbortSignal) {
    const row = findRow(id);
    if (!row) return;
    if (existing?.choice === 'place') {
      const { id: candidateId } = existing.candidate;
      changeRow(id, (now) => ({ ...now, saving: { kind: 'saving' } }));
      const placed = await place(row, candidateId, false);
      changeRow(id, (now) => ({
        ...now,
        saving: { kind: 'saved', candidateId, updated: false, placed: true, ...placed },
      }));
      return;
    }
    const updates = existing?.candidate;
    const { notes } = resumeDraft.read() ?? blankResumes;
    const form = toForm(row, updates?.notes ?? notes);
    const sent = updates ? undefined : markSent(row, JSON.stringify([form, row.file?.size]));
    changeRow(id, (now) => ({ ...now, sent, saving: { kind: 'saving' } }));
    const call = () =>
      updates
        ? updateCandidate(updates.id, form)
        : createCandidate(form, withIdempotencyKey(sent?.key ?? newKey()));
    try {
      const saved = await saving.mutateAsync({ call, signal });
      const updated = updates !== undefined;
      if (!updated) noteAdded(saved.id);
      const placed = await place(row, saved.id, !updated);
      changeRow(id, (now) => ({
        ...now,
        saving: { kind: 'saved', candidateId: saved.id, updated, ...placed },
      }));
    } catch (error) {
      if (signal.aborted && isBusy(error)) {
        changeRow(id, (now) => ({ ...now, saving: { kind: 'open' } }));
        return;
      }
      logFailure(error);
      if (error instanceof ApiError && error.sessionExpired) stopped.current?.abort();
      changeRow(id, (now) => ({ ...now, saving: { kind: 'failed', reason: describe(error, updates) } }));
    }
  }

  function save({ ids, existing }: Order) {
    if (stopped.current || ids.length === 0) return;
    const controller = new AbortController();
    const { signal } = controller;
    stopped.current = controller;
    setRun({ ids, running: true });
    // One row that is tried again belongs to those that were saved before it.
    if (ids.length > 1) beginAdding();
    const rest = ids.values();
    const begin = createQueue({
      atOnce: AT_ONCE,
      next: () => rest.next().value,
      work: (id) => saveRow(id, existing.get(id), signal),
      signal,
      onIdle() {
        if (stopped.current === controller) stopped.current = null;
        setRun((now) => (now?.ids === ids ? { ids, running: false } : now));
        candidateCache.refresh(queryClient);
      },
    });
    begin();
  }

  return {
    ...kept,
    run,
    save,
    stop: () => stopped.current?.abort(),
    /** Adds those saved to their jobs for whom that failed. */
    addAgain,
  };
}

function takeWaiting(): ResumeRow | undefined {
  const row = resumeDraft.read()?.rows.find(({ reading }) => reading.kind === 'waiting');
  if (row) changeRow(row.id, (now) => ({ ...now, reading: { kind: 'reading' } }));
  return row;
}

/** The same form is sent with the same key, a changed one with a new key. */
function markSent({ sent }: ResumeRow, form: string) {
  return sent?.form === form ? sent : { form, key: newKey() };
}

function afterFailedReading(row: ResumeRow, error: unknown): ResumeRow {
  if (isUnsupported(error)) return { ...row, reading: { kind: 'lacking' } };
  const reason = error instanceof ApiError ? getCandidateRefusals(error).resume_file : undefined;
  if (reason === undefined) return { ...row, reading: { kind: 'failed' } };
  return { ...row, file: undefined, reading: { kind: 'bad', reason } };
}

function describe(error: unknown, updates: CandidateSummary | undefined): string {
  const refusals = error instanceof ApiError ? Object.values(getCandidateRefusals(error)) : [];
  if (refusals.length > 0) return refusals.join(' ');
  const texts = updates ? messages.updateCandidate : messages.createCandidate;
  // A new candidate is sent with its row's key, and an update says the same again.
  const { title, description } = describeFailure(error, { ...texts, repeatable: true });
  return `${title} ${description}`;
}
