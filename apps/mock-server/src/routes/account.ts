import { ConfirmEmailBody } from '@cortex/api-client/account/validators';
import type { EmailConfirmed, SessionsEnded, SignedInSession } from '@cortex/api-client/model';
import { confirmEmailChange } from '../access/emailChanges.ts';
import { type Caller, closeOtherSessions, closeSession, findSessions } from '../access/sessions.ts';
import { transactAs } from '../access/transactAs.ts';
import type { Handlers } from '../api/addOperation.ts';
import { readBody, readId, refuseUnkept } from '../api/validation.ts';
import type { Store } from '../db/store.ts';
import { notFound } from '../http/HttpError.ts';
import { appendAccountEntry } from '../ledger/accountEntries.ts';
import { appendEntry } from '../ledger/appendEntry.ts';

export function accountRoutes({ db, clock }: Store) {
  return {
    async listSessions(c) {
      const caller = c.get('caller');
      const sessions = await findSessions(db, caller.userId, clock());
      return c.json(
        sessions.map((session): SignedInSession => {
          const { id, device, network, created_at, last_used_at, token_hash } = session;
          const is_current = token_hash === caller.tokenHash;
          return { id, device, network, signed_in_at: created_at, last_used_at, is_current };
        }),
      );
    },

    async endSession(c) {
      const caller = c.get('caller');
      const id = readId(c);
      const now = clock();
      await transactAs(db, caller, async (trx) => {
        const session = (await findSessions(trx, caller.userId, now)).find((one) => one.id === id);
        if (!session) throw notFound();
        await closeSession(trx, session.token_hash);
        await appendEntry(trx, caller, ended(caller, 1, now));
      });
      return c.body(null, 204);
    },

    async endOtherSessions(c) {
      const caller = c.get('caller');
      const now = clock();
      const sessions = await transactAs(db, caller, async (trx) => {
        const count = await closeOtherSessions(trx, caller.userId, caller.tokenHash, now);
        if (count > 0) await appendEntry(trx, caller, ended(caller, count, now));
        return count;
      });
      const answer: SessionsEnded = { ended: sessions };
      return c.json(answer);
    },

    async confirmEmail(c) {
      const caller = c.get('caller');
      const { token, ...others } = await readBody(c, 'application/json', ConfirmEmailBody);
      refuseUnkept(others);
      const now = clock();
      const confirmed = await transactAs(db, caller, async (trx) => {
        const isConfirmed = await confirmEmailChange(trx, caller.userId, token, now);
        const account = { id: caller.userId, organization_id: caller.organizationId };
        if (isConfirmed) await appendAccountEntry(trx, account, { kind: 'email_confirmed' }, now);
        return isConfirmed;
      });
      const answer: EmailConfirmed = { confirmed };
      return c.json(answer);
    },
  } satisfies Handlers;
}

function ended({ userId }: Caller, sessions: number, now: Date) {
  return {
    at: now.toISOString(),
    kind: 'sessions_ended',
    subjectId: userId,
    details: { sessions },
  } as const;
}
