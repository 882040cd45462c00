import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { checkAnalysis } from './behaviours/analysis.ts';
import { checkApplicants } from './behaviours/applicants.ts';
import { checkAttachments } from './behaviours/attachments.ts';
import { checkCandidates } from './behaviours/candidates.ts';
import { checkDashboard } from './behaviours/dashboard.ts';
import { checkDecisions } from './behaviours/decisions.ts';
import { checkFindings } from './behaviours/findings.ts';
import { checkFlows } from './behaviours/flows.ts';
import { checkHeirs } from './behaviours/heirs.ts';
import { checkIdempotency } from './behaviours/idempotency.ts';
import { checkImports } from './behaviours/imports.ts';
import { checkInterviews } from './behaviours/interviews.ts';
import { checkInvitations } from './behaviours/invitations.ts';
import { checkJobs } from './behaviours/jobs.ts';
import { checkKeys } from './behaviours/keys.ts';
import { checkLedger } from './behaviours/ledger.ts';
import { checkLists } from './behaviours/lists.ts';
import { checkMerging } from './behaviours/merging.ts';
import { checkOneTimePasswords } from './behaviours/oneTimePasswords.ts';
import { checkOrganization } from './behaviours/organization.ts';
import { checkOwnOrganization } from './behaviours/ownOrganization.ts';
import { checkPasskeys } from './behaviours/passkeys.ts';
import { checkPasswords } from './behaviours/passwords.ts';
import { checkPeople } from './behaviours/people.ts';
import { checkPerformance } from './behaviours/performance.ts';
import { checkPublication } from './behaviours/publication.ts';
import { checkRateLimits } from './behaviours/rateLimits.ts';
import { checkRecorded } from './behaviours/recorded.ts';
import { checkRescoring } from './behaviours/rescoring.ts';
import { checkResumeSearch } from './behaviours/resumeSearch.ts';
import { checkResumes } from './behaviours/resumes.ts';
import { checkRetention } from './behaviours/retention.ts';
import { checkScorecards } from './behaviours/scorecards.ts';
import { checkSecondFactor } from './behaviours/secondFactor.ts';
import { checkSessions } from './behaviours/sessions.ts';
import { checkSharing } from './behaviours/sharing.ts';
import { checkSignIn } from './behaviours/signIn.ts';
import { checkStages } from './behaviours/stages.ts';
import { checkStated } from './behaviours/stated.ts';
import { checkStatedFindings } from './behaviours/statedFindings.ts';
import { checkStatedNames } from './behaviours/statedNames.ts';
import { checkStatedRecords } from './behaviours/statedRecords.ts';
import { checkStatedSettings } from './behaviours/statedSettings.ts';
import { checkStatedShares } from './behaviours/statedShares.ts';
import { checkSupport } from './behaviours/support.ts';
import { checkTeamwork } from './behaviours/teamwork.ts';
import { checkUndo, checkUndoIsOver } from './behaviours/undo.ts';
import { checkVocabulary } from './behaviours/vocabulary.ts';
import { checkWebhooks } from './behaviours/webhooks.ts';
import { checkWords } from './behaviours/words.ts';
import { CannotStart } from './CannotStart.ts';
import { Client, isNotImplemented } from './Client.ts';
import { checkAbsent } from './checks/absent.ts';
import { checkAnswers } from './checks/answers.ts';
import { checkBodies } from './checks/bodies.ts';
import { checkBystanders } from './checks/bystanders.ts';
import { checkDeleted } from './checks/deleted.ts';
import { checkEncoding } from './checks/encoding.ts';
import { checkFields } from './checks/fields.ts';
import { checkMethods } from './checks/methods.ts';
import { checkPlans } from './checks/plans.ts';
import { checkRefresh } from './checks/refresh.ts';
import { checkRoles } from './checks/roles.ts';
import { checkSharedWith } from './checks/sharedWith.ts';
import { checkSlashes } from './checks/slashes.ts';
import { callValidly, checkSuccess } from './checks/success.ts';
import { checkTaken } from './checks/taken.ts';
import { checkOwnRecords, checkTenancy } from './checks/tenancy.ts';
import { checkTexts } from './checks/texts.ts';
import { checkTokens } from './checks/tokens.ts';
import type { Column } from './columns.ts';
import { type Operation, readContract } from './contract.ts';
import { Failure, NotTried } from './Failure.ts';
import { Kit } from './Kit.ts';
import { Ledger } from './Ledger.ts';
import type { Options, Report } from './Report.ts';
import { hasValidCall } from './validCalls.ts';
import { visible } from './visible.ts';
import { prepareWorld } from './World.ts';

export type { Options, Report } from './Report.ts';

export const CONTRACT_FILE = resolve(import.meta.dirname, '../../../openapi.yaml');

/** The checks, each group with the column that most of them stand in. */
const groups: readonly [Column, (kit: Kit) => Promise<void>][] = [
  ['success', checkSuccess],
  ['success', checkEncoding],
  ['success', checkRefresh],
  ['token', checkTokens],
  ['role', checkRoles],
  ['tenant', checkTenancy],
  ['own', checkOwnRecords],
  ['fields', checkFields],
  ['form', checkBodies],
  ['absent', checkAbsent],
  ['absent', checkDeleted],
  ['taken', checkTaken],
  ['texts', checkTexts],
  ['method', checkMethods],
  ['slash', checkSlashes],
  ['life', checkJobs],
  ['life', checkLists],
  ['life', checkCandidates],
  ['life', checkResumes],
  ['life', checkSharing],
  ['life', checkPeople],
  ['life', checkInvitations],
  ['life', checkOwnOrganization],
  ['life', checkOrganization],
  ['life', checkPasswords],
  ['life', checkSignIn],
  ['life', checkSecondFactor],
  ['life', checkPasskeys],
  ['life', checkApplicants],
  ['life', checkDecisions],
  ['life', checkRetention],
  ['life', checkSessions],
  ['life', checkSupport],
  ['life', checkVocabulary],
  ['life', checkHeirs],
  ['life', checkIdempotency],
  ['life', checkLedger],
  ['life', checkRecorded],
  ['life', checkOneTimePasswords],
  ['life', checkUndo],
  ['life', checkTeamwork],
  ['life', checkScorecards],
  ['life', checkWords],
  ['life', checkInterviews],
  ['life', checkAttachments],
  ['life', checkResumeSearch],
  ['life', checkMerging],
  ['life', checkFindings],
  ['life', checkStages],
  ['life', checkPublication],
  ['life', checkKeys],
  ['life', checkWebhooks],
  ['life', checkAnalysis],
  ['life', checkRescoring],
  ['life', checkImports],
  ['life', checkPerformance],
  ['life', checkDashboard],
  ['life', checkStated],
  ['life', checkStatedShares],
  ['life', checkStatedRecords],
  ['life', checkStatedSettings],
  ['life', checkStatedFindings],
  ['life', checkStatedNames],
  ['life', checkSharedWith],
  ['life', checkAnswers],
  ['life', checkBystanders],
  ['flows', checkFlows],
  ['plan', checkPlans],
];

/**
 * Checks a running server against the contract, as much of it as is there. The report says what is wrong, whatever
 * the server does. Throws where no run can start: nobody answers, the admin cannot sign in, or the options say what
 * cannot be.
 */
export async function checkServer(options: Options): Promise<Report> {
  const { url, admin, other, seed = {}, contractFile, slow, leaveOut } = options;
  const contract = readContract(contractFile ?? CONTRACT_FILE);
  const selected = selectOperations(contract.operations, options);
  const ledger = new Ledger(contract);
  const client = new Client(
    url,
    contract,
    (exchange) => ledger.note(client, exchange),
    options.send,
    options.readMail,
    { timeoutMs: options.timeoutMs, secrets: secretsOf(options) },
  );
  await expectAnswer(client, url);
  let brokenOff = false;
  /** Runs what comes before or between checks. Where it breaks off, the operation that broke it off has failed. */
  const attempt = async <Value>(
    name: string,
    work: () => Promise<Value>,
    orNote?: (needed: NotTried) => Promise<void>,
  ): Promise<Value | undefined> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof CannotStart) throw error;
      if (error instanceof NotTried) {
        await orNote?.(error);
        return undefined;
      }
      const culprit = error instanceof Failure ? error.exchange?.operation.id : undefined;
      const operationId = culprit ?? contract.operations[0]?.id ?? '';
      brokenOff = true;
      await ledger.check(client, operationId, 'success', name, () => Promise.reject(error));
      return undefined;
    }
  };

  const world = await attempt('prepares the checks', () => prepareWorld(client, admin, other, seed));
  if (world) {
    const known = selected.filter(({ id }) => hasValidCall(id));
    const kit = new Kit(client, ledger, world, known, leaveOut);
    await discover(kit);
    for (const [column, group] of groups) {
      const name = `goes through with ${group.name}`;
      await attempt(
        name,
        () => group(kit),
        (needed) => noteUntried(kit, column, name, needed),
      );
    }
    const { wait = slow ? pause : undefined } = options;
    if (wait) await attempt('waits', () => checkUndoIsOver(kit, wait));
    await attempt('cleans up', () => world.tenant.cleanUp());
    await attempt('cleans up', () => world.stranger.cleanUp());
    await attempt('tries the limits', () => checkRateLimits(kit, contract.attempts, slow ?? false));
    await checkRefusals(kit);
  }
  const absent = contract.operations.filter(({ id }) => client.unavailable.get(id) === id);
  const idsOf = (operations: readonly Operation[]) => operations.map(({ id }) => id);
  return {
    url,
    contract,
    results: ledger.results,
    seen: ledger.seen,
    missing: idsOf(absent.filter((each) => !each.extension && selected.includes(each))),
    leftOut: idsOf(absent.filter((each) => each.extension && selected.includes(each))),
    skipped: idsOf(contract.operations.filter((each) => !selected.includes(each))),
    unknown: idsOf(selected.filter(({ id }) => !hasValidCall(id) && !client.unavailable.has(id))),
    slow: [...client.slow],
    brokenOff,
  };
}

/** The passwords and tokens that the kit was given. */
function secretsOf({ admin, other, seed }: Options): string[] {
  const organizations = [seed?.admin, seed?.other];
  const people = organizations.flatMap((organization) => organization?.people ?? []);
  const logins = [admin, other, ...people].map((login) => login?.password);
  const tokens = [...organizations, ...people].map((one) => one?.token);
  return [...logins, ...tokens].filter((secret) => secret !== undefined);
}

/** Says of each operation of which a column has nothing yet that its checks were not tried, so that none is missing in silence. */
async function noteUntried(kit: Kit, column: Column, name: string, needed: NotTried): Promise<void> {
  for (const { id } of kit.operations) {
    const isNoted = kit.ledger.results.some((one) => one.operationId === id && one.column === column);
    if (!isNoted) await kit.check(id, column, name, () => Promise.reject(needed));
  }
}

async function expectAnswer(client: Client, url: string): Promise<void> {
  const { status, text } = await client.exchange('getDashboard', {});
  if (status === 0) throw new CannotStart(`No server answers at ${url}: ${visible(text)}.`);
}

/** The operations that are named, by id or tag. Throws for a name that is neither. */
function selectOperations(operations: readonly Operation[], { only = [], skip = [] }: Options): Operation[] {
  const names = new Set(operations.flatMap(({ id, tags }) => [id, ...tags]));
  const unknown = [...only, ...skip].filter((name) => !names.has(name));
  if (unknown.length > 0) {
    const tags = [...new Set(operations.flatMap((operation) => operation.tags))].join(', ');
    throw new CannotStart(`No operation or tag is called ${unknown.join(', ')}. The tags are ${tags}.`);
  }
  const isNamed = ({ id, tags }: Operation, list: readonly string[]) =>
    [id, ...tags].some((name) => list.includes(name));
  return operations.filter((each) => (only.length === 0 || isNamed(each, only)) && !isNamed(each, skip));
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

/**
 * Finds out which extensions the server leaves out. `checkSuccess` and the calls that other checks need find out
 * about the rest.
 */
async function discover(kit: Kit): Promise<void> {
  const { client } = kit;
  for (const operation of kit.operations) {
    const { id, extension } = operation;
    if (!extension) continue;
    let came = await callValidly(kit, operation, () => kit.standing(id));
    // What stands may be somebody else's, or not as the operation wants it: records of its own decide.
    if (!(came instanceof Error) && isNotImplemented(came.status)) came = await callValidly(kit, operation);
    if (came instanceof NotTried) {
      await kit.check(id, 'success', 'a valid call succeeds', () => Promise.reject(came));
      client.unavailable.set(id, came.needs);
    } else if (!(came instanceof Error) && isNotImplemented(came.status)) client.unavailable.set(id, id);
  }
}
