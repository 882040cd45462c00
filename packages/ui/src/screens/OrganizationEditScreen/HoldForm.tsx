import { retentionHoldInputFields } from '@cortex/api-client/extensionFields';
import type { RetentionHoldInput } from '@cortex/api-client/model';
import { holdCandidate } from '@cortex/api-client/retention';
import { FormLayout } from '../../components/FormField/FormLayout.tsx';
import { DraftNote } from '../../forms/DraftNote.tsx';
import { createDrafts } from '../../forms/drafts/store.ts';
import { useDraftForm } from '../../forms/drafts/useDraftForm.ts';
import { FormFoot } from '../../forms/FormFoot.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useSave } from '../../forms/useSave.ts';
import { changeProposal } from './retentionCache.ts';
import { retentionMessages } from './retentionMessages.ts';

const fields = ['reason'] as const;
const blank = { reason: '' };
const drafts = createDrafts<Partial<typeof blank>>('retention-holds', { max: 10 });

type HoldFormProps = { candidateId: string; onHeld: () => void; onCancel: () => void };

/** Where an admin says why a candidate is kept. */
export function HoldForm({ candidateId, onHeld, onCancel }: HoldFormProps) {
  const hold = useDraftForm({ draft: drafts(candidateId), record: blank, fields });
  const save = useSave({
    call: (input: RetentionHoldInput) => holdCandidate(candidateId, input),
    messages: retentionMessages.hold,
    form: hold,
    writeCache: (queryClient, held) =>
      changeProposal(queryClient, candidateId, (proposal) => ({ ...proposal, held })),
    onDone: onHeld,
  });

  return (
    <FormLayout noValidate onSubmit={hold.form.handleSubmit((input) => save.send(input))}>
      <DraftNote of={hold} typedOn={save.typedOn} />
      <TextField
        of={hold}
        name="reason"
        label="Reason"
        dir="auto"
        autoFocus
        limits={retentionHoldInputFields.reason}
        hint="It is kept with the candidate, and erased with the candidate or the hold."
      />
      <FormFoot
        save={save}
        label="Set hold"
        sendingLabel="Saving..."
        cancel={{
          onClick() {
            hold.clear();
            onCancel();
          },
        }}
      />
    </FormLayout>
  );
}
