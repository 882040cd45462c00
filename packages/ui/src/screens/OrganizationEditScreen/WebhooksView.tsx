import type { Webhook, WebhookMade } from '@cortex/api-client/model';
import { createWebhook, getListWebhooksQueryKey, useListWebhooks } from '@cortex/api-client/webhooks';
import { useQueryClient } from '@tanstack/react-query';
import { ServerOff, Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { LoadError } from '../../components/StateMessage/LoadError.tsx';
import { StateMessage } from '../../components/StateMessage/StateMessage.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { isUnsupported } from '../../feedback/isUnsupported.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { Rows } from './RetentionRows.tsx';
import { WebhookCard } from './WebhookCard.tsx';
import { WebhookForm } from './WebhookForm.tsx';

const { loadWebhooks } = extensionMessages;

/** Where an admin adds the addresses of the organization's own programs that are told what happens, and sees what was sent to them. */
export function WebhooksView() {
  const queryClient = useQueryClient();
  const webhooks = useListWebhooks({ query: { staleTime: 0 } });
  const lacking = isUnsupported(webhooks.error);
  useReportedFailure(lacking ? null : webhooks, loadWebhooks);
  const [made, setMade] = useState<WebhookMade>();

  function change(toNext: (known: Webhook[]) => Webhook[]) {
    queryClient.setQueryData<Webhook[]>(getListWebhooksQueryKey(), (known) => known && toNext(known));
  }

  function replace(changed: Webhook) {
    change((known) => known.map((one) => (one.id === changed.id ? changed : one)));
  }

  if (lacking) {
    return (
      <StateMessage
        icon={ServerOff}
        title="This server has no webhooks."
        description="Servers with this extension tell your own programs what happens."
      />
    );
  }
  if (!webhooks.data && webhooks.error) {
    return (
      <LoadError
        {...describeFailure(webhooks.error, loadWebhooks)}
        retrying={webhooks.isFetching}
        onRetry={() => void webhooks.refetch()}
      />
    );
  }
  if (!webhooks.data) {
    return (
      <LoadingRegion label="Loading the webhooks...">
        <Skeleton height="380px" marginBlockEnd="6" />
        <Skeleton height="140px" />
      </LoadingRegion>
    );
  }
  return (
    <>
      <Rows>
        <h2 className="head">Add a webhook</h2>
        <div className="part">
          <p className="meta">
            A message says what happened, when, and to which record. It has no names or texts: your program
            reads the record with an API key.
          </p>
          <WebhookForm
            call={(values) => createWebhook({ ...values, is_on: true })}
            messages={extensionMessages.createWebhook}
            label="Add Webhook"
            sendingLabel="Adding..."
            onDone={(created) => {
              setMade(created);
              change((known) => [created.webhook, ...known]);
            }}
          />
        </div>
      </Rows>
      {webhooks.data.length === 0 ? (
        <StateMessage
          icon={WebhookIcon}
          title="There are no webhooks yet."
          description="Add the address of a program of yours, and it is told what happens here."
        />
      ) : null}
      {webhooks.data.map((webhook) => (
        <WebhookCard
          key={webhook.id}
          webhook={webhook}
          secret={made?.webhook.id === webhook.id ? made.secret : undefined}
          startsOpen={webhooks.data?.length === 1}
          onChanged={replace}
          onMade={(rotated) => {
            setMade(rotated);
            replace(rotated.webhook);
          }}
          onSecretKept={() => setMade(undefined)}
          onDeleted={() => change((known) => known.filter(({ id }) => id !== webhook.id))}
        />
      ))}
    </>
  );
}
