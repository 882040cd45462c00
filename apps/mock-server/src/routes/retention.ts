import { retentionLimits } from '@cortex/api-client/limits';
import type { Retention, RetentionDeleted, RetentionSkipped } from '@cortex/api-client/model';
import {
  DeleteInactiveCandidatesBody,
  HoldCandidateBody,
  UpdateRetentionBody,
} from '@cortex/api-client/retention/validators';
import { requireSeenCandidate, visibleCandidates } from '../access/policy.ts';
import type { Caller } from '../access/sessions.ts';
import { transactAs } from '../access/transactAs.ts';
import type { Handlers } from '../api/addOperation.ts';
import { readBody, readId, refuseUnkept } from '../api/validation.ts';
import { eraseDeleted } from '../db/eraseDeleted.ts';
import type { Executor } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { deleteCandidate } from '../deletion/candidates.ts';
import { appendEntry } from '../ledger/appendEntry.ts';
import { findInactive, findMonths, toHold } from '../retention/findInactive.ts';
import type { Background } from '../workers/background.ts';

export function retentionRoutes({
  db,
  clock,
  runInBackground,
  noteErased,
}: Store & Pick<Background, 'runInBackground'> & { noteErased(ids: readonly string[]): Promise<void> }) {
  return {
    async getRetention(c) {
      return c.json(await getRetention(db, c.get('caller'), clock()));
    },

    async updateRetention(c) {
      const caller = c.get('caller');
      const { months, ...others } = await readBody(c, 'application/json', UpdateRetentionBody);
      refuseUnkept(others);
      const now = clock();
      const retention = await transactAs(db, caller, async (trx) => {
        const before = await findMonths(trx, caller.organizationId);
        if (before !== months) {
          await trx
            .updateTable('organizations')
            .set({ retention_months: months })
            .where('id', '=', caller.organizationId)
            .execute();
          await appendEntry(trx, caller, {
            at: now.toISOString(),
            kind: 'retention_changed',
            subjectId: caller.organizationId,
            details: { from: nameMonths(before), to: nameMonths(months) },
          });
        }
        return getRetention(trx, caller, now);
      });
      return c.json(retention);
    },

    async deleteInactiveCandidates(c) {
      const caller = c.get('caller');
      const body = await readBody(c, 'application/json', DeleteInactiveCandidatesBody);
      const { candidate_ids, ...others } = body;
      refuseUnkept(others);
      const asked = [...new Set(candidate_ids)];
      const now = clock();
      const answer = await transactAs(db, caller, async (trx): Promise<RetentionDeleted> => {
        const there = await visibleCandidates(trx, caller)
          .select('candidates.id')
          .where('candidates.id', 'in', asked)
          .execute();
        const known = new Set(there.map(({ id }) => id));
        const inactive = await findInactive(trx, {
          organizationId: caller.organizationId,
          now,
          ids: asked,
        });
        const proposed = new Set(inactive.map(({ candidate }) => candidate.id));
        const holds = await trx
          .selectFrom('retention_holds')
          .select('candidate_id')
          .where('candidate_id', 'in', asked)
          .execute();
        const held = new Set(holds.map(({ candidate_id }) => candidate_id));
        const skipped: RetentionSkipped[] = [];
        for (const id of asked) {
          if (!known.has(id)) skipped.push({ id, reason: 'not_found' });
          else if (held.has(id)) skipped.push({ id, reason: 'held' });
          else if (!proposed.has(id)) skipped.push({ id, reason: 'active' });
          else await deleteCandidate(trx, caller, { id, at: now.toISOString() });
        }
        return { deleted: asked.length - skipped.length, skipped };
      });
      const kept = new Set(answer.skipped.map(({ id }) => id));
      if (answer.deleted > 0)
        runInBackground(async () => {
          await noteErased(asked.filter((id) => !kept.has(id)));
          await eraseDeleted(db);
        });
      return c.json(answer);
    },

    async holdCandidate(c) {
      const caller = c.get('caller');
      const { reason, ...others } = await readBody(c, 'application/json', HoldCandidateBody);
      refuseUnkept(others);
      const at = clock().toISOString();
      const hold = await transactAs(db, caller, async (trx) => {
        const candidateId = await requireSeenCandidate(trx, caller, readId(c));
        const row = { reason, held_by: caller.userId, held_at: at };
        await trx
          .insertInto('retention_holds')
          .values({ candidate_id: candidateId, ...row })
          .onConflict((conflict) => conflict.column('candidate_id').doUpdateSet(row))
          .execute();
        await appendEntry(trx, caller, { at, kind: 'retention_held', subjectId: candidateId, details: {} });
        const { full_name } = await trx
          .selectFrom('users')
          .select('full_name')
          .where('id', '=', caller.userId)
          .executeTakeFirstOrThrow();
        return toHold(row, full_name);
      });
      return c.json(hold);
    },

    async liftHold(c) {
      const caller = c.get('caller');
      await transactAs(db, caller, async (trx) => {
        const candidateId = await requireSeenCandidate(trx, caller, readId(c));
        const { numDeletedRows } = await trx
          .deleteFrom('retention_holds')
          .where('candidate_id', '=', candidateId)
          .executeTakeFirst();
        if (numDeletedRows === 0n) return;
        const at = clock().toISOString();
        await appendEntry(trx, caller, {
          at,
          kind: 'retention_released',
          subjectId: candidateId,
          details: {},
        });
      });
      runInBackground(() => eraseDeleted(db));
      return c.body(null, 204);
    },
  } satisfies Handlers;
}

/** The setting and the proposals: all that are held, and as many of the others as are listed. */
async function getRetention(db: Executor, { organizationId }: Caller, now: Date): Promise<Retention> {
  const inactive = await findInactive(db, { organizationId, now });
  let total = 0;
  const proposals = inactive.filter(({ held }) => {
    if (held) return true;
    total += 1;
    return total <= retentionLimits.listed;
  });
  return { months: await findMonths(db, organizationId), total, proposals };
}

function nameMonths(months: number | null): string {
  return months === null ? 'off' : String(months);
}
