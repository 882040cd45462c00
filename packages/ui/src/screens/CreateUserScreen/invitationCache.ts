import { getListInvitationsQueryKey } from '@cortex/api-client/invitations';
import type { Invitation } from '@cortex/api-client/model';
import type { QueryClient } from '@tanstack/react-query';

/** Puts an invitation first in the list, in the place of the one that there was for its email. */
export function putInvitation(queryClient: QueryClient, saved: Invitation): void {
  const email = saved.email.toLowerCase();
  change(queryClient, (known) => [saved, ...known.filter((one) => one.email.toLowerCase() !== email)]);
}

export function dropInvitation(queryClient: QueryClient, { id }: Pick<Invitation, 'id'>): void {
  change(queryClient, (known) => known.filter((one) => one.id !== id));
}

function change(queryClient: QueryClient, write: (known: Invitation[]) => Invitation[]): void {
  const queryKey = getListInvitationsQueryKey();
  queryClient.setQueryData<Invitation[]>(queryKey, (known) => known && write(known));
  void queryClient.invalidateQueries({ queryKey });
}
