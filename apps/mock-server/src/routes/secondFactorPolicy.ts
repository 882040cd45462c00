import type { SecondFactorPolicy } from '@cortex/api-client/model';
import { UpdateSecondFactorPolicyBody } from '@cortex/api-client/organizations/validators';
import { requireFreshProof } from '../access/proofs.ts';
import {
  findSecondFactor,
  isSecondFactorRequired,
  notOn,
  removeSecondFactor,
} from '../access/secondFactors.ts';
import type { Caller } from '../access/sessions.ts';
import { transactAs } from '../access/transactAs.ts';
import type { Handlers } from '../api/addOperation.ts';
import { readBody, readId, refuseUnkept } from '../api/validation.ts';
import type { Executor } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { notFound } from '../http/HttpError.ts';
import { appendEntry } from '../ledger/appendEntry.ts';
import type { MailSettings } from '../mail/outbox.ts';
import { deliverDue, postMail } from '../mail/outbox.ts';
import type { Background } from '../workers/background.ts';

/** What an admin says about the second factors of others. */
export function secondFactorPolicyRoutes(
  dependencies: Store & MailSettings & Pick<Background, 'runInBackground'>,
) {
  const { db, clock, runInBackground } = dependencies;

  return {
    async getSecondFactorPolicy(c) {
      return c.json(await readPolicy(db, c.get('caller')));
    },

    async updateSecondFactorPolicy(c) {
      const caller = c.get('caller');
      const body = await readBody(c, 'application/json', UpdateSecondFactorPolicyBody);
      const { required, ...others } = body;
      refuseUnkept(others);
      requireFreshProof(caller, clock());
      const policy = await transactAs(db, caller, async (trx) => {
        if (required && !(await findSecondFactor(trx, caller.userId))) {
          throw notOn('Set up a second factor yourself before you ask everybody for one.');
        }
        const before = await isSecondFactorRequired(trx, caller.organizationId);
        if (before !== required) {
          await trx
            .updateTable('organizations')
            .set({ second_factor_required: required ? 1 : 0 })
            .where('id', '=', caller.organizationId)
            .execute();
          await appendEntry(trx, caller, {
            at: clock().toISOString(),
            kind: 'second_factor_policy_changed',
            subjectId: caller.organizationId,
            details: { from: nameAsked(before), to: nameAsked(required) },
          });
        }
        return readPolicy(trx, caller);
      });
      return c.json(policy);
    },

    async removeSecondFactor(c) {
      const caller = c.get('caller');
      const now = clock();
      await transactAs(db, caller, async (trx) => {
        const user = await trx
          .selectFrom('users')
          .select('id')
          .where('id', '=', readId(c))
          .where('organization_id', '=', caller.organizationId)
          .executeTakeFirst();
        if (!user) throw notFound();
        requireFreshProof(caller, now);
        if (!(await removeSecondFactor(trx, user.id))) return;
        const kind = 'second_factor_off';
        await appendEntry(trx, caller, { at: now.toISOString(), kind, subjectId: user.id, details: {} });
        const subjectId = user.id === caller.userId ? '' : caller.userId;
        await postMail(trx, { kind, recipient: user.id, subjectId }, now);
      });
      runInBackground(() => deliverDue(dependencies));
      return c.body(null, 204);
    },
  } satisfies Handlers;
}

async function readPolicy(
  db: Executor,
  { organizationId, userId }: Pick<Caller, 'organizationId' | 'userId'>,
): Promise<SecondFactorPolicy> {
  const people = await db
    .selectFrom('users')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select(['users.id', 'users.full_name', 'second_factors.confirmed_at'])
    .where('users.organization_id', '=', organizationId)
    .orderBy('users.created_at')
    .orderBy('users.id')
    .execute();
  return {
    required: await isSecondFactorRequired(db, organizationId),
    people: people.map(({ id, full_name, confirmed_at }) => ({
      id,
      full_name,
      enabled: confirmed_at !== null,
      ...(confirmed_at ? { since: confirmed_at } : {}),
      is_self: id === userId,
    })),
  };
}

function nameAsked(required: boolean): string {
  return required ? 'everybody' : 'nobody';
}
