import type { Call } from '../Call.ts';
import type { Exchange } from '../Exchange.ts';
import { expectThat } from '../expectations.ts';
import { unlessNotTried } from '../fallbacks.ts';
import { at, findById, isRecord, listAt, recordAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';

type Told = {
  /** What writes, and what part of its answer is the record as it is kept. */
  write: string;
  answer?: (body: unknown, call: Call) => unknown;
  /** What reads the record afterwards, how it is called, and where in its answer the record stands. */
  read: string;
  call?: (written: Exchange, call: Call) => Call;
  find: (body: unknown, record: unknown, call: Call) => unknown;
};

const byId = (body: unknown, record: unknown) => findById(body, textAt(record, 'id') ?? '');
const ofWritten = (written: Exchange): Call => ({ id: textAt(written.body, 'id') ?? '' });
const ofPath = (_: Exchange, { id = '' }: Call): Call => ({ id });
const whole = (body: unknown) => body;
const inList =
  (...path: string[]) =>
  (body: unknown, record: unknown) =>
    findById(listAt({ body }, 'body', ...path), textAt(record, 'id') ?? '');

/** What a write answers, and where a read tells the same. */
const TOLD: readonly Told[] = [
  { write: 'createJob', read: 'listJobs', find: byId },
  { write: 'updateJob', read: 'listJobs', find: byId },
  { write: 'publishJob', read: 'listJobs', find: byId },
  { write: 'unpublishJob', read: 'listJobs', find: byId },
  ...['createCandidate', 'updateCandidate', 'restoreCandidate', 'mergeCandidates'].flatMap((write) => [
    { write, read: 'listCandidates', find: byId },
    { write, read: 'getCandidate', call: ofWritten, find: whole },
  ]),
  { write: 'createUser', read: 'listUsers', find: byId },
  { write: 'updateUser', read: 'listUsers', find: byId },
  { write: 'updateOrganization', read: 'getOrganization', find: whole },
  {
    write: 'setCandidateTags',
    read: 'getCandidate',
    call: ofPath,
    find: (body) => ({ tags: at(body, 'tags') }),
  },
  { write: 'createCandidateNote', read: 'listCandidateNotes', call: ofPath, find: byId },
  { write: 'sendCandidateMail', read: 'listCandidateNotes', call: ofPath, find: byId },
  {
    write: 'saveScorecard',
    read: 'listScorecards',
    call: (_, { id = '', body }) => ({ id, query: { job_id: String(body?.job_id) } }),
    find: whole,
  },
  {
    write: 'recordDecision',
    read: 'listDecisions',
    call: ofPath,
    find: (body, record) => listAt({ body }, 'body').find((one) => at(one, 'seq') === at(record, 'seq')),
  },
  {
    write: 'updateStages',
    read: 'listStages',
    find: (body) => ({ stages: body }),
    answer: (body) => ({ stages: body }),
  },
  { write: 'updateMailTemplates', read: 'listMailTemplates', find: whole },
  { write: 'updateRetention', read: 'getRetention', find: whole },
  { write: 'createInvitation', read: 'listInvitations', find: byId },
  { write: 'addVocabularyTerm', read: 'listVocabulary', find: inList('terms') },
  { write: 'updateJobsPage', read: 'getJobsPage', find: whole },
  { write: 'createApiKey', answer: (body) => at(body, 'api_key'), read: 'listApiKeys', find: byId },
  { write: 'createWebhook', answer: (body) => at(body, 'webhook'), read: 'listWebhooks', find: byId },
  { write: 'updateWebhook', read: 'listWebhooks', find: byId },
  { write: 'rotateWebhookSecret', answer: (body) => at(body, 'webhook'), read: 'listWebhooks', find: byId },
  {
    write: 'createApplicantLink',
    read: 'listApplicantRequests',
    call: ofPath,
    find: (body) => at(body, 'link'),
  },
  {
    write: 'shareCandidate',
    read: 'listShares',
    call: (_, { body }) => ({ id: String(body?.candidate_id) }),
    find: (body, record) =>
      listAt({ body }, 'body').find(
        (one) => at(one, 'shared_with', 'id') === at(record, 'shared_with_user_id'),
      ),
  },
  {
    write: 'analyzeResume',
    read: 'listAnalyses',
    call: (_, { body }) => ({ id: String(body?.candidate_id) }),
    find: (body, _, call) =>
      listAt({ body }, 'body').find((one) => at(one, 'job', 'id') === call.body?.job_id),
  },
  {
    write: 'analyzeResumes',
    answer: (body) => at(listAt(body, 'results')[0], 'analysis'),
    read: 'listAnalyses',
    call: (_, { body }) => ({ id: textAt(listAt({ body }, 'body', 'pairs')[0], 'candidate_id') ?? '' }),
    find: (body) => listAt({ body }, 'body')[0],
  },
  { write: 'startImport', read: 'listImports', find: (body, record) => steady(byId(body, record)) },
  {
    write: 'startBackgroundTask',
    read: 'listBackgroundTasks',
    find: (body, record) => steady(byId(body, record)),
  },
];

/** What another read may tell otherwise: links are signed anew, and a creation alone says who is there already. */
const OTHERWISE = ['resume', 'duplicate_of'];

/** What of a task does not change while it goes on. */
function steady(task: unknown): unknown {
  if (!isRecord(task)) return task;
  const { state: _, done: __, refused: ___, ended_at: ____, detail: _____, ...stays } = task;
  return stays;
}

/** What a write answers is the record as it is kept: whoever reads it afterwards is told the same, field by field. */
export async function checkAnswers(kit: Kit): Promise<void> {
  const { client, world } = kit;
  const { admin } = world.tenant;
  for (const { write, read, answer = whole, call: toRead = () => ({}), find } of TOLD) {
    await kit.check(write, 'life', `its answer is what ${read} tells afterwards`, async () => {
      if (!client.canSucceed(read)) return;
      const call = await kit.fresh(write);
      const written = await client.must(write, call, admin);
      const record = answer(written.body, call);
      // An answer without a body is a success, too.
      if (!isRecord(record)) return;
      const exchange = await client.must(read, toRead(written, call), admin);
      const kept = find(exchange.body, record, call);
      expectThat(isRecord(kept), `expected in ${read} what ${write} answered`, exchange);
      expectAlike(record, kept, exchange, `as ${write} answered`);
    });
  }
  await checkViews(kit);
  await checkWhiteSpace(kit);
}

/** Fields of texts that a person types. */
const TYPED = [
  'title',
  'description',
  'skills_required',
  'name',
  'phone',
  'notes',
  'username',
  'full_name',
  'note',
  'text',
  'subject',
  'comment',
  'reason',
  'tags',
  'criterion',
  'words',
  'answer',
  'place',
  'file_name',
];

/** What keeps such texts and tells them in its answer. */
const KEEPING = [
  'createJob',
  'updateJob',
  'createCandidate',
  'updateCandidate',
  'mergeCandidates',
  'shareCandidate',
  'createUser',
  'updateUser',
  'updateOrganization',
  'createInvitation',
  'createApiKey',
  'setCandidateTags',
  'createCandidateNote',
  'sendCandidateMail',
  'updateMailTemplates',
  'updateStages',
  'saveScorecard',
  'recordDecision',
  'holdCandidate',
  'addVocabularyTerm',
  'answerApplicantRequest',
  'sendApplicantRequest',
  'publishJob',
  'startImport',
];

/** Around a text white space is removed, in each field that is told again, lists in a body included. */
async function checkWhiteSpace(kit: Kit): Promise<void> {
  const { client, world } = kit;
  for (const id of KEEPING) {
    await kit.check(id, 'texts', 'white space around what is typed is removed', async () => {
      const call = await kit.fresh(id);
      const session = id === 'sendApplicantRequest' ? null : world.tenant.admin;
      const written = await client.must(id, { ...call, body: padded(call.body ?? {}) }, session);
      for (const [name, value] of typedIn(call.body)) {
        const told = typedIn(written.body).filter(([other]) => other === name);
        const right = told.length === 0 || told.some(([, one]) => one === value);
        expectThat(
          right,
          `expected ${name} to be ${JSON.stringify(value)}, without white space around it`,
          written,
        );
      }
    });
  }
}

function padded(fields: NonNullable<Call['body']>): NonNullable<Call['body']> {
  const text = JSON.stringify(fields, (name, value: unknown) => {
    if (!TYPED.includes(name)) return value;
    if (Array.isArray(value)) return value.map((one) => (typeof one === 'string' ? ` ${one}\t` : one));
    return typeof value === 'string' ? ` ${value}\n` : value;
  });
  const files = Object.entries(fields).filter(([, value]) => value instanceof File);
  return { ...JSON.parse(text), ...Object.fromEntries(files) };
}

/** The texts of a body that a person types, with the names of their fields, wherever they stand. */
function typedIn(body: unknown): [string, string][] {
  const found: [string, string][] = [];
  JSON.stringify(body, (name, value: unknown) => {
    const texts = Array.isArray(value) ? value : [value];
    if (TYPED.includes(name)) for (const one of texts) if (typeof one === 'string') found.push([name, one]);
    return value;
  });
  return found;
}

/** The list of candidates and each candidate alone tell the same, to whoever sees them. */
async function checkViews({ check, client, world }: Kit): Promise<void> {
  const { tenant, ownerSession, colleague, colleagueSession } = world;
  await check(
    'getCandidate',
    'life',
    'tells of a candidate what the list tells, to each who sees them',
    async () => {
      const id = await tenant.addCandidate(ownerSession);
      const share = { candidate_id: id, shared_with_user_id: colleague.id, note: 'Have a look.' };
      await unlessNotTried(() => client.must('shareCandidate', { body: share }, ownerSession));
      await unlessNotTried(() =>
        client.must('setCandidateTags', { id, body: { tags: ['Zoé', 'abroad'] } }, ownerSession),
      );
      for (const session of [ownerSession, tenant.admin, colleagueSession]) {
        const list = await client.must('listCandidates', {}, session);
        const listed = findById(list.body, id);
        if (!isRecord(listed)) continue;
        const exchange = await client.must('getCandidate', { id }, session);
        expectAlike(listed, recordAt(exchange, 'body'), exchange, `as the list of ${session.who} has it`);
      }
    },
  );
}

/** Throws where a field that both have is not the same in both. */
function expectAlike(
  one: Record<string, unknown>,
  other: Record<string, unknown>,
  exchange: Exchange,
  about: string,
): void {
  for (const [name, value] of Object.entries(one)) {
    if (OTHERWISE.includes(name) || !Object.hasOwn(other, name)) continue;
    const same = canonical(other[name]) === canonical(value);
    expectThat(same, `expected ${name} to be ${JSON.stringify(value)}, ${about}`, exchange);
  }
}

/** A value as a text in which the order of fields counts for nothing. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}
