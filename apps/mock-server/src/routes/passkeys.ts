import { passkeysLimits } from '@cortex/api-client/limits';
import type {
  PasskeySetup,
  PasskeySignInAnswer,
  PasskeySignInStart,
  SignedCredential,
} from '@cortex/api-client/model';
import { AddPasskeyBody, FinishPasskeySignInBody } from '@cortex/api-client/passkeys/validators';
import type { Transaction } from 'kysely';
import { requireFreshProof } from '../access/proofs.ts';
import { createRateLimiter, LIMITS } from '../access/rateLimits.ts';
import { readOrigin } from '../access/readOrigin.ts';
import { toBase64Url } from '../access/secrets.ts';
import { type Caller, openSession, roleOf } from '../access/sessions.ts';
import { transactAs } from '../access/transactAs.ts';
import type { Handlers } from '../api/addOperation.ts';
import { readBody, readId, refuseUnkept } from '../api/validation.ts';
import type { Database } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { transact } from '../db/transact.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import type { ClientAddress } from '../http/readClientAddress.ts';
import { appendAccountEntry } from '../ledger/accountEntries.ts';
import { appendEntry } from '../ledger/appendEntry.ts';
import { deliverDue, type MailSettings, postMail } from '../mail/outbox.ts';
import { newChallenge, useChallenge } from '../passkeys/challenges.ts';
import { findPasskeys, keepPasskey, noteUse, refusedPasskey, toPasskey } from '../passkeys/keptPasskeys.ts';
import { toRelyingParty } from '../passkeys/relyingParty.ts';
import { toCreationOptions, verifyNew, verifySigned } from '../passkeys/verify.ts';
import type { Background } from '../workers/background.ts';

const VALID_MS = passkeysLimits.minutes * 60_000;

export function passkeyRoutes(
  dependencies: Store & MailSettings & ClientAddress & Pick<Background, 'runInBackground'>,
) {
  const { db, clock, clientAddress, runInBackground, webUrl } = dependencies;
  const limiter = createRateLimiter(dependencies);
  const party = toRelyingParty(webUrl);

  function requireParty() {
    if (!party) throw notFound();
    return party;
  }

  async function announce(
    trx: Transaction<Database>,
    { userId, organizationId }: Caller,
    kind: 'passkey_added' | 'passkey_removed',
  ): Promise<void> {
    await appendAccountEntry(trx, { id: userId, organization_id: organizationId }, { kind }, clock());
    await postMail(trx, { kind, recipient: userId, subjectId: '' }, clock());
  }

  return {
    async listPasskeys(c) {
      requireParty();
      return c.json((await findPasskeys(db, c.get('caller').userId)).map(toPasskey));
    },

    async beginPasskey(c) {
      const site = requireParty();
      const caller = c.get('caller');
      requireFreshProof(caller, clock());
      const { user, known, challenge } = await transactAs(db, caller, async (trx) => ({
        user: await trx
          .selectFrom('users')
          .select(['id', 'email', 'full_name'])
          .where('id', '=', caller.userId)
          .executeTakeFirstOrThrow(),
        known: (await findPasskeys(trx, caller.userId)).map(({ credential_id }) => credential_id),
        challenge: await newChallenge(trx, caller.userId, clock()),
      }));
      const options = await toCreationOptions(site, user, { challenge, known, milliseconds: VALID_MS });
      const answer: PasskeySetup = { origin: site.origin, options: { ...options } };
      return c.json(answer);
    },

    async addPasskey(c) {
      const site = requireParty();
      const caller = c.get('caller');
      const { name, credential, ...others } = await readBody(c, 'application/json', AddPasskeyBody);
      refuseUnkept(others);
      const made = await verifyNew(credential, site);
      if (!made) throw refusedPasskey();
      const { challenge, ...passkey } = made;
      const row = await transactAs(db, caller, async (trx) => {
        const given = { challenge, userId: caller.userId };
        if (!(await useChallenge(trx, given, clock()))) throw refusedPasskey();
        const kept = await keepPasskey(trx, caller.userId, { ...passkey, name }, clock());
        await announce(trx, caller, 'passkey_added');
        return kept;
      });
      runInBackground(() => deliverDue(dependencies));
      return c.json(toPasskey(row), 201);
    },

    async removePasskey(c) {
      requireParty();
      const caller = c.get('caller');
      requireFreshProof(caller, clock());
      const id = readId(c);
      await transactAs(db, caller, async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('passkeys')
          .where('id', '=', id)
          .where('user_id', '=', caller.userId)
          .executeTakeFirst();
        if (numDeletedRows === 0n) throw notFound();
        await announce(trx, caller, 'passkey_removed');
      });
      runInBackground(() => deliverDue(dependencies));
      return c.body(null, 204);
    },

    async startPasskeySignIn(c) {
      const site = requireParty();
      await limiter.count([{ limit: LIMITS.passkeyStartByAddress, who: clientAddress(c) }]);
      const challenge = await newChallenge(db, null, clock());
      const answer: PasskeySignInStart = {
        options: { challenge, rpId: site.id, timeout: VALID_MS, userVerification: 'required' },
      };
      return c.json(answer);
    },

    async finishPasskeySignIn(c) {
      const site = requireParty();
      const { credential, ...others } = await readBody(c, 'application/json', FinishPasskeySignInBody);
      refuseUnkept(others);
      const counted = await limiter.count([{ limit: LIMITS.passkeySignInByAddress, who: clientAddress(c) }]);
      const passkey = await db
        .selectFrom('passkeys')
        .selectAll()
        .where('credential_id', '=', credential.id)
        .executeTakeFirst();
      if (!passkey || !isOf(credential, passkey.user_id)) throw unknownPasskey();
      const used = await verifySigned(credential, { party: site, passkey });
      if (!used) throw unknownPasskey();
      const origin = readOrigin(c, clientAddress(c));
      const { person, access_token } = await transact(db, async (trx) => {
        const now = clock();
        if (!(await useChallenge(trx, { challenge: used.challenge, userId: null }, now)))
          throw unknownPasskey();
        if (!(await noteUse(trx, passkey, used, now))) throw unknownPasskey();
        const owner = await trx
          .selectFrom('users')
          .select(['id', 'organization_id', 'email', 'is_admin'])
          .where('id', '=', passkey.user_id)
          .executeTakeFirstOrThrow();
        const at = {
          at: now.toISOString(),
          kind: 'signed_in',
          subjectId: owner.id,
          details: { by: 'passkey' },
        } as const;
        await appendEntry(trx, { organizationId: owner.organization_id, userId: owner.id }, at);
        return {
          person: owner,
          access_token: await openSession(trx, { userId: owner.id, by: 'passkey' }, origin, now),
        };
      });
      runInBackground(() => limiter.giveBack(counted));
      const answer: PasskeySignInAnswer = {
        access_token,
        role: roleOf(person.is_admin === 1),
        organization_id: person.organization_id,
        email: person.email,
      };
      return c.json(answer);
    },
  } satisfies Handlers;
}

/** Whether the device says the same of whose passkey it is, where it says so. */
function isOf({ response: { userHandle } }: SignedCredential, userId: string): boolean {
  return !userHandle || toBase64Url(new TextEncoder().encode(userId)) === userHandle.replaceAll('=', '');
}

function unknownPasskey(): HttpError {
  return new HttpError(
    401,
    'invalid_credentials',
    'This passkey does not sign in here. Use another one or your password.',
  );
}
