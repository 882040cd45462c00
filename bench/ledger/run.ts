import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GENESIS } from '../../apps/mock-server/src/db/ledgerTables.ts';
import { migrate } from '../../apps/mock-server/src/db/migrations.ts';
import { openSqlite, openSqliteToRead } from '../../apps/mock-server/src/db/sqlite.ts';
import { hashEntry, hashReason, toCanonicalJson } from '../../apps/mock-server/src/ledger/entry.ts';
import { verifyLedger } from '../../apps/mock-server/src/ledger/verifyLedger.ts';

const ENTRIES = Number(process.argv[2] ?? 1_000_000);
const LIMIT_MS = 10_000;
const AT_ONCE = 1000;
const ORGANIZATION = 'org_bench';
const CANDIDATES = 2000;

const analysis = {
  fit_score: 63.5,
  scored_at: '2026-11-20T09:12:00.000Z',
  scored_by: { name: 'Cortex criteria', version: '3.0.0' },
  criteria: Array.from({ length: 12 }, (_, index) => [
    `Skill number ${index}, as the job names it`,
    8.3,
    0.5,
  ]),
};

/** Every second entry is a decision, every fourth one with a reason; the others are sign-ins. */
function createRow(seq: number, previous_hash: string) {
  const candidate_id = `cnd_${seq % CANDIDATES}`;
  const reason =
    seq % 4 === 0 ? { salt: `salt of ${seq}`, reason: `Knows the product from ${seq}.` } : undefined;
  const decided = {
    job_id: `job_${seq % 50}`,
    decision: 'shortlist',
    against_verdict: true,
    analysis,
    ...(reason ? { reason_hash: hashReason(reason.salt, reason.reason) } : {}),
  };
  const isDecision = seq % 2 === 0;
  const entry = {
    organization_id: ORGANIZATION,
    seq,
    at: new Date(Date.UTC(2026, 0, 1) + seq * 1000).toISOString(),
    kind: isDecision ? 'decision_made' : 'signed_in',
    person_id: `usr_${seq % 20}`,
    subject_id: isDecision ? candidate_id : `usr_${seq % 20}`,
    details: toCanonicalJson(isDecision ? decided : {}),
    previous_hash,
  };
  const row = { ...entry, hash: hashEntry(entry) };
  return { row, reason: reason && { organization_id: ORGANIZATION, seq, candidate_id, ...reason } };
}

async function fill(path: string): Promise<void> {
  const db = openSqlite(path);
  await migrate(db);
  const created_at = '2026-01-01T00:00:00.000Z';
  await db
    .insertInto('organizations')
    .values({
      id: ORGANIZATION,
      name: 'Bench',
      name_key: 'bench',
      contact_email: 'a@b.c',
      plan: 'basic',
      created_at,
    })
    .execute();
  const owner = { id: 'usr_0', username: 'a', username_key: 'a', email: 'a', email_key: 'a', full_name: 'A' };
  await db
    .insertInto('users')
    .values({ ...owner, organization_id: ORGANIZATION, password_hash: '', is_admin: 1, created_at })
    .execute();
  await db
    .insertInto('candidates')
    .values(
      Array.from({ length: CANDIDATES }, (_, index) => ({
        id: `cnd_${index}`,
        organization_id: ORGANIZATION,
        owner_id: owner.id,
        name: 'A',
        email: 'a',
        email_key: 'a',
        phone: '1',
        notes: 'n',
        skills: '',
        resume_reading: 'none' as const,
        resume_hidden_words: 0,
        created_at,
      })),
    )
    .execute();
  let hash = GENESIS;
  for (let first = 1; first <= ENTRIES; first += 100 * AT_ONCE) {
    await db.transaction().execute(async (trx) => {
      for (let start = first; start <= Math.min(ENTRIES, first + 100 * AT_ONCE - 1); start += AT_ONCE) {
        const made = [];
        for (let seq = start; seq < Math.min(ENTRIES + 1, start + AT_ONCE); seq += 1) {
          const next = createRow(seq, hash);
          hash = next.row.hash;
          made.push(next);
        }
        await trx
          .insertInto('ledger')
          .values(made.map(({ row }) => row))
          .execute();
        const reasons = made.flatMap(({ reason }) => reason ?? []);
        if (reasons.length > 0) await trx.insertInto('ledger_reasons').values(reasons).execute();
      }
    });
  }
  await db.insertInto('ledger_heads').values({ organization_id: ORGANIZATION, seq: ENTRIES, hash }).execute();
  await db.destroy();
}

const folder = mkdtempSync(join(tmpdir(), 'cortex-ledger-'));
try {
  const path = join(folder, 'cortex.sqlite');
  await fill(path);
  console.log(`${ENTRIES} entries, ${Math.round(statSync(path).size / 2 ** 20)} MiB on SQLite`);
  const db = openSqliteToRead(path);
  const cpu = process.cpuUsage();
  const start = performance.now();
  const { entries, faults } = await verifyLedger(db);
  const took = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  await db.destroy();
  if (entries !== ENTRIES || faults.length > 0)
    throw new Error(`${entries} entries, ${faults.length} faults`);
  const kept = took < LIMIT_MS;
  console.log(
    `verified in ${(took / 1000).toFixed(2)} s (${((user + system) / 1e6).toFixed(2)} s of a processor); the limit is ${LIMIT_MS / 1000} s: ${kept ? 'kept' : 'FAILED'}.`,
  );
  if (!kept) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
