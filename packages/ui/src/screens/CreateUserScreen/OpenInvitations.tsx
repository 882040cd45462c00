import type { ApiError } from '@cortex/api-client/http';
import { resendInvitation, revokeInvitation } from '@cortex/api-client/invitations';
import type { Invitation } from '@cortex/api-client/model';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { LoadError } from '../../components/StateMessage/LoadError.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { describeFailure } from '../../feedback/reportFailure.ts';
import { formatDate } from '../../formatDate.ts';
import { useSave } from '../../forms/useSave.ts';
import { styled } from '../../theme/styled.tsx';
import { dropInvitation, putInvitation } from './invitationCache.ts';

const Section = styled('section', {
  base: {
    marginBlockStart: '10',
    maxWidth: '720px',
    '& h2': { fontSize: 'section', marginBlockEnd: '3' },
    '& .none': { color: 'muted' },
    '& .refusal': { marginBlockEnd: '3' },
  },
});

const Rows = styled('ul', {
  base: {
    listStyle: 'none',
    bg: 'surface',
    border: '1px solid {colors.line}',
    borderRadius: 'card',
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      paddingBlock: '3',
      paddingInline: { base: '4', md: '5' },
    },
    '& li + li': { borderBlockStart: '1px solid {colors.line}' },
    '& .who': { flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' },
    '& .email': { fontWeight: 'medium' },
    '& .role': { color: 'accent', fontSize: 'small', marginInlineStart: '2' },
    '& .meta': { color: 'muted', fontSize: 'small', fontVariantNumeric: 'tabular-nums' },
    '& .buttons': { display: 'flex', gap: '2' },
  },
});

const { loadInvitations } = extensionMessages;

type OpenInvitationsProps = { invitations: UseQueryResult<Invitation[], ApiError> };

/** The invitations that nobody accepted yet, and the ways to send one again and to revoke it. */
export function OpenInvitations({ invitations }: OpenInvitationsProps) {
  const resend = useSave<Invitation, Invitation>({
    call: ({ id }) => resendInvitation(id),
    messages: extensionMessages.resendInvitation,
    writeCache: putInvitation,
  });
  const revoke = useSave<unknown, Invitation>({
    call: ({ id }) => revokeInvitation(id),
    messages: extensionMessages.revokeInvitation,
    writeCache: (queryClient, _, revoked) => dropInvitation(queryClient, revoked),
  });
  const failure = resend.failure ?? revoke.failure;
  const sending = resend.sending || revoke.sending;
  const { data, error } = invitations;
  return (
    <Section aria-labelledby="open-invitations">
      <h2 id="open-invitations">Open invitations</h2>
      {failure ? (
        <div className="refusal">
          <FormError {...failure} />
        </div>
      ) : null}
      {data?.length === 0 ? (
        <p className="none">Nobody is invited at the moment.</p>
      ) : data ? (
        <Rows>
          {data.map((invitation) => (
            <li key={invitation.id}>
              <div className="who">
                <p>
                  <span className="email">{invitation.email}</span>
                  {invitation.is_admin ? <span className="role">Admin</span> : null}
                </p>
                {invitation.full_name ? (
                  <p>
                    <bdi>{invitation.full_name}</bdi>
                  </p>
                ) : null}
                <p className="meta">
                  Sent {formatDate(invitation.sent_at)}, works until {formatDate(invitation.expires_at)}
                </p>
                <p className="meta">
                  Invited by <bdi>{invitation.by.full_name ?? 'a deleted user'}</bdi>
                </p>
              </div>
              <div className="buttons">
                <Button
                  variant="secondary"
                  size="small"
                  disabled={sending}
                  aria-label={`Send again to ${invitation.email}`}
                  onClick={() => resend.send(invitation)}
                >
                  Send again
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  disabled={sending}
                  aria-label={`Revoke the invitation of ${invitation.email}`}
                  onClick={() => revoke.send(invitation)}
                >
                  Revoke
                </Button>
              </div>
            </li>
          ))}
        </Rows>
      ) : error ? (
        <LoadError
          {...describeFailure(error, loadInvitations)}
          retrying={invitations.isFetching}
          onRetry={() => void invitations.refetch()}
        />
      ) : (
        <LoadingRegion label="Loading open invitations...">
          {['first', 'second'].map((row) => (
            <Skeleton key={row} height="92px" marginBlockEnd="2" />
          ))}
        </LoadingRegion>
      )}
    </Section>
  );
}
