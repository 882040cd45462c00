import type { ApiError } from '@cortex/api-client/http';
import { openInvitation } from '@cortex/api-client/invitations';
import type { OpenedInvitation } from '@cortex/api-client/model';
import { useQuery } from '@tanstack/react-query';
import { Link2Off } from 'lucide-react';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { PublicPage } from '../../components/PublicPage/PublicPage.tsx';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { LoadError } from '../../components/StateMessage/LoadError.tsx';
import { StateMessage } from '../../components/StateMessage/StateMessage.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { AcceptanceForm } from './AcceptanceForm.tsx';

const { openInvitation: texts } = extensionMessages;

export type InvitationScreenProps = {
  /** The word of the link; empty where the address has none. */
  token: string;
  /** Whether somebody is signed in in this browser. */
  signedIn: boolean;
  homeHref: string;
  onAccepted: (session: { role: 'admin' | 'user' }) => void;
};

/** Where somebody who was invited by mail makes the account their own. */
export function InvitationScreen({ token, signedIn, homeHref, onAccepted }: InvitationScreenProps) {
  const invitation = useQuery<OpenedInvitation, ApiError>({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => openInvitation({ token }, { signal }),
    enabled: token !== '',
  });
  const ended = token === '' || [404, 422].includes(invitation.error?.status ?? 0);
  useReportedFailure(ended ? null : invitation, texts);
  const { data } = invitation;

  if (ended)
    return (
      <PublicPage homeHref={homeHref} width="form" title="Your invitation">
        <StateMessage
          icon={Link2Off}
          title="This invitation does not work any more."
          description="It was used, revoked or is too old, or a newer mail took its place. Ask whoever invited you to send it again."
          action={
            <ButtonLink href={homeHref} variant="secondary">
              Sign in
            </ButtonLink>
          }
        />
      </PublicPage>
    );
  if (!data)
    return (
      <PublicPage homeHref={homeHref} width="form" title="Your invitation">
        {invitation.error ? (
          <LoadError
            {...describeFailure(invitation.error, texts)}
            retrying={invitation.isFetching}
            onRetry={() => void invitation.refetch()}
          />
        ) : (
          <LoadingRegion label="Loading your invitation...">
            {['email', 'username', 'name', 'password'].map((field) => (
              <Skeleton key={field} height="64px" marginBlockEnd="4" />
            ))}
          </LoadingRegion>
        )}
      </PublicPage>
    );
  return (
    <PublicPage
      homeHref={homeHref}
      width="form"
      title="Your invitation"
      description={
        <>
          <bdi>{data.invited_by ?? 'An admin'}</bdi> invites you to work on Cortex with{' '}
          <bdi>{data.organization}</bdi>.
        </>
      }
    >
      <AcceptanceForm token={token} invitation={data} signedIn={signedIn} onAccepted={onAccepted} />
    </PublicPage>
  );
}
