import { expectRefusal, expectSuccess } from '../expectations.ts';
import { Failure } from '../Failure.ts';
import { listAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';

export async function checkApplicants({ check, client, world }: Kit): Promise<void> {
  const { tenant, memberSession, ownerSession, colleagueSession } = world;
  const link = async (id: string) => {
    const { body } = await client.must('createApplicantLink', { id }, memberSession);
    return (textAt({ body }, 'body', 'url') ?? '').replace(/^[^#]*#/, '');
  };
  const openBy = (token: string) => client.send('openApplication', { body: { token } }, null);

  await check('createApplicantLink', 'life', 'a new link ends the one before', async () => {
    const id = await tenant.addCandidate(memberSession);
    const before = await link(id);
    expectSuccess(await openBy(before));
    const token = await link(id);
    expectRefusal(await openBy(before), 404, 'not_found');
    expectSuccess(await openBy(token));
  });
  await check('revokeApplicantLink', 'life', 'the link opens nothing any more', async () => {
    const id = await tenant.addCandidate(memberSession);
    const token = await link(id);
    expectSuccess(await openBy(token));
    await client.must('revokeApplicantLink', { id }, memberSession);
    expectRefusal(await openBy(token), 404, 'not_found');
    expectSuccess(await client.send('revokeApplicantLink', { id }, memberSession));
  });
  await check('openApplication', 'life', 'not of a candidate who was deleted', async () => {
    const id = await tenant.addCandidate(memberSession);
    const token = await link(id);
    await client.must('deleteCandidate', { id }, memberSession);
    expectRefusal(await openBy(token), 404, 'not_found');
  });
  await check(
    'listWaitingRequests',
    'life',
    'of the own candidates, the next due first, and not once answered',
    async () => {
      const id = await tenant.addCandidate(ownerSession);
      const body = { token: await link(id), kind: 'person', text: tenant.marker };
      const asked: string[] = [];
      for (let count = 0; count < 2; count += 1) {
        const sent = await client.must('sendApplicantRequest', { body }, null);
        asked.push(textAt(sent, 'body', 'id') ?? '');
      }
      const [first = '', second = ''] = asked;
      const expectListed = async (session: typeof ownerSession, ids: readonly string[], who: string) => {
        const answer = await client.must('listWaitingRequests', {}, session);
        const listed = listAt(answer, 'body').filter((one) => textAt(one, 'candidate', 'id') === id);
        const shown = listed.map((one) => textAt(one, 'id') ?? '');
        if (shown.join() !== ids.join())
          throw new Failure(
            `${who} gets ${shown.length} of this candidate’s requests (${shown.join(', ')}), and not ${ids.join(', ') || 'none'}`,
            answer,
          );
      };
      await expectListed(ownerSession, asked, 'whose candidate it is');
      await expectListed(tenant.admin, asked, 'an admin');
      await expectListed(colleagueSession, [], 'a colleague who does not own the candidate');
      await client.must(
        'answerApplicantRequest',
        { id: first, body: { answer: tenant.marker } },
        ownerSession,
      );
      await expectListed(ownerSession, [second], 'after one is answered, whose candidate it is');
    },
  );
}
