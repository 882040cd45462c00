import { resolve } from 'node:path';
import { checkAnalysis } from './behaviours/analysis.ts';
import { checkCandidates } from './behaviours/candidates.ts';
import { checkDashboard } from './behaviours/dashboard.ts';
import { checkJobs } from './behaviours/jobs.ts';
import { checkOrganization } from './behaviours/organization.ts';
import { checkOwnOrganization } from './behaviours/ownOrganization.ts';
import { checkPasswords } from './behaviours/passwords.ts';
import { checkPeople } from './behaviours/people.ts';
import { checkPerformance } from './behaviours/performance.ts';
import { checkRateLimits } from './behaviours/rateLimits.ts';
import { checkResumes } from './behaviours/resumes.ts';
import { checkSharing } from './behaviours/sharing.ts';
import { checkSignIn } from './behaviours/signIn.ts';
import { Client } from './Client.ts';
import { checkAbsent } from './checks/absent.ts';
import { checkBodies } from './checks/bodies.ts';
import { checkFields } from './checks/fields.ts';
import { checkMethods } from './checks/methods.ts';
import { checkPlans } from './checks/plans.ts';
import { checkRoles } from './checks/roles.ts';
import { checkSlashes } from './checks/slashes.ts';
import { checkSuccess } from './checks/success.ts';
import { checkTaken } from './checks/taken.ts';
import { checkOwnRecords, checkTenancy } from './checks/tenancy.ts';
import { checkTexts } from './checks/texts.ts';
import { checkTokens } from './checks/tokens.ts';
import type { Column } from './columns.ts';
import { type Contract, readContract } from './contract.ts';
import { Failure } from './Failure.ts';
import { Kit } from './Kit.ts';
import { Ledger } from './Ledger.ts';
import { hasValidCall, validCall } from './validCalls.ts';
import { type Login, prepareWorld, type World } from './World.ts';

export type Options = {
  /** Scheme, host, port and optional path prefix. */
  url: string;
  /** Admins of two organizations. */
  admin: Login;
  other: Login;
  /** The OpenAPI document; Cortex's own unless stated. */
  contractFile?: string | undefined;
  /** Also tries the limits that shut this address out for an hour. */
  slow?: boolean | undefined;
  /** Checks that are not made. */
  leaveOut?: readonly Column[] | undefined;
};

/** What came of a run. */
export type Report = {
  contract: Contract;
  results: Ledger['results'];
  /** The answers that came, as `operation status code`. */
  seen: ReadonlySet<string>;
  /** Operations that the server left out, as it may, and those that the kit does not know how to call. */
  leftOut: readonly string[];
  unknown: readonly string[];
  /** Whether checks were left undone because something that they need failed. */
  brokenOff: boolean;
};

export const CONTRACT_FILE = resolve(import.meta.dirname, '../../../openapi.yaml');

const groups = [
  checkSuccess,
  checkTokens,
  checkRoles,
  checkTenancy,
  checkOwnRecords,
  checkFields,
  checkBodies,
  checkAbsent,
  checkTaken,
  checkTexts,
  checkMethods,
  checkSlashes,
  checkJobs,
  checkCandidates,
  checkResumes,
  checkSharing,
  checkPeople,
  checkOwnOrganization,
  checkOrganization,
  checkPasswords,
  checkSignIn,
  checkAnalysis,
  checkPerformance,
  checkDashboard,
  checkPlans,
];

/** Checks a running server against the contract. It resolves whatever the server does; the report says what is wrong. */
export async function checkServer(options: Options): Promise<Report> {
  const { url, admin, other, contractFile, slow, leaveOut } = options;
  const contract = readContract(contractFile ?? CONTRACT_FILE);
  const ledger = new Ledger(contract);
  const client = new Client(url, contract, (exchange) => ledger.note(client, exchange));
  const report = { contract, results: ledger.results, seen: ledger.seen };
  let brokenOff = false;
  /** Runs what comes before or between checks. Where it breaks off, the operation that broke it off has failed. */
  const attempt = async <Value>(name: string, work: () => Promise<Value>): Promise<Value | undefined> => {
    try {
      return await work();
    } catch (error) {
      const culprit = error instanceof Failure ? error.exchange?.operation.id : undefined;
      const operationId = culprit ?? contract.operations[0]?.id ?? '';
      brokenOff = true;
      await ledger.check(client, operationId, 'success', name, () => Promise.reject(error));
      return undefined;
    }
  };

  const world = await attempt('prepares the checks', () => prepareWorld(client, admin, other));
  if (!world) return { ...report, leftOut: [], unknown: [], brokenOff };
  const leftOut = await listLeftOut(contract, client, world);
  const present = contract.operations.filter(({ id }) => !leftOut.includes(id));
  const operations = present.filter(({ id }) => hasValidCall(id));
  const kit = new Kit(client, ledger, world, operations, leaveOut);
  for (const group of groups) await attempt(`goes through with ${group.name}`, () => group(kit));
  await attempt('cleans up', () => world.tenant.cleanUp());
  await attempt('cleans up', () => world.stranger.cleanUp());
  await checkRateLimits(kit, contract.attempts, slow ?? false);
  await checkRefusals(kit);
  const unknown = present.filter(({ id }) => !hasValidCall(id)).map(({ id }) => id);
  return { ...report, leftOut, unknown, brokenOff };
}

/** Says of each operation whose refusals were all as declared that they were: what was not is noted already. */
async function checkRefusals(kit: Kit): Promise<void> {
  const { results, seen } = kit.ledger;
  for (const { id } of kit.operations) {
    const refused = [...seen].some((answer) => Number(answer.match(`^${id} (\\d+)`)?.[1]) >= 400);
    const noted = results.some(({ operationId, column, outcome }) => {
      return operationId === id && column === 'errors' && outcome === 'failed';
    });
    if (refused && !noted) await kit.check(id, 'errors', 'every refusal is as declared', async () => {});
  }
}

/** The extensions that a server answers with 404 or 405. */
async function listLeftOut(contract: Contract, client: Client, world: World): Promise<string[]> {
  const leftOut: string[] = [];
  for (const { id } of contract.operations.filter(({ extension }) => extension)) {
    const ends = id === 'logOut';
    const session = ends ? await client.signIn('somebody', world.bystander) : world.tenant.admin;
    const call = !ends && hasValidCall(id) ? await validCall(id, world.standing) : {};
    const { status } = await client.exchange(id, call, session);
    if (status === 404 || status === 405) leftOut.push(id);
  }
  return leftOut;
}
