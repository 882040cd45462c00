import type { NamedCandidate } from '@cortex/api-client/model';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { describeFailure } from '../../feedback/reportFailure.ts';
import { styled } from '../../theme/styled.tsx';
import type { MailOutcomes } from './sendSeveral.ts';

const Frame = styled('div', {
  base: {
    marginBlock: '2',
    '& p': { color: 'muted', fontVariantNumeric: 'tabular-nums' },
    '& ul': { listStyle: 'none', marginBlockStart: '1', maxHeight: '160px', overflowY: 'auto' },
    '& li': { fontSize: 'small', overflowWrap: 'anywhere' },
    '& strong': { fontWeight: 'medium' },
    '& .reason': { color: 'bad' },
  },
});

type SentMailsProps = { to: readonly NamedCandidate[]; outcomes: MailOutcomes; sending: boolean };

/** How many of the mails are sent, and who did not get theirs. */
export function SentMails({ to, outcomes: { sent, refused }, sending }: SentMailsProps) {
  const without = to.flatMap((candidate) => {
    const error = refused.get(candidate.id);
    return error
      ? [{ candidate, reason: describeFailure(error, extensionMessages.sendMails).description }]
      : [];
  });
  const begun = sending || sent.size > 0 || without.length > 0;
  return (
    <Frame>
      <p role="status">
        {begun ? `${sent.size.toLocaleString('en-US')} of ${to.length.toLocaleString('en-US')} sent.` : null}
      </p>
      {without.length > 0 ? (
        <ul aria-label="Not sent">
          {without.map(({ candidate, reason }) => (
            <li key={candidate.id}>
              <strong>
                <bdi>{candidate.name}</bdi>
              </strong>{' '}
              <span className="reason">{reason}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </Frame>
  );
}
