import { expectRefusal, expectSuccess } from '../expectations.ts';
import { textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';

export async function checkApplicants({ check, client, world }: Kit): Promise<void> {
  const { tenant, memberSession } = world;
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
}
