import type { Call } from '../Call.ts';
import type { Session } from '../Client.ts';
import { expectThat } from '../expectations.ts';
import { ifThere } from '../fallbacks.ts';
import { at, listAt, numberAt, recordAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { newPassword, personOf } from '../texts.ts';

/** A call that is recorded: what is made ready for it is recorded before it. */
type Act = { call: Call; session?: Session | null; by?: string; person?: string };

type Recorded = {
  operationId: string;
  kind: string;
  /** What the entry is about, where the path names it. */
  subject?: 'candidate' | 'job';
  /** Words of the call that the record does not tell. */
  withheld?: string;
  /** The call, where it is another one than any that is valid. */
  act?: (kit: Kit) => Promise<Act>;
};

/** Every operation of which the contract says that the record says so, but for those that checkLedger looks at. */
const RECORDED: readonly Recorded[] = [
  { operationId: 'holdCandidate', kind: 'retention_held', subject: 'candidate', withheld: 'In touch.' },
  { operationId: 'liftHold', kind: 'retention_released', subject: 'candidate' },
  { operationId: 'mergeCandidates', kind: 'candidates_merged', subject: 'candidate' },
  { operationId: 'createApplicantLink', kind: 'applicant_link_created', subject: 'candidate' },
  {
    operationId: 'revokeApplicantLink',
    kind: 'applicant_link_revoked',
    subject: 'candidate',
    act: async (kit) => {
      const call = await kit.fresh('revokeApplicantLink');
      await kit.client.must('createApplicantLink', { id: call.id ?? '' }, kit.world.tenant.admin);
      return { call };
    },
  },
  {
    operationId: 'sendApplicantRequest',
    kind: 'applicant_request',
    withheld: 'Please look.',
    act: async (kit) => ({ call: await kit.fresh('sendApplicantRequest'), session: null }),
  },
  { operationId: 'answerApplicantRequest', kind: 'applicant_answered', withheld: 'We looked again.' },
  {
    operationId: 'correctFinding',
    kind: 'finding_corrected',
    subject: 'candidate',
    act: async (kit) => {
      const { id = '', body } = await kit.fresh('correctFinding');
      return { call: { id, body: { ...body, finding: 'not_shown' } } };
    },
  },
  { operationId: 'moveApplications', kind: 'application_moved', subject: 'job' },
  {
    operationId: 'moveApplications',
    kind: 'application_removed',
    subject: 'job',
    act: async (kit) => {
      const { id = '', body = {} } = await kit.fresh('moveApplications');
      await kit.client.must('moveApplications', { id, body }, kit.world.tenant.admin);
      return { call: { id, body: { candidate_ids: body.candidate_ids ?? [] } } };
    },
  },
  { operationId: 'updateStages', kind: 'stages_changed' },
  { operationId: 'addVocabularyTerm', kind: 'vocabulary_changed' },
  { operationId: 'removeVocabularyTerm', kind: 'vocabulary_changed' },
  { operationId: 'createInvitation', kind: 'invitation_sent' },
  { operationId: 'revokeInvitation', kind: 'invitation_revoked' },
  { operationId: 'publishJob', kind: 'job_published', subject: 'job' },
  { operationId: 'unpublishJob', kind: 'job_unpublished', subject: 'job' },
  { operationId: 'createApiKey', kind: 'api_key_created' },
  { operationId: 'revokeApiKey', kind: 'api_key_revoked' },
  { operationId: 'createWebhook', kind: 'webhook_added' },
  { operationId: 'rotateWebhookSecret', kind: 'webhook_secret_rotated' },
  { operationId: 'deleteWebhook', kind: 'webhook_deleted' },
  {
    operationId: 'endSession',
    kind: 'sessions_ended',
    act: async (kit) => ({ call: await kit.fresh('endSession') }),
  },
  {
    operationId: 'updatePassword',
    kind: 'password_changed',
    act: async ({ world }) => {
      const { id, email, password } = await world.tenant.addPerson();
      const body = { email, current_password: password, new_password: newPassword() };
      return { call: { body }, session: null, by: id };
    },
  },
  {
    operationId: 'updateUser',
    kind: 'email_changed',
    act: async ({ world: { tenant } }) => {
      const { id, username, fullName: full_name } = await tenant.addPerson();
      const { email } = personOf(tenant.word('moved'));
      // An admin changes it: whose email it is stands in `person`.
      return { person: id, call: { id, body: { username, full_name, email, is_admin: false } } };
    },
  },
];

/** What the record says of each operation: one entry, of its kind, by who called, about what it was about. */
export async function checkRecorded(kit: Kit): Promise<void> {
  const { check, client, world } = kit;
  const { tenant } = world;
  const entries = async () => {
    const exchange = await client.must('listLedger', {}, tenant.admin);
    return { exchange, entries: listAt(exchange.body, 'entries') };
  };
  const newest = async () => numberAt((await entries()).entries[0], 'seq') ?? 0;
  const self = async () => {
    const people = await client.must('listUsers', {}, tenant.admin);
    const own = listAt({ body: people.body }, 'body').find((one) => at(one, 'is_self') === true);
    return textAt(own, 'id');
  };
  /** The entries of a kind that a call adds. */
  const added = async (operationId: string, kind: string, { call, session = tenant.admin }: Act) => {
    const start = await newest();
    await client.must(operationId, call, session);
    const now = await entries();
    const own = now.entries.filter((one) => (numberAt(one, 'seq') ?? 0) > start && at(one, 'kind') === kind);
    return { exchange: now.exchange, own };
  };

  for (const { operationId, kind, subject, withheld, act } of RECORDED) {
    await check(
      operationId,
      'life',
      `is on record as ${kind}, by who called, where there is a record`,
      async () => {
        if (!client.canSucceed('listLedger')) return;
        const acted: Act = act ? await act(kit) : { call: await kit.fresh(operationId) };
        const { exchange, own } = await added(operationId, kind, acted);
        expectThat(
          own.length === 1,
          `expected one new entry of the kind ${kind}, not ${own.length}`,
          exchange,
        );
        const [entry] = own;
        const by = acted.by ?? (acted.session === null ? undefined : await self());
        const right = by === undefined || textAt(entry, 'by', 'id') === by;
        expectThat(right, `expected ${kind} by ${by}`, exchange);
        const { person } = acted;
        const whose = person === undefined || textAt(entry, 'person', 'id') === person;
        expectThat(whose, `expected ${kind} of the person ${person}`, exchange);
        const about = subject && textAt(entry, subject, 'id');
        expectThat(!subject || about === acted.call.id, `expected ${kind} about ${acted.call.id}`, exchange);
        const tells = withheld !== undefined && JSON.stringify(entry).includes(withheld);
        expectThat(!tells, `expected ${kind} without the words "${withheld}"`, exchange);
      },
    );
  }
  await check('updateRetention', 'life', 'a change is on record with what it was and became', async () => {
    const { body } = await client.must('getRetention', {}, tenant.admin);
    const months = numberAt(body, 'months') ?? null;
    const other = months === 119 ? 118 : 119;
    if (!client.canSucceed('listLedger')) return;
    const { exchange, own } = await added('updateRetention', 'retention_changed', {
      call: { body: { months: other } },
    });
    await client.must('updateRetention', { body: { months } }, tenant.admin);
    expectThat(own.length === 1, 'expected one new entry of the kind retention_changed', exchange);
    const change = recordAt(own[0], 'change');
    const told = Object.keys(change).length === 0 || change.to === String(other);
    expectThat(told, `expected the change to be to "${other}"`, exchange);
  });
  await check('updateJobsPage', 'life', 'is on record as jobs_page_changed, each time', async () => {
    const page = recordAt(await client.must('getJobsPage', {}, tenant.admin), 'body');
    const save = async (is_on: boolean) => {
      const call = { body: { is_on, address: String(page.address) } };
      return added('updateJobsPage', 'jobs_page_changed', { call });
    };
    if (!client.canSucceed('listLedger')) return;
    const isOn = page.is_on === true;
    for (const is_on of [!isOn, isOn]) {
      const { exchange, own } = await save(is_on);
      expectThat(own.length === 1, 'expected one new entry of the kind jobs_page_changed', exchange);
    }
  });
  await check('moveApplications', 'life', 'who is in the stage already is not on record again', async () => {
    const call = await kit.fresh('moveApplications');
    await client.must('moveApplications', call, tenant.admin);
    if (!client.canSucceed('listLedger')) return;
    const { exchange, own } = await added('moveApplications', 'application_moved', { call });
    expectThat(own.length === 0, 'expected no new entry, as nobody moved', exchange);
  });
  for (const [operationId, kind] of [
    ['revokeApplicantLink', 'applicant_link_revoked'],
    ['withdrawShare', undefined],
    ['cancelBackgroundTask', undefined],
    ['cancelImport', undefined],
    ['turnOffSecondFactor', 'second_factor_off'],
  ] as const) {
    await check(operationId, 'life', 'a second time nothing happens, and it is no error', async () => {
      const call = await kit.fresh(operationId);
      await client.must(operationId, call, tenant.admin);
      const start = await ifThere(newest);
      const again = await client.send(operationId, call, tenant.admin);
      expectThat(again.status >= 200 && again.status < 300, 'expected a success again', again);
      if (start === undefined || kind === undefined) return;
      const { exchange, entries: now } = await entries();
      const more = now.some((one) => (numberAt(one, 'seq') ?? 0) > start && at(one, 'kind') === kind);
      expectThat(!more, `expected no new entry of the kind ${kind}`, exchange);
    });
  }
}
