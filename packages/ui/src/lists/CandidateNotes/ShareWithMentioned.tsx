import { getListSharesQueryKey, shareCandidate } from '@cortex/api-client/candidates';
import type { User } from '@cortex/api-client/model';
import { Button } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { messages } from '../../feedback/messages.ts';
import { candidateCache } from '../../forms/CandidateFields/candidateForm.ts';
import { useSave } from '../../forms/useSave.ts';

type ShareWithMentionedProps = { candidateId: string; person: User; onShared: () => void };

/** Shares the candidate with a colleague who is mentioned and does not see them. */
export function ShareWithMentioned({ candidateId, person, onShared }: ShareWithMentionedProps) {
  const save = useSave<unknown, void>({
    call: () => shareCandidate({ candidate_id: candidateId, shared_with_user_id: person.id, note: '' }),
    messages: messages.shareCandidate,
    writeCache(queryClient) {
      candidateCache.refresh(queryClient);
      void queryClient.invalidateQueries({ queryKey: getListSharesQueryKey(candidateId) });
    },
    onDone: onShared,
  });
  return (
    <>
      <Button variant="secondary" size="small" disabled={save.sending} onClick={() => save.send()}>
        {save.sending ? 'Sharing...' : `Share with ${person.full_name}`}
      </Button>
      {save.failure ? <FormError {...save.failure} /> : null}
    </>
  );
}
