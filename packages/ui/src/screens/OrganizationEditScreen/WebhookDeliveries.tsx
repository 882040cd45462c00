import { webhooksLimits } from '@cortex/api-client/limits';
import type { Webhook, WebhookDeliveryState } from '@cortex/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { SectionFailure } from '../../components/PanelSection/PanelSection.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { styled } from '../../theme/styled.tsx';
import { listed, putDelivery, useDeliveryPages } from './deliveryPages.ts';
import { WebhookDeliveryRow } from './WebhookDeliveryRow.tsx';

const Deliveries = styled('div', {
  base: {
    borderBlockStart: '1px solid {colors.line}',
    '& ul': { borderBlockStart: '1px solid {colors.line}', maxHeight: '480px', overflowY: 'auto' },
    '& ul:focus': { outline: 'none' },
    '& .choice': { display: 'flex', overflowX: 'auto' },
    '& .more': { borderBlockStart: '1px solid {colors.line}' },
    '& div.more': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '2' },
    '& .note': { color: 'muted', fontSize: 'small' },
  },
});

const { loadWebhookDeliveries } = extensionMessages;

type Choice = WebhookDeliveryState | 'all';

const choices: readonly { value: Choice; label: string; none: string }[] = [
  { value: 'all', label: 'All', none: 'Nothing was sent yet. Send a test event to try it out.' },
  { value: 'waiting', label: 'Waiting', none: 'Nothing waits.' },
  { value: 'failed', label: 'Given up', none: 'Nothing was given up.' },
  { value: 'delivered', label: 'Delivered', none: 'Nothing was delivered in the last 30 days.' },
];

/** What was sent to a webhook, newest first, and on request what is earlier. */
export function WebhookDeliveries({ webhook: { id, url, is_on } }: { webhook: Webhook }) {
  const queryClient = useQueryClient();
  const [choice, setChoice] = useState<Choice>('all');
  const params = choice === 'all' ? {} : { state: choice };
  const deliveries = useDeliveryPages(id, params, is_on);
  const rows = listed(deliveries.data);
  const list = useRef<HTMLUListElement>(null);
  useReportedFailure(deliveries, loadWebhookDeliveries);
  /** Where nothing is earlier still the button goes, and the list takes its focus. */
  async function showEarlier() {
    const { hasNextPage } = await deliveries.fetchNextPage();
    const { activeElement, body } = document;
    const hadFocus = activeElement === body || activeElement?.matches(':disabled');
    if (!hasNextPage && hadFocus) list.current?.focus();
  }

  const none = choices.find(({ value }) => value === choice)?.none;

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
      {rows ? (
        rows.length > 0 ? (
          <>
            <ul ref={list} tabIndex={-1} aria-label={`Deliveries to ${url}`}>
              {rows.map((delivery) => (
                <WebhookDeliveryRow
                  key={delivery.id}
                  delivery={delivery}
                  isOn={is_on}
                  onResent={(resent) => putDelivery(queryClient, id, params, resent)}
                />
              ))}
            </ul>
            {deliveries.hasNextPage ? (
              <div className="part more">
                <Button
                  variant="secondary"
                  size="small"
                  disabled={deliveries.isFetchingNextPage}
                  onClick={() => void showEarlier()}
                >
                  {deliveries.isFetchingNextPage ? 'Loading...' : 'Show earlier'}
                </Button>
                <span className="note">
                  The newest {rows.length} are shown. They are forgotten after {webhooksLimits.keptDays} days.
                </span>
              </div>
            ) : rows.length >= webhooksLimits.listed ? (
              <p className="part more note">
                All {rows.length} are shown. They are forgotten after {webhooksLimits.keptDays} days.
              </p>
            ) : null}
          </>
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
