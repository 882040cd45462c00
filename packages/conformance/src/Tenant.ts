import type { Stage } from '@cortex/api-client/model';
import { BackgroundWork } from './BackgroundWork.ts';
import type { Call } from './Call.ts';
import { CannotStart } from './CannotStart.ts';
import type { Client, Session } from './Client.ts';
import type { Plan } from './contract.ts';
import { expectThat } from './expectations.ts';
import { NotTried } from './Failure.ts';
import { ifThere, otherwise, unlessNotTried } from './fallbacks.ts';
import { JobsPage } from './JobsPage.ts';
import { at, listAt, recordAt, textAt } from './json.ts';
import { MissingPerson, missingSession } from './missing.ts';
import type { Login, Person } from './Person.ts';
import { addPasskey, passkeyForm, signInForm, unmadeForm, unsignedForm } from './passkeys.ts';
import type { SeededOrganization } from './readSeed.ts';
import { removeMarked } from './removeMarked.ts';
import {
  candidateOf,
  importOf,
  invitationOf,
  jobOf,
  newMarker,
  newPassword,
  personOf,
  termOf,
} from './texts.ts';
import { totpAt } from './totp.ts';
import type { ListId, Supply } from './validCalls.ts';
import { Webhooks } from './webhooks.ts';

/** An organization on the server under test, with an admin that the kit was given. */
export class Tenant {
  readonly client: Client;
  readonly admin: Session;
  readonly login: Login;
  /** Stands in every text of this organization that the kit writes. */
  readonly marker: string;
  readonly planBefore: string;
  plan: string;
  readonly seed: SeededOrganization;
  private readonly details: unknown;
  private readonly jobs: string[];
  private readonly candidates: string[];
  /** Whether there is such an organization. */
  private readonly present: boolean;
  private words = 0;
  private standingInvitation: Promise<string> | undefined;
  readonly webhooks: Webhooks;
  readonly work: BackgroundWork;
  private readonly page: JobsPage;

  private constructor(
    client: Client,
    admin: Session,
    login: Login,
    marker: string,
    details: unknown,
    seed: SeededOrganization,
    present = true,
  ) {
    this.present = present;
    this.client = client;
    this.admin = admin;
    this.login = login;
    this.marker = marker;
    this.details = details;
    this.seed = seed;
    this.jobs = [...(seed.jobs ?? [])];
    this.candidates = [...(seed.candidates ?? [])];
    this.webhooks = new Webhooks(client, admin, { marker, word: () => this.word('webhook') });
    this.work = new BackgroundWork(client);
    this.page = new JobsPage(client, admin, marker);
    this.planBefore = textAt(details, 'pricingTier') ?? 'unknown';
    this.plan = this.planBefore;
  }

  static async open(
    client: Client,
    who: string,
    login: Login,
    letter: string,
    seed: SeededOrganization = {},
  ): Promise<Tenant> {
    const admin = seed.token === undefined ? await client.signIn(who, login) : { who, token: seed.token };
    const answer = await ifThere(() => client.must('getOrganization', {}, admin));
    const details = answer?.body ?? seed.organization;
    return new Tenant(client, admin, login, newMarker(letter), details, seed);
  }

  /** An organization that cannot be had: a check that is about it is not tried. */
  static missing(client: Client, who: string, letter: string, needs: string): Tenant {
    const login = new MissingPerson(needs);
    return new Tenant(client, missingSession(who, needs), login, newMarker(letter), undefined, {}, false);
  }

  get name(): string {
    return this.detail('name');
  }

  get contact(): string {
    return this.detail('adminEmail');
  }

  /** Whether another is this organization: names are unique. */
  isSameAs({ details }: Tenant): boolean {
    const name = textAt(this.details, 'name');
    return name !== undefined && name === textAt(details, 'name');
  }

  /** Throws where whom the kit was given is a regular user, as the sign-in and the organization's page both say. */
  async expectAdmin(): Promise<void> {
    if (!this.present || this.seed.token !== undefined || this.details !== undefined) return;
    const { email, password } = this.login;
    const signedIn = await this.client.exchange('logIn', { body: { email, password } });
    const asked = await ifThere(() => this.client.exchange('getOrganization', {}, this.admin));
    const isUser = (textAt(signedIn.body, 'role') ?? 'admin') !== 'admin';
    if (isUser && textAt(asked?.body, 'code') === 'admin_required')
      throw new CannotStart(`${email} is a regular user: name an admin.`);
  }

  private detail(name: string): string {
    // Whoever has no session has no details either, and the reason for the first is the one to tell.
    const { token } = this.admin;
    const text = textAt(this.details, name);
    if (text === undefined) throw new NotTried(token && `getOrganization, or organization.${name} in --seed`);
    return text;
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

  /** A job to read: a new one, or one of --seed where none can be created. */
  anyJob(session: Session): Promise<string> {
    return otherwise(() => this.addJob(session), this.jobs[0]);
  }

  /** A candidate to read: a new one, or one of --seed where none can be created. */
  anyCandidate(session: Session): Promise<string> {
    return otherwise(() => this.addCandidate(session), this.candidates[0]);
  }

  /** The tag that a list of somebody's has now, where the server gives it one. */
  async tagOf(operationId: ListId, session: Session): Promise<string> {
    return (await this.client.must(operationId, {}, session)).headers.get('ETag') ?? 'none';
  }

  /**
   * New records of somebody for each call. Where none can be created, those of --seed: one again and again, but
   * `spent` ones once.
   */
  supply(session: Session, recipient: Person, spent = false): Supply {
    return {
      marker: this.marker,
      login: this.login,
      recipient,
      word: (kind) => this.word(kind),
      form: () => this.form(),
      job: () => (spent ? this.spend(() => this.addJob(session), this.jobs) : this.anyJob(session)),
      candidate: () =>
        spent ? this.spend(() => this.addCandidate(session), this.candidates) : this.anyCandidate(session),
      person: () => this.addPerson(),
      deletedCandidate: async () => {
        const id = await this.addCandidate(session);
        await this.client.must('deleteCandidate', { id }, session);
        return id;
      },
      sharedCandidate: async () => {
        const id = await this.anyCandidate(session);
        const body = { candidate_id: id, shared_with_user_id: recipient.id, note: '' };
        await ifThere(() => this.client.must('shareCandidate', { body }, session));
        return id;
      },
      heldCandidate: async () => {
        const id = await this.anyCandidate(session);
        const body = { reason: this.marker };
        await ifThere(() => this.client.must('holdCandidate', { id, body }, this.admin));
        return id;
      },
      deletedPerson: async () => {
        const { id } = await this.addPerson();
        await this.client.must('deleteUser', { id }, this.admin);
        return id;
      },
      // A server without the vocabulary answers 404 to any id of it.
      term: () =>
        otherwise(
          () => this.client.mustCreate('addVocabularyTerm', { body: termOf(this.word('shelf')) }, session),
          'trm_none',
        ),
      session: () => this.addSession(session),
      password: () => {
        if (!session.login) throw new NotTried('logIn, which a token in --seed stands in for');
        return session.login.password;
      },
      // A server without second factors answers 404 to everybody.
      confirmFactor: async () => (await ifThere(() => this.beginFactor())) ?? { body: { code: '000000' } },
      renewCodes: async () =>
        (await ifThere(async () => {
          const { as, ...call } = await this.beginFactor();
          await this.client.must('confirmSecondFactor', call, as);
          return { as };
        })) ?? {},
      // As is one without links for applicants, of any secret and any request.
      applicantToken: () => otherwise(() => this.applicantToken(session), 'none'),
      applicantRequest: () => otherwise(() => this.applicantRequest(session), 'apr_none'),
      // As is one without invitations.
      invitation: () => otherwise(() => this.invite(invitationOf(this.word('invited'))), 'inv_none'),
      anyInvitation: () =>
        (this.standingInvitation ??= otherwise(
          () => this.invite(invitationOf(this.word('invited'))),
          'inv_none',
        )),
      invitationToken: () => this.invitationToken(),
      companySignIn: () => this.companySignIn(),
      // As is one without passkeys, of any passkey and to everybody.
      newPasskey: async () => (await ifThere(() => passkeyForm(this.client, session)))?.body ?? unmadeForm,
      self: async () => {
        const users = await this.client.must('listUsers', {}, session);
        const own = listAt({ list: users.body }, 'list').find((one) => at(one, 'is_self') === true);
        return textAt(own, 'id') ?? 'usr_none';
      },
      tagBefore: async (operationId) => {
        const tag = await otherwise(() => this.tagOf(operationId, session), 'none');
        if (tag !== 'none')
          await (operationId === 'listJobs' ? this.addJob(session) : this.addCandidate(session));
        return tag;
      },
      passkeySignIn: async () => (await ifThere(() => signInForm(this.client, session))) ?? unsignedForm,
      passkey: () => otherwise(() => addPasskey(this.client, session).then(({ id }) => id), 'psk_none'),
      apiKey: () => otherwise(() => this.addKey().then(({ id }) => id), 'key_none'),
      // As is one without webhooks.
      webhookForm: () => this.webhooks.form(),
      webhook: () => otherwise(() => this.webhooks.any(), 'whk_none'),
      newWebhook: () => otherwise(() => this.webhooks.add().then(({ id }) => id), 'whk_none'),
      webhookDelivery: () => otherwise(() => this.webhooks.delivery(), 'msg_none'),
      jobsPage: this.page.address,
      openJob: () => otherwise(() => this.openJob(session), 'job_none'),
      publishedJob: () => otherwise(() => this.openJob(session), 'job_none'),
      stages: () => this.stages(session),
      note: () => otherwise(() => this.addNote(session), 'nte_none'),
      endTasks: () => this.work.endAll(session),
      backgroundTask: () => otherwise(() => this.endedTask(session), 'tsk_none'),
      import: () => otherwise(() => this.work.startImport(importOf(this.marker), session), 'imp_none'),
    };
  }

  /** The id of a new session of somebody; one that nobody has where the server tells none. */
  private async addSession({ who, login }: Session): Promise<string> {
    if (!login) throw new NotTried('logIn, which a token in --seed stands in for');
    const opened = await this.client.signIn(who, login);
    const listed = await ifThere(() => this.client.must('listSessions', {}, opened));
    const own = listAt({ body: listed?.body }, 'body').find(
      (one) => at(recordAt({ one }, 'one'), 'is_current') === true,
    );
    return textAt(recordAt({ own }, 'own'), 'id') ?? 'ses_none';
  }

  /** The secret of a new link for a candidate of somebody. */
  private async applicantToken(session: Session): Promise<string> {
    const id = await this.addCandidate(session);
    const { body } = await this.client.must('createApplicantLink', { id }, session);
    return (textAt({ body }, 'body', 'url') ?? '').replace(/^[^#]*#/, '');
  }

  private async applicantRequest(session: Session): Promise<string> {
    const token = await this.applicantToken(session);
    const call = { body: { token, kind: 'person', text: this.marker } };
    const { body } = await this.client.must('sendApplicantRequest', call, null);
    return textAt({ body }, 'body', 'id') ?? 'apr_none';
  }

  private async addNote(session: Session): Promise<string> {
    const call = { id: await this.addCandidate(session), body: { text: this.marker } };
    const { body } = await this.client.must('createCandidateNote', call, session);
    return textAt({ body }, 'body', 'id') ?? 'nte_none';
  }

  /** The id of a new job of somebody that is on the page. */
  private async openJob(session: Session): Promise<string> {
    await this.page.open();
    const id = await this.addJob(session);
    await this.client.must('publishJob', { id, body: {} }, session);
    return id;
  }

  /** A new API key of the admin, with its secret. */
  async addKey(scope: 'read' | 'write' = 'read'): Promise<{ id: string; key: string }> {
    const call = { body: { name: this.word('key'), scope, days: 1 } };
    const { body } = await this.client.must('createApiKey', call, this.admin);
    return { id: textAt(body, 'api_key', 'id') ?? '', key: textAt(body, 'key') ?? '' };
  }

  private invite(form: { email: string }): Promise<string> {
    return this.client.mustCreate('createInvitation', { body: form }, this.admin);
  }

  /** The id of a new ranking of one candidate, which is ended at once: only so many may go on. */
  private async endedTask(session: Session): Promise<string> {
    const candidate_ids = [await this.addCandidate(session)];
    const body = { kind: 'ranking', job_id: await this.addJob(session), candidate_ids };
    const id = await this.work.startTask(body, session);
    await this.client.must('cancelBackgroundTask', { id }, session);
    return id;
  }

  /** The stages of somebody's organization; two that nobody has where the server tells none. */
  private async stages(session: Session): Promise<Stage[]> {
    const listed = await ifThere(() => this.client.must('listStages', {}, session));
    const told = listAt({ body: listed?.body }, 'body').map((one): Stage => {
      const stage = recordAt({ one }, 'one');
      const kind = textAt(stage, 'kind');
      return {
        id: textAt(stage, 'id') ?? '',
        name: textAt(stage, 'name') ?? '',
        kind: kind === 'hired' || kind === 'turned_down' ? kind : 'open',
      };
    });
    const none = { id: 'stg_none', name: 'None', kind: 'open' as const };
    return told.length > 1 ? told : [none, { ...none, name: 'No other' }];
  }

  /** What is refused where no provider is set up. What one sends back is at hand in the server's own tests alone. */
  private async companySignIn(): Promise<Call> {
    const methods = await ifThere(() => this.client.must('listSignInMethods', {}, null));
    if (textAt({ body: methods?.body }, 'body', 'company', 'name') !== undefined)
      throw new NotTried('a sign-in at the company’s provider, which only the server’s own tests have');
    return { body: { code: 'none', state: 'none', binding: 'none' } };
  }

  /** The word of the link of a new invitation, which stands in its mail alone. */
  private async invitationToken(): Promise<string> {
    const form = invitationOf(this.word('invited'));
    if ((await otherwise(() => this.invite(form), 'none')) === 'none') return 'none';
    const mail = await this.client.readMail?.(form.email);
    const [, token] = /\/invitation#([\w-]+)/.exec(mail ?? '') ?? [];
    if (token === undefined) throw new NotTried('the mails of the server, which only its own tests can read');
    return token;
  }

  /** The call of a new person that turns on a second factor which they have begun. The code is that of the moment in which it is sent. */
  private async beginFactor(): Promise<Call & { as: Session }> {
    const person = await this.addPerson();
    const as = await this.client.signIn('somebody with a second factor', person);
    const { body } = await this.client.must('beginSecondFactor', {}, as);
    const secret = textAt(body, 'secret') ?? '';
    const { client } = this;
    return {
      as,
      body: {
        get code() {
          return totpAt(secret, client.clock());
        },
      },
    };
  }

  private spend(add: () => Promise<string>, ids: string[]): Promise<string> {
    return otherwise(add, () => (ids.length > 1 ? ids.pop() : undefined));
  }

  /** All jobs, candidates and people of the organization, as far as the server lists them, as one text to compare. */
  async records(): Promise<string> {
    const parts: string[] = [];
    for (const id of ['listJobs', 'listCandidates', 'listUsers']) {
      if (!this.present) continue;
      const listed = await unlessNotTried(() => this.client.must(id, {}, this.admin));
      if (!listed) continue;
      const { body } = listed;
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
    const details = await ifThere(() => this.client.must('getOrganization', {}, this.admin));
    return `${details?.text ?? ''}\n${await this.records()}`;
  }

  /** Takes away what the kit made, as far as it can, and restores the plan. */
  async cleanUp(): Promise<void> {
    if (!this.present) return;
    const lists = { listJobs: 'deleteJob', listCandidates: 'deleteCandidate', listUsers: 'deleteUser' };
    for (const [list, remove] of Object.entries(lists)) {
      if (this.client.unavailable.has(list) || this.client.unavailable.has(remove)) continue;
      const { body } = await this.client.exchange(list, {}, this.admin);
      const own = listAt({ body }, 'body').filter((entry) => JSON.stringify(entry).includes(this.marker));
      for (const entry of own) {
        const id = textAt(recordAt({ entry }, 'entry'), 'id');
        if (id !== undefined) await this.client.exchange(remove, { id }, this.admin);
      }
    }
    await this.page.restore();
    await removeMarked(this.client, this.admin, this.marker);
    if (this.plan === this.planBefore) return;
    const body = { ...this.form(), pricingTier: this.planBefore };
    await this.client.exchange('updateOrganization', { body }, this.admin);
  }
}

/** A plan as `/api/organization` writes it. */
export function capitalized(plan: Plan): string {
  return `${plan.charAt(0).toUpperCase()}${plan.slice(1)}`;
}
