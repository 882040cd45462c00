import type { LedgerKind, WebhookKind } from '@cortex/api-client/model';
import type { Caller } from '../access/sessions.ts';
import type { Executor } from '../db/schema.ts';
import { announce, type EventData } from '../webhooks/announce.ts';
import type { LedgerDetails } from './details.ts';

type Told = { kind: WebhookKind; data: EventData };

/** What webhooks are told of an entry; of other kinds nothing. */
const events: { [Kind in LedgerKind]?: (subjectId: string, details: LedgerDetails[Kind]) => Told } = {
  candidate_deleted: (candidate_id) => ({ kind: 'candidate.deleted', data: { candidate_id } }),
  candidate_restored: (candidate_id) => ({ kind: 'candidate.restored', data: { candidate_id } }),
  candidates_merged: (candidate_id) => ({ kind: 'candidate.merged', data: { candidate_id } }),
  application_moved: (candidate_id, { job_id, to_id, from_id }) => ({
    kind: 'candidate.stage_changed',
    data: {
      candidate_id,
      job_id,
      ...(to_id === undefined ? {} : { stage_id: to_id }),
      ...(from_id === undefined ? {} : { from_stage_id: from_id }),
    },
  }),
  application_removed: (candidate_id, { job_id }) => ({
    kind: 'candidate.left_job',
    data: { candidate_id, job_id },
  }),
  application_received: (candidate_id, { job_id, to_id }) => ({
    kind: 'application.received',
    data: { candidate_id, job_id, stage_id: to_id },
  }),
  job_deleted: (job_id) => ({ kind: 'job.deleted', data: { job_id } }),
  job_restored: (job_id) => ({ kind: 'job.restored', data: { job_id } }),
};

type Entry<Kind extends LedgerKind> = {
  at: string;
  kind: Kind;
  subjectId: string;
  details: LedgerDetails[Kind];
};

/** Tells the organization's webhooks of entries that they may wait for. */
export async function announceEntries<Kind extends LedgerKind>(
  db: Executor,
  { organizationId }: Pick<Caller, 'organizationId'>,
  entries: readonly Entry<Kind>[],
): Promise<void> {
  const told = entries.flatMap(({ at, kind, subjectId, details }) => {
    const event = events[kind]?.(subjectId, details);
    return event ? [{ ...event, at }] : [];
  });
  if (told.length > 0) await announce(db, { organizationId }, ...told);
}
