import {
  endOtherSessions,
  endSession,
  getListSessionsQueryKey,
  useListSessions,
} from '@cortex/api-client/account';
import type { SignedInSession } from '@cortex/api-client/model';
import type { QueryClient } from '@tanstack/react-query';
import { ServerOff } from 'lucide-react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { LoadError } from '../../components/StateMessage/LoadError.tsx';
import { StateMessage } from '../../components/StateMessage/StateMessage.tsx';
import { accountMessages } from '../../feedback/accountMessages.ts';
import { isUnsupported } from '../../feedback/isUnsupported.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { formatMoment } from '../../formatDate.ts';
import { useSave } from '../../forms/useSave.ts';
import { styled } from '../../theme/styled.tsx';
import { AccountRows } from './AccountRows.tsx';
import { OwnCompanyLink } from './OwnCompanyLink.tsx';

const Refusal = styled('div', { base: { maxWidth: '720px', marginBlockEnd: '3' } });

const Alone = styled('p', { base: { color: 'muted', fontSize: 'small' } });

const { loadSessions } = accountMessages;

type SessionsViewProps = { logOutHref: string };

/** Where a person is signed in, and the way to end each of it. */
export function SessionsView({ logOutHref }: SessionsViewProps) {
  const sessions = useListSessions({ query: { staleTime: 0 } });
  const lacking = isUnsupported(sessions.error);
  useReportedFailure(lacking ? null : sessions, loadSessions);
  const one = useSave<unknown, SignedInSession>({
    call: ({ id }) => endSession(id),
    messages: accountMessages.endSession,
    writeCache: (queryClient, _, ended) => keepSessions(queryClient, ({ id }) => id !== ended.id),
  });
  const others = useSave<unknown, undefined>({
    call: () => endOtherSessions(),
    messages: accountMessages.endOtherSessions,
    writeCache: (queryClient) => keepSessions(queryClient, ({ is_current }) => is_current),
  });

  if (lacking) {
    return (
      <StateMessage
        icon={ServerOff}
        title="This server does not list where you are signed in."
        description="A new password ends all your other sessions."
      />
    );
  }
  if (!sessions.data && sessions.error) {
    return (
      <LoadError
        {...describeFailure(sessions.error, loadSessions)}
        retrying={sessions.isFetching}
        onRetry={() => void sessions.refetch()}
      />
    );
  }
  if (!sessions.data) {
    return (
      <LoadingRegion label="Loading where you are signed in...">
        {['first', 'second', 'third'].map((row) => (
          <Skeleton key={row} height="104px" maxWidth="720px" marginBlockEnd="2" />
        ))}
      </LoadingRegion>
    );
  }
  const failure = one.failure ?? others.failure;
  const sending = one.sending || others.sending;
  return (
    <>
      {failure ? (
        <Refusal>
          <FormError {...failure} />
        </Refusal>
      ) : null}
      <AccountRows aria-label="Where you are signed in">
        {sessions.data.map((session) => (
          <li key={session.id}>
            <div>
              <p>
                <span className="device">{nameOf(session)}</span>
                {session.is_current ? <span className="own">This session</span> : null}
              </p>
              {session.network ? <p className="meta">{session.network}</p> : null}
              <p className="meta">Last used {formatMoment(session.last_used_at)}</p>
              <p className="meta">Signed in {formatMoment(session.signed_in_at)}</p>
            </div>
            {session.is_current ? (
              <ButtonLink variant="quiet" size="small" href={logOutHref}>
                Sign out
              </ButtonLink>
            ) : (
              <Button
                variant="secondary"
                size="small"
                disabled={sending}
                aria-label={`Sign out ${nameOf(session)}`}
                onClick={() => one.send(session)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </AccountRows>
      {sessions.data.some(({ is_current }) => !is_current) ? (
        <Button variant="secondary" disabled={sending} onClick={() => others.send(undefined)}>
          {others.sending ? 'Signing out...' : 'Sign out everywhere else'}
        </Button>
      ) : (
        <Alone>You are signed in nowhere else.</Alone>
      )}
      <OwnCompanyLink />
    </>
  );
}

function nameOf({ device }: SignedInSession): string {
  return device || 'Unknown device';
}

function keepSessions(queryClient: QueryClient, isKept: (session: SignedInSession) => boolean): void {
  const queryKey = getListSessionsQueryKey();
  queryClient.setQueryData<SignedInSession[]>(queryKey, (known) => known?.filter(isKept));
  void queryClient.invalidateQueries({ queryKey });
}
