import type { Webhook, WebhookDelivery, WebhookMade } from '@cortex/api-client/model';
import { deleteWebhook, rotateWebhookSecret, testWebhook, updateWebhook } from '@cortex/api-client/webhooks';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { formatDate, formatMoment } from '../../formatDate.ts';
import { useSave } from '../../forms/useSave.ts';
import { styled } from '../../theme/styled.tsx';
import { putDelivery } from './deliveryPages.ts';
import { describeWebhook, nameOfType } from './describeWebhook.ts';
import { Rows } from './RetentionRows.tsx';
import { RowQuestion } from './RowQuestion.tsx';
import { SecretShown } from './SecretShown.tsx';
import { WebhookDeliveries } from './WebhookDeliveries.tsx';
import { WebhookForm } from './WebhookForm.tsx';
import { WebhookState } from './WebhookState.tsx';

const Card = styled(Rows, {
  base: {
    '& .top': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '3' },
    '& h2': { minWidth: 0, overflowWrap: 'anywhere' },
    '& .meta + .meta, & .detail, & .detail + .meta': { marginBlockStart: '1' },
    '& .actions': { display: 'flex', flexWrap: 'wrap', gap: '2', marginBlockStart: '3' },
  },
});

type WebhookCardProps = {
  webhook: Webhook;
  /** The secret of it that was just made. */
  secret: string | undefined;
  startsOpen: boolean;
  onChanged: (webhook: Webhook) => void;
  onMade: (made: WebhookMade) => void;
  onSecretKept: () => void;
  onDeleted: () => void;
};

type Open = 'edit' | 'secret' | 'delete' | undefined;

const { updateWebhook: saved, testWebhook: tested } = extensionMessages;

/** A webhook: where it goes, what it is told of, how it does, and what was sent to it. */
export function WebhookCard({
  webhook,
  secret,
  startsOpen,
  onChanged,
  onMade,
  onSecretKept,
  onDeleted,
}: WebhookCardProps) {
  const { id, url, kinds, is_on, old_secret_until, created_at, by } = webhook;
  const [open, setOpen] = useState<Open>();
  const [showsDeliveries, setShowsDeliveries] = useState(startsOpen);
  const close = () => setOpen(undefined);
  const { tone, word, detail } = describeWebhook(webhook);
  const toggle = useSave<Webhook, void>({
    call: () => updateWebhook(id, { url, kinds, is_on: !is_on }),
    messages: saved,
    writeCache: (_, changed) => onChanged(changed),
  });
  const test = useSave<WebhookDelivery, void>({
    call: () => testWebhook(id),
    messages: tested,
    writeCache: (queryClient, delivery) => putDelivery(queryClient, id, {}, delivery),
    onDone: () => setShowsDeliveries(true),
  });
  const rotate = useSave<WebhookMade, void>({
    call: () => rotateWebhookSecret(id),
    messages: extensionMessages.rotateWebhookSecret,
    writeCache: (_, made) => onMade(made),
    onDone: close,
  });
  const remove = useSave<unknown, void>({
    call: () => deleteWebhook(id),
    messages: extensionMessages.deleteWebhook,
    writeCache: onDeleted,
  });
  return (
    <Card aria-label={`Webhook to ${url}`}>
      <div className="part">
        <div className="top">
          <h2>
            <bdi>{url}</bdi>
          </h2>
          <WebhookState data-tone={tone}>{word}</WebhookState>
        </div>
        {detail ? <p className="detail">{detail}</p> : null}
        <p className="meta">{kinds.map(nameOfType).join(', ')}</p>
        <p className="meta">
          Added by {by.full_name ?? 'a deleted user'}, {formatDate(created_at)}
          {old_secret_until ? ` · the secret before signs too until ${formatMoment(old_secret_until)}` : null}
        </p>
        {secret ? (
          <SecretShown
            label={
              <>
                The signing secret for <bdi>{url}</bdi>
              </>
            }
            secret={secret}
            what="the secret"
            onDone={onSecretKept}
          >
            It is shown this once. The receiver checks with it that a message comes from here.
          </SecretShown>
        ) : null}
        {open === 'edit' ? (
          <WebhookForm
            webhook={webhook}
            call={(values) => updateWebhook(id, { ...values, is_on })}
            messages={saved}
            label="Save Webhook"
            sendingLabel="Saving..."
            onDone={(changed) => {
              onChanged(changed);
              close();
            }}
            onCancel={close}
          />
        ) : open === 'secret' ? (
          <RowQuestion>
            <p>The secret of now signs beside the new one for a day, so that the receiver can change over.</p>
            {rotate.failure ? <FormError {...rotate.failure} /> : null}
            <div className="buttons">
              <Button variant="secondary" size="small" autoFocus onClick={close}>
                Keep it
              </Button>
              <Button size="small" disabled={rotate.sending} onClick={() => rotate.send()}>
                {rotate.sending ? 'Making...' : 'Make New Secret'}
              </Button>
            </div>
          </RowQuestion>
        ) : open === 'delete' ? (
          <RowQuestion>
            <p>Its deliveries go with it, and what waits is not sent any more.</p>
            {remove.failure ? <FormError {...remove.failure} /> : null}
            <div className="buttons">
              <Button variant="secondary" size="small" autoFocus onClick={close}>
                Keep it
              </Button>
              <Button variant="danger" size="small" disabled={remove.sending} onClick={() => remove.send()}>
                {remove.sending ? 'Deleting...' : 'Delete Webhook'}
              </Button>
            </div>
          </RowQuestion>
        ) : (
          <>
            <div className="actions">
              {is_on ? (
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`Send Test to ${url}`}
                  disabled={test.sending}
                  onClick={() => test.send()}
                >
                  {test.sending ? 'Sending...' : 'Send Test'}
                </Button>
              ) : null}
              <Button
                variant="quiet"
                size="small"
                aria-expanded={showsDeliveries}
                aria-label={`${showsDeliveries ? 'Hide' : 'Show'} Deliveries to ${url}`}
                onClick={() => setShowsDeliveries(!showsDeliveries)}
              >
                {showsDeliveries ? 'Hide Deliveries' : 'Show Deliveries'}
              </Button>
              <Button
                variant={is_on ? 'quiet' : 'secondary'}
                size="small"
                aria-label={`Switch ${is_on ? 'Off' : 'On'}: ${url}`}
                disabled={toggle.sending}
                onClick={() => toggle.send()}
              >
                {is_on ? 'Switch Off' : 'Switch On'}
              </Button>
              <Button
                variant="quiet"
                size="small"
                aria-label={`Edit the webhook to ${url}`}
                onClick={() => setOpen('edit')}
              >
                Edit
              </Button>
              <Button
                variant="quiet"
                size="small"
                aria-label={`New Secret for ${url}`}
                onClick={() => setOpen('secret')}
              >
                New Secret...
              </Button>
              <Button
                variant="quiet"
                size="small"
                aria-label={`Delete the webhook to ${url}`}
                onClick={() => setOpen('delete')}
              >
                Delete...
              </Button>
            </div>
            {toggle.failure ? <FormError {...toggle.failure} /> : null}
            {test.failure ? <FormError {...test.failure} /> : null}
          </>
        )}
      </div>
      {showsDeliveries ? <WebhookDeliveries webhook={webhook} /> : null}
    </Card>
  );
}
