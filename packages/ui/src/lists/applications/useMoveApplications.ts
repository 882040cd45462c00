import {
  getListApplicationsQueryKey,
  getListCandidateApplicationsQueryKey,
  moveApplications,
} from '@cortex/api-client/applications';
import type { ApiError } from '@cortex/api-client/http';
import { applicationsLimits } from '@cortex/api-client/limits';
import type { ApplicationChange, ApplicationsMoved, JobApplication } from '@cortex/api-client/model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { reportFailure } from '../../feedback/reportFailure.ts';
import { dismissToastsAbout, showToast } from '../../feedback/Toaster/toaster.ts';
import { describeMove } from './describeMove.ts';
import type { Move } from './Move.ts';
import { moveInList } from './moveInList.ts';

const texts = extensionMessages.moveApplications;

/**
 * Moves candidates between the stages of a job. They stand there at once; where the server refuses, they are back, and the
 * person is told. What was done can be undone.
 */
export function useMoveApplications(jobId: string) {
  const queryClient = useQueryClient();
  const queryKey = getListApplicationsQueryKey(jobId);
  const mutation = useMutation<ApplicationsMoved, ApiError, Move, { before: JobApplication[] | undefined }>({
    mutationFn: (move) => send(move),
    onMutate(move) {
      // The undo of an earlier move would take people back from where they stand no longer.
      dismissToastsAbout(texts.failed);
      const show = () => {
        const before = queryClient.getQueryData<JobApplication[]>(queryKey);
        if (before) queryClient.setQueryData(queryKey, moveInList(before, move, new Date().toISOString()));
        return { before };
      };
      // A list that is on its way would show the card where it was; without one there is nothing to wait for.
      if (queryClient.isFetching({ queryKey }) === 0) return show();
      return queryClient.cancelQueries({ queryKey }).then(show);
    },
    onSuccess({ changes }, move) {
      if (changes.length === 0) return;
      showToast({
        kind: 'success',
        title: describeMove(move),
        about: texts.failed,
        action: { label: 'Undo', onSelect: () => void undo(move, changes) },
      });
    },
    onError(error, _, context) {
      if (context?.before) queryClient.setQueryData(queryKey, context.before);
      reportFailure(error, texts);
    },
    onSettled: (_data, _error, move) => refresh(move),
  });

  function refresh({ candidates }: Pick<Move, 'candidates'>): void {
    void queryClient.invalidateQueries({ queryKey });
    for (const { id } of candidates)
      void queryClient.invalidateQueries({ queryKey: getListCandidateApplicationsQueryKey(id) });
  }

  /** A call takes only so many people. */
  async function send({ candidates, stage }: Move, undo?: true): Promise<ApplicationsMoved> {
    const changes: ApplicationChange[] = [];
    for (let start = 0; start < candidates.length; start += applicationsLimits.moved) {
      const some = candidates.slice(start, start + applicationsLimits.moved);
      const answer = await moveApplications(jobId, {
        candidate_ids: some.map(({ id }) => id),
        ...(stage === undefined ? {} : { stage_id: stage.id }),
        ...(undo ? { undo } : {}),
      });
      changes.push(...answer.changes);
    }
    return { changes };
  }

  async function undo(move: Move, changes: readonly ApplicationChange[]): Promise<void> {
    const byStage = Map.groupBy(changes, ({ from }) => from);
    try {
      for (const [from, those] of byStage)
        await send(
          {
            candidates: those.map(({ candidate_id }) => ({ id: candidate_id, name: '' })),
            stage: from === undefined ? undefined : { id: from, name: '' },
          },
          true,
        );
      showToast({ kind: 'success', title: texts.undone, about: texts.failed });
    } catch (error) {
      reportFailure(error, texts);
    }
    refresh(move);
  }

  return { move: mutation.mutate, moving: mutation.isPending };
}
