import type { Caller } from '../access/sessions.ts';
import { newId } from '../db/newId.ts';
import type { EventType, Executor } from '../db/schema.ts';
import { announce } from '../webhooks/announce.ts';

/** Notes that something happened, for the performance figures, and tells webhooks what is new. It names ids only. */
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
  if (type === 'candidate_created')
    await announce(db, caller, { kind: 'candidate.created', at, data: { candidate_id: subjectId } });
  if (type === 'job_created')
    await announce(db, caller, { kind: 'job.created', at, data: { job_id: subjectId } });
}
