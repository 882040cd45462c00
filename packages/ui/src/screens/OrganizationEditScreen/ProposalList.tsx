import { getListCandidatesQueryKey } from '@cortex/api-client/candidates';
import type { RetentionDeletion, RetentionProposal } from '@cortex/api-client/model';
import { deleteInactiveCandidates } from '@cortex/api-client/retention';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/FormField/Checkbox.tsx';
import { formatDate } from '../../formatDate.ts';
import { createRecordCache } from '../../forms/recordCache.ts';
import { useSave } from '../../forms/useSave.ts';
import { DeleteConfirmation } from '../../lists/DeleteConfirmation/DeleteConfirmation.tsx';
import { styled } from '../../theme/styled.tsx';
import { describeDeletion, nameCandidates } from './describeRetention.ts';
import { HoldForm } from './HoldForm.tsx';
import { Rows } from './RetentionRows.tsx';
import { changeProposals } from './retentionCache.ts';
import { retentionMessages } from './retentionMessages.ts';

const Foot = styled('div', {
  base: {
    position: 'sticky',
    bottom: 0,
    padding: { base: '4', md: '5' },
    bg: 'surface',
    borderBlockStart: '1px solid {colors.line}',
    borderBottomRadius: 'card',
  },
});

const candidateCache = createRecordCache(getListCandidatesQueryKey());

type ProposalListProps = {
  /** At least one. */
  proposals: readonly RetentionProposal[];
  /** How many there are, those that are not listed included. */
  total: number;
  /** What came of what was done here, as sentences. */
  onDone: (sentences: string[]) => void;
};

/** The candidates proposed for deletion: an admin selects which are deleted and which are held. */
export function ProposalList({ proposals, total, onDone }: ProposalListProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState(false);
  const [holding, setHolding] = useState<string>();
  const chosen = proposals.map(({ candidate }) => candidate.id).filter((id) => ticked.has(id));
  const all = chosen.length === proposals.length;
  const deletion = useSave({
    call: (input: RetentionDeletion) => deleteInactiveCandidates(input),
    messages: retentionMessages.erase,
    writeCache(queryClient, { skipped }, { candidate_ids }) {
      const kept = new Set(skipped.filter(({ reason }) => reason === 'held').map(({ id }) => id));
      const gone = new Set(candidate_ids.filter((id) => !kept.has(id)));
      changeProposals(queryClient, (former) => former.filter(({ candidate }) => !gone.has(candidate.id)));
      candidateCache.refresh(queryClient);
    },
    onDone: (deleted) => onDone(describeDeletion(deleted, proposals)),
  });

  function tick(ids: readonly string[], on: boolean) {
    setAsking(false);
    setTicked(new Set(on ? [...chosen, ...ids] : chosen.filter((id) => !ids.includes(id))));
  }

  return (
    <Rows>
      <div className="head">
        <Checkbox
          label="Select all"
          hint={
            total > proposals.length
              ? `${proposals.length} of ${total.toLocaleString('en-US')} are listed, the oldest first.`
              : `${nameCandidates(total)}, the oldest first.`
          }
          ticked={all}
          onTick={(on) =>
            tick(
              proposals.map(({ candidate }) => candidate.id),
              on,
            )
          }
        />
      </div>
      <ul aria-label="Proposed for deletion">
        {proposals.map(({ candidate: { id, name = id }, owner, last_active_at }) => (
          <li key={id}>
            <div className="line">
              <div className="what">
                <Checkbox
                  label={name}
                  hint={`Last activity ${formatDate(last_active_at)}, owner ${owner.full_name ?? owner.id}`}
                  ticked={ticked.has(id)}
                  onTick={(on) => tick([id], on)}
                />
              </div>
              {holding === id ? null : (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Hold ${name}`}
                  onClick={() => setHolding(id)}
                >
                  Hold
                </Button>
              )}
            </div>
            {holding === id ? (
              <HoldForm
                candidateId={id}
                onHeld={() => {
                  setHolding(undefined);
                  onDone([`${name} is held.`]);
                }}
                onCancel={() => setHolding(undefined)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      <Foot>
        {asking && chosen.length > 0 ? (
          <DeleteConfirmation
            name={nameCandidates(chosen.length)}
            consequence="Their data, resumes and share notes are deleted for good. This cannot be undone."
            confirmLabel={`Delete ${nameCandidates(chosen.length)} for good`}
            deleting={deletion.sending}
            failure={deletion.failure}
            onKeep={() => setAsking(false)}
            onConfirm={() => deletion.send({ candidate_ids: chosen })}
          />
        ) : (
          <Button variant="danger" disabled={chosen.length === 0} onClick={() => setAsking(true)}>
            {chosen.length === 0 ? 'Delete candidates' : `Delete ${nameCandidates(chosen.length)}`}
          </Button>
        )}
      </Foot>
    </Rows>
  );
}
