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
}
