import type { Session } from '../Client.ts';
import type { Operation } from '../contract.ts';
import { expectThat } from '../expectations.ts';
import { ifThere } from '../fallbacks.ts';
import { listAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { resumeFile } from '../resumeFiles.ts';
import { candidateOf } from '../texts.ts';
import { differences, idsIn, Witness } from '../Witness.ts';

/** What an operation is about beside the records that its call names. */
const ABOUT: Readonly<Record<string, readonly string[]>> = {
  updateOrganization: ['getOrganization', 'listMailTemplates'],
  // Words of the vocabulary are a part of the reading, and a version of it is told with each analysis.
  addVocabularyTerm: ['listVocabulary', 'listAnalyses'],
  removeVocabularyTerm: ['listVocabulary', 'listAnalyses'],
  updateStages: ['listStages'],
  updateMailTemplates: ['listMailTemplates'],
  updateRetention: ['getRetention'],
  updateJobsPage: ['getJobsPage'],
  updateSecondFactorPolicy: ['getSecondFactorPolicy'],
  // Only so many webhooks may be there, so that the kit makes room for one.
  createWebhook: ['listWebhooks'],
  updateWebhook: ['listWebhooks'],
  deleteWebhook: ['listWebhooks'],
};

const WITH_PEOPLE = ['restoreUser', 'confirmSecondFactor', 'renewRecoveryCodes', 'removeSecondFactor'];

/** Operations that change nothing though they are no GET, and GETs that compute something. */
const isLooking = ({ method, id, tags }: Operation) =>
  // Mails of an organization are counted, and each invitation is one; so are new people, whom some want for each call.
  !tags.includes('invitations') &&
  !WITH_PEOPLE.includes(id) &&
  (method !== 'GET' || ['getReceipt', 'listNearestLines', 'getFunnel', 'getResumeText'].includes(id));

/** Whoever and whatever a write is not about stays as it was. */
export async function checkBystanders(kit: Kit): Promise<void> {
  const { client, world } = kit;
  const { tenant } = world;
  const ids = await ifThere(() => makeRich(kit, world.memberSession));
  if (!ids) return;
  const witness = new Witness(kit, tenant.admin, ids);
  let before = await witness.look();
  for (const operation of kit.operations.filter(isLooking)) {
    const { id, role } = operation;
    await kit.check(id, 'life', 'leaves what it is not about as it was', async () => {
      const call = await kit.fresh(id);
      const session = role === 'public' ? null : await kit.asAdmin(id);
      const exchange = await client.exchange(id, call, session);
      const after = await witness.look();
      const others = differences(before, after, idsIn(call, exchange.body));
      const changed = others.filter((name) => !ABOUT[id]?.includes(name));
      before = after;
      expectThat(
        changed.length === 0,
        `expected ${changed.join(' and ')} to tell what they told before`,
        exchange,
      );
    });
  }
}

/** What a snapshot of the organization holds already. */
const IN_SNAPSHOT = ['getOrganization', 'listJobs', 'listUsers'];

/** A refused call, too, leaves all as it was: looked at once for all calls of an operation. */
export async function watchRefusals(
  kit: Kit,
): Promise<(operation: Operation, name: string) => Promise<void>> {
  const { standing, tenant } = kit.world;
  const made = await ifThere(async () => ({
    candidate: await standing.candidate(),
    job: await standing.job(),
    person: (await standing.person()).id,
  }));
  const witness = made && new Witness(kit, tenant.admin, made);
  let before = await witness?.look(IN_SNAPSHOT);
  return async ({ id, method }, name) => {
    if (!witness || !before || method === 'GET') return;
    const known = before;
    await kit.check(id, 'fields', name, async () => {
      const after = await witness.look(IN_SNAPSHOT);
      before = after;
      const changed = differences(known, after);
      expectThat(changed.length === 0, `a refused ${id} changed what ${changed.join(' and ')} told`);
    });
  };
}

/** A candidate of somebody of whom there is something to tell, as far as the server keeps it, with the job that it is about. */
async function makeRich(
  kit: Kit,
  session: Session,
): Promise<{ candidate: string; job: string; person: string }> {
  const { client, world } = kit;
  const { tenant, colleague, bystander } = world;
  const job = await tenant.addJob(session);
  const form = { ...candidateOf(tenant.word('rich')), resume_file: resumeFile('word-document.docx') };
  const id = await client.mustCreate('createCandidate', { body: form }, session);
  const share = { candidate_id: id, shared_with_user_id: colleague.id, note: 'Have a look.' };
  const stages = await ifThere(() => client.must('listStages', {}, session));
  const stage_id = textAt(listAt({ body: stages?.body }, 'body')[1], 'id') ?? '';
  const marks = [{ criterion: 'Go', mark: 3, comment: 'Knows it.' }];
  const steps: readonly [string, Parameters<typeof client.must>[1], Session?][] = [
    ['shareCandidate', { body: share }],
    ['setCandidateTags', { id, body: { tags: ['abroad', 'part time'] } }],
    ['createCandidateNote', { id, body: { text: 'Called today.' } }],
    ['analyzeResume', { body: { candidate_id: id, job_id: job } }],
    ['moveApplications', { id: job, body: { candidate_ids: [id], stage_id } }],
    ['recordDecision', { id, body: { job_id: job, decision: 'hold', reason: 'Not yet.' } }],
    ['saveScorecard', { id, body: { job_id: job, marks } }],
    ['holdCandidate', { id, body: { reason: 'In touch.' } }, tenant.admin],
    ['createApplicantLink', { id }],
  ];
  for (const [operationId, call, by = session] of steps)
    await ifThere(() => client.must(operationId, call, by));
  return { candidate: id, job, person: bystander.id };
}
