import { getListApiKeysQueryKey, useListApiKeys } from '@cortex/api-client/keys';
import type { ApiKey, ApiKeyMade } from '@cortex/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SectionFailure } from '../../components/PanelSection/PanelSection.tsx';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { isUnsupported } from '../../feedback/isUnsupported.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { ApiKeyForm } from './ApiKeyForm.tsx';
import { ApiKeyRow } from './ApiKeyRow.tsx';
import { ApiKeyShown } from './ApiKeyShown.tsx';
import { Rows } from './RetentionRows.tsx';

const { loadApiKeys } = extensionMessages;

/** The keys with which programs call: made, shown once, listed with their last use, revoked. Nothing where the server has none. */
export function ApiKeys() {
  const queryClient = useQueryClient();
  const keys = useListApiKeys({ query: { staleTime: 0, retry: false } });
  const lacking = isUnsupported(keys.error);
  useReportedFailure(lacking ? null : keys, loadApiKeys);
  const [made, setMade] = useState<ApiKeyMade | null>(null);

  function change(toNext: (known: ApiKey[]) => ApiKey[]) {
    queryClient.setQueryData<ApiKey[]>(getListApiKeysQueryKey(), (known) => known && toNext(known));
  }

  if (lacking) return null;
  return (
    <Rows>
      <h2 className="head">API keys</h2>
      {keys.data ? (
        <>
          <div className="part">
            <p className="meta">
              A program that carries one calls in your name, without a password. It never changes people,
              settings or sign-ins.
            </p>
            {made ? <ApiKeyShown made={made} onDone={() => setMade(null)} /> : null}
            <ApiKeyForm
              onMade={(created) => {
                setMade(created);
                change((known) => [created.api_key, ...known]);
              }}
            />
          </div>
          {keys.data.length > 0 ? (
            <ul aria-label="API keys">
              {keys.data.map((key) => (
                <ApiKeyRow
                  key={key.id}
                  apiKey={key}
                  onRevoked={() => {
                    if (made?.api_key.id === key.id) setMade(null);
                    change((known) => known.filter(({ id }) => id !== key.id));
                  }}
                />
              ))}
            </ul>
          ) : null}
        </>
      ) : (
        <div className="part">
          {keys.error ? (
            <SectionFailure
              {...describeFailure(keys.error, loadApiKeys)}
              retrying={keys.isFetching}
              onRetry={() => void keys.refetch()}
            />
          ) : (
            <LoadingRegion label="Loading the API keys...">
              <Skeleton height="21px" width="260px" marginBlockEnd="3" />
              <Skeleton height="40px" />
            </LoadingRegion>
          )}
        </div>
      )}
    </Rows>
  );
}
