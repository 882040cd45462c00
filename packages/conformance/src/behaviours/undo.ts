import { deletionLimits, jobLimits } from '@cortex/api-client/limits';
import type { Call } from '../Call.ts';
import { expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import { ifThere } from '../fallbacks.ts';
import { at, findById, listAt, recordAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { resumeFile } from '../resumeFiles.ts';
import { candidateOf, jobOf } from '../texts.ts';

/** What is read of a candidate. */
const ABOUT_CANDIDATES = [
  'getCandidate',
  'listShares',
  'listCandidateNotes',
  'listAnalyses',
  'listDecisions',
  'listCandidateApplications',
  'listScorecards',
  'getResumeText',
];

/** Deletions that are taken back: by whom, and with what. */
export async function checkUndo({ check, client, world }: Kit): Promise<void> {
  const { tenant, owner, ownerSession, colleague, colleagueSession } = world;
  const share = async (id: string) => {
    const body = { candidate_id: id, shared_with_user_id: colleague.id, note: 'Have a look.' };
    await client.must('shareCandidate', { body }, ownerSession);
  };

  await check('restoreCandidate', 'life', 'by who deleted it and by admins alone', async () => {
    const id = await tenant.addCandidate(ownerSession);
    await share(id);
    await client.must('deleteCandidate', { id }, ownerSession);
    expectRefusal(await client.send('restoreCandidate', { id }, colleagueSession), 404, 'not_found');
    expectSuccess(await client.send('restoreCandidate', { id }, tenant.admin));
    await client.must('deleteCandidate', { id }, tenant.admin);
    expectRefusal(await client.send('restoreCandidate', { id }, ownerSession), 404, 'not_found');
  });
  await check('restoreCandidate', 'life', 'with its shares, and still its owner’s', async () => {
    const id = await tenant.addCandidate(ownerSession);
    await share(id);
    await client.must('deleteCandidate', { id }, tenant.admin);
    await client.must('restoreCandidate', { id }, tenant.admin);
    expectSuccess(await client.send('getCandidate', { id }, colleagueSession));
    const list = await client.must('listCandidates', {}, ownerSession);
    const entry = findById(list.body, id);
    const own = entry !== undefined && at(entry, 'shared_by') === undefined;
    expectThat(own, `expected the candidate ${id} among those of ${owner.fullName}`, list);
  });
  await check('restoreCandidate', 'life', 'with all that people keep about them', async () => {
    const id = await client.mustCreate(
      'createCandidate',
      { body: { ...candidateOf(tenant.word('restored')), resume_file: resumeFile('word-document.docx') } },
      ownerSession,
    );
    const job_id = await tenant.addJob(ownerSession);
    const [stage] = listAt((await ifThere(() => client.must('listStages', {}, ownerSession))) ?? {}, 'body');
    const kept: Record<string, Call> = {
      setCandidateTags: { id, body: { tags: ['relocates', 'second choice'] } },
      createCandidateNote: { id, body: { text: 'Called them.' } },
      analyzeResume: { body: { candidate_id: id, job_id } },
      recordDecision: { id, body: { job_id, decision: 'hold', reason: 'Wait for the others.' } },
      moveApplications: { id: job_id, body: { candidate_ids: [id], stage_id: textAt(stage, 'id') ?? '' } },
      saveScorecard: { id, body: { job_id, marks: [{ criterion: 'Go', mark: 3 }] } },
    };
    for (const [operation, call] of Object.entries(kept))
      await ifThere(() => client.must(operation, call, ownerSession));
    const read = async () => {
      const told = new Map<string, string>();
      for (const operation of ABOUT_CANDIDATES) {
        const query = operation === 'listScorecards' ? { query: { job_id } } : {};
        const answer = await ifThere(() => client.must(operation, { id, ...query }, ownerSession));
        // A link is a new one each time.
        const { resume: _, ...body } = recordAt(answer ?? {}, 'body');
        if (answer) told.set(operation, Object.keys(body).length > 0 ? JSON.stringify(body) : answer.text);
      }
      return told;
    };
    const before = await read();
    await client.must('deleteCandidate', { id }, ownerSession);
    const restored = await client.must('restoreCandidate', { id }, ownerSession);
    for (const [operation, text] of await read())
      expectThat(
        text === before.get(operation),
        `expected ${operation} to tell what it told before`,
        restored,
      );
  });
  await check('restoreUser', 'life', 'with what they had shared', async () => {
    const person = await tenant.addPerson();
    const session = await client.signIn('the deleted person', person);
    const id = await tenant.addCandidate(session);
    const body = { candidate_id: id, shared_with_user_id: colleague.id, note: '' };
    await client.must('shareCandidate', { body }, session);
    await client.must('deleteUser', { id: person.id }, tenant.admin);
    await client.must('restoreUser', { id: person.id }, tenant.admin);
    expectSuccess(await client.send('getCandidate', { id }, colleagueSession));
    expectRefusal(await client.send('restoreUser', { id: person.id }, tenant.admin), 404, 'not_found');
  });
  await check('restoreCandidate', 'life', 'with the link of who applied', async () => {
    const id = await tenant.addCandidate(ownerSession);
    const made = await ifThere(() => client.must('createApplicantLink', { id }, ownerSession));
    if (!made) return;
    const token = (textAt(made.body, 'url') ?? '').replace(/^[^#]*#/, '');
    await client.must('deleteCandidate', { id }, ownerSession);
    await client.must('restoreCandidate', { id }, ownerSession);
    expectSuccess(await client.send('openApplication', { body: { token } }, null));
  });
}

/** That a deletion stands once its time has passed. It takes as long, so that it is tried once for all of them. */
export async function checkUndoIsOver(
  kit: Kit,
  wait: (milliseconds: number) => Promise<void>,
): Promise<void> {
  const { check, client, world } = kit;
  const { tenant } = world;
  const deleted = new Map<string, string>();
  const body = jobOf(tenant.word('overdue'));
  const remove: Record<string, () => Promise<void>> = {
    restoreCandidate: async () => {
      const id = await client.mustCreate(
        'createCandidate',
        { body: candidateOf(tenant.word('overdue')) },
        tenant.admin,
      );
      await client.must('deleteCandidate', { id }, tenant.admin);
      deleted.set('restoreCandidate', id);
    },
    restoreUser: async () => {
      const { id } = await tenant.addPerson();
      await client.must('deleteUser', { id }, tenant.admin);
      deleted.set('restoreUser', id);
    },
    createJob: async () => {
      const id = await client.mustCreate('createJob', { body }, tenant.admin);
      await client.must('deleteJob', { id }, tenant.admin);
      deleted.set('createJob', id);
    },
  };
  const tried = Object.keys(remove).filter((id) => kit.has(id));
  if (tried.length === 0) return;
  const failures = new Map<string, unknown>();
  for (const id of tried) await remove[id]?.().catch((error: unknown) => failures.set(id, error));
  await wait(
    1000 * (1 + Math.max(deletionLimits.undoSeconds, kit.has('createJob') ? jobLimits.undoSeconds : 0)),
  );
  for (const id of tried) {
    await check(id, 'life', 'not when its time is over', async () => {
      if (failures.has(id)) throw failures.get(id);
      if (id !== 'createJob') {
        const call = { id: deleted.get(id) ?? '' };
        expectRefusal(await client.send(id, call, tenant.admin), 404, 'not_found');
        return;
      }
      const made = await client.must('createJob', { body }, tenant.admin);
      const isNew = textAt(made.body, 'id') !== deleted.get(id);
      expectThat(isNew, `expected a new job, not ${deleted.get(id)}`, made);
    });
  }
}
