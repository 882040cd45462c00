import { GENESIS } from '../db/ledgerTables.ts';
import type { Executor } from '../db/schema.ts';
import { hashEntry, hashReason } from './entry.ts';

/** How many rows are read at once. */
const BATCH = 10_000;

/** What is wrong with one row; `seq` is undefined where it is the end of the chain itself. */
export type LedgerFault = {
  organizationId: string;
  seq: number | undefined;
  what: 'altered' | 'removed' | 'inserted' | 'head' | 'reason' | 'not expected';
  detail: string;
};

/** Where a chain ends. */
export type LedgerHead = { organizationId: string; seq: number; hash: string };

/** What came of a verification. */
export type LedgerReport = { entries: number; heads: LedgerHead[]; faults: LedgerFault[] };

/**
 * Reads every entry of every organization, and says which rows were altered, removed or inserted since they were written. `expected` are ends of chains
 * that were noted elsewhere: each has to stand in its chain.
 */
export async function verifyLedger(
  db: Executor,
  expected: readonly LedgerHead[] = [],
): Promise<LedgerReport> {
  const report: LedgerReport = { entries: 0, heads: [], faults: [] };
  for (const organizationId of await listOrganizations(db, expected)) {
    const noted = expected.filter((head) => head.organizationId === organizationId);
    const chain = new ChainCheck(organizationId, await findHead(db, organizationId), noted);
    for await (const row of readBackwards(db, organizationId)) chain.take(row);
    report.entries += chain.entries;
    report.heads.push(chain.end());
    report.faults.push(...chain.faults.toReversed());
  }
  report.faults.push(...(await findLooseReasons(db)));
  return report;
}

type Row = Awaited<ReturnType<typeof readBatch>>[number];

/**
 * Checks one chain from its end to its start. So an entry is met after the one that names its hash, and the deletion of a candidate before the decisions
 * whose reasons it has erased.
 */
class ChainCheck {
  readonly faults: LedgerFault[] = [];
  entries = 0;
  private readonly deleted = new Set<string>();
  private readonly head: LedgerHead | undefined;
  private readonly noted: Map<number, string>;
  /** The number of the next row to come, and what the row after it says its hash is; undefined where that row cannot be trusted to know. */
  private awaited: { seq: number; hash: string | undefined };
  private last: LedgerHead | undefined;
  private readonly organizationId: string;

  constructor(organizationId: string, head: LedgerHead | undefined, noted: readonly LedgerHead[]) {
    this.organizationId = organizationId;
    this.head = head;
    this.noted = new Map(noted.map(({ seq, hash }) => [seq, hash]));
    this.awaited = { seq: head?.seq ?? 0, hash: head?.hash };
  }

  take(row: Row): void {
    this.entries += 1;
    if (!this.last) this.startAt(row);
    if (!Number.isInteger(row.seq) || row.seq < 1 || row.seq > this.awaited.seq) {
      this.add(row.seq, 'inserted', 'No entry of this number belongs here.');
      return;
    }
    this.missUntil(row.seq);
    if (hashEntry(row) !== row.hash) {
      this.add(row.seq, 'altered', 'What stands in it is not what its hash was made of.');
    } else if (this.awaited.hash !== undefined && this.awaited.hash !== row.hash) {
      this.add(
        row.seq,
        'altered',
        'It has another hash than the entry after it, or the end of the chain, names.',
      );
    }
    this.checkNoted(row.seq, row.hash);
    this.checkReason(row);
    this.awaited = { seq: row.seq - 1, hash: row.previous_hash };
  }

  /** Ends the check, and gives where the chain ends. */
  end(): LedgerHead {
    if (!this.last) this.startAt({ seq: 0, hash: GENESIS });
    this.missUntil(0);
    const { seq, hash } = this.awaited;
    if (seq === 0 && hash !== GENESIS && hash !== undefined)
      this.add(1, 'altered', 'It names an entry before it, and is the first.');
    for (const noted of this.noted.keys())
      this.add(noted, 'not expected', 'This entry was noted elsewhere, and is not there.');
    return this.last ?? { organizationId: this.organizationId, seq: 0, hash: GENESIS };
  }

  /** Rows after the end that was kept were inserted; without that end, the newest row has to do. */
  private startAt({ seq, hash }: Pick<LedgerHead, 'seq' | 'hash'>): void {
    if (!this.head) {
      this.add(undefined, 'head', 'The end of the chain is not on record; the newest entry is taken for it.');
      this.awaited = { seq, hash: undefined };
    }
    this.last = this.head ?? { organizationId: this.organizationId, seq, hash };
  }

  /** Notes the rows as removed that are missing between the one before and this one. */
  private missUntil(seq: number): void {
    const first = seq + 1;
    const last = this.awaited.seq;
    if (first > last) return;
    for (let missing = last; missing >= first && last - missing < 1000; missing -= 1) {
      this.checkNoted(missing, undefined);
      this.add(missing, 'removed', 'The entry of this number is not there.');
    }
    if (last - first >= 1000)
      this.add(
        first,
        'removed',
        `None of the ${last - first + 1} entries from ${first} to ${last} is there.`,
      );
    this.awaited = { seq, hash: undefined };
  }

  private checkNoted(seq: number, hash: string | undefined): void {
    const noted = this.noted.get(seq);
    this.noted.delete(seq);
    if (noted !== undefined && noted !== hash)
      this.add(seq, 'not expected', 'It has another hash than was noted elsewhere.');
  }

  private checkReason({ kind, seq, subject_id, details, salt, reason, candidate_id }: Row): void {
    if (kind === 'candidate_deleted') this.deleted.add(subject_id);
    if (kind !== 'decision_made') return;
    const reasonHash = readReasonHash(details);
    const erased = this.deleted.has(subject_id);
    if (salt === null || reason === null) {
      if (reasonHash !== undefined && !erased)
        this.add(seq, 'reason', 'Its reason is not there, and no deletion of the candidate has erased it.');
    } else if (erased) {
      this.add(seq, 'reason', 'Its reason stands still, although the candidate was deleted.');
    } else if (hashReason(salt, reason) !== reasonHash || candidate_id !== subject_id) {
      this.add(seq, 'reason', 'Its reason is not the one that was given.');
    }
  }

  private add(seq: number | undefined, what: LedgerFault['what'], detail: string): void {
    this.faults.push({ organizationId: this.organizationId, seq, what, detail });
  }
}

function readReasonHash(details: string): string | undefined {
  return /"reason_hash":"([0-9a-f]{64})"/.exec(details)?.[1];
}

/** Every organization that there is or that somebody expects. Entries belong to one that there is: the database holds that. */
async function listOrganizations(db: Executor, expected: readonly LedgerHead[]): Promise<string[]> {
  const rows = await db.selectFrom('organizations').select('id').execute();
  const ids = [...rows.map(({ id }) => id), ...expected.map(({ organizationId }) => organizationId)];
  return [...new Set(ids)].toSorted();
}

async function findHead(db: Executor, organizationId: string): Promise<LedgerHead | undefined> {
  const head = await db
    .selectFrom('ledger_heads')
    .select(['seq', 'hash'])
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  return head && { organizationId, ...head };
}

async function* readBackwards(db: Executor, organizationId: string): AsyncGenerator<Row> {
  let before: number | undefined;
  for (;;) {
    const rows = await readBatch(db, organizationId, before);
    yield* rows;
    before = rows.at(-1)?.seq;
    if (rows.length < BATCH) return;
  }
}

function readBatch(db: Executor, organizationId: string, before: number | undefined) {
  const rows = db
    .selectFrom('ledger')
    .leftJoin('ledger_reasons', (join) =>
      join
        .onRef('ledger_reasons.organization_id', '=', 'ledger.organization_id')
        .onRef('ledger_reasons.seq', '=', 'ledger.seq'),
    )
    .selectAll('ledger')
    .select(['ledger_reasons.salt', 'ledger_reasons.reason', 'ledger_reasons.candidate_id'])
    .where('ledger.organization_id', '=', organizationId)
    .orderBy('ledger.seq', 'desc')
    .limit(BATCH);
  return (before === undefined ? rows : rows.where('ledger.seq', '<', before)).execute();
}

/** Reasons that belong to no decision. */
async function findLooseReasons(db: Executor): Promise<LedgerFault[]> {
  const rows = await db
    .selectFrom('ledger_reasons')
    .leftJoin('ledger', (join) =>
      join
        .onRef('ledger.organization_id', '=', 'ledger_reasons.organization_id')
        .onRef('ledger.seq', '=', 'ledger_reasons.seq')
        .on('ledger.kind', '=', 'decision_made'),
    )
    .select(['ledger_reasons.organization_id', 'ledger_reasons.seq'])
    .where('ledger.seq', 'is', null)
    .execute();
  return rows.map(({ organization_id, seq }) => ({
    organizationId: organization_id,
    seq,
    what: 'reason' as const,
    detail: 'There is a reason, and no decision of this number.',
  }));
}
