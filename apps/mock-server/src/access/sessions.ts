import { sessionLimits } from '@cortex/api-client/limits';
import type { SignInWay } from '@cortex/api-client/model';
import { expressionBuilder } from 'kysely';
import type { ListName } from '../db/listVersionTables.ts';
import { newId } from '../db/newId.ts';
import { prepare } from '../db/prepare.ts';
import type { Database, Executor, Plan } from '../db/schema.ts';
import { findSecondFactor } from './secondFactors.ts';
import { hashSecret, newSecret } from './secrets.ts';

const HOUR_MS = 60 * 60 * 1000;
const IDLE_MS = sessionLimits.idleHours * HOUR_MS;
const LIFETIME_MS = sessionLimits.lifetimeDays * 24 * HOUR_MS;
const LAST_USE_STEP_MS = 5 * 60 * 1000;

/** Who asks, read afresh on each request. */
export type Caller = {
  userId: string;
  organizationId: string;
  isAdmin: boolean;
  plan: Plan;
  tokenHash: string;
  /** The network address that this request comes from; empty where it is this machine, which may stand for everybody. */
  address: string;
  /** When the person last proved who they are in this session. */
  provedAt: string;
  /** Whether the organization asks everybody for a second factor, and the person has none yet. */
  mustSetUp: boolean;
  /** What a program's key is good for, where it is one that calls. */
  keyScope?: 'read' | 'write';
  /** What the lists of the organization stand at, null where none has changed yet. */
  listVersions: Record<ListName, string | null>;
};

/** The role that a person has, as the contract calls it. */
export function roleOf(isAdmin: boolean): 'admin' | 'user' {
  return isAdmin ? 'admin' : 'user';
}

/** From where a session was opened, in words; empty where that is not known. */
export type SessionOrigin = { device: string; network: string };

/** Opens a session and gives its token, which is kept hashed only. A proof that was given elsewhere may be older than the session. */
export async function openSession(
  db: Executor,
  { userId, by, provedAt }: { userId: string; by: SignInWay; provedAt?: Date | undefined },
  { device, network }: SessionOrigin,
  now: Date,
): Promise<string> {
  const token = newSecret();
  const at = now.toISOString();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashSecret(token),
      id: newId('ses'),
      user_id: userId,
      device,
      network,
      created_at: at,
      last_used_at: at,
      proved_at: provedAt && provedAt < now ? provedAt.toISOString() : at,
      proved_by: by,
    })
    .execute();
  return token;
}

/**
 * The caller behind a token, or null where the session is unknown or has ended. The last use is written at most every
 * 5 minutes, and not for a call that nobody asked for.
 */
export async function findCaller(
  db: Executor,
  token: string,
  now: Date,
  inBackground: boolean,
): Promise<Omit<Caller, 'address'> | null> {
  const tokenHash = hashSecret(token);
  const [row] = await findSession(db, { tokenHash, ...earliest(now) });
  if (!row) return null;
  const idle = now.getTime() - Date.parse(row.last_used_at);
  if (!inBackground && idle > LAST_USE_STEP_MS) {
    await db
      .updateTable('sessions')
      .set({ last_used_at: now.toISOString() })
      .where('token_hash', '=', tokenHash)
      .execute();
  }
  const { userId, organizationId, plan, jobs, candidates, second_factor_required } = row;
  const mustSetUp = second_factor_required === 1 && !(await findSecondFactor(db, userId));
  const listVersions = { jobs, candidates };
  const provedAt = row.proved_at ?? row.created_at;
  const isAdmin = row.is_admin === 1;
  return { userId, organizationId, plan, isAdmin, tokenHash, provedAt, mustSetUp, listVersions };
}

const findSession = prepare(['tokenHash', 'used', 'created'], (db, { tokenHash, ...times }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('organizations', 'organizations.id', 'users.organization_id')
    .leftJoin('list_versions', 'list_versions.organization_id', 'users.organization_id')
    .select([
      'sessions.last_used_at',
      'sessions.created_at',
      'sessions.proved_at',
      'list_versions.jobs',
      'list_versions.candidates',
      'users.id as userId',
      'users.is_admin',
      'users.organization_id as organizationId',
      'organizations.plan',
      'organizations.second_factor_required',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where(({ not }) => not(whereEnded(times))),
);

/** When a session that has not ended was used and created at the earliest. */
type Earliest = { used: string; created: string };

export function earliest(now: Date): Earliest {
  const since = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
  return { used: since(IDLE_MS), created: since(LIFETIME_MS) };
}

/** Of sessions, those that have ended by themselves: for want of use, or of age. */
export function whereEnded({ used, created }: Earliest) {
  const { eb, or } = expressionBuilder<Database, 'sessions'>();
  return or([eb('sessions.last_used_at', '<', used), eb('sessions.created_at', '<', created)]);
}

/** Ends a session. */
export async function closeSession(db: Executor, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends all sessions of a person but one, and says how many there were that had not ended by themselves. */
export async function closeOtherSessions(
  db: Executor,
  userId: string,
  exceptTokenHash: string,
  now: Date,
): Promise<number> {
  const ofThePerson = db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', exceptTokenHash);
  const open = await ofThePerson
    .where(({ not }) => not(whereEnded(earliest(now))))
    .returning('token_hash')
    .execute();
  await ofThePerson.execute();
  return open.length;
}

/** The sessions of a person that have not ended, the last used first. */
export function findSessions(db: Executor, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where(({ not }) => not(whereEnded(earliest(now))))
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}
