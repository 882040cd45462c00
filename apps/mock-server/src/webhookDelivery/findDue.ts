import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Store } from '../db/store.ts';

/** An event that may be sent, and since when its endpoint has failed. */
export type Due = { id: string; webhook_id: string; organization_id: string; failing_since: string | null };

/**
 * What is due, of each endpoint that is on the four that have waited longest; first the first ones of all, those of the endpoint that has waited
 * longest at the beginning. Each is found by an index, so that a long queue takes no longer than a short one.
 */
export async function findDue({ db, clock }: Store): Promise<Due[]> {
  const now = clock().toISOString();
  const dueOf = (eb: ExpressionBuilder<Database, 'webhooks'>) =>
    eb
      .selectFrom('webhook_deliveries as delivery')
      .whereRef('delivery.webhook_id', '=', 'webhooks.id')
      .where('delivery.next_at', '<=', now);
  const inTurn = (eb: ExpressionBuilder<Database, 'webhooks'>, place: number) =>
    dueOf(eb).select('delivery.id').orderBy('delivery.next_at').orderBy('delivery.id').limit(1).offset(place);
  const endpoints = await db
    .selectFrom('webhooks')
    .select((eb) => [
      'id as webhook_id',
      'organization_id',
      'failing_since',
      dueOf(eb).select('delivery.next_at').orderBy('delivery.next_at').limit(1).as('since'),
      inTurn(eb, 0).as('first'),
      inTurn(eb, 1).as('second'),
      inTurn(eb, 2).as('third'),
      inTurn(eb, 3).as('fourth'),
    ])
    .where('is_on', '=', 1)
    .where((eb) => eb.exists(dueOf(eb).select('delivery.id')))
    .orderBy('since')
    .orderBy('id')
    .execute();
  const places = ['first', 'second', 'third', 'fourth'] as const;
  return places.flatMap((place) =>
    endpoints.flatMap(({ webhook_id, organization_id, failing_since, [place]: id }) =>
      id === null ? [] : [{ id, webhook_id, organization_id, failing_since }],
    ),
  );
}
