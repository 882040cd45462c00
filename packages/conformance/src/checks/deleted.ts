import { expectRefusal, expectThat } from '../expectations.ts';
import { unlessNotTried } from '../fallbacks.ts';
import type { Kit } from '../Kit.ts';
import { placesOf, recordIn, withRecord } from '../places.ts';

/** What takes a deletion back is asked for what was deleted. */
const TAKING_BACK: readonly string[] = ['restoreCandidate', 'restoreUser'];

/** What may be called once, with what comes of it the second time. */
const ONCE = [
  'deleteJob',
  'deleteCandidate',
  'deleteUser',
  'deleteCandidateNote',
  'endSession',
  'revokeInvitation',
  'revokeApiKey',
  'removePasskey',
  'removeVocabularyTerm',
  'deleteWebhook',
  'unpublishJob',
];

/** What was deleted is not there: for any operation, in any place, and for its own deletion. */
export async function checkDeleted(kit: Kit): Promise<void> {
  const { client, world } = kit;
  const { tenant, standing } = world;
  const { admin } = tenant;
  const job = await unlessNotTried(async () => {
    const id = await tenant.addJob(admin);
    await client.must('deleteJob', { id }, admin);
    return id;
  });
  const candidate = await unlessNotTried(async () => {
    const id = await tenant.addCandidate(admin);
    await client.must('deleteCandidate', { id }, admin);
    return id;
  });
  const person = await unlessNotTried(async () => {
    const made = await tenant.addPerson();
    await client.must('deleteUser', { id: made.id }, admin);
    return made;
  });
  const gone = {
    ...standing,
    ...(job ? { job: async () => job } : {}),
    ...(candidate ? { candidate: async () => candidate, sharedCandidate: async () => candidate } : {}),
    ...(candidate ? { heldCandidate: async () => candidate } : {}),
    ...(person ? { person: async () => person, recipient: person } : {}),
  };
  for (const operation of kit.operations) {
    const { id, role } = operation;
    if (role === 'public' || TAKING_BACK.includes(id)) continue;
    for (const place of placesOf(operation)) {
      if (place === 'query.user') continue;
      const call = await unlessNotTried(() => kit.standing(id));
      const deleted = await unlessNotTried(() => kit.from(gone, id));
      if (!call || !deleted) continue;
      const isGone = [job, candidate, person?.id].some((one) => one && one === recordIn(deleted, place));
      if (!isGone) continue;
      await kit.check(id, 'absent', `what was deleted in its ${place}`, async () => {
        const exchange = await client.send(id, withRecord(call, deleted, place), admin);
        expectRefusal(exchange, 404, 'not_found');
      });
    }
  }
  for (const id of ONCE) {
    await kit.check(id, 'life', 'a second call is 404', async () => {
      const call = await kit.fresh(id);
      await client.must(id, call, admin);
      const again = await client.send(id, call, admin);
      expectThat(again.status === 404, 'expected 404, as it is gone', again);
      expectRefusal(again, 404, 'not_found');
    });
  }
}
