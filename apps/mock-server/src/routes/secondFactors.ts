import { ConfirmSecondFactorBody, TurnOffSecondFactorBody } from '@cortex/api-client/account/validators';
import type { RecoveryCodes } from '@cortex/api-client/model';
import type { Transaction } from 'kysely';
import { requireFreshProof } from '../access/proofs.ts';
import { codeLimits, createRateLimiter } from '../access/rateLimits.ts';
import { renewRecoveryCodes } from '../access/recoveryCodes.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  findSecondFactor,
  notOn,
  readSecondFactor,
  removeSecondFactor,
  useCode,
  wrongCode,
} from '../access/secondFactors.ts';
import type { Caller } from '../access/sessions.ts';
import { transactAs } from '../access/transactAs.ts';
import type { Handlers } from '../api/addOperation.ts';
import { readBody, refuseUnkept } from '../api/validation.ts';
import type { Database } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { type AccountEvent, appendAccountEntry } from '../ledger/accountEntries.ts';
import type { MailSettings } from '../mail/outbox.ts';
import { deliverDue, postMail } from '../mail/outbox.ts';
import type { Background } from '../workers/background.ts';

export function secondFactorRoutes(
  dependencies: Store &
    MailSettings &
    Pick<Background, 'runInBackground'> & { secretsKeys?: readonly string[] | undefined },
) {
  const { db, clock, runInBackground, secretsKeys = [] } = dependencies;
  const limiter = createRateLimiter(dependencies);

  const ownerOf = ({ userId }: Caller) => ({ userId, secretsKeys });

  function record(trx: Transaction<Database>, caller: Caller, kind: AccountEvent): Promise<void> {
    const account = { id: caller.userId, organization_id: caller.organizationId };
    return appendAccountEntry(trx, account, { kind }, clock());
  }

  /** In the record and, where that is how sign-ins change, by mail. */
  async function announce(
    trx: Transaction<Database>,
    caller: Caller,
    kind: 'second_factor_on' | 'second_factor_off',
  ): Promise<void> {
    await record(trx, caller, kind);
    await postMail(trx, { kind, recipient: caller.userId, subjectId: '' }, clock());
  }

  return {
    async getSecondFactor(c) {
      return c.json(await readSecondFactor(db, c.get('caller')));
    },

    async beginSecondFactor(c) {
      const caller = c.get('caller');
      requireFreshProof(caller, clock());
      const setup = await transactAs(db, caller, async (trx) => {
        const { email } = await trx
          .selectFrom('users')
          .select('email')
          .where('id', '=', caller.userId)
          .executeTakeFirstOrThrow();
        return beginSecondFactor(trx, ownerOf(caller), email, clock());
      });
      return c.json(setup);
    },

    async confirmSecondFactor(c) {
      const caller = c.get('caller');
      const { code, ...others } = await readBody(c, 'application/json', ConfirmSecondFactorBody);
      refuseUnkept(others);
      requireFreshProof(caller, clock());
      const counted = await limiter.count(codeLimits(caller.userId, true));
      const recovery_codes = await transactAs(db, caller, async (trx) => {
        const codes = await confirmSecondFactor(trx, ownerOf(caller), code, clock());
        await announce(trx, caller, 'second_factor_on');
        return codes;
      });
      runInBackground(async () => {
        await limiter.giveBack(counted);
        await deliverDue(dependencies);
      });
      const answer: RecoveryCodes = { recovery_codes };
      return c.json(answer);
    },

    async turnOffSecondFactor(c) {
      const caller = c.get('caller');
      const { code, ...others } = await readBody(c, 'application/json', TurnOffSecondFactorBody);
      refuseUnkept(others);
      if (code === undefined) requireFreshProof(caller, clock());
      const counted = code === undefined ? [] : await limiter.count(codeLimits(caller.userId, true));
      const state = await transactAs(db, caller, async (trx) => {
        const isOn = (await findSecondFactor(trx, caller.userId)) !== undefined;
        if (isOn && code !== undefined) {
          const used = await useCode(trx, ownerOf(caller), code, clock());
          if (!used) throw wrongCode(400);
          if (used === 'recovery') await record(trx, caller, 'recovery_code_used');
        }
        if (await removeSecondFactor(trx, caller.userId)) await announce(trx, caller, 'second_factor_off');
        return readSecondFactor(trx, caller);
      });
      runInBackground(async () => {
        await limiter.giveBack(counted);
        await deliverDue(dependencies);
      });
      return c.json(state);
    },

    async renewRecoveryCodes(c) {
      const caller = c.get('caller');
      requireFreshProof(caller, clock());
      const recovery_codes = await transactAs(db, caller, async (trx) => {
        if (!(await findSecondFactor(trx, caller.userId))) throw notOn();
        await record(trx, caller, 'recovery_codes_renewed');
        return renewRecoveryCodes(trx, caller.userId);
      });
      const answer: RecoveryCodes = { recovery_codes };
      return c.json(answer);
    },
  } satisfies Handlers;
}
