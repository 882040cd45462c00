import { revokeApiKey } from '@cortex/api-client/keys';
import type { ApiKey } from '@cortex/api-client/model';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { formatDate } from '../../formatDate.ts';
import { useSave } from '../../forms/useSave.ts';
import { RowQuestion } from './RowQuestion.tsx';

type ApiKeyRowProps = { apiKey: ApiKey; onRevoked: () => void };

/** A key: what it is for, what it may do, who made it, and when it was used last. It is revoked after a question. */
export function ApiKeyRow({ apiKey, onRevoked }: ApiKeyRowProps) {
  const { id, name, scope, ending, created_at, expires_at, last_used_at, by } = apiKey;
  const [asking, setAsking] = useState(false);
  const revoke = useSave<unknown, void>({
    call: () => revokeApiKey(id),
    messages: extensionMessages.revokeApiKey,
    writeCache: onRevoked,
  });
  return (
    <li>
      <div className="line">
        <div className="what">
          <strong>
            <bdi>{name}</bdi>
          </strong>{' '}
          <span className="meta">…{ending}</span>
          <p className="meta">
            {scope === 'write' ? 'Read and write' : 'Read'} ·{' '}
            {last_used_at ? `used ${formatDate(last_used_at)}` : 'never used'} · until{' '}
            {formatDate(expires_at)}
          </p>
          <p className="meta">
            {by.full_name ?? 'A deleted user'}, {formatDate(created_at)}
          </p>
        </div>
        {asking ? null : (
          <Button
            variant="quiet"
            size="small"
            aria-label={`Revoke the key for ${name}`}
            onClick={() => setAsking(true)}
          >
            Revoke...
          </Button>
        )}
      </div>
      {asking ? (
        <RowQuestion>
          <p>The program that carries it can call no more, at once.</p>
          {revoke.failure ? <FormError {...revoke.failure} /> : null}
          <div className="buttons">
            <Button variant="secondary" size="small" autoFocus onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button variant="danger" size="small" disabled={revoke.sending} onClick={() => revoke.send()}>
              {revoke.sending ? 'Revoking...' : 'Revoke'}
            </Button>
          </div>
        </RowQuestion>
      ) : null}
    </li>
  );
}
