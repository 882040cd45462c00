import type { Client, Session } from './Client.ts';
import type { Plan } from './contract.ts';
import { expectThat } from './expectations.ts';
import { at, listAt, recordAt, textAt } from './json.ts';
import { candidateOf, jobOf, newMarker, newPassword, personOf } from './texts.ts';
import type { Supply } from './validCalls.ts';

export type Login = { email: string; password: string };
export type Person = Login & { id: string; username: string; fullName: string };

/** An organization on the server under test, with an admin that the kit was given. */
export class Tenant {
  readonly client: Client;
  readonly admin: Session;
  readonly login: Login;
  /** Stands in every text of this organization that the kit writes. */
  readonly marker: string;
  readonly name: string;
  readonly contact: string;
  readonly planBefore: string;
  plan: string;
  private words = 0;

  private constructor(client: Client, admin: Session, login: Login, marker: string, details: unknown) {
    this.client = client;
    this.admin = admin;
    this.login = login;
    this.marker = marker;
    this.name = textAt(details, 'name') ?? '';
    this.contact = textAt(details, 'adminEmail') ?? '';
    this.planBefore = textAt(details, 'pricingTier') ?? 'Premium';
    this.plan = this.planBefore;
  }

  static async open(client: Client, who: string, login: Login, letter: string): Promise<Tenant> {
    const admin = await client.signIn(who, login);
    const { body } = await client.must('getOrganization', {}, admin);
    return new Tenant(client, admin, login, newMarker(letter), body);
  }

  /** A word that no record has yet. */
  word(kind: string): string {
    this.words += 1;
    return `${kind}-${this.marker}-${this.words}`;
  }

  /** The organization as it is, as the form that writes it back. */
  form() {
    return { name: this.name, adminEmail: this.contact, pricingTier: this.plan };
  }

  async setPlan(plan: string): Promise<void> {
    const exchange = await this.client.must(
      'updateOrganization',
      { body: { ...this.form(), pricingTier: plan } },
      this.admin,
    );
    expectThat(at(exchange.body, 'error') === undefined, 'the plan was not saved', exchange);
    this.plan = plan;
  }

  async addJob(session: Session): Promise<string> {
    return this.client.mustCreate('createJob', { body: jobOf(this.word('job')) }, session);
  }

  async addCandidate(session: Session): Promise<string> {
    return this.client.mustCreate('createCandidate', { body: candidateOf(this.word('candidate')) }, session);
  }

  async addPerson({ is_admin = false } = {}): Promise<Person> {
    const form = personOf(this.word('person'));
    const password = newPassword();
    const body = { ...form, password, is_admin };
    const id = await this.client.mustCreate('createUser', { body }, this.admin);
    return { id, email: form.email, username: form.username, fullName: form.full_name, password };
  }

  /** New records of somebody for each call. */
  supply(session: Session, recipient: Person): Supply {
    return {
      marker: this.marker,
      login: this.login,
      recipient,
      word: (kind) => this.word(kind),
      form: () => this.form(),
      job: () => this.addJob(session),
      candidate: () => this.addCandidate(session),
      person: () => this.addPerson(),
    };
  }

  /** The same records of somebody for every call. */
  async standingSupply(session: Session, recipient: Person, person: Person): Promise<Supply> {
    const job = await this.addJob(session);
    const candidate = await this.addCandidate(session);
    const same = { job: async () => job, candidate: async () => candidate, person: async () => person };
    return { ...this.supply(session, recipient), ...same };
  }

  /** All jobs, candidates and people of the organization, as one text to compare. */
  async records(): Promise<string> {
    const parts: string[] = [];
    for (const id of ['listJobs', 'listCandidates', 'listUsers']) {
      const { body } = await this.client.must(id, {}, this.admin);
      parts.push(
        ...listAt({ body }, 'body')
          .map((entry) => JSON.stringify(entry))
          .toSorted(),
      );
    }
    return parts.join('\n');
  }

  /** The organization and all its records, as one text to compare. */
  async snapshot(): Promise<string> {
    const { text } = await this.client.must('getOrganization', {}, this.admin);
    return `${text}\n${await this.records()}`;
  }

  /** Takes away what the kit made, as far as it can, and restores the plan. */
  async cleanUp(): Promise<void> {
    const lists = { listJobs: 'deleteJob', listCandidates: 'deleteCandidate', listUsers: 'deleteUser' };
    for (const [list, remove] of Object.entries(lists)) {
      const { body } = await this.client.exchange(list, {}, this.admin);
      const own = listAt({ body }, 'body').filter((entry) => JSON.stringify(entry).includes(this.marker));
      for (const entry of own) {
        const id = textAt(recordAt({ entry }, 'entry'), 'id');
        if (id !== undefined) await this.client.exchange(remove, { id }, this.admin);
      }
    }
    const body = { ...this.form(), pricingTier: this.planBefore };
    await this.client.exchange('updateOrganization', { body }, this.admin);
  }
}

/** The two organizations, and the people and records of the first one that stand while the checks run. */
export type World = {
  tenant: Tenant;
  stranger: Tenant;
  /** A regular user, whose the standing records are. */
  owner: Person;
  ownerSession: Session;
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

export async function prepareWorld(client: Client, admin: Login, other: Login): Promise<World> {
  const tenant = await Tenant.open(client, 'the admin', admin, 'a');
  const stranger = await Tenant.open(client, "the other organization's admin", other, 'b');
  await tenant.setPlan('Premium');
  await stranger.setPlan('Premium');
  const owner = await tenant.addPerson();
  const colleague = await tenant.addPerson();
  const recipient = await tenant.addPerson({ is_admin: true });
  const bystander = await tenant.addPerson();
  const foreigner = await stranger.addPerson({ is_admin: true });
  const ownerSession = await client.signIn('a regular user', owner);
  const colleagueSession = await client.signIn('their colleague', colleague);
  return {
    tenant,
    stranger,
    owner,
    ownerSession,
    colleague,
    colleagueSession,
    recipient,
    bystander,
    foreigner,
    standing: await tenant.standingSupply(ownerSession, recipient, bystander),
    strangerStanding: await stranger.standingSupply(stranger.admin, foreigner, foreigner),
  };
}

/** A plan as `/api/organization` writes it. */
export function capitalized(plan: Plan): string {
  return `${plan.charAt(0).toUpperCase()}${plan.slice(1)}`;
}
