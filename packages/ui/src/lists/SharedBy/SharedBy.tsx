import type { CandidateSummary } from '@cortex/api-client/model';
import { styled } from '../../theme/styled.tsx';

const Shared = styled('div', {
  base: {
    padding: '3',
    marginBlockEnd: '5',
    borderRadius: 'control',
    bg: 'accentSubtle',
    overflowWrap: 'anywhere',
    '& p': { fontWeight: 'medium' },
  },
});

type SharedByProps = { candidate: Pick<CandidateSummary, 'shared_by' | 'share_note'> };

/** Who shared a candidate, and with what note; nothing for one's own. */
export function SharedBy({ candidate: { shared_by, share_note } }: SharedByProps) {
  if (!shared_by) return null;
  return (
    <Shared>
      <p>Shared by {shared_by.full_name}</p>
      {share_note ? <blockquote dir="auto">{share_note}</blockquote> : null}
    </Shared>
  );
}
