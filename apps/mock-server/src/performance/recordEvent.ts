import type { Caller } from '../access/sessions.ts';
import { newId } from '../db/newId.ts';
import type { EventType, Executor } from '../db/schema.ts';

/** Notes that something happened, for the performance figures. It names ids only. */
export async function recordEvent(
  db: Executor,
  caller: Pick<Caller, 'organizationId' | 'userId'>,
  type: EventType,
  subjectId: string,
  at: string,
): Promise<void> {
  await db
    .insertInto('events')
    .values({
      id: newId('evt'),
      organization_id: caller.organizationId,
      user_id: caller.userId,
      type,
      subject_id: subjectId,
      at,
    })
    .execute();
}
