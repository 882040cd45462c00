import { applicationsLimits, attemptLimits } from '@cortex/api-client/limits';
import { toEmailKey } from '../db/emailKey.ts';
import type { Store } from '../db/store.ts';
import { TooManyAttempts } from '../http/HttpError.ts';
import { hashSecret } from './secrets.ts';

/** How often something may be tried in a window of time. */
export type RateLimit = { name: string; attempts: number; windowMs: number };

const MINUTE = 60_000;

/** Attempts at the same moment, or on several servers, do not have the same time. */
const CLOCKS_DIFFER_MS = MINUTE;

const HOUR = { minutes: 60 };
const DAY = { minutes: 24 * 60 };

const { signIn, passwordReset, organizationCreation, support, jobApplication } = attemptLimits;

function limit(name: string, attempts: number, { minutes }: { minutes: number }): RateLimit {
  return { name, attempts, windowMs: minutes * MINUTE };
}

export const LIMITS = {
  signInByAccount: limit('sign-in by account', signIn.account, signIn),
  signInByAddress: limit('sign-in by address', signIn.address, signIn),
  /** An IPv6 site has 65,536 networks of one household each; all of IPv4 counts by address. */
  signInBySite: limit('sign-in by site', 3 * signIn.address, signIn),
  resetByAccount: limit('reset by account', passwordReset.account, passwordReset),
  resetByAddress: limit('reset by address', passwordReset.address, passwordReset),
  organizationByAddress: limit('organization by address', organizationCreation.address, organizationCreation),
  supportByAddress: limit('support by address', support.address, support),
  applicationsByAddress: limit('applications by address', jobApplication.address, jobApplication),
  passkeySignInByAddress: limit('passkey sign-in by address', signIn.address, signIn),
  companySignInByAddress: limit('company sign-in by address', signIn.address, signIn),
  /** Of whoever opens the browser's window or goes to their company, and may turn back. */
  passkeyStartByAddress: limit('passkey start by address', 5 * signIn.address, signIn),
  companyStartByAddress: limit('company start by address', 5 * signIn.address, signIn),
  /** Of strangers to an account, from all addresses together; beyond it they are slowed down. */
  signInByStrangers: limit('sign-in by strangers', 100, signIn),
  signInSlowed: { name: 'sign-in slowed', attempts: 1, windowMs: 5_000 },
  /** Wrong codes of a second factor, from all addresses together. */
  codesByAccount: limit('codes by account', 5, { minutes: 15 }),
  codesByAccountADay: limit('codes by account a day', 50, DAY),
  /** So many people may be created, and so many taken emails may be found out. */
  peopleByOrganization: limit('people by organization', 300, HOUR),
  takenByPerson: limit('taken emails by person', 20, HOUR),
  resetMailsByRecipient: limit('reset mails by recipient', 20, HOUR),
  mailsBySender: limit('mails by sender', 60, HOUR),
  mailsByOrganization: limit('mails by organization', 300, HOUR),
  candidateMailsByPerson: limit('mails to candidates by person', 100, HOUR),
  candidateMailsByOrganization: limit('mails to candidates by organization', 300, HOUR),
  invitationsByOrganization: limit('invitations by organization', 100, DAY),
  /** Of mails to who applied: for one job, and of all organizations together. */
  arrivalsByJob: limit('mails of arrived applications by job', 1, DAY),
  arrivalsByAddress: limit('mails of arrived applications by address', 3, DAY),
  /** Of candidates between the stages of jobs: what the record of an organization grows by. */
  movesByPerson: limit('moves by person', applicationsLimits.movedPerHour, HOUR),
  /** What an admin sends to webhooks by hand. */
  webhookTestsByOrganization: limit('webhook tests by organization', 300, HOUR),
} satisfies Record<string, RateLimit>;

/**
 * How many mails of a kind one address gets within a window, from one organization and from all together. The first ones of each
 * organization are apart from further ones, so that what others have sent keeps nobody's first ones away.
 */
type Share = { name: string; first: Room; further: Room; minutes: number };
type Room = { own: number; all: number };

const SHARES = {
  mails: { name: 'mails', first: { own: 2, all: 30 }, further: { own: 18, all: 30 }, ...HOUR },
  candidateMails: {
    name: 'mails to candidates',
    first: { own: 2, all: 30 },
    further: { own: 18, all: 30 },
    ...HOUR,
  },
  welcomes: { name: 'welcome mails', first: { own: 1, all: 10 }, further: { own: 2, all: 3 }, ...DAY },
  invitations: { name: 'invitations', first: { own: 1, all: 10 }, further: { own: 4, all: 5 }, ...DAY },
} satisfies Record<string, Share>;

/** A limit applied to somebody: an address, or an account together with an address. It counts once, or so many times. */
export type Attempt = { limit: RateLimit; who: string; times?: number };

/** What counts against the first of several lists of limits in which there is room. */
type Choice = { oneOf: readonly (readonly Attempt[])[] };

/** Where an attempt was counted, and how many times. */
export type Counted = readonly { key: string; window_ends_at: string; times: number }[];

type Sender = { userId: string; organizationId: string };

/** What a mail of an organization counts against for whom it goes to. */
export function toRecipient(
  kind: keyof typeof SHARES,
  { organizationId }: Pick<Sender, 'organizationId'>,
  recipient: string,
): Choice {
  const { name, minutes, ...rooms } = SHARES[kind];
  const within = (which: 'first' | 'further'): Attempt[] => {
    const { own, all } = rooms[which];
    return [
      {
        limit: limit(`${which} ${name} by recipient`, own, { minutes }),
        who: `${organizationId}\n${recipient}`,
      },
      { limit: limit(`${which} ${name} of all by recipient`, all, { minutes }), who: recipient },
    ];
  };
  return { oneOf: [within('first'), within('further')] };
}

/** What a mail counts against that one person has sent to another. */
export function mailAttempts({ userId, organizationId }: Sender, recipient: string): (Attempt | Choice)[] {
  return [
    toRecipient('mails', { organizationId }, recipient),
    { limit: LIMITS.mailsBySender, who: userId },
    { limit: LIMITS.mailsByOrganization, who: organizationId },
  ];
}

/** What a mail to a candidate counts against, however many candidates have the address. */
export function candidateMailAttempts(
  { userId, organizationId }: Sender,
  address: string,
): (Attempt | Choice)[] {
  return [
    toRecipient('candidateMails', { organizationId }, toEmailKey(address)),
    { limit: LIMITS.candidateMailsByPerson, who: userId },
    { limit: LIMITS.candidateMailsByOrganization, who: organizationId },
  ];
}

/**
 * What a code of a second factor counts against. Who signed in from the same place before counts apart, so that
 * somebody who knows the password cannot use up the owner's attempts.
 */
export function codeLimits(userId: string, isKnown: boolean): Attempt[] {
  const who = isKnown ? `${userId}\nknown` : userId;
  return [
    { limit: LIMITS.codesByAccount, who },
    { limit: LIMITS.codesByAccountADay, who },
  ];
}

/** Counts attempts in the database, so that several servers count together. */
export function createRateLimiter({ db, clock }: Store) {
  /**
   * Counts in one statement, so that of attempts at the same moment no more pass than the limit allows. Throws 429 where it is
   * reached.
   */
  async function countOne({ limit, who, times = 1 }: Attempt, now: Date): Promise<Counted> {
    const at = now.toISOString();
    const key = keyOf({ limit, who });
    const window_ends_at = new Date(now.getTime() + limit.windowMs).toISOString();
    const implausible = new Date(now.getTime() + limit.windowMs + CLOCKS_DIFFER_MS).toISOString();
    const counted = await db
      .insertInto('rate_counters')
      .values({ key, window_ends_at, count: times })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet(({ eb, ref }) => {
            // A window that ends much later than any that begins now is of a clock that was wrong.
            const expired = eb.or([
              eb('rate_counters.window_ends_at', '<=', at),
              eb('rate_counters.window_ends_at', '>', implausible),
            ]);
            return {
              count: eb
                .case()
                .when(expired)
                .then(eb.lit(times))
                .else(eb('rate_counters.count', '+', eb.lit(times)))
                .end(),
              window_ends_at: eb
                .case()
                .when(expired)
                .then(ref('excluded.window_ends_at'))
                .else(ref('rate_counters.window_ends_at'))
                .end(),
            };
          })
          .where(({ eb, or }) =>
            or([
              eb('rate_counters.count', '<=', limit.attempts - times),
              eb('rate_counters.window_ends_at', '<=', at),
              eb('rate_counters.window_ends_at', '>', implausible),
            ]),
          ),
      )
      .returning(['key', 'window_ends_at'])
      .executeTakeFirst();
    if (!counted) throw new TooManyAttempts(await secondsLeft(key, now));
    return [{ ...counted, times }];
  }

  async function secondsLeft(key: string, now: Date): Promise<number> {
    const row = await db
      .selectFrom('rate_counters')
      .select('window_ends_at')
      .where('key', '=', key)
      .executeTakeFirst();
    const end = row ? Date.parse(row.window_ends_at) : 0;
    return Math.max(1, Math.ceil((end - now.getTime()) / 1000));
  }

  /** Takes an attempt out of the counts again, and ends a window in which no other one is left. */
  async function giveBack(counted: Counted): Promise<void> {
    for (const { key, window_ends_at, times } of counted) {
      const left = await db
        .updateTable('rate_counters')
        .set((eb) => ({ count: eb('count', '-', eb.lit(times)) }))
        .where('key', '=', key)
        .where('window_ends_at', '=', window_ends_at)
        .returning('count')
        .executeTakeFirst();
      if (left?.count !== 0) continue;
      await db.deleteFrom('rate_counters').where('key', '=', key).where('count', '=', 0).execute();
    }
  }

  /**
   * Counts an attempt against each limit before it is made. Where one of them is reached it refuses with 429, and the attempt
   * counts against none.
   */
  async function count(attempts: readonly (Attempt | Choice)[]): Promise<Counted> {
    const now = clock();
    const counted: Counted[number][] = [];
    for (const attempt of attempts) {
      const counting = 'oneOf' in attempt ? countFirst(attempt) : countOne(attempt, now);
      counted.push(...(await orGiveBack(counted, counting)));
    }
    return counted;
  }

  async function countFirst({ oneOf }: Choice): Promise<Counted> {
    for (const attempts of oneOf.slice(0, -1)) {
      const counted = await countWithin(attempts);
      if (counted) return counted;
    }
    return count(oneOf.at(-1) ?? []);
  }

  /** Counts an attempt as `count` does; nothing where there is no room for it. */
  async function countWithin(attempts: readonly (Attempt | Choice)[]): Promise<Counted | undefined> {
    try {
      return await count(attempts);
    } catch (error) {
      if (error instanceof TooManyAttempts) return undefined;
      throw error;
    }
  }

  /** Does what was counted for; where it fails nothing was used up. */
  async function orGiveBack<Result>(counted: Counted, done: Promise<Result>): Promise<Result> {
    try {
      return await done;
    } catch (error) {
      await giveBack(counted);
      throw error;
    }
  }

  return { count, countWithin, giveBack, orGiveBack };
}

function keyOf({ limit, who }: Attempt): string {
  return hashSecret(`${limit.name}\n${who}`);
}
