import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { openPostgres } from './db/postgres.ts';
import type { Database } from './db/schema.ts';
import { openSqliteToRead } from './db/sqlite.ts';
import { type LedgerFault, type LedgerHead, verifyLedger } from './ledger/verifyLedger.ts';

const USAGE = `npm run ledger:verify -- [--expect ORGANIZATION:NUMBER:HASH]...

Reads the record of every organization in DATA_DIR (./data), or in the PostgreSQL database of DATABASE_URL, and names each entry that was
altered, removed or inserted. It changes nothing, and may run beside the server. --expect takes a line of the ends that it prints, kept elsewhere since.`;

/**
 * Verifies the record as the settings name it, and prints what came of it. Gives 0 where nothing is wrong, 1 where
 * something is, 2 where it cannot be read.
 */
async function run(): Promise<number> {
  let expected: LedgerHead[];
  try {
    const { values } = parseArgs({ options: { expect: { type: 'string', multiple: true } } });
    expected = (values.expect ?? []).map(readHead);
  } catch (error) {
    console.error(`${explain(error)}\n\n${USAGE}`);
    return 2;
  }
  const { DATA_DIR = 'data', DATABASE_URL } = process.env;
  let db: Kysely<Database> | undefined;
  try {
    db = DATABASE_URL ? openPostgres(DATABASE_URL) : openSqliteToRead(join(DATA_DIR, 'cortex.sqlite'));
    const { entries, heads, faults } = await db
      .transaction()
      .setIsolationLevel('serializable')
      .execute((trx) => verifyLedger(trx, expected));
    for (const fault of faults) console.log(printFault(fault));
    console.log(`${entries} entries of ${heads.length} organizations: ${faults.length} faults.`);
    console.log('The ends of the records, to keep elsewhere and to hold against later with --expect:');
    for (const { organizationId, seq, hash } of heads) console.log(`${organizationId}:${seq}:${hash}`);
    return faults.length > 0 ? 1 : 0;
  } catch (error) {
    console.error(`The record cannot be read: ${explain(error)}`);
    return 2;
  } finally {
    await db?.destroy();
  }
}

function printFault({ organizationId, seq, what, detail }: LedgerFault): string {
  return `${organizationId} ${seq === undefined ? 'end' : `entry ${seq}`}: ${what}. ${detail}`;
}

function readHead(text: string): LedgerHead {
  const [, organizationId, seq, hash] = /^(\w+):(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!organizationId || !hash)
    throw new Error(`"${text}" is no end of a record, which is ORGANIZATION:NUMBER:HASH.`);
  return { organizationId, seq: Number(seq), hash };
}

function explain(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

process.exitCode = await run();
