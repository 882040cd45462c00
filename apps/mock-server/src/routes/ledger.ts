import {
  ExportLedgerBody,
  ListLedgerQueryParams,
  RecordDecisionBody,
} from '@cortex/api-client/ledger/validators';
import { ledgerLimits } from '@cortex/api-client/limits';
import type { DecisionInput, LedgerPage } from '@cortex/api-client/model';
import { goesAgainstVerdict } from '@cortex/api-client/verdict';
import type { ResumeAnalysis } from '@cortex/scoring';
import { requireSeenCandidate, requireSeenJob } from '../access/policy.ts';
import type { Caller } from '../access/sessions.ts';
import { transactAs } from '../access/transactAs.ts';
import type { Handlers } from '../api/addOperation.ts';
import { readBody, readId, readQuery, refuseUnkept } from '../api/validation.ts';
import { findKept } from '../db/keptAnalyses.ts';
import type { LedgerRow } from '../db/ledgerTables.ts';
import type { Executor } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { HttpError, invalid } from '../http/HttpError.ts';
import { appendDecision, appendEntry } from '../ledger/appendEntry.ts';
import type { KeptBasis } from '../ledger/details.ts';
import { readDecision, selectLedger, toEntries } from '../ledger/readEntries.ts';
import { CSV_HEADER, toCsv } from '../ledger/toCsv.ts';

const BATCH = 1000;
const { pageEntries, exportEntries } = ledgerLimits;

export function ledgerRoutes({ db, clock }: Store) {
  return {
    async listDecisions(c) {
      const caller = c.get('caller');
      const candidateId = await requireSeenCandidate(db, caller, readId(c));
      const rows = await selectDecisions(db, caller, candidateId).execute();
      const own = new Set(caller.isAdmin ? [] : await listOwnJobs(db, caller));
      const seen = caller.isAdmin ? rows : rows.filter((row) => own.has(readDecision(row).job_id));
      return c.json(await toEntries(db, seen));
    },

    async recordDecision(c) {
      const caller = c.get('caller');
      const input = await readBody(c, 'application/json', RecordDecisionBody);
      const { job_id, decision, reason = '', scored_at, ...others } = input;
      refuseUnkept(others);
      const at = clock().toISOString();
      const entry = await transactAs(db, caller, async (trx) => {
        const candidateId = await requireSeenCandidate(trx, caller, readId(c));
        await requireSeenJob(trx, caller, job_id);
        const analysis = await findBasis(trx, candidateId, input);
        const against_verdict = goesAgainstVerdict(decision, analysis);
        if (against_verdict && reason === '') throw reasonNeeded();
        const former = await selectDecisions(trx, caller, candidateId).execute();
        const before = former.map(readDecision).find((one) => one.job_id === job_id)?.decision;
        const details = { job_id, decision, before, against_verdict, analysis };
        const row = await appendDecision(trx, caller, { at, candidateId, reason, details });
        const [saved] = await toEntries(trx, [row]);
        return saved;
      });
      return c.json(entry, 201);
    },

    async listLedger(c) {
      const { before, ...filter } = readQuery(c, ListLedgerQueryParams);
      let rows = selectLedger(db, c.get('caller').organizationId, filter);
      if (before) rows = rows.where('seq', '<', Number(before));
      const found = await rows
        .orderBy('seq', 'desc')
        .limit(pageEntries + 1)
        .execute();
      const page: LedgerPage = { entries: await toEntries(db, found.slice(0, pageEntries)) };
      const last = page.entries.at(-1);
      if (last && found.length > pageEntries) page.next = String(last.seq);
      return c.json(page);
    },

    async exportLedger(c) {
      const caller = c.get('caller');
      const filter = await readBody(c, 'application/json', ExportLedgerBody);
      const found = selectLedger(db, caller.organizationId, filter).orderBy('seq');
      const parts = [CSV_HEADER];
      let rows: LedgerRow[] = [];
      let entries = 0;
      do {
        const after = rows.at(-1)?.seq ?? 0;
        rows = await found.where('seq', '>', after).limit(BATCH).execute();
        entries += rows.length;
        if (entries > exportEntries) throw tooManyEntries();
        parts.push(toCsv(await toEntries(db, rows)));
      } while (rows.length === BATCH);
      await transactAs(db, caller, (trx) =>
        appendEntry(trx, caller, {
          at: clock().toISOString(),
          kind: 'ledger_exported',
          subjectId: caller.organizationId,
          details: { entries },
        }),
      );
      return c.body(parts.join(''), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="record.csv"',
      });
    },
  } satisfies Handlers;
}

/** What was decided about a candidate, newest first. */
function selectDecisions(db: Executor, { organizationId }: Caller, candidateId: string) {
  return selectLedger(db, organizationId, { kind: 'decision_made' })
    .where('subject_id', '=', candidateId)
    .orderBy('seq', 'desc');
}

/** The jobs of a regular user, those that were closed included. */
async function listOwnJobs(db: Executor, caller: Caller): Promise<string[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('organization_id', '=', caller.organizationId)
    .where('owner_id', '=', caller.userId)
    .execute();
  return rows.map(({ id }) => id);
}

/** What the kept analysis says, undefined where none is kept that the person can have seen. Throws 409 where a newer one is. */
async function findBasis(
  db: Executor,
  candidateId: string,
  { job_id, scored_at }: DecisionInput,
): Promise<KeptBasis | undefined> {
  const kept = await findKept(db, { candidateId, jobId: job_id });
  if (!kept) return undefined;
  const age = scored_at === undefined ? 0 : Date.parse(kept.scored_at) - Date.parse(scored_at);
  if (age > 0) throw analysisChanged();
  if (age < 0) return undefined;
  const result: ResumeAnalysis = JSON.parse(kept.result);
  return {
    fit_score: result.fit_score,
    scored_at: kept.scored_at,
    scored_by: { name: result.scored_by.name, version: kept.version },
    ...(result.read?.in_part ? { in_part: true } : {}),
    criteria: result.criteria.map(({ name, weight, credit }) => [name, weight, credit]),
  };
}

function reasonNeeded(): HttpError {
  return invalid({ reason: 'Say why: this decision goes against the verdict of the score.' });
}

function tooManyEntries(): HttpError {
  return invalid({ from: `At most ${exportEntries} entries at once. Choose fewer days.` });
}

function analysisChanged(): HttpError {
  return new HttpError(
    409,
    'analysis_changed',
    'This candidate was analysed again since you opened the page. Look at the new analysis and decide again.',
  );
}
