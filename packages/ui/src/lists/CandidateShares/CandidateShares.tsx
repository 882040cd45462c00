import { getListSharesQueryKey, useListShares, withdrawShare } from '@cortex/api-client/candidates';
import type { ShareEntry } from '@cortex/api-client/model';
import { useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { PanelSection, SectionFailure } from '../../components/PanelSection/PanelSection.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { isUnsupported } from '../../feedback/isUnsupported.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { formatDate } from '../../formatDate.ts';
import { useSave } from '../../forms/useSave.ts';
import { styled } from '../../theme/styled.tsx';
import { prefetched, useStaleOnLeave } from '../DetailPanel/prefetched.ts';

const List = styled('ul', {
  base: {
    listStyle: 'none',
    marginBlockStart: '1',
    '& li': {
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '3',
      paddingBlock: '2.5',
      borderBlockEnd: '1px solid {colors.line}',
      overflowWrap: 'anywhere',
      _last: { borderBlockEnd: 0 },
    },
    '& strong': { fontWeight: 'medium' },
    '& p': { color: 'muted', fontSize: 'small' },
    '& blockquote': { fontSize: 'small', whiteSpace: 'pre-line' },
    '& button': { flexShrink: 0, marginBlockStart: '-1' },
  },
});

type CandidateSharesProps = { candidateId: string };

/** The people a candidate is shared with, and a button to stop sharing. Renders nothing where there are none. */
export function CandidateShares({ candidateId }: CandidateSharesProps) {
  const id = useId();
  const shares = useListShares(candidateId, prefetched);
  useStaleOnLeave(getListSharesQueryKey(candidateId));
  const lacking = isUnsupported(shares.error);
  useReportedFailure(lacking ? null : shares, extensionMessages.loadShares);

  if (lacking || (!shares.error && !shares.data?.length)) return null;
  return (
    <PanelSection aria-labelledby={id}>
      <h2 id={id}>Shared with</h2>
      {shares.data ? (
        <List>
          {shares.data.map((share) => (
            <ShareRow
              key={`${share.shared_with.id} ${share.shared_by.id}`}
              candidateId={candidateId}
              share={share}
            />
          ))}
        </List>
      ) : (
        <SectionFailure
          {...describeFailure(shares.error, extensionMessages.loadShares)}
          retrying={shares.isFetching}
          onRetry={shares.refetch}
        />
      )}
    </PanelSection>
  );
}

function ShareRow({ candidateId, share }: { candidateId: string; share: ShareEntry }) {
  const { shared_with, shared_by, note, shared_at } = share;
  const { send, sending } = useSave<unknown, void>({
    call: () => withdrawShare({ candidate_id: candidateId, shared_with_user_id: shared_with.id }),
    messages: extensionMessages.withdrawShare,
    writeCache(queryClient) {
      const queryKey = getListSharesQueryKey(candidateId);
      queryClient.setQueryData<ShareEntry[]>(queryKey, (shares = []) =>
        shares.filter((other) => other.shared_with.id !== shared_with.id),
      );
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  return (
    <li>
      <div>
        <strong>{shared_with.full_name}</strong>
        <p>
          by {shared_by.full_name} on {formatDate(shared_at)}
        </p>
        {note ? <blockquote dir="auto">{note}</blockquote> : null}
      </div>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Stop sharing with ${shared_with.full_name}`}
        disabled={sending}
        onClick={() => send()}
      >
        {sending ? 'Stopping...' : 'Stop sharing'}
      </Button>
    </li>
  );
}
