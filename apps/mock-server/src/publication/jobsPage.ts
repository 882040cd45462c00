import type { JobsPage, JobsPageInput } from '@cortex/api-client/model';
import type { Transaction } from 'kysely';
import type { Caller } from '../access/sessions.ts';
import type { Database, Executor } from '../db/schema.ts';
import { invalid } from '../http/HttpError.ts';
import { appendEntry } from '../ledger/appendEntry.ts';

const LONGEST = 60;
const SHORTEST = 3;

type Organization = Pick<Caller, 'organizationId'>;
type Written = { at: string; webUrl: string };

/** Where people read a page, by its address. */
export function pageUrl(webUrl: string, address: string): string {
  return `${webUrl}/jobs/${address}`;
}

/** The page of an organization; one that never had one gets an address proposed. */
export async function getJobsPage(
  db: Executor,
  organization: Organization,
  webUrl: string,
): Promise<JobsPage> {
  const kept = await findPage(db, organization);
  const address = kept?.address ?? (await proposeAddress(db, organization));
  return { is_on: kept?.is_on === 1, address, url: pageUrl(webUrl, address) };
}

/** Keeps the page as it is asked for, and puts a change on record. Throws 422 where the address is taken. */
export async function changeJobsPage(
  trx: Transaction<Database>,
  caller: Caller,
  { is_on, address }: JobsPageInput,
  { at, webUrl }: Written,
): Promise<JobsPage> {
  const before = await findPage(trx, caller);
  const owner = await findOwner(trx, address);
  if (owner && owner !== caller.organizationId)
    throw invalid({ address: 'Another organization has this address. Choose another one.' });
  const kept = { address, is_on: is_on ? 1 : 0 };
  await trx
    .insertInto('jobs_pages')
    .values({ organization_id: caller.organizationId, ...kept })
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet(kept))
    .execute();
  const [from, to] = [before?.is_on === 1 ? before.address : 'off', is_on ? address : 'off'];
  if (from !== to)
    await appendEntry(trx, caller, { at, kind: 'jobs_page_changed', subjectId: '', details: { from, to } });
  return { is_on, address, url: pageUrl(webUrl, address) };
}

function findPage(db: Executor, { organizationId }: Organization) {
  return db
    .selectFrom('jobs_pages')
    .select(['address', 'is_on'])
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
}

async function findOwner(db: Executor, address: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('jobs_pages')
    .select('organization_id')
    .where('address', '=', address)
    .executeTakeFirst();
  return row?.organization_id;
}

/** The organization's name as an address; with a part of its id where another one has it, or where the name has too few letters. */
async function proposeAddress(db: Executor, { organizationId }: Organization): Promise<string> {
  const { name } = await db
    .selectFrom('organizations')
    .select('name')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  const own = organizationId.slice(-6);
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const address = words.join('-').slice(0, LONGEST).replace(/-$/, '');
  if (address.length < SHORTEST) return `jobs-${own}`;
  return (await findOwner(db, address)) ? `${address.slice(0, LONGEST - own.length - 1)}-${own}` : address;
}
