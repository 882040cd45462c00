import type { Session } from '../Client.ts';
import { expectRefusal, expectThat } from '../expectations.ts';
import { ifThere } from '../fallbacks.ts';
import { listAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';

/** Lists that a server may tag, so that it need not send them again. That a tag changes with its list is seen in the flows. */
export async function checkLists(kit: Kit): Promise<void> {
  const { check, client, world } = kit;
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
  const newcomers: Session[] = [];
  for (const id of ['listJobs', 'listCandidates']) {
    await check(id, 'life', 'two people whose lists are alike have two tags', async () => {
      while (newcomers.length < 2)
        newcomers.push(await client.signIn('a new person', await tenant.addPerson()));
      const tags: (string | null)[] = [];
      for (const session of newcomers) {
        const list = await client.must(id, {}, session);
        const tag = list.headers.get('ETag');
        const isOwn = tag === null || !tags.includes(tag);
        expectThat(isOwn, 'expected another tag than the other person has', list);
        tags.push(tag);
      }
    });
  }
  for (const [id, list, create] of [
    ['listJobChanges', 'listJobs', 'createJob'],
    ['listCandidateChanges', 'listCandidates', 'createCandidate'],
  ] as const) {
    const { ownerSession, colleagueSession } = world;
    const tagOf = async (session: Session) =>
      (await client.must(list, {}, session)).headers.get('ETag') ?? '';
    const told = async (since: string, session: Session = ownerSession) => {
      const exchange = await client.must(id, { query: { since } }, session);
      const changed = listAt(exchange, 'body', 'changed').map((row) => textAt(row, 'id') ?? '');
      const removed = listAt(exchange, 'body', 'removed').map(String);
      return { exchange, changed, removed, tag: textAt(exchange, 'body', 'tag') ?? '' };
    };
    await check(id, 'life', 'tells who has the list what was added, changed and deleted since', async () => {
      const before = await tagOf(ownerSession);
      const one = await client.mustCreate(create, await kit.fresh(create), ownerSession);
      const added = await told(before);
      expectThat(added.changed.includes(one), 'expected what was added among `changed`', added.exchange);
      const { exchange } = await told(added.tag);
      const [row] = listAt(await client.must(list, {}, ownerSession), 'body').filter(
        (each) => textAt(each, 'id') === one,
      );
      const [changed] = listAt(added.exchange, 'body', 'changed').filter(
        (each) => textAt(each, 'id') === one,
      );
      expectThat(
        JSON.stringify(changed) === JSON.stringify(row),
        'expected what changed as it stands in the list',
        added.exchange,
      );
      expectThat(
        textAt(exchange, 'body', 'tag') === (await tagOf(ownerSession)),
        'expected the tag that the list has',
        exchange,
      );
      await client.must(list === 'listJobs' ? 'deleteJob' : 'deleteCandidate', { id: one }, ownerSession);
      const gone = await told(added.tag);
      expectThat(gone.removed.includes(one), 'expected what was deleted among `removed`', gone.exchange);
      const all = await told(before);
      expectThat(!all.changed.includes(one), 'expected what was deleted not among `changed`', all.exchange);
    });
    await check(id, 'life', 'tells nothing of what one does not see', async () => {
      const before = await tagOf(colleagueSession);
      const one = await client.mustCreate(create, await kit.fresh(create), ownerSession);
      const { changed, removed, exchange } = await told(before, colleagueSession);
      expectThat(![...changed, ...removed].includes(one), "expected nothing of others' records", exchange);
    });
    await check(id, 'life', "does not know a tag of nobody's, nor somebody else's", async () => {
      for (const since of ['"no-such-tag"', await tagOf(colleagueSession)])
        expectRefusal(await client.send(id, { query: { since } }, ownerSession), 404, 'not_found');
    });
  }
  await check(
    'listCandidateChanges',
    'life',
    'tells a person what is shared with them and no longer',
    async () => {
      const { ownerSession, colleague, colleagueSession } = world;
      const id = await tenant.addCandidate(ownerSession);
      const tell = async (since: string) => {
        const exchange = await client.must('listCandidateChanges', { query: { since } }, colleagueSession);
        return { exchange, tag: textAt(exchange, 'body', 'tag') ?? '' };
      };
      const list = await client.must('listCandidates', {}, colleagueSession);
      const body = { candidate_id: id, shared_with_user_id: colleague.id };
      await client.must('shareCandidate', { body: { ...body, note: '' } }, ownerSession);
      const shared = await tell(list.headers.get('ETag') ?? '');
      const seen = listAt(shared.exchange, 'body', 'changed').map((row) => textAt(row, 'id'));
      expectThat(seen.includes(id), 'expected what is shared now among `changed`', shared.exchange);
      if (!(await ifThere(() => client.must('withdrawShare', { body }, ownerSession)))) return;
      const { exchange } = await tell(shared.tag);
      const isGone = listAt(exchange, 'body', 'removed').includes(id);
      expectThat(isGone, 'expected what is shared no longer among `removed`', exchange);
    },
  );
  await check('listJobChanges', 'life', 'tells of a job that is put on the public page', async () => {
    const { ownerSession } = world;
    const id = await tenant.addJob(ownerSession);
    const list = await client.must('listJobs', {}, ownerSession);
    const body = { place: tenant.word('place') };
    if (!(await ifThere(() => client.must('publishJob', { id, body }, ownerSession)))) return;
    const query = { since: list.headers.get('ETag') ?? '' };
    const told = await client.must('listJobChanges', { query }, ownerSession);
    const changed = listAt(told, 'body', 'changed').some((row) => textAt(row, 'id') === id);
    expectThat(changed, 'expected the job that was put on the page among `changed`', told);
  });
  await check('listCandidates', 'life', 'its tag changes with what others do to the list', async () => {
    const { ownerSession, colleagueSession, owner, colleague } = world;
    const id = await tenant.addCandidate(ownerSession);
    const share = (note: string) => {
      const body = { candidate_id: id, shared_with_user_id: colleague.id, note };
      return client.must('shareCandidate', { body }, ownerSession);
    };
    const tag = (candidate: string) =>
      client.must('setCandidateTags', { id: candidate, body: { tags: ['kept'] } }, ownerSession);
    const rename = () => {
      const { id: person, email, username } = owner;
      const body = { email, username, full_name: `${owner.fullName} ${tenant.word('new')}`, is_admin: false };
      return client.must('updateUser', { id: person, body }, tenant.admin);
    };
    const steps = {
      'a share': () => share('First.'),
      'a new note': () => share('Second.'),
      'a new name': rename,
      tags: () => ifThere(() => tag(id)),
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
  await check('listJobs', 'life', 'its tag changes with what is on the public page', async () => {
    const { ownerSession } = world;
    const id = await tenant.addJob(ownerSession);
    for (const place of ['Rotterdam', 'Utrecht']) {
      const before = await client.must('listJobs', {}, ownerSession);
      if (!(await ifThere(() => client.must('publishJob', { id, body: { place } }, ownerSession)))) return;
      const answer = await ask('listJobs', ownerSession, before.headers.get('ETag'));
      expectThat(answer.status === 200, `expected 200 after the job is on the page in ${place}`, answer);
    }
  });
  await check('listJobChanges', 'life', 'tells of a job whose owner has another name', async () => {
    const person = await tenant.addPerson();
    const session = await client.signIn('who is renamed', person);
    const id = await tenant.addJob(session);
    const before = await client.must('listJobs', {}, session);
    const { email, username } = person;
    const body = { email, username, full_name: tenant.word('renamed'), is_admin: false };
    await client.must('updateUser', { id: person.id, body }, tenant.admin);
    const now = await client.must('listJobs', {}, session);
    if (now.text === before.text) return;
    const query = { since: before.headers.get('ETag') ?? '' };
    const told = await client.send('listJobChanges', { query }, session);
    // A server that does not know any more what has changed has the list read whole.
    if (told.status === 404) return;
    const changed = listAt(told, 'body', 'changed').some((row) => textAt(row, 'id') === id);
    expectThat(changed, 'expected the job, whose created_by has another name, among `changed`', told);
  });
  await check(
    'listCandidateChanges',
    'life',
    'tells of a candidate who is shared with another note',
    async () => {
      const { ownerSession, colleague, colleagueSession } = world;
      const id = await tenant.addCandidate(ownerSession);
      const share = (note: string) => {
        const body = { candidate_id: id, shared_with_user_id: colleague.id, note };
        return client.must('shareCandidate', { body }, ownerSession);
      };
      await share('First.');
      const before = await client.must('listCandidates', {}, colleagueSession);
      await share('Second.');
      const now = await client.must('listCandidates', {}, colleagueSession);
      if (now.text === before.text) return;
      const query = { since: before.headers.get('ETag') ?? '' };
      const told = await client.send('listCandidateChanges', { query }, colleagueSession);
      if (told.status === 404) return;
      const changed = listAt(told, 'body', 'changed').some((row) => textAt(row, 'id') === id);
      expectThat(changed, 'expected the candidate, whose share_note is another one, among `changed`', told);
    },
  );
}
