import type {
  CorrectionMade,
  DecisionCriterion,
  DecisionMade,
  LedgerEntry,
  LedgerFilter,
  LedgerKind,
  LedgerPerson,
  LedgerRecord,
  SignInWay,
  VocabularyChange,
} from '@cortex/api-client/model';
import type { LedgerRow } from '../db/ledgerTables.ts';
import type { Executor } from '../db/schema.ts';
import type { KeptBasis, LedgerDetails } from './details.ts';

/** How many names are looked up at once: databases take only so many parameters. */
const NAMES_AT_ONCE = 500;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The rows of an organization's record that match all that is asked. */
export function selectLedger(db: Executor, organizationId: string, { kind, person, from, to }: LedgerFilter) {
  let rows = db.selectFrom('ledger').selectAll().where('organization_id', '=', organizationId);
  if (kind) rows = rows.where('kind', '=', kind);
  if (person) rows = rows.where('person_id', '=', person);
  if (from) rows = rows.where('at', '>=', from);
  if (to) rows = rows.where('at', '<', new Date(Date.parse(to) + DAY_MS).toISOString());
  return rows;
}

/** Rows of one organization as the contract has them: with the names and reasons that are not erased. */
export async function toEntries(db: Executor, rows: readonly LedgerRow[]): Promise<LedgerEntry[]> {
  const parsed = rows.map((row) => ({ row, ...readRow(row) }));
  const people = await findNames(db, 'users', [
    ...rows.map(({ person_id }) => person_id),
    ...parsed.flatMap(({ personId }) => personId ?? []),
  ]);
  const candidates = await findNames(
    db,
    'candidates',
    parsed.flatMap(({ candidateId }) => candidateId ?? []),
  );
  const jobs = await findNames(
    db,
    'jobs',
    parsed.flatMap(({ jobId }) => jobId ?? []),
  );
  const reasons = await findReasons(
    db,
    parsed.flatMap(({ row, decision }) => (decision?.reason_hash ? row : [])),
  );
  return parsed.map(
    ({
      row,
      candidateId,
      jobId,
      personId,
      decision,
      correction,
      vocabulary,
      change,
      exported,
      ended,
      network,
      signIn,
    }) => ({
      seq: row.seq,
      at: row.at,
      kind: readKind(row),
      by: toPerson(row.person_id, people),
      ...(candidateId ? { candidate: toRecord(candidateId, candidates) } : {}),
      ...(jobId ? { job: toRecord(jobId, jobs) } : {}),
      ...(personId ? { person: toPerson(personId, people) } : {}),
      ...(decision ? { decision: toDecision(decision, reasons.get(row.seq)) } : {}),
      ...(correction ? { correction } : {}),
      ...(vocabulary ? { vocabulary } : {}),
      ...(change ? { change } : {}),
      ...(exported === undefined ? {} : { exported }),
      ...(ended === undefined ? {} : { ended }),
      ...(network ? { network } : {}),
      ...(signIn ? { sign_in: signIn } : {}),
      hash: row.hash,
    }),
  );
}

/** What is told of an entry beside who and when. */
type Told = {
  candidateId?: string;
  jobId?: string;
  personId?: string;
  decision?: LedgerDetails['decision_made'];
  correction?: CorrectionMade;
  vocabulary?: VocabularyChange;
  change?: { from?: string; to: string };
  exported?: number;
  ended?: number;
  network?: string;
  signIn?: SignInWay;
};

type Row = Pick<LedgerRow, 'kind' | 'subject_id' | 'details'>;

const readers: { [Kind in LedgerKind]: (subjectId: string, details: LedgerDetails[Kind]) => Told } = {
  decision_made: (candidateId, decision) => ({ candidateId, jobId: decision.job_id, decision }),
  signed_in: (_, { by }) => (by ? { signIn: by } : {}),
  signed_out: () => ({}),
  organization_created: (_, change) => ({ change }),
  user_created: (personId, change) => ({ personId, change }),
  user_deleted: (personId) => ({ personId }),
  role_changed: (personId, change) => ({ personId, change }),
  plan_changed: (_, change) => ({ change }),
  job_deleted: (jobId) => ({ jobId }),
  job_restored: (jobId) => ({ jobId }),
  candidate_deleted: (candidateId) => ({ candidateId }),
  candidate_restored: (candidateId) => ({ candidateId }),
  candidates_merged: (candidateId) => ({ candidateId }),
  user_restored: (personId, change) => ({ personId, change }),
  ledger_exported: (_, { entries }) => ({ exported: entries }),
  finding_corrected: (candidateId, { job_id, ...correction }) => ({ candidateId, jobId: job_id, correction }),
  vocabulary_changed: (_, vocabulary) => ({ vocabulary }),
  retention_changed: (_, change) => ({ change }),
  retention_held: (candidateId) => ({ candidateId }),
  retention_released: (candidateId) => ({ candidateId }),
  sessions_ended: (_, { sessions }) => ({ ended: sessions }),
  email_changed: (personId) => ({ personId }),
  email_confirmed: () => ({}),
  password_changed: () => ({}),
  password_reset_requested: (personId) => ({ personId }),
  password_reset: () => ({}),
  sign_in_failed: (personId, { network }) => ({ personId, network }),
  second_factor_on: () => ({}),
  second_factor_off: (personId) => ({ personId }),
  recovery_codes_renewed: () => ({}),
  recovery_code_used: () => ({}),
  passkey_added: () => ({}),
  passkey_removed: () => ({}),
  company_link_removed: (personId) => ({ personId }),
  second_factor_policy_changed: (_, change) => ({ change }),
  applicant_link_created: (candidateId) => ({ candidateId }),
  applicant_link_revoked: (candidateId) => ({ candidateId }),
  applicant_request: (candidateId) => ({ candidateId }),
  webhook_added: (_, change) => ({ change }),
  webhook_changed: (_, change) => ({ change }),
  webhook_secret_rotated: (_, change) => ({ change }),
  webhook_deleted: (_, change) => ({ change }),
  webhook_stopped: (_, change) => ({ change }),
  applicant_answered: (candidateId) => ({ candidateId }),
  invitation_sent: (_, change) => ({ change }),
  invitation_revoked: () => ({}),
  invitation_accepted: (_, change) => ({ change }),
  application_moved: (candidateId, { job_id, from, to }) => ({
    candidateId,
    jobId: job_id,
    change: { ...(from === undefined ? {} : { from }), to },
  }),
  application_removed: (candidateId, { job_id }) => ({ candidateId, jobId: job_id }),
  application_received: (candidateId, { job_id, to }) => ({ candidateId, jobId: job_id, change: { to } }),
  stages_changed: (_, change) => ({ change }),
  api_key_created: (_, change) => ({ change }),
  api_key_revoked: () => ({}),
  jobs_page_changed: (_, change) => ({ change }),
  job_published: (jobId) => ({ jobId }),
  job_unpublished: (jobId) => ({ jobId }),
};

function readRow(row: Row): Told {
  return readers[readKind(row)](row.subject_id, JSON.parse(row.details));
}

function readKind({ kind }: Pick<Row, 'kind'>): LedgerKind {
  if (!isKind(kind)) throw new Error(`The record holds an entry of the unknown kind ${kind}.`);
  return kind;
}

function isKind(kind: string): kind is LedgerKind {
  return Object.hasOwn(readers, kind);
}

/** The details of a decision's row. */
export function readDecision(row: Pick<LedgerRow, 'details'>): LedgerDetails['decision_made'] {
  return JSON.parse(row.details);
}

function toDecision(
  { decision, before, against_verdict, reason_hash, analysis }: LedgerDetails['decision_made'],
  reason: string | undefined,
): DecisionMade {
  const words = reason === undefined ? { reason_erased: true } : { reason };
  return {
    decision,
    ...(before ? { before } : {}),
    against_verdict,
    ...(reason_hash ? words : {}),
    ...(analysis ? { analysis: { ...analysis, criteria: analysis.criteria.map(toCriterion) } } : {}),
  };
}

function toCriterion([name, weight, credit]: KeptBasis['criteria'][number]): DecisionCriterion {
  return { name, weight, credit };
}

export function toPerson(id: string, names: ReadonlyMap<string, string>): LedgerPerson {
  const full_name = names.get(id);
  return full_name === undefined ? { id } : { id, full_name };
}

function toRecord(id: string, names: ReadonlyMap<string, string>): LedgerRecord {
  const name = names.get(id);
  return name === undefined ? { id } : { id, name };
}

const NAME_COLUMNS = { users: 'full_name', candidates: 'name', jobs: 'title' } as const;

/** The names of the people, candidates or jobs of these ids that are there, by id. */
export async function findNames(
  db: Executor,
  table: keyof typeof NAME_COLUMNS,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const some of inParts([...new Set(ids)])) {
    const rows = await db
      .selectFrom(table)
      .select(['id', db.dynamic.ref<'name'>(NAME_COLUMNS[table])])
      .where('id', 'in', some)
      .execute();
    for (const row of rows) names.set(row.id, Object.values(row)[1] ?? '');
  }
  return names;
}

async function findReasons(db: Executor, rows: readonly LedgerRow[]): Promise<Map<number, string>> {
  const reasons = new Map<number, string>();
  for (const some of inParts(rows)) {
    const [{ organization_id } = { organization_id: '' }] = some;
    const found = await db
      .selectFrom('ledger_reasons')
      .select(['seq', 'reason'])
      .where('organization_id', '=', organization_id)
      .where(
        'seq',
        'in',
        some.map(({ seq }) => seq),
      )
      .execute();
    for (const { seq, reason } of found) reasons.set(seq, reason);
  }
  return reasons;
}

function* inParts<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += NAMES_AT_ONCE)
    yield items.slice(start, start + NAMES_AT_ONCE);
}
