import { CannotStart } from './CannotStart.ts';
import type { Client, Session } from './Client.ts';
import { Failure, NotTried } from './Failure.ts';
import { ifThere } from './fallbacks.ts';
import { MissingPerson, missingSession } from './missing.ts';
import type { Login, Person } from './Person.ts';
import type { SeededOrganization, SeededPerson } from './readSeed.ts';
import { standingSupply } from './standingSupply.ts';
import { Tenant } from './Tenant.ts';
import type { Supply } from './validCalls.ts';

/** The two organizations, and the people and records of the first one that stand while the checks run. */
export type World = {
  tenant: Tenant;
  stranger: Tenant;
  /** A regular user, whose the standing records are. */
  owner: Person;
  ownerSession: Session;
  /** The regular user, or the admin where there is none: for what both may do. */
  memberSession: Session;
  /** A regular user who sees none of them. */
  colleague: Person;
  colleagueSession: Session;
  /** A second admin. */
  recipient: Person;
  /** A regular user whom nothing else is about. */
  bystander: Person;
  /** Somebody in the other organization. */
  foreigner: Person;
  /** For calls that are to be refused. */
  standing: Supply;
  strangerStanding: Supply;
};

export type Seeds = { admin?: SeededOrganization | undefined; other?: SeededOrganization | undefined };

/**
 * Signs in, moves both organizations to Premium and makes the people and records that stand. What the server does not
 * have is left out, and what needs it is not tried. Throws where no session of the first organization can be had.
 */
export async function prepareWorld(
  client: Client,
  admin: Login,
  other?: Login,
  seeds: Seeds = {},
): Promise<World> {
  const tenant = await openTenant(client, 'the admin', admin, 'a', seeds.admin);
  const otherAdmin = "the other organization's admin";
  const stranger =
    other || seeds.other?.token
      ? await openTenant(client, otherAdmin, other ?? { email: '', password: '' }, 'b', seeds.other)
      : Tenant.missing(client, otherAdmin, 'b', 'another organization (--other)');
  for (const each of [tenant, stranger]) await each.expectAdmin();
  if (tenant.isSameAs(stranger)) {
    throw new CannotStart(
      `--admin and --other are both of ${tenant.name}: name admins of two organizations.`,
    );
  }
  for (const each of [tenant, stranger]) {
    if (each.plan !== 'Premium') await ifThere(() => each.setPlan('Premium'));
  }
  const regular = (seeds.admin?.people ?? []).filter((person) => !person.is_admin);
  const owner = await havePerson(tenant, false, regular[0]);
  const colleague = await havePerson(tenant, false, regular[1]);
  const recipient = await havePerson(
    tenant,
    true,
    seeds.admin?.people?.find((person) => person.is_admin),
  );
  const bystander = await havePerson(tenant, false, regular[2]);
  const foreigner = await havePerson(stranger, true, seeds.other?.people?.[0]);
  const ownerSession = await haveSession(client, 'a regular user', owner, regular[0]?.token);
  const colleagueSession = await haveSession(client, 'their colleague', colleague, regular[1]?.token);
  const memberSession = owner instanceof MissingPerson ? tenant.admin : ownerSession;
  return {
    tenant,
    stranger,
    owner,
    ownerSession,
    memberSession,
    colleague,
    colleagueSession,
    recipient,
    bystander,
    foreigner,
    standing: await standingSupply(tenant, memberSession, recipient, bystander),
    strangerStanding: await standingSupply(stranger, stranger.admin, foreigner, foreigner),
  };
}

async function openTenant(
  client: Client,
  who: string,
  login: Login,
  letter: string,
  seed?: SeededOrganization,
): Promise<Tenant> {
  try {
    return await Tenant.open(client, who, login, letter, seed);
  } catch (error) {
    if (error instanceof NotTried) return Tenant.missing(client, who, letter, 'logIn, or a token in --seed');
    const exchange = error instanceof Failure ? error.exchange : undefined;
    if (exchange?.operation.id !== 'logIn') throw error;
    if (exchange.status === 401) {
      throw new CannotStart(`The server does not sign in ${login.email} (401): is the password right?`);
    }
    client.failing.add('logIn');
    return Tenant.missing(client, who, letter, 'logIn, which fails');
  }
}

async function havePerson(tenant: Tenant, is_admin: boolean, seeded?: SeededPerson): Promise<Person> {
  const needs = is_admin ? 'another admin' : 'a regular user';
  if (seeded) {
    const { id, email, password = '', username = email, full_name = username } = seeded;
    return { id, email, password, username, fullName: full_name };
  }
  try {
    return await tenant.addPerson({ is_admin });
  } catch (error) {
    if (error instanceof NotTried) return new MissingPerson(`${needs}: ${error.needs}`);
    if (!(error instanceof Failure)) throw error;
    tenant.client.failing.add('createUser');
    return new MissingPerson(`${needs}: createUser, which fails`);
  }
}

async function haveSession(client: Client, who: string, person: Person, token?: string): Promise<Session> {
  if (token !== undefined) return { who, token };
  try {
    return await client.signIn(who, person);
  } catch (error) {
    if (error instanceof NotTried) return missingSession(who, error.needs);
    if (!(error instanceof Failure)) throw error;
    return missingSession(who, `a session of ${who}, whom logIn refuses`);
  }
}
