import { setTimeout as pause } from 'node:timers/promises';
import { expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import { at, findById, listAt, numberAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { candidateOf } from '../texts.ts';

/** How far the clocks of a server and of the kit may be apart. */
const CLOCK_MS = 10 * 60_000;

/** Long enough that what comes next has another time. */
const later = () => pause(20);

export async function checkSharing({ check, client, world }: Kit): Promise<void> {
  const { tenant, owner, ownerSession, colleague, colleagueSession, recipient } = world;
  const share = (candidate_id: string, note: string, shared_with_user_id = colleague.id) => ({
    body: { candidate_id, shared_with_user_id, note },
  });
  const count = async () => {
    const { body } = await client.must('getDashboard', {}, colleagueSession);
    return numberAt(body, 'user_data', 'user_candidates') ?? Number.NaN;
  };

  await check('shareCandidate', 'life', 'whom it was shared with reads and analyses it', async () => {
    const id = await tenant.addCandidate(ownerSession);
    expectRefusal(await client.send('getCandidate', { id }, colleagueSession), 404, 'not_found');
    const before = await count();
    const shared = await client.must('shareCandidate', share(id, ''), ownerSession);
    expectThat(at(shared.body, 'candidate_id') === id, 'expected the share as it was sent', shared);
    expectSuccess(await client.send('getCandidate', { id }, colleagueSession));
    const list = await client.must('listCandidates', {}, colleagueSession);
    expectThat(
      findById(list.body, id) !== undefined,
      `expected the shared candidate ${id} in the list`,
      list,
    );
    expectThat((await count()) === before + 1, 'expected the shared candidate to count in user_candidates');
    const job_id = await tenant.addJob(colleagueSession);
    const analysis = await client.send(
      'analyzeResume',
      { body: { candidate_id: id, job_id } },
      colleagueSession,
    );
    expectSuccess(analysis);
  });
  await check(
    'shareCandidate',
    'life',
    'the note of the newest share stands, where the list shows it',
    async () => {
      const id = await tenant.addCandidate(ownerSession);
      for (const note of ['First note.', 'Second note.']) {
        await client.must('shareCandidate', share(id, note), ownerSession);
        const list = await client.must('listCandidates', {}, colleagueSession);
        const entry = findById(list.body, id);
        const shown = at(entry, 'share_note');
        expectThat(shown === undefined || shown === note, `expected share_note to be "${note}"`, list);
        const times = listAt({ list: list.body }, 'list').filter((one) => textAt(one, 'id') === id).length;
        expectThat(times === 1, `expected the candidate ${id} once, not ${times} times`, list);
        const by = textAt(entry, 'shared_by', 'id');
        expectThat(by === undefined || by === owner.id, `expected shared_by to be ${owner.id}`, list);
      }
    },
  );
  await check('listShares', 'life', 'every share that stands is listed for its owner alone', async () => {
    const id = await tenant.addCandidate(ownerSession);
    await client.must('shareCandidate', share(id, 'Have a look.'), ownerSession);
    const exchange = await client.must('listShares', { id }, ownerSession);
    const [first] = listAt(exchange, 'body');
    expectThat(textAt(first, 'shared_with', 'id') === colleague.id, 'expected the colleague', exchange);
    expectThat(textAt(first, 'note') === 'Have a look.', 'expected the note', exchange);
    expectRefusal(await client.send('listShares', { id }, colleagueSession), 403, 'not_owner');
  });
  await check('withdrawShare', 'life', 'the colleague does not see the candidate any more', async () => {
    const id = await tenant.addCandidate(ownerSession);
    await client.must('shareCandidate', share(id, ''), ownerSession);
    const body = { candidate_id: id, shared_with_user_id: colleague.id };
    expectRefusal(await client.send('withdrawShare', { body }, colleagueSession), 403, 'not_owner');
    await client.must('withdrawShare', { body }, ownerSession);
    expectRefusal(await client.send('getCandidate', { id }, colleagueSession), 404, 'not_found');
  });
  await check(
    'shareCandidate',
    'life',
    'an admin may, whoever it belongs to, and is who shared it',
    async () => {
      const id = await tenant.addCandidate(ownerSession);
      const admin = await client.signIn('a second admin', recipient);
      await client.must('shareCandidate', share(id, 'First look.'), ownerSession);
      await later();
      await client.must('shareCandidate', share(id, 'From an admin.'), admin);
      const list = await client.must('listCandidates', {}, colleagueSession);
      const by = textAt(findById(list.body, id), 'shared_by', 'id');
      expectThat(by === undefined || by === recipient.id, `expected shared_by to be ${recipient.id}`, list);
    },
  );
  await check(
    'listCandidates',
    'life',
    'shared_by, where it is given, is who shared it last, not whose it is',
    async () => {
      const id = await tenant.addCandidate(ownerSession);
      await client.must('shareCandidate', share(id, 'First.'), ownerSession);
      const admin = await client.signIn('a second admin', recipient);
      await later();
      await client.must('shareCandidate', share(id, 'Second.'), admin);
      const list = await client.must('listCandidates', {}, colleagueSession);
      const entry = findById(list.body, id);
      const by = textAt(entry, 'shared_by', 'id');
      expectThat(by === undefined || by === recipient.id, `expected shared_by to be ${recipient.id}`, list);
      const note = textAt(entry, 'share_note') ?? 'Second.';
      expectThat(note === 'Second.', 'expected the note of the newest share', list);
    },
  );
  await check(
    'listCandidates',
    'life',
    'shared_at, where it is given, is when it was shared last',
    async () => {
      const id = await tenant.addCandidate(ownerSession);
      let earliest = Number.NaN;
      for (const note of ['First.', 'Second.']) {
        const shared = await client.must('shareCandidate', share(id, note), ownerSession);
        const list = await client.must('listCandidates', {}, colleagueSession);
        const text = textAt(findById(list.body, id), 'shared_at');
        if (text === undefined) return;
        const at = Date.parse(text);
        const now = Date.parse(shared.headers.get('Date') ?? '') || client.clock().getTime();
        expectThat(Math.abs(at - now) < CLOCK_MS, `expected shared_at to be about now, not ${text}`, list);
        expectThat(!(at <= earliest), 'expected shared_at to be that of the newest share', list);
        earliest = at;
        await later();
      }
    },
  );
  await check('listCandidates', 'life', 'says who may edit, where it says so', async () => {
    const id = await tenant.addCandidate(ownerSession);
    await client.must('shareCandidate', share(id, ''), ownerSession);
    for (const [session, may] of [
      [ownerSession, true],
      [tenant.admin, true],
      [colleagueSession, false],
    ] as const) {
      const list = await client.must('listCandidates', {}, session);
      const told = at(findById(list.body, id), 'can_edit');
      expectThat(told === undefined || told === may, `expected can_edit: ${may} for ${session.who}`, list);
    }
  });
  await check('listShares', 'life', 'the newest share comes first', async () => {
    const id = await tenant.addCandidate(ownerSession);
    for (const person of [colleague.id, recipient.id]) {
      await client.must('shareCandidate', share(id, '', person), ownerSession);
      await later();
    }
    const exchange = await client.must('listShares', { id }, ownerSession);
    const people = listAt(exchange, 'body').map((one) => textAt(one, 'shared_with', 'id'));
    const order = `${recipient.id}, ${colleague.id}`;
    expectThat(people.join(', ') === order, `expected the shares with ${order}`, exchange);
  });
  await check('withdrawShare', 'life', 'whoever had shared it', async () => {
    const id = await tenant.addCandidate(ownerSession);
    const body = { candidate_id: id, shared_with_user_id: colleague.id };
    for (const [by, other] of [
      [tenant.admin, ownerSession],
      [ownerSession, tenant.admin],
    ] as const) {
      await client.must('shareCandidate', share(id, ''), by);
      await client.must('withdrawShare', { body }, other);
      expectRefusal(await client.send('getCandidate', { id }, colleagueSession), 404, 'not_found');
    }
  });
  await check('withdrawShare', 'life', 'what was not shared is taken back all the same', async () => {
    const candidate_id = await tenant.addCandidate(ownerSession);
    const body = { candidate_id, shared_with_user_id: colleague.id };
    expectSuccess(await client.send('withdrawShare', { body }, ownerSession));
  });
  await check('updateOrganization', 'plan', 'a downgrade takes no share back', async () => {
    const id = await tenant.addCandidate(ownerSession);
    await client.must('shareCandidate', share(id, ''), ownerSession);
    await tenant.setPlan('Basic');
    try {
      expectSuccess(await client.send('getCandidate', { id }, colleagueSession));
    } finally {
      await tenant.setPlan('Premium');
    }
    expectSuccess(await client.send('getCandidate', { id }, colleagueSession));
  });
  const forbidden = ['updateCandidate', 'deleteCandidate', 'shareCandidate'];
  for (const operationId of forbidden) {
    await check(operationId, 'life', 'whom it was shared with may not', async () => {
      const id = await tenant.addCandidate(ownerSession);
      await client.must('shareCandidate', share(id, ''), ownerSession);
      const before = await tenant.records();
      const calls = {
        updateCandidate: { id, body: candidateOf(tenant.word('taken-over')) },
        deleteCandidate: { id },
        shareCandidate: share(id, '', recipient.id),
      };
      const call = Object.entries(calls).find(([name]) => name === operationId)?.[1] ?? {};
      expectRefusal(await client.send(operationId, call, colleagueSession), 403, 'not_owner');
      expectThat((await tenant.records()) === before, `a refused ${operationId} changed something`);
    });
  }
  for (const operationId of ['updateCandidate', 'deleteCandidate']) {
    await check(operationId, 'life', 'an admin may, whoever it belongs to', async () => {
      const id = await tenant.addCandidate(ownerSession);
      const body = operationId === 'updateCandidate' ? { body: candidateOf(tenant.word('edited')) } : {};
      expectSuccess(await client.send(operationId, { id, ...body }, tenant.admin));
    });
  }
  await check('shareCandidate', 'life', 'not with oneself', async () => {
    const id = await tenant.addCandidate(ownerSession);
    const exchange = await client.send('shareCandidate', share(id, '', owner.id), ownerSession);
    expectRefusal(exchange, 422, 'validation_failed');
  });
  await check('shareCandidate', 'plan', 'on standard with admins alone', async () => {
    const id = await tenant.addCandidate(ownerSession);
    await tenant.setPlan('Standard');
    try {
      const refused = await client.send('shareCandidate', share(id, ''), ownerSession);
      expectRefusal(refused, 403, 'upgrade_required');
      expectRefusal(await client.send('getCandidate', { id }, colleagueSession), 404, 'not_found');
      expectSuccess(await client.send('shareCandidate', share(id, '', recipient.id), ownerSession));
    } finally {
      await tenant.setPlan('Premium');
    }
  });
  await check(
    'shareCandidate',
    'life',
    'a note that is empty takes the place of one that is not',
    async () => {
      const id = await tenant.addCandidate(ownerSession);
      await client.must('shareCandidate', share(id, 'First note.'), ownerSession);
      await client.must('shareCandidate', share(id, ''), ownerSession);
      const list = await client.must('listCandidates', {}, colleagueSession);
      expectThat(
        !list.text.includes(id) || !at(findById(list.body, id), 'share_note'),
        'expected no note',
        list,
      );
    },
  );
  await check('listShares', 'life', 'nobody who was deleted is among those it is shared with', async () => {
    const person = await tenant.addPerson();
    const id = await tenant.addCandidate(ownerSession);
    await client.must('shareCandidate', share(id, '', person.id), ownerSession);
    await client.must('deleteUser', { id: person.id }, tenant.admin);
    const exchange = await client.must('listShares', { id }, ownerSession);
    expectThat(!exchange.text.includes(person.id), 'expected no share with who was deleted', exchange);
  });
}
