import { expectRefusal, expectSuccess } from '../expectations.ts';
import { unlessNotTried } from '../fallbacks.ts';
import type { Kit } from '../Kit.ts';
import type { Supply } from '../validCalls.ts';

/** What whoever sees a candidate may do, by the contract's words. */
const FOR_WHO_SEES = [
  'getCandidate',
  'getResumeText',
  'analyzeResume',
  'analyzeResumes',
  'compareCandidates',
  'listAnalyses',
  'getReceipt',
  'listNearestLines',
  'correctFinding',
  'listDecisions',
  'recordDecision',
  'listCandidateNotes',
  'createCandidateNote',
  'sendCandidateMail',
  'setCandidateTags',
  'listCandidateApplications',
  'moveApplications',
  'listScorecardJobs',
  'listScorecards',
  'saveScorecard',
  'previewScores',
];

/** What is for the owner of a candidate and for admins alone. */
const FOR_WHO_OWNS = [
  'listShares',
  'withdrawShare',
  'createApplicantLink',
  'revokeApplicantLink',
  'mergeCandidates',
];

/** A candidate that is shared with somebody is theirs to work with, not to give away; once the share is taken back they are not there. */
export async function checkSharedWith(kit: Kit): Promise<void> {
  const { client, world } = kit;
  const { tenant, ownerSession, colleague, colleagueSession, recipient } = world;
  const shareNow = async () => {
    const id = await tenant.addCandidate(ownerSession);
    const body = { candidate_id: id, shared_with_user_id: colleague.id, note: '' };
    await client.must('shareCandidate', { body }, ownerSession);
    return id;
  };
  const shared = await unlessNotTried(shareNow);
  const withdrawn = await unlessNotTried(async () => {
    const id = await shareNow();
    const body = { candidate_id: id, shared_with_user_id: colleague.id };
    await client.must('withdrawShare', { body }, ownerSession);
    return id;
  });
  const own = tenant.supply(colleagueSession, recipient);
  const of = (id: string): Supply => ({
    ...own,
    candidate: async () => id,
    sharedCandidate: async () => id,
  });
  for (const id of FOR_WHO_SEES) {
    await kit.check(id, 'life', 'whoever a candidate is shared with may', async () => {
      if (shared === undefined) return;
      expectSuccess(await client.send(id, await kit.from(of(shared), id), colleagueSession));
    });
  }
  for (const id of FOR_WHO_OWNS) {
    await kit.check(id, 'life', 'whoever a candidate is shared with may not', async () => {
      if (shared === undefined) return;
      const call = await kit.from(of(shared), id);
      // Nobody merges a candidate with itself, whoever they are.
      const body = id === 'mergeCandidates' ? { ...call.body, other_id: await own.candidate() } : call.body;
      const exchange = await client.send(id, { ...call, ...(body ? { body } : {}) }, colleagueSession);
      expectRefusal(exchange, 403, 'not_owner');
    });
  }
  for (const id of [...FOR_WHO_SEES, ...FOR_WHO_OWNS]) {
    // Many pairs are refused one by one.
    if (id === 'analyzeResumes' || id === 'previewScores') continue;
    await kit.check(id, 'own', 'not for whom a candidate is shared with no more', async () => {
      if (withdrawn === undefined) return;
      const call = await kit.from(of(withdrawn), id);
      expectRefusal(await client.send(id, call, colleagueSession), 404, 'not_found');
    });
  }
}
