import {
  getGetCandidateQueryKey,
  getListCandidatesQueryKey,
  invalidateListCandidates,
  useDeleteCandidate,
} from '@cortex/api-client/candidates';
import { invalidateGetDashboard } from '@cortex/api-client/dashboard';
import type { CandidateSummary } from '@cortex/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { DeleteQuestion } from '../../components/DeleteQuestion/DeleteQuestion.tsx';
import { showToast } from '../../components/Toaster/toaster.ts';
import { messages } from '../../messages.ts';
import { describeFailure, reportFailure } from '../../reportFailure.ts';
import { useOneAtATime } from '../../useOneAtATime.ts';
import { candidateEdits } from './candidateEdits.ts';

export type CandidateDeletionProps = {
  candidate: CandidateSummary;
  onKeep: () => void;
  onDeleted: () => void;
};

export function CandidateDeletion({ candidate, onKeep, onDeleted }: CandidateDeletionProps) {
  const { id, name, has_resume } = candidate;
  const queryClient = useQueryClient();
  const deleteCandidate = useDeleteCandidate({
    mutation: {
      onSuccess() {
        candidateEdits.drop(id);
        queryClient.setQueryData<CandidateSummary[]>(getListCandidatesQueryKey(), (candidates) =>
          candidates?.filter((other) => other.id !== id),
        );
        queryClient.removeQueries({ queryKey: getGetCandidateQueryKey(id) });
        void invalidateListCandidates(queryClient);
        void invalidateGetDashboard(queryClient);
        showToast({ kind: 'success', title: messages.deleteCandidate.success });
      },
      onError: (error) => reportFailure(error, messages.deleteCandidate),
    },
  });
  const send = useOneAtATime(deleteCandidate);

  return (
    <DeleteQuestion
      name={name}
      consequence={`${has_resume ? 'The resume and the notes go too' : 'The notes go too'}, for everybody. This cannot be undone.`}
      confirmLabel="Delete candidate"
      deleting={deleteCandidate.isPending}
      failure={
        deleteCandidate.error ? describeFailure(deleteCandidate.error, messages.deleteCandidate) : null
      }
      onKeep={onKeep}
      onConfirm={() => send({ id }, { onSuccess: onDeleted })}
    />
  );
}
