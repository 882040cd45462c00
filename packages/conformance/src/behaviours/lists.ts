import type { Session } from '../Client.ts';
import { expectThat } from '../expectations.ts';
import type { Kit } from '../Kit.ts';

/** Lists that a server may tag, so that it need not send them again. That a tag changes with its list is seen in the flows. */
export async function checkLists({ check, client, world }: Kit): Promise<void> {
  const { tenant, memberSession } = world;
  const ask = (id: string, session: Session, tag: string | null) =>
    client.send(id, {}, session, tag === null ? {} : { headers: { 'If-None-Match': tag } });

  for (const id of ['listJobs', 'listCandidates']) {
    await check(id, 'life', 'who has the list as it is gets it again, or 304', async () => {
      const list = await client.must(id, {}, tenant.admin);
      const again = await ask(id, tenant.admin, list.headers.get('ETag'));
      const same = again.status === 304 || (again.status === 200 && again.text === list.text);
      expectThat(same, 'expected the same list, or 304', again);
      const other = await ask(id, tenant.admin, '"no-such-tag"');
      expectThat(other.status === 200, 'expected the list for another tag', other);
    });
    await check(id, 'life', "the tag of a list does not stand for somebody else's", async () => {
      const list = await client.must(id, {}, tenant.admin);
      const others = await client.must(id, {}, memberSession);
      const answer = await ask(id, memberSession, list.headers.get('ETag'));
      const isRight = answer.status === 200 || others.text === list.text;
      expectThat(isRight, "expected 200, as the member's list is another one", answer);
    });
  }
  await check('listCandidates', 'life', 'its tag changes with what others do to the list', async () => {
    const { ownerSession, colleagueSession, owner, colleague } = world;
    const id = await tenant.addCandidate(ownerSession);
    const share = (note: string) => {
      const body = { candidate_id: id, shared_with_user_id: colleague.id, note };
      return client.must('shareCandidate', { body }, ownerSession);
    };
    const rename = () => {
      const { id: person, email, username } = owner;
      const body = { email, username, full_name: `${owner.fullName} ${tenant.word('new')}`, is_admin: false };
      return client.must('updateUser', { id: person, body }, tenant.admin);
    };
    const steps = {
      'a share': () => share('First.'),
      'a new note': () => share('Second.'),
      'a new name': rename,
    };
    try {
      for (const [about, step] of Object.entries(steps)) {
        const before = await client.must('listCandidates', {}, colleagueSession);
        await step();
        const now = await client.must('listCandidates', {}, colleagueSession);
        const answer = await ask('listCandidates', colleagueSession, before.headers.get('ETag'));
        const right = answer.status === 200 || now.text === before.text;
        expectThat(right, `expected 200 after ${about}, as the list is another one`, answer);
      }
    } finally {
      const { id: person, email, username, fullName } = owner;
      const body = { email, username, full_name: fullName, is_admin: false };
      await client.must('updateUser', { id: person, body }, tenant.admin);
    }
  });
}
