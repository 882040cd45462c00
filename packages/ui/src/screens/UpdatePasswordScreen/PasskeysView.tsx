import { passkeysLimits } from '@cortex/api-client/limits';
import type { Passkey } from '@cortex/api-client/model';
import { getListPasskeysQueryKey, removePasskey, useListPasskeys } from '@cortex/api-client/passkeys';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { KeyRound, ServerOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { LoadError } from '../../components/StateMessage/LoadError.tsx';
import { StateMessage } from '../../components/StateMessage/StateMessage.tsx';
import { isUnsupported } from '../../feedback/isUnsupported.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { formatDate, formatMoment } from '../../formatDate.ts';
import { knowsPasskeys } from '../../forms/askDevice.ts';
import { passkeyMessages } from '../../forms/passkeyMessages.ts';
import { useSave } from '../../forms/useSave.ts';
import { styled } from '../../theme/styled.tsx';
import { AccountRows } from './AccountRows.tsx';
import { AddPasskey } from './AddPasskey.tsx';

const Refusal = styled('div', { base: { maxWidth: '720px', marginBlockEnd: '3' } });

const Note = styled('p', { base: { color: 'muted', fontSize: 'small' } });

const Buttons = styled('div', { base: { display: 'flex', gap: '2' } });

/** A person's passkeys, and the way to add and remove them. */
export function PasskeysView() {
  const queryClient = useQueryClient();
  const passkeys = useListPasskeys({ query: { staleTime: 0 } });
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState('');
  const lacking = isUnsupported(passkeys.error);
  useReportedFailure(lacking ? null : passkeys, passkeyMessages.load);
  const remove = useSave<unknown, Passkey>({
    call: ({ id }) => removePasskey(id),
    messages: passkeyMessages.remove,
    writeCache: (client, _, { id }) =>
      changePasskeys(client, (known) => known.filter((passkey) => passkey.id !== id)),
    onDone: () => setLeaving(''),
  });

  if (lacking) {
    return (
      <StateMessage
        icon={ServerOff}
        title="This server does not support passkeys."
        description="You sign in with your password."
      />
    );
  }
  if (!passkeys.data && passkeys.error) {
    return (
      <LoadError
        {...describeFailure(passkeys.error, passkeyMessages.load)}
        retrying={passkeys.isFetching}
        onRetry={() => void passkeys.refetch()}
      />
    );
  }
  if (!passkeys.data) {
    return (
      <LoadingRegion label="Loading your passkeys...">
        <Skeleton height="172px" maxWidth="720px" />
      </LoadingRegion>
    );
  }
  if (adding) {
    return (
      <AddPasskey
        onAdded={(passkey) => {
          changePasskeys(queryClient, (known) => [passkey, ...known.filter(({ id }) => id !== passkey.id)]);
          setAdding(false);
        }}
        onCancel={() => setAdding(false)}
      />
    );
  }
  const { data } = passkeys;
  const add = <AddButton count={data.length} onAdd={() => setAdding(true)} />;
  if (data.length === 0) {
    return (
      <StateMessage
        icon={KeyRound}
        title="No passkeys yet"
        description="A passkey signs you in with your finger, your face or a PIN of your device, in place of the password and a code."
        action={add}
      />
    );
  }
  return (
    <>
      {remove.failure ? (
        <Refusal>
          <FormError {...remove.failure} />
        </Refusal>
      ) : null}
      <AccountRows aria-label="Your passkeys">
        {data.map((passkey) => (
          <li key={passkey.id}>
            <div>
              <p className="device">{passkey.name}</p>
              <p className="meta">{describeUse(passkey)}</p>
              <p className="meta">
                Added {formatDate(passkey.created_at)}
                {passkey.synced ? ', kept by an account of yours' : ', on one device alone'}
              </p>
            </div>
            {leaving === passkey.id ? (
              <Buttons>
                <Button
                  variant="danger"
                  size="small"
                  autoFocus
                  disabled={remove.sending}
                  aria-label={`${remove.sending ? 'Removing...' : 'Remove'} ${passkey.name} for good`}
                  onClick={() => remove.send(passkey)}
                >
                  {remove.sending ? 'Removing...' : 'Remove'}
                </Button>
                <Button variant="quiet" size="small" onClick={() => setLeaving('')}>
                  Keep
                </Button>
              </Buttons>
            ) : (
              <Button
                variant="secondary"
                size="small"
                aria-label={`Remove ${passkey.name}`}
                onClick={() => setLeaving(passkey.id)}
              >
                Remove...
              </Button>
            )}
          </li>
        ))}
      </AccountRows>
      {add}
    </>
  );
}

type AddButtonProps = { count: number; onAdd: () => void };

function AddButton({ count, onAdd }: AddButtonProps) {
  if (!knowsPasskeys())
    return <Note>This browser does not know passkeys. Add one with another browser.</Note>;
  if (count >= passkeysLimits.most)
    return <Note>You have {count} passkeys. Remove one before you add another.</Note>;
  return (
    <Button variant={count === 0 ? 'primary' : 'secondary'} onClick={onAdd}>
      Add a passkey
    </Button>
  );
}

function describeUse({ last_used_at }: Passkey): string {
  return last_used_at ? `Last used ${formatMoment(last_used_at)}` : 'Not used yet';
}

function changePasskeys(queryClient: QueryClient, change: (known: Passkey[]) => Passkey[]): void {
  const queryKey = getListPasskeysQueryKey();
  queryClient.setQueryData<Passkey[]>(queryKey, (known) => known && change(known));
  void queryClient.invalidateQueries({ queryKey });
}
