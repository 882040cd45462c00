import type { RetentionProposal } from '@cortex/api-client/model';
import { liftHold } from '@cortex/api-client/retention';
import { Button } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { formatDate } from '../../formatDate.ts';
import { useSave } from '../../forms/useSave.ts';
import { Rows } from './RetentionRows.tsx';
import { changeProposal } from './retentionCache.ts';
import { retentionMessages } from './retentionMessages.ts';

type HeldProposal = RetentionProposal & Required<Pick<RetentionProposal, 'held'>>;

/** Whether a candidate is held. */
export function isHeld(proposal: RetentionProposal): proposal is HeldProposal {
  return proposal.held !== undefined;
}

type HeldListProps = {
  proposals: readonly HeldProposal[];
  onDone: (sentences: string[]) => void;
};

/** The candidates that would be proposed but are kept, each with the reason. */
export function HeldList({ proposals, onDone }: HeldListProps) {
  return (
    <Rows>
      <h2 className="head">Held</h2>
      <ul aria-label="Held">
        {proposals.map((proposal) => (
          <HeldRow key={proposal.candidate.id} proposal={proposal} onDone={onDone} />
        ))}
      </ul>
    </Rows>
  );
}

type HeldRowProps = { proposal: HeldProposal; onDone: HeldListProps['onDone'] };

function HeldRow({ proposal, onDone }: HeldRowProps) {
  const {
    candidate: { id, name = id },
    last_active_at,
    held,
  } = proposal;
  const lift = useSave({
    call: () => liftHold(id),
    messages: retentionMessages.lift,
    writeCache: (queryClient) => changeProposal(queryClient, id, ({ held: _, ...free }) => free),
    onDone: () => onDone([`${name} is not held any more.`]),
  });
  return (
    <li>
      <div className="line">
        <div className="what">
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <p dir="auto">{held.reason}</p>
          <p className="meta">
            Held by {held.by.full_name ?? 'a deleted user'} since {formatDate(held.at)}. Last activity{' '}
            {formatDate(last_active_at)}.
          </p>
        </div>
        <Button
          variant="quiet"
          size="small"
          disabled={lift.sending}
          aria-label={`Lift hold of ${name}`}
          onClick={() => lift.send(undefined)}
        >
          Lift hold
        </Button>
      </div>
      {lift.failure ? <FormError {...lift.failure} /> : null}
    </li>
  );
}
