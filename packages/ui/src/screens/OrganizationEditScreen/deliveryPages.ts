import type { ApiError } from '@cortex/api-client/http';
import { webhooksLimits } from '@cortex/api-client/limits';
import type { WebhookDelivery, WebhookDeliveryState } from '@cortex/api-client/model';
import { getListWebhookDeliveriesQueryKey, listWebhookDeliveries } from '@cortex/api-client/webhooks';
import { type InfiniteData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { isUnderWay } from './describeWebhook.ts';

/** How soon an event that is on its way may have got there. */
const LOOK_AGAIN_MS = 2_000;

type Pages = InfiniteData<WebhookDelivery[], string>;
type Which = { state?: WebhookDeliveryState };

/** The deliveries to a webhook, newest first, and a page at a time what is earlier. While one is on its way they are looked at again. */
export function useDeliveryPages(id: string, which: Which, isOn: boolean) {
  return useInfiniteQuery<WebhookDelivery[], ApiError, Pages, readonly unknown[], string>({
    queryKey: keyOf(id, which),
    queryFn: ({ pageParam, signal }) =>
      listWebhookDeliveries(id, { ...which, ...(pageParam ? { before: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam(last, pages) {
      if (last.length < webhooksLimits.listed) return undefined;
      // A server that does not know of pages gives the newest again.
      const known = new Set(pages.slice(0, -1).flatMap((page) => page.map(({ id }) => id)));
      return last.some(({ id }) => known.has(id)) ? undefined : last.at(-1)?.id;
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (isOn && listed(state.data)?.some(isUnderWay) ? LOOK_AGAIN_MS : false),
  });
}

/** The deliveries of all pages, each once. */
export function listed(data: Pages | undefined): WebhookDelivery[] | undefined {
  if (!data) return undefined;
  return [...new Map(data.pages.flat().map((delivery) => [delivery.id, delivery])).values()];
}

/** Shows a delivery that was just made or asked for again, the newest one of all where it is not there yet, and looks at all of them again. */
export function putDelivery(
  queryClient: QueryClient,
  id: string,
  which: Which,
  delivery: WebhookDelivery,
): void {
  queryClient.setQueryData<Pages>(keyOf(id, which), (data) => {
    if (!data) return undefined;
    const isThere = data.pages.some((page) => page.some((one) => one.id === delivery.id));
    const [newest = [], ...others] = data.pages.map((page) =>
      page.map((one) => (one.id === delivery.id ? delivery : one)),
    );
    return { ...data, pages: [isThere ? newest : [delivery, ...newest], ...others] };
  });
  void queryClient.invalidateQueries({ queryKey: getListWebhookDeliveriesQueryKey(id) });
}

function keyOf(id: string, which: Which): readonly unknown[] {
  return [...getListWebhookDeliveriesQueryKey(id, which), 'pages'];
}
