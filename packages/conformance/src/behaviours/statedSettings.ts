import { setTimeout as pause } from 'node:timers/promises';
import { applicantLimits, invitationLimits } from '@cortex/api-client/limits';
import type { Call } from '../Call.ts';
import type { Session } from '../Client.ts';
import { expectFieldRefused, expectThat } from '../expectations.ts';
import { expectFields } from '../expectFields.ts';
import { at, findById, listAt, numberAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { invitationOf, jobOf, termOf } from '../texts.ts';

/** Long enough that what comes next has another time. */
const later = () => pause(20);
const DAY_MS = 86_400_000;
/** What a server may round a time to. */
const ROUNDED_MS = 60_000;

/** Sentences of the contract about an organization's settings, keys, invitations and words, one check each. */
export async function checkStatedSettings(kit: Kit): Promise<void> {
  const { check, client, world } = kit;
  const { tenant, ownerSession, colleagueSession } = world;
  const { admin } = tenant;
  const expectDays = (
    record: unknown,
    from: string,
    to: string,
    days: number,
    exchange: Parameters<typeof expectFields>[0],
  ) => {
    const lasts = Date.parse(textAt(record, to) ?? '') - Date.parse(textAt(record, from) ?? '');
    const right = Math.abs(lasts - days * DAY_MS) < ROUNDED_MS;
    expectThat(right, `expected ${to} ${days} days after ${from}`, exchange);
  };
  const self = async () => {
    const { body } = await client.must('listUsers', {}, admin);
    return textAt(
      listAt({ body }, 'body').find((one) => at(one, 'is_self') === true),
      'id',
    );
  };

  const lists: readonly [string, string, (body: unknown) => unknown, Session, ((call: Call) => string)?][] = [
    ['createInvitation', 'listInvitations', (body) => body, admin],
    ['createApiKey', 'listApiKeys', (body) => at(body, 'api_key'), admin],
    ['createWebhook', 'listWebhooks', (body) => at(body, 'webhook'), admin],
    ['addVocabularyTerm', 'listVocabulary', (body) => body, admin],
    ['startImport', 'listImports', (body) => body, ownerSession],
    ['startBackgroundTask', 'listBackgroundTasks', (body) => body, ownerSession],
  ];
  for (const [create, list, recordOf, session] of lists) {
    await check(list, 'life', 'the newest comes first', async () => {
      const ids: string[] = [];
      for (let made = 0; made < 2; made += 1) {
        const written = await client.must(create, await kit.fresh(create, session), session);
        ids.push(textAt(recordOf(written.body), 'id') ?? '');
        await later();
      }
      const exchange = await client.must(list, {}, session);
      const all =
        listAt(exchange, 'body').length > 0 ? listAt(exchange, 'body') : listAt(exchange.body, 'terms');
      const places = ids.map((id) => all.findIndex((one) => textAt(one, 'id') === id));
      const [older = -1, newer = -1] = places;
      expectThat(newer >= 0 && newer < older, `expected ${ids[1]} before ${ids[0]}`, exchange);
      if (create === 'createApiKey') for (const id of ids) await client.must('revokeApiKey', { id }, admin);
      if (create === 'createInvitation')
        for (const id of ids) await client.must('revokeInvitation', { id }, admin);
    });
  }
  await check(
    'createApiKey',
    'life',
    'it is valid for its days, and listed by its last four characters',
    async () => {
      const body = { name: tenant.word('key'), scope: 'read', days: 30 };
      const made = await client.must('createApiKey', { body }, admin);
      const key = textAt(made.body, 'key') ?? '';
      const id = textAt(made.body, 'api_key', 'id') ?? '';
      const exchange = await client.must('listApiKeys', {}, admin);
      const entry = findById(exchange.body, id);
      expectFields(exchange, entry, { name: body.name, scope: 'read', ending: key.slice(-4) });
      expectDays(entry, 'created_at', 'expires_at', 30, exchange);
      expectThat(
        at(entry, 'last_used_at') === undefined,
        'expected no last_used_at before the first time',
        exchange,
      );
      const by = await self();
      expectThat(by === undefined || textAt(entry, 'by', 'id') === by, `expected it by ${by}`, exchange);
      await client.must('revokeApiKey', { id }, admin);
      const after = await client.must('listApiKeys', {}, admin);
      expectThat(findById(after.body, id) === undefined, 'expected no key that was revoked', after);
    },
  );
  await check(
    'createInvitation',
    'life',
    'what is left out is empty, and it is valid for its days',
    async () => {
      const { email } = invitationOf(tenant.word('bare'));
      const made = await client.must('createInvitation', { body: { email } }, admin);
      expectFields(made, made.body, { email, full_name: '', is_admin: false });
      expectDays(made.body, 'sent_at', 'expires_at', invitationLimits.days, made);
      await client.must('revokeInvitation', { id: textAt(made.body, 'id') ?? '' }, admin);
    },
  );
  await check(
    'createApplicantLink',
    'life',
    'it is valid for its days, is told of, and is gone once revoked',
    async () => {
      const id = await tenant.addCandidate(ownerSession);
      const linkNow = async () => {
        const exchange = await client.must('listApplicantRequests', { id }, ownerSession);
        return { exchange, link: at(exchange.body, 'link') };
      };
      const none = await linkNow();
      expectThat(none.link === undefined, 'expected no link yet', none.exchange);
      const made = await client.must('createApplicantLink', { id }, ownerSession);
      expectDays(made.body, 'created_at', 'expires_at', applicantLimits.linkDays, made);
      const { exchange, link } = await linkNow();
      expectThat(textAt(link, 'by', 'id') === world.owner.id, 'expected the link by who made it', exchange);
      const secret = (textAt(made.body, 'url') ?? '').replace(/^[^#]*#/, '');
      expectThat(!exchange.text.includes(secret), 'expected no secret, which is told once', exchange);
      await client.must('revokeApplicantLink', { id }, ownerSession);
      const gone = await linkNow();
      expectThat(gone.link === undefined, 'expected no link any more', gone.exchange);
    },
  );
  await check(
    'listVocabulary',
    'life',
    'every change raises the version by one, and nothing else does',
    async () => {
      const version = async () => {
        const exchange = await client.must('listVocabulary', {}, admin);
        return { exchange, version: numberAt(exchange.body, 'version') ?? Number.NaN };
      };
      const term = termOf(tenant.word('counted'));
      const before = (await version()).version;
      const made = await client.must('addVocabularyTerm', { body: term }, ownerSession);
      const id = textAt(made.body, 'id') ?? '';
      const steps: [string, Call, number][] = [
        ['listVocabulary', {}, 1],
        // Words that are there already are answered as they are.
        ['addVocabularyTerm', { body: term }, 1],
        ['removeVocabularyTerm', { id }, 2],
      ];
      for (const [operationId, call, raised] of steps) {
        await client.must(operationId, call, admin);
        const { exchange, version: now } = await version();
        expectThat(
          now === before + raised,
          `expected the version ${before + raised} after ${operationId}`,
          exchange,
        );
      }
    },
  );
  await check(
    'updateRetention',
    'life',
    'never is null, with nothing proposed, and a number is for months',
    async () => {
      const read = async () => client.must('getRetention', {}, admin);
      const before = numberAt((await read()).body, 'months') ?? null;
      try {
        const id = await tenant.addCandidate(admin);
        await client.must('updateRetention', { body: { months: 1 } }, admin);
        const some = await read();
        expectFields(some, some.body, { months: 1 });
        expectThat(!some.text.includes(id), 'expected nobody who was added just now', some);
        for (const months of [0, 121]) {
          const refused = await client.send('updateRetention', { body: { months } }, admin);
          expectFieldRefused(refused, 'months', String(months));
        }
        await client.must('updateRetention', { body: { months: null } }, admin);
        const none = await read();
        expectFields(none, none.body, { months: null, total: 0 });
        expectThat(listAt(none.body, 'proposals').length === 0, 'expected no proposals', none);
      } finally {
        await client.must('updateRetention', { body: { months: before } }, admin);
      }
    },
  );
  await check(
    'readJobCriteria',
    'life',
    'what a person sets counts, and what is left out does not',
    async () => {
      const read = async (criteria: readonly object[]) => {
        const { title, description, skills_required } = jobOf('Engineer');
        const body = { title, description, skills_required, criteria };
        const exchange = await client.must('readJobCriteria', { body }, ownerSession);
        return { exchange, criteria: listAt(exchange.body, 'criteria') };
      };
      const plain = await read([]);
      const sum = plain.criteria.reduce<number>((total, one) => total + (numberAt(one, 'weight') ?? 0), 0);
      expectThat(Math.abs(sum - 100) < 1, `expected weights of 100 together, not ${sum}`, plain.exchange);
      const isMust = (one: unknown) => textAt(one, 'importance') === 'must';
      const [musts, others] = [plain.criteria.filter(isMust), plain.criteria.filter((one) => !isMust(one))];
      const isInOrder = falls(plain.criteria) || (falls(musts) && falls(others));
      expectThat(isInOrder, 'expected the weightiest criterion first', plain.exchange);
      // What is asked for beside the skills may be no matter of choice.
      const skills = plain.criteria.filter((one) => textAt(one, 'from') === 'skills');
      const [first, second] = skills.map((one) => textAt(one, 'name') ?? '');
      if (!first || !second) return;
      const set = await read([
        { name: first.toUpperCase(), importance: 'left_out' },
        { name: second, importance: 'must' },
        { name: 'Beekeeping', importance: 'nice' },
      ]);
      const find = (name: string) =>
        set.criteria.find((one) => textAt(one, 'name')?.toLowerCase() === name.toLowerCase());
      expectFields(set.exchange, find(first), { importance: 'left_out', weight: 0 });
      expectFields(set.exchange, find(second), { importance: 'must' });
      expectFields(set.exchange, find('Beekeeping'), { importance: 'nice', from: 'person' });
    },
  );
  await check('readJobCriteria', 'life', 'saves nothing', async () => {
    const title = tenant.word('typed');
    await client.must('readJobCriteria', { body: jobOf(title) }, ownerSession);
    const jobs = await client.must('listJobs', {}, ownerSession);
    expectThat(!jobs.text.includes(title), 'expected no job of a text that was read alone', jobs);
  });
  await check('listSessions', 'life', 'nobody sees those of somebody else', async () => {
    const theirs = await client.must('listSessions', {}, colleagueSession);
    const ids = listAt(theirs, 'body').map((one) => textAt(one, 'id') ?? '');
    for (const session of [ownerSession, admin]) {
      const exchange = await client.must('listSessions', {}, session);
      const none = ids.every((id) => !exchange.text.includes(id));
      expectThat(none, `expected ${session.who} to see no session of a colleague`, exchange);
    }
  });
  await check('getJobsPage', 'life', 'tells what was saved, and where it is', async () => {
    const { body } = await client.must('getJobsPage', {}, admin);
    const before = { is_on: at(body, 'is_on') === true, address: textAt(body, 'address') ?? '' };
    const address = tenant.word('page').toLowerCase().slice(0, 60);
    try {
      await client.must('updateJobsPage', { body: { is_on: false, address } }, admin);
      const read = await client.must('getJobsPage', {}, admin);
      expectFields(read, read.body, { is_on: false, address });
      expectThat(textAt(read.body, 'url')?.includes(address) === true, 'expected the address in url', read);
    } finally {
      await client.must('updateJobsPage', { body: before }, admin);
    }
  });
  await check('getOpenJob', 'life', 'names the organization and its contact as they are now', async () => {
    const supply = tenant.supply(ownerSession, world.recipient);
    const id = await supply.openJob();
    const adminEmail = `${tenant.word('contact')}@example.com`;
    try {
      await client.must('updateOrganization', { body: { ...tenant.form(), adminEmail } }, admin);
      const exchange = await client.must('getOpenJob', { id }, null);
      expectFields(exchange, exchange.body, { organization: tenant.name, contact_email: adminEmail, id });
    } finally {
      await client.must('updateOrganization', { body: tenant.form() }, admin);
    }
  });
  await check('listOpenJobs', 'life', 'the newest there comes first, without its description', async () => {
    const supply = tenant.supply(ownerSession, world.recipient);
    const ids = [await supply.openJob()];
    await later();
    ids.unshift(await supply.openJob());
    const exchange = await client.must('listOpenJobs', { query: { address: supply.jobsPage } }, null);
    const told = listAt(exchange.body, 'jobs').map((one) => textAt(one, 'id') ?? '');
    const order = told.filter((id) => ids.includes(id)).join();
    expectThat(order === ids.join(), `expected ${ids.join(' before ')}`, exchange);
    expectThat(
      textAt(exchange.body, 'organization') === tenant.name,
      `expected the name ${tenant.name}`,
      exchange,
    );
  });
  await checkEvents(kit);
}

/** A webhook is told of each kind of event for which it waits, once. */
async function checkEvents({ check, client, world }: Kit): Promise<void> {
  const { tenant } = world;
  const { admin } = tenant;
  const stageOf = async (index: number) => {
    const { body } = await client.must('listStages', {}, admin);
    return textAt(listAt({ body }, 'body')[index], 'id') ?? '';
  };
  const moved = async () => {
    const [id, candidate] = [await tenant.addJob(admin), await tenant.addCandidate(admin)];
    const candidate_ids = [candidate];
    await client.must('moveApplications', { id, body: { candidate_ids, stage_id: await stageOf(0) } }, admin);
    return { id, candidate_ids };
  };
  const events: readonly [string, string, () => Promise<Call>][] = [
    ['candidate.created', 'createCandidate', async () => ({ body: candidateForm(tenant.word('told')) })],
    [
      'candidate.updated',
      'updateCandidate',
      async () => ({ id: await tenant.addCandidate(admin), body: candidateForm(tenant.word('told')) }),
    ],
    [
      'candidate.merged',
      'mergeCandidates',
      async () => ({
        id: await tenant.addCandidate(admin),
        body: { other_id: await tenant.addCandidate(admin), ...candidateForm(tenant.word('told')) },
      }),
    ],
    [
      'candidate.stage_changed',
      'moveApplications',
      async () => {
        const { id, candidate_ids } = await moved();
        return { id, body: { candidate_ids, stage_id: await stageOf(1) } };
      },
    ],
    [
      'candidate.left_job',
      'moveApplications',
      async () => {
        const { id, candidate_ids } = await moved();
        return { id, body: { candidate_ids } };
      },
    ],
    ['job.created', 'createJob', async () => ({ body: jobOf(tenant.word('told')) })],
    [
      'job.updated',
      'updateJob',
      async () => ({ id: await tenant.addJob(admin), body: jobOf(tenant.word('told')) }),
    ],
    ['job.deleted', 'deleteJob', async () => ({ id: await tenant.addJob(admin) })],
    [
      'job.restored',
      'createJob',
      async () => {
        const body = jobOf(tenant.word('told'));
        const id = await client.mustCreate('createJob', { body }, admin);
        await client.must('deleteJob', { id }, admin);
        return { body };
      },
    ],
  ];
  for (const [kind, operationId, ready] of events) {
    await check(operationId, 'life', `a webhook that waits for ${kind} is told, once`, async () => {
      if (!client.canSucceed('createWebhook')) return;
      const call = await ready();
      const form = await tenant.webhooks.form();
      const made = await client.must('createWebhook', { body: { ...form, kinds: [kind] } }, admin);
      await client.must(operationId, call, admin);
      const id = textAt(made.body, 'webhook', 'id') ?? '';
      const exchange = await client.must('listWebhookDeliveries', { id }, admin);
      const types = listAt(exchange, 'body').map((one) => textAt(one, 'type'));
      await client.must('deleteWebhook', { id }, admin);
      expectThat(
        types.join() === kind,
        `expected one delivery, of ${kind}, not ${types.join() || 'none'}`,
        exchange,
      );
    });
  }
}

function candidateForm(name: string) {
  return { name, email: `${name}@example.com`, phone: '+49 30 5550 100', notes: 'Called today.' };
}

function falls(criteria: readonly unknown[]): boolean {
  const weights = criteria.map((one) => numberAt(one, 'weight') ?? 0);
  return weights.every((weight, index) => index === 0 || weight <= (weights[index - 1] ?? 0));
}
