import type { WebhookDelivery } from '@cortex/api-client/model';
import { resendWebhookDelivery } from '@cortex/api-client/webhooks';
import { Button } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { formatMoment } from '../../formatDate.ts';
import { useSave } from '../../forms/useSave.ts';
import { describeDelivery, nameOfType } from './describeWebhook.ts';
import { WebhookState } from './WebhookState.tsx';

type WebhookDeliveryRowProps = {
  delivery: WebhookDelivery;
  /** Whether its webhook is on: nothing is sent to one that is off. */
  isOn: boolean;
  onResent: (delivery: WebhookDelivery) => void;
};

/** An event: what it tells, when that happened, and where it is. It can be sent again. */
export function WebhookDeliveryRow({ delivery, isOn, onResent }: WebhookDeliveryRowProps) {
  const { id, type, at } = delivery;
  const { tone, word, detail } = describeDelivery(delivery, isOn);
  const resend = useSave<WebhookDelivery, void>({
    call: () => resendWebhookDelivery(id),
    messages: extensionMessages.resendWebhookDelivery,
    writeCache: (_, saved) => onResent(saved),
  });
  const name = nameOfType(type);
  return (
    <li>
      <div className="line">
        <div className="what">
          {name} <span className="meta">{formatMoment(at)}</span>
          <p className="meta">
            <WebhookState data-tone={tone}>{word}</WebhookState>
            {detail ? ` · ${detail}` : null}
          </p>
        </div>
        {isOn ? (
          <Button
            variant="quiet"
            size="small"
            aria-label={`Send again: ${name}, ${formatMoment(at)}`}
            disabled={resend.sending}
            onClick={() => resend.send()}
          >
            {resend.sending ? 'Sending...' : 'Send again'}
          </Button>
        ) : null}
      </div>
      {resend.failure ? <FormError {...resend.failure} /> : null}
    </li>
  );
}
