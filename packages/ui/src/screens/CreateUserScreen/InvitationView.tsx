import type { ApiError } from '@cortex/api-client/http';
import type { Invitation } from '@cortex/api-client/model';
import type { UseQueryResult } from '@tanstack/react-query';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { useReportedFailure } from '../../feedback/reportFailure.ts';
import { InvitationForm } from './InvitationForm.tsx';
import { OpenInvitations } from './OpenInvitations.tsx';

type InvitationViewProps = {
  invitations: UseQueryResult<Invitation[], ApiError>;
  cancelHref: string;
  upgradeHref: string;
};

/** Invites a colleague by mail, and lists the invitations that wait. */
export function InvitationView({ invitations, cancelHref, upgradeHref }: InvitationViewProps) {
  useReportedFailure(invitations, extensionMessages.loadInvitations);
  return (
    <>
      <InvitationForm cancelHref={cancelHref} upgradeHref={upgradeHref} />
      <OpenInvitations invitations={invitations} />
    </>
  );
}
