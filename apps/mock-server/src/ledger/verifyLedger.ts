import { sql } from 'kysely';
import { GENESIS, type LedgerRow } from '../db/ledgerTables.ts';
import type { Executor } from '../db/schema.ts';
import { HASHED, hashLines, hashReason } from './entry.ts';

/** How many rows are read at once: few enough that they do not outlive the young generation of the heap. */
const BATCH = 1000;

/** What is wrong with one row; `seq` is undefined where it is the end of the chain itself. */
export type LedgerFault = {
  organizationId: string;
  seq: number | undefined;
  what: 'altered' | 'removed' | 'inserted' | 'in doubt' | 'head' | 'reason' | 'not expected';
  detail: string;
};

/** Where a chain ends. */
export type LedgerHead = { organizationId: string; seq: number; hash: string };

/** What came of a verification. */
export type LedgerReport = { entries: number; heads: LedgerHead[]; faults: LedgerFault[] };

/**
 * Reads every entry of every organization, and says which rows were altered, removed or inserted since they were
 * written. `expected` are ends of chains that were noted elsewhere: each has to stand in its chain.
 */
export async function verifyLedger(
  db: Executor,
  expected: readonly LedgerHead[] = [],
): Promise<LedgerReport> {
  const report: LedgerReport = { entries: 0, heads: [], faults: [] };
  for (const organizationId of await listOrganizations(db, expected)) {
    const noted = expected.filter((head) => head.organizationId === organizationId);
    const chain = new ChainCheck(organizationId, await findHead(db, organizationId), noted);
    await readBackwards(db, organizationId, chain);
    report.entries += chain.entries;
    report.heads.push(chain.end());
    report.faults.push(...chain.faults.toReversed());
  }
  return report;
}

/**
 * `lines` are what the hash is made of, put together where the row stands: a million rows of eight texts each take
 * long to carry over.
 */
type Row = Pick<LedgerRow, 'seq' | 'kind' | 'subject_id' | 'hash'> & { lines: string };
type Reason = { seq: number; candidate_id: string; salt: string; reason: string };

/**
 * Checks one chain from its end to its start. So an entry is met after the one that names its hash, and the deletion
 * of a candidate before the decisions whose reasons it has erased.
 */
class ChainCheck {
  readonly faults: LedgerFault[] = [];
  entries = 0;
  private readonly deleted = new Set<string>();
  /** Candidates whose deletion, which comes next on the way back, was undone. */
  private readonly restored = new Set<string>();
  private readonly head: LedgerHead | undefined;
  private readonly noted: Map<number, string>;
  /**
   * The number of the next row to come, what the row after it says its hash is (undefined where that is not there),
   * and whether that row is as it was.
   */
  private awaited: { seq: number; hash: string | undefined; sound: boolean };
  private last: LedgerHead | undefined;
  private readonly organizationId: string;

  constructor(organizationId: string, head: LedgerHead | undefined, noted: readonly LedgerHead[]) {
    this.organizationId = organizationId;
    this.head = head;
    this.noted = new Map(noted.map(({ seq, hash }) => [seq, hash]));
    this.awaited = { seq: head?.seq ?? 0, hash: head?.hash, sound: true };
  }

  take(row: Row, reason: Reason | undefined): void {
    this.entries += 1;
    if (!this.last) this.startAt(row);
    if (!Number.isInteger(row.seq) || row.seq < 1 || row.seq > this.awaited.seq) {
      this.add(row.seq, 'inserted', 'No entry of this number belongs here.');
      return;
    }
    this.missUntil(row.seq);
    const sound = hashLines(row.lines) === row.hash;
    const { hash = row.hash } = this.awaited;
    if (!sound) {
      this.add(row.seq, 'altered', 'What stands in it is not what its hash was made of.');
    } else if (hash !== row.hash && this.awaited.sound) {
      this.add(row.seq, 'altered', 'The entry after it, or the end of the record, names another hash.');
    } else if (hash !== row.hash) {
      this.add(row.seq, 'in doubt', 'The entry after it was altered, and names another hash.');
    }
    this.checkNoted(row.seq, row.hash);
    this.checkReason(row, reason);
    this.awaited = { seq: row.seq - 1, hash: row.lines.slice(0, row.lines.indexOf('\n')), sound };
  }

  /** Ends the check, and gives where the chain ends. */
  end(): LedgerHead {
    if (!this.last) this.startAt({ seq: 0, hash: GENESIS });
    this.missUntil(0);
    const { hash = GENESIS, sound } = this.awaited;
    if (hash !== GENESIS && sound) this.add(1, 'altered', 'It names an entry before it, and is the first.');
    for (const noted of this.noted.keys())
      this.add(noted, 'not expected', 'This entry was noted elsewhere, and is not there.');
    return this.last ?? { organizationId: this.organizationId, seq: 0, hash: GENESIS };
  }

  /** Rows after the end that was kept were inserted; without that end, the newest row has to do. */
  private startAt({ seq, hash }: Pick<LedgerHead, 'seq' | 'hash'>): void {
    if (!this.head) {
      this.add(undefined, 'head', 'The end of the chain is not on record; the newest entry is taken for it.');
      this.awaited = { seq, hash: undefined, sound: true };
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
    this.awaited = { seq, hash: undefined, sound: true };
  }

  private checkNoted(seq: number, hash: string | undefined): void {
    const noted = this.noted.get(seq);
    this.noted.delete(seq);
    if (noted !== undefined && noted !== hash)
      this.add(seq, 'not expected', 'It has another hash than was noted elsewhere.');
  }

  private checkReason({ kind, seq, subject_id, lines }: Row, reason: Reason | undefined): void {
    if (kind === 'candidate_restored') this.restored.add(subject_id);
    if (kind === 'candidate_deleted' && !this.restored.delete(subject_id)) this.deleted.add(subject_id);
    const given = kind === 'decision_made' ? readReasonHash(lines) : undefined;
    const erased = this.deleted.has(subject_id);
    if (!reason) {
      if (given !== undefined && !erased)
        this.add(seq, 'reason', 'Its reason is not there, and no deletion of the candidate has erased it.');
    } else if (erased) {
      this.add(seq, 'reason', 'Its reason still stands, although the candidate was deleted.');
    } else if (hashReason(reason.salt, reason.reason) !== given || reason.candidate_id !== subject_id) {
      this.add(seq, 'reason', 'Its reason is not the one that was given.');
    }
  }

  add(seq: number | undefined, what: LedgerFault['what'], detail: string): void {
    this.faults.push({ organizationId: this.organizationId, seq, what, detail });
  }
}

function readReasonHash(lines: string): string | undefined {
  return /"reason_hash":"([0-9a-f]{64})"/.exec(lines)?.[1];
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

const lines = sql<string>`${sql.join(
  HASHED.map((column) => sql.ref(column)),
  sql` || ${'\n'} || `,
)}`;

/** Reads a chain from its end to its start, and the reasons beside it, those that belong to no entry included. */
async function readBackwards(db: Executor, organizationId: string, chain: ChainCheck): Promise<void> {
  const entries = db
    .selectFrom('ledger')
    .select(['seq', 'kind', 'subject_id', 'hash', lines.as('lines')])
    .where('organization_id', '=', organizationId)
    .orderBy('seq', 'desc')
    .limit(BATCH);
  const given = db
    .selectFrom('ledger_reasons')
    .select(['seq', 'candidate_id', 'salt', 'reason'])
    .where('organization_id', '=', organizationId);
  let before: number | undefined;
  for (;;) {
    const rows = await (before === undefined ? entries : entries.where('seq', '<', before)).execute();
    const first = rows.length === BATCH ? rows.at(-1)?.seq : undefined;
    const until = before === undefined ? given : given.where('seq', '<', before);
    const found = await (first === undefined ? until : until.where('seq', '>=', first)).execute();
    const reasons = new Map(found.map((reason) => [reason.seq, reason]));
    for (const row of rows) {
      chain.take(row, reasons.get(row.seq));
      reasons.delete(row.seq);
    }
    for (const seq of reasons.keys())
      chain.add(seq, 'reason', 'There is a reason, and no entry of this number.');
    if (first === undefined) return;
    before = first;
  }
}
