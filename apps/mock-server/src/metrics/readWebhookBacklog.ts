import type { Store } from '../db/store.ts';

/** Events that wait for an endpoint that is on: how many, and in seconds how long ago the oldest happened and for how long the most overdue could have been tried. */
export type WebhookBacklog = { waiting: number; oldestSeconds: number; overdueSeconds: number };

/** What waits in the database, for all servers of it. */
export async function readWebhookBacklog({ db, clock }: Store): Promise<WebhookBacklog> {
  const { waiting, oldest, due } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('webhooks')
        .where('is_on', '=', 1)
        .select((one) => {
          const events = one
            .selectFrom('webhook_deliveries as delivery')
            .whereRef('delivery.webhook_id', '=', 'webhooks.id');
          return [
            events
              .where('delivery.next_at', 'is not', null)
              .select(({ fn }) => fn.countAll<number>().as('count'))
              .as('waiting'),
            events
              .where('delivery.state', '=', 'waiting')
              .select(({ fn }) => fn.min('delivery.at').as('oldest'))
              .as('oldest'),
            events.select(({ fn }) => fn.min('delivery.next_at').as('due')).as('due'),
          ];
        })
        .as('endpoints'),
    )
    .select(({ fn }) => [
      fn.sum<number | string | null>('waiting').as('waiting'),
      fn.min('oldest').as('oldest'),
      fn.min('due').as('due'),
    ])
    .executeTakeFirstOrThrow();
  const secondsSince = (at: string | null) =>
    at === null ? 0 : Math.max(0, clock().getTime() - Date.parse(at)) / 1_000;
  return {
    waiting: Number(waiting ?? 0),
    oldestSeconds: secondsSince(oldest),
    overdueSeconds: secondsSince(due),
  };
}
