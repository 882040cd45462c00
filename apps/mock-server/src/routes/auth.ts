import { LogInBody, RequestPasswordResetBody, UpdatePasswordBody } from '@cortex/api-client/auth/validators';
import type { LoginAnswer } from '@cortex/api-client/model';
import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import { isKnownAddress, rememberAddress } from '../access/knownAddresses.ts';
import { findKnownDevice, rememberDevice } from '../access/knownDevices.ts';
import { type PasswordPolicy, requireGoodPassword } from '../access/passwordRules.ts';
import type { PasswordHash } from '../access/passwords.ts';
import {
  type Attempt,
  type Counted,
  codeLimits,
  createRateLimiter,
  LIMITS,
  type RateLimit,
} from '../access/rateLimits.ts';
import { readOrigin } from '../access/readOrigin.ts';
import { codeRequired, findSecondFactor, useCode, wrongCode } from '../access/secondFactors.ts';
import { hashSecret } from '../access/secrets.ts';
import { closeOtherSessions, closeSession, openSession, roleOf } from '../access/sessions.ts';
import { transactAs } from '../access/transactAs.ts';
import { type Handlers, readToken } from '../api/addOperation.ts';
import { readBody, refuseUnkept } from '../api/validation.ts';
import { toEmailKey } from '../db/emailKey.ts';
import type { Database, Executor } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { transact } from '../db/transact.ts';
import { HttpError } from '../http/HttpError.ts';
import { siteOf } from '../http/network.ts';
import type { ClientAddress } from '../http/readClientAddress.ts';
import { appendAccountEntry, createAccountTrail } from '../ledger/accountEntries.ts';
import { appendEntry } from '../ledger/appendEntry.ts';
import type { MailSettings } from '../mail/outbox.ts';
import { deliverDue, postMail } from '../mail/outbox.ts';
import { RESET_VALID_MS } from '../mail/writeMail.ts';
import type { Background } from '../workers/background.ts';

export function authRoutes(
  dependencies: Store &
    MailSettings &
    ClientAddress &
    Pick<Background, 'runInBackground'> & {
      hash: PasswordHash;
      passwords?: PasswordPolicy | undefined;
      secretsKeys?: readonly string[] | undefined;
    },
) {
  const { db, hash, clock, runInBackground, clientAddress } = dependencies;
  const limiter = createRateLimiter(dependencies);
  const trail = createAccountTrail(dependencies);
  // A hash to check against where the email is unknown, so that both answers take as long.
  const decoy = hash.hash('no one has this password');

  function attemptsOf(
    email: string,
    address: string,
    byAccount: RateLimit,
    byAddress: RateLimit,
  ): [own: Attempt, other: Attempt] {
    return [
      { limit: byAccount, who: `${toEmailKey(email)}\n${address}` },
      { limit: byAddress, who: address },
    ];
  }

  /** Whether somebody signed in to the account from this address or browser within a month; and who waits with them. */
  async function askerOf(c: Context, email: string, userId: string | undefined) {
    const [address, account, now] = [clientAddress(c), toEmailKey(email), clock()];
    const browser = userId === undefined ? undefined : await findKnownDevice(db, c, userId, now);
    const isKnown = browser !== undefined || (await isKnownAddress(db, `${account}\n${address}`, now));
    return { isKnown, browser, key: isKnown ? account : siteOf(address) };
  }

  /**
   * Counts an attempt to prove who one is. Strangers to an account, from all addresses together, are slowed down
   * after a while; who was let in before from the same address is no stranger and counts alone, and so does who was
   * from the same browser, so that nobody can lock an owner out, from the next desk neither.
   */
  async function countProof(
    email: string,
    address: string,
    { isKnown, browser }: { isKnown: boolean; browser: string | undefined },
  ): Promise<{ who: string; counted: Counted }> {
    const [own, other] = attemptsOf(email, address, LIMITS.signInByAccount, LIMITS.signInByAddress);
    if (browser !== undefined) {
      const who = `${toEmailKey(email)}\na known browser\n${browser}`;
      return { who: own.who, counted: await limiter.count([{ ...own, who }]) };
    }
    const bySite = { limit: LIMITS.signInBySite, who: siteOf(address) };
    const counted = await limiter.count(isKnown ? [own] : [own, other, bySite]);
    if (isKnown) return { who: own.who, counted };
    const account = toEmailKey(email);
    try {
      const more =
        (await limiter.countWithin([{ limit: LIMITS.signInByStrangers, who: account }])) ??
        (await limiter.count([{ limit: LIMITS.signInSlowed, who: account }]));
      return { who: own.who, counted: [...counted, ...more] };
    } catch (error) {
      await limiter.giveBack(counted);
      throw error;
    }
  }

  /**
   * Counts that a one-time password is asked for. Who signed in to the account from the same browser or address before
   * counts alone, and what strangers ask for uses up none of their mails: true.
   */
  async function countReset(c: Context, email: string): Promise<boolean> {
    const [address, account, now] = [clientAddress(c), toEmailKey(email), clock()];
    const user = await findAccount(db, email);
    // Both are looked up for every email, so that the answer takes as long.
    const isBrowserKnown = (await findKnownDevice(db, c, user?.id ?? 'nobody', now)) !== undefined;
    const isAddressKnown = await isKnownAddress(db, `${account}\n${address}`, now);
    await limiter.count(
      isBrowserKnown
        ? [{ limit: LIMITS.resetByAccount, who: `${account}\na known browser` }]
        : attemptsOf(email, address, LIMITS.resetByAccount, LIMITS.resetByAddress),
    );
    return isBrowserKnown || isAddressKnown;
  }

  /**
   * Whether a password is that of an account. The attempt is counted when its turn has come, so that a flood of them
   * keeps neither a processor nor the database from everybody else.
   */
  async function checkPassword(
    c: Context,
    { email, password }: { email: string; password: string },
    user: { id: string; password_hash: string } | undefined,
    isProven = false,
  ) {
    const asker = await askerOf(c, email, user?.id);
    let counting: ReturnType<typeof countProof> | undefined;
    const begin = async () => {
      counting ??= countProof(email, clientAddress(c), { ...asker, isKnown: asker.isKnown || isProven });
      await counting;
    };
    const hashed = user?.password_hash ?? (await decoy);
    const matches = await hash.verify(password, hashed, { ...asker, begin });
    await begin();
    return { matches, proof: await counting, isKnown: asker.isKnown };
  }

  async function welcomeBack(
    c: Context,
    userId: string,
    proof: Awaited<ReturnType<typeof countProof>> | undefined,
  ): Promise<void> {
    if (!proof) return;
    const { who, counted } = proof;
    await limiter.giveBack(counted);
    await rememberAddress(db, who, clock());
    await rememberDevice(db, c, userId, clock());
  }

  /**
   * Whether a sign-in with the right password has to bring a code of a second factor; each code is counted before it
   * is looked at. Throws 401 where there is none.
   */
  async function countCode(
    user: { id: string },
    { proof, isKnown }: Pick<Awaited<ReturnType<typeof checkPassword>>, 'proof' | 'isKnown'>,
    code: string | undefined,
  ): Promise<Counted | undefined> {
    if (!(await findSecondFactor(db, user.id))) return undefined;
    if (code !== undefined) return limiter.count(codeLimits(user.id, isKnown));
    if (proof) await limiter.giveBack(proof.counted);
    throw codeRequired();
  }

  /** In the background, so that the answer takes as long for an unknown email. */
  function tellFailure(user: { id: string; organization_id: string } | undefined, c: Context): void {
    const { network } = readOrigin(c, clientAddress(c));
    runInBackground(async () => {
      if (user) await trail.failedSignIn(user, network);
    });
  }

  return {
    async logIn(c) {
      const form = await readBody(c, 'application/x-www-form-urlencoded', LogInBody);
      const { email, password, code, ...others } = form;
      refuseUnkept(others);
      const user = await findAccount(db, email);
      const checked = await checkPassword(c, { email, password }, user);
      if (!user || !checked.matches) {
        tellFailure(user, c);
        throw invalidCredentials();
      }
      const codeCounted = await countCode(user, checked, code);
      // Nobody is known by a password alone where a second factor is asked for.
      if (!codeCounted) await welcomeBack(c, user.id, checked.proof);
      const origin = readOrigin(c, clientAddress(c));
      const renewed = hash.isOutdated(user.password_hash) ? await hash.hash(password) : undefined;
      const open = async (trx: Transaction<Database>) => {
        // The password may have been changed, or the person deleted, while it was checked.
        const account = await findAccount(trx, email);
        if (account?.password_hash !== user.password_hash) throw invalidCredentials();
        if (renewed) {
          await trx.updateTable('users').set({ password_hash: renewed }).where('id', '=', user.id).execute();
        }
        const now = clock();
        await spendCode(trx, user, { code, secretsKeys: dependencies.secretsKeys ?? [] }, now);
        await appendEntry(
          trx,
          { organizationId: user.organization_id, userId: user.id },
          { at: now.toISOString(), kind: 'signed_in', subjectId: user.id, details: { by: 'password' } },
        );
        return openSession(trx, { userId: user.id, by: 'password' }, origin, now);
      };
      const access_token = await transact(db, open).catch((error: unknown) => {
        if (isWrongCode(error)) tellFailure(user, c);
        throw error;
      });
      if (codeCounted) {
        await limiter.giveBack(codeCounted);
        await welcomeBack(c, user.id, checked.proof);
      }
      const answer: LoginAnswer = {
        access_token,
        role: roleOf(user.is_admin === 1),
        organization_id: user.organization_id,
      };
      return c.json(answer);
    },

    async logOut(c) {
      const caller = c.get('caller');
      const entry = {
        at: clock().toISOString(),
        kind: 'signed_out',
        subjectId: caller.userId,
        details: {},
      } as const;
      await transactAs(db, caller, async (trx) => {
        await closeSession(trx, caller.tokenHash);
        await appendEntry(trx, caller, entry);
      });
      return c.body(null, 204);
    },

    async requestPasswordReset(c) {
      const { email, ...others } = await readBody(c, 'application/json', RequestPasswordResetBody);
      refuseUnkept(others);
      const isKnown = await countReset(c, email);
      const recipient = toEmailKey(email);
      // The answer is the same for all: whether an account has this email is looked up when the mail is written.
      if (isKnown || (await limiter.countWithin([{ limit: LIMITS.resetMailsByRecipient, who: recipient }]))) {
        await postMail(db, { kind: 'reset', recipient, subjectId: '' }, clock());
        runInBackground(() => deliverDue(dependencies));
      }
      runInBackground(() => trail.requestedReset(email));
      return c.json({ message: 'If an account has this email, instructions are on their way.' });
    },

    async updatePassword(c) {
      const body = await readBody(c, 'application/json', UpdatePasswordBody);
      await requireGoodPassword(dependencies.passwords ?? 'any', body.new_password, 'new_password');
      const user = await findAccount(db, body.email);
      const now = clock();
      const oneTimePassword = {
        user_id: user?.id ?? '',
        secret_hash: hashSecret(body.current_password),
      };
      const isOneTime = await isValidOneTimePassword(db, oneTimePassword, now);
      const typed = { email: body.email, password: body.current_password };
      const { matches, proof } = await checkPassword(c, typed, user, isOneTime);
      if (!user || !(matches || isOneTime)) {
        tellFailure(user, c);
        throw wrongPassword();
      }
      // Nobody is known by a password alone where a second factor is asked for.
      if (!(await findSecondFactor(db, user.id))) await welcomeBack(c, user.id, proof);
      else if (proof) await limiter.giveBack(proof.counted);
      const password_hash = await hash.hash(body.new_password);
      const token = readToken(c);
      const ownSession = token ? hashSecret(token) : '';
      await transact(db, async (trx) => {
        // What proved the person has to hold still: a one-time password is good once, also for two calls at the same moment.
        const proof = await findAccount(trx, body.email);
        const holds = matches
          ? proof?.password_hash === user.password_hash
          : await isValidOneTimePassword(trx, oneTimePassword, now);
        if (!proof || !holds) throw wrongPassword();
        await trx.updateTable('users').set({ password_hash }).where('id', '=', user.id).execute();
        await trx.deleteFrom('reset_passwords').where('user_id', '=', user.id).execute();
        await closeOtherSessions(trx, user.id, ownSession, now);
        const kind = matches ? 'password_changed' : 'password_reset';
        await appendAccountEntry(trx, user, { kind }, now);
        await postMail(trx, { kind: 'password_changed', recipient: user.id, subjectId: '' }, now);
      });
      runInBackground(() => deliverDue(dependencies));
      return c.json({ message: 'Password updated. Other sessions of this account were ended.' });
    },
  } satisfies Handlers;
}

function findAccount(db: Executor, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'organization_id', 'is_admin', 'password_hash'])
    .where('email_key', '=', toEmailKey(email))
    .executeTakeFirst();
}

async function isValidOneTimePassword(
  db: Executor,
  { user_id, secret_hash }: { user_id: string; secret_hash: string },
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('reset_passwords')
    .select('user_id')
    .where('user_id', '=', user_id)
    .where('secret_hash', '=', secret_hash)
    .where('expires_at', '>', now.toISOString())
    // One that is valid for longer than any is of a clock that was wrong.
    .where('expires_at', '<=', new Date(now.getTime() + RESET_VALID_MS).toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

/** Asks for a code where the account has a second factor, and uses it up. Throws 401 where it is missing or wrong. */
async function spendCode(
  trx: Transaction<Database>,
  user: { id: string; organization_id: string },
  { code, secretsKeys }: { code: string | undefined; secretsKeys: readonly string[] },
  now: Date,
): Promise<void> {
  if (!(await findSecondFactor(trx, user.id))) return;
  if (code === undefined) throw codeRequired();
  const used = await useCode(trx, { userId: user.id, secretsKeys }, code, now);
  if (!used) throw wrongCode(401);
  if (used === 'recovery') await appendAccountEntry(trx, user, { kind: 'recovery_code_used' }, now);
}

function isWrongCode(error: unknown): boolean {
  return error instanceof HttpError && error.body.code === 'second_factor_wrong';
}

function invalidCredentials(): HttpError {
  return new HttpError(
    401,
    'invalid_credentials',
    'The email or the password is not right. Check both, or reset the password.',
  );
}

function wrongPassword(): HttpError {
  return new HttpError(
    400,
    'wrong_password',
    'The email or the current password is not right. Check both and try again.',
  );
}
