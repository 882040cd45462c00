import { backgroundTaskLimits } from '@cortex/api-client/limits';
import type { Sight } from '../access/policy.ts';
import type { Executor } from '../db/schema.ts';
import { TooManyAttempts } from '../http/HttpError.ts';
import { UNENDED } from './states.ts';

/** When to ask again where as many go on as may. */
const RETRY_SECONDS = 60;

/** Throws 429 where as many tasks and imports of a person or an organization go on as may. */
export async function requireRoom(trx: Executor, { organizationId, userId }: Sight): Promise<void> {
  const tasks = await trx
    .selectFrom('background_tasks')
    .select('user_id')
    .where('organization_id', '=', organizationId)
    .where('state', 'in', UNENDED)
    .execute();
  const imports = await trx
    .selectFrom('imports')
    .select('user_id')
    .where('organization_id', '=', organizationId)
    .where('state', 'in', [...UNENDED, 'arriving'])
    .execute();
  const rows = [...tasks, ...imports];
  const own = rows.filter(({ user_id }) => user_id === userId);
  if (own.length < backgroundTaskLimits.person && rows.length < backgroundTaskLimits.organization) return;
  throw new TooManyAttempts(
    RETRY_SECONDS,
    'As many tasks as may go on at once are under way. Wait until one has ended, or cancel one.',
  );
}
