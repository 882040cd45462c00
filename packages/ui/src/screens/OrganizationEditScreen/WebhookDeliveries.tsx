import { webhooksLimits } from '@cortex/api-client/limits';
import type { Webhook, WebhookDelivery, WebhookDeliveryState } from '@cortex/api-client/model';
import { getListWebhookDeliveriesQueryKey, useListWebhookDeliveries } from '@cortex/api-client/webhooks';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SectionFailure } from '../../components/PanelSection/PanelSection.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { styled } from '../../theme/styled.tsx';
import { isUnderWay } from './describeWebhook.ts';
import { WebhookDeliveryRow } from './WebhookDeliveryRow.tsx';

const Deliveries = styled('div', {
  base: {
    borderBlockStart: '1px solid {colors.line}',
    '& ul': { borderBlockStart: '1px solid {colors.line}', maxHeight: '480px', overflowY: 'auto' },
    '& .choice': { display: 'flex', overflowX: 'auto' },
    '& .note': { color: 'muted', fontSize: 'small' },
  },
});

const { loadWebhookDeliveries } = extensionMessages;
/** How soon an event that is on its way may have got there. */
const LOOK_AGAIN_MS = 2_000;

type Choice = WebhookDeliveryState | 'all';

const choices: readonly { value: Choice; label: string; none: string }[] = [
  { value: 'all', label: 'All', none: 'Nothing was sent yet. Send a test event to try it out.' },
  { value: 'waiting', label: 'Waiting', none: 'Nothing waits.' },
  { value: 'failed', label: 'Given up', none: 'Nothing was given up.' },
  { value: 'delivered', label: 'Delivered', none: 'Nothing was delivered in the last 30 days.' },
];

/** What was sent to a webhook, newest first. */
export function WebhookDeliveries({ webhook: { id, url, is_on } }: { webhook: Webhook }) {
  const queryClient = useQueryClient();
  const [choice, setChoice] = useState<Choice>('all');
  const params = choice === 'all' ? {} : { state: choice };
  const deliveries = useListWebhookDeliveries(id, params, {
    query: {
      staleTime: 0,
      refetchInterval: ({ state }) => (is_on && state.data?.some(isUnderWay) ? LOOK_AGAIN_MS : false),
    },
  });
  useReportedFailure(deliveries, loadWebhookDeliveries);
  const none = choices.find(({ value }) => value === choice)?.none;

  function replace(resent: WebhookDelivery) {
    queryClient.setQueryData<WebhookDelivery[]>(getListWebhookDeliveriesQueryKey(id, params), (known) =>
      known?.map((one) => (one.id === resent.id ? resent : one)),
    );
    void queryClient.invalidateQueries({ queryKey: getListWebhookDeliveriesQueryKey(id) });
  }

  return (
    <Deliveries>
      <div className="part choice">
        <SegmentedControl
          legend={`Which deliveries to ${url}`}
          options={choices}
          value={choice}
          onChange={({ value }) => setChoice(value)}
          inRow
        />
      </div>
      {deliveries.data ? (
        deliveries.data.length > 0 ? (
          <ul aria-label={`Deliveries to ${url}`}>
            {deliveries.data.map((delivery) => (
              <WebhookDeliveryRow key={delivery.id} delivery={delivery} isOn={is_on} onResent={replace} />
            ))}
            {deliveries.data.length === webhooksLimits.listed ? (
              <li className="note">
                The newest {webhooksLimits.listed} are shown. They are forgotten after{' '}
                {webhooksLimits.keptDays} days.
              </li>
            ) : null}
          </ul>
        ) : (
          <p className="part note">{none}</p>
        )
      ) : (
        <div className="part">
          {deliveries.error ? (
            <SectionFailure
              {...describeFailure(deliveries.error, loadWebhookDeliveries)}
              retrying={deliveries.isFetching}
              onRetry={() => void deliveries.refetch()}
            />
          ) : (
            <LoadingRegion label="Loading the deliveries...">
              {['first', 'second'].map((row) => (
                <Skeleton key={row} height="42px" marginBlockEnd="3" />
              ))}
            </LoadingRegion>
          )}
        </div>
      )}
    </Deliveries>
  );
}
