import { ConfirmEmailBody, ConfirmSessionBody } from '@cortex/api-client/account/validators';
import type { EmailConfirmed, SessionsEnded, SignedInSession } from '@cortex/api-client/model';
import { confirmEmailChange, findEmailChange } from '../access/emailChanges.ts';
import { endVerification, isAwaitingVerification, verifyEmail } from '../access/emailVerifications.ts';
import type { PasswordHash } from '../access/passwords.ts';
import { noteProof } from '../access/proofs.ts';
import { createRateLimiter, mailAttempts, type RateLimit } from '../access/rateLimits.ts';
import { type Caller, closeOtherSessions, closeSession, findSessions } from '../access/sessions.ts';
import { transactAs } from '../access/transactAs.ts';
import type { Handlers } from '../api/addOperation.ts';
import { readBody, readId, refuseUnkept } from '../api/validation.ts';
import { toEmailKey } from '../db/emailKey.ts';
import type { Executor } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { HttpError, notFound, unauthenticated } from '../http/HttpError.ts';
import { appendAccountEntry } from '../ledger/accountEntries.ts';
import { appendEntry } from '../ledger/appendEntry.ts';
import { deliverDue, type MailSettings, postMail } from '../mail/outbox.ts';
import type { Background } from '../workers/background.ts';

/** By session: who sits at an open one cannot try passwords without end, nor keep its owner from signing in elsewhere. */
const PROOFS: RateLimit = { name: 'proofs by session', attempts: 10, windowMs: 15 * 60_000 };

export function accountRoutes(
  dependencies: Store & MailSettings & Pick<Background, 'runInBackground'> & { hash: PasswordHash },
) {
  const { db, clock, hash, runInBackground } = dependencies;
  const limiter = createRateLimiter(dependencies);

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

    async confirmSession(c) {
      const caller = c.get('caller');
      const { password, ...others } = await readBody(c, 'application/json', ConfirmSessionBody);
      refuseUnkept(others);
      const user = await findLogin(db, caller.userId);
      if (!user) throw unauthenticated();
      const counted = await limiter.count([{ limit: PROOFS, who: caller.tokenHash }]);
      const matches = await hash.verify(password, user.password_hash, { isKnown: true, key: caller.userId });
      if (!matches) throw wrongPassword();
      await limiter.giveBack(counted);
      await transactAs(db, caller, async (trx) => {
        const now = await findLogin(trx, caller.userId);
        if (now?.password_hash !== user.password_hash) throw wrongPassword();
        await noteProof(trx, caller.tokenHash, clock());
      });
      return c.body(null, 204);
    },

    async resendEmailConfirmation(c) {
      const caller = c.get('caller');
      const user = await findLogin(db, caller.userId);
      if (!user) throw unauthenticated();
      const now = clock();
      const kind = await findWaiting(db, caller.userId, now);
      if (!kind) return c.body(null, 204);
      await limiter.count(mailAttempts(caller, toEmailKey(user.email)));
      await transactAs(db, caller, (trx) =>
        postMail(trx, { kind, recipient: caller.userId, subjectId: '' }, now),
      );
      runInBackground(() => deliverDue(dependencies));
      return c.body(null, 204);
    },

    async confirmEmail(c) {
      const caller = c.get('caller');
      const { token, ...others } = await readBody(c, 'application/json', ConfirmEmailBody);
      refuseUnkept(others);
      const now = clock();
      const confirmed = await transactAs(db, caller, async (trx) => {
        const isChangeConfirmed = await confirmEmailChange(trx, caller.userId, token, now);
        if (isChangeConfirmed) await endVerification(trx, caller.userId);
        const isConfirmed = isChangeConfirmed || (await verifyEmail(trx, caller.userId, token, now));
        const account = { id: caller.userId, organization_id: caller.organizationId };
        if (isConfirmed) await appendAccountEntry(trx, account, { kind: 'email_confirmed' }, now);
        return isConfirmed;
      });
      const answer: EmailConfirmed = { confirmed };
      return c.json(answer);
    },
  } satisfies Handlers;
}

/** The mail that confirms what of a person's email is not confirmed yet; none where nothing is. */
async function findWaiting(db: Executor, userId: string, now: Date) {
  if (await findEmailChange(db, userId, now)) return 'email_confirmation' as const;
  return (await isAwaitingVerification(db, userId)) ? ('email_verification' as const) : undefined;
}

function findLogin(db: Executor, id: string) {
  return db.selectFrom('users').select(['email', 'password_hash']).where('id', '=', id).executeTakeFirst();
}

function wrongPassword(): HttpError {
  return new HttpError(400, 'wrong_password', 'The password is not right. Try again.', {
    password: 'This is not your password.',
  });
}

function ended({ userId }: Caller, sessions: number, now: Date) {
  return {
    at: now.toISOString(),
    kind: 'sessions_ended',
    subjectId: userId,
    details: { sessions },
  } as const;
}
