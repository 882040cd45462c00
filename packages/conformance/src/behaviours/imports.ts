import { goesOn } from '../BackgroundWork.ts';
import type { Session } from '../Client.ts';
import { expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import { at, findById, listAt, numberAt, recordAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { candidateOf } from '../texts.ts';

/** As many as one call for rows gives, so that a cancellation finds some that were not reached. */
const MANY = 500;

type Row = ReturnType<typeof candidateOf> & { number: number };

/** Candidates that are made of many rows in the background. */
export async function checkImports({ check, client, world }: Kit): Promise<void> {
  const { tenant, stranger, owner, ownerSession, colleagueSession } = world;
  const { work } = tenant;
  const rowsOf = (count: number) =>
    Array.from(
      { length: count },
      (_, index): Row => ({ number: index + 2, ...candidateOf(tenant.word('row')) }),
    );
  const formOf = (rows: readonly object[], duplicates: 'add' | 'leave_out' = 'add') => ({
    file_name: `${tenant.word('people')}.csv`,
    duplicates,
    rows,
  });
  const readRows = (id: string, query = {}, session: Session = ownerSession) =>
    client.send('readImportRows', { id, query }, session);
  /** How many candidates there are of the rows. */
  const countMade = async (rows: readonly Row[]) => {
    const { body } = await client.must('listCandidates', {}, ownerSession);
    const emails = new Set(rows.map(({ email }) => email));
    return listAt({ body }, 'body').filter((one) => emails.has(textAt(one, 'email') ?? '')).length;
  };

  await check('startImport', 'life', 'each row becomes a candidate once', async () => {
    const rows = rowsOf(12);
    await work.endAll(ownerSession);
    const body = formOf(rows);
    const extras = { headers: { 'Idempotency-Key': tenant.word('key') } };
    const first = await client.must('startImport', { body }, ownerSession, extras);
    const id = textAt(first.body, 'id') ?? '';
    const again = await client.send('startImport', { body }, ownerSession, extras);
    expectSuccess(again);
    expectThat(textAt(again.body, 'id') === id, `expected the import ${id} that the first call began`, again);
    const ended = await work.untilImportEnded(id, ownerSession);
    const { state, total, done, refused } = recordAt(ended.body, 'import');
    expectThat(
      [state, total, done, refused].join() === 'done,12,12,0',
      'expected it to be done, with 12 rows of 12 through and none refused',
      ended,
    );
    const told = listAt(ended.body, 'rows');
    expectThat(
      told.map((row) => numberAt(row, 'number')).join() === rows.map(({ number }) => number).join(),
      'expected the rows in their order',
      ended,
    );
    expectThat(
      told.every((row) => at(row, 'values') === undefined),
      'expected nothing of what a candidate’s row said',
      ended,
    );
    const list = await client.must('listCandidates', {}, ownerSession);
    for (const [index, { name, email, phone, notes }] of rows.entries()) {
      const made = findById(list.body, textAt(told[index], 'candidate_id') ?? '');
      for (const [field, value] of Object.entries({ name, email, phone, notes }))
        expectThat(textAt(made, field) === value, `expected ${field} as the row has it`, list);
    }
    expectThat((await countMade(rows)) === 12, 'expected each row once among the candidates', list);
  });
  await check('readImportRows', 'life', 'those after the last one that the caller has', async () => {
    const id = await work.startImport(formOf(rowsOf(3)), ownerSession);
    await work.untilImportEnded(id, ownerSession);
    const rest = await readRows(id, { after: '2' });
    const numbers = listAt(rest.body, 'rows').map((row) => numberAt(row, 'number'));
    expectThat(numbers.join() === '3,4', 'expected the rows 3 and 4', rest);
    expectThat(numberAt(rest.body, 'next') === 4, 'expected next to be 4', rest);
    const none = await readRows(id, { after: '4' });
    expectThat(listAt(none.body, 'rows').length === 0, 'expected no row after the last one', none);
    expectThat(numberAt(none.body, 'next') === 4, 'expected next to stay 4', none);
  });
  await check(
    'readImportRows',
    'life',
    'a row at fault is refused by itself, and is there to be fixed',
    async () => {
      const [one, fault, other] = rowsOf(3);
      const wrong = { ...fault, email: 'no address' };
      const id = await work.startImport(formOf([one ?? {}, wrong, other ?? {}]), ownerSession);
      const ended = await work.untilImportEnded(id, ownerSession);
      const made = listAt(ended.body, 'rows').map((row) => at(row, 'candidate_id') !== undefined);
      expectThat(made.join() === 'true,false,true', 'expected the rows beside it to be candidates', ended);
      expectThat(numberAt(ended.body, 'import', 'refused') === 1, 'expected one to be refused', ended);
      const toFix = await readRows(id, { not_made: 'true' });
      const [row, ...others] = listAt(toFix.body, 'rows');
      expectThat(others.length === 0, 'expected the row at fault alone', toFix);
      expectThat(textAt(row, 'error', 'code') === 'validation_failed', 'expected validation_failed', toFix);
      expectThat(at(row, 'error', 'errors', 'email') !== undefined, 'expected email to be named', toFix);
      for (const [field, value] of Object.entries(wrong))
        expectThat(at(row, 'values', field) === value, `expected ${field} of it as it was sent`, toFix);
    },
  );
  await check('startImport', 'life', 'who is there already is left out where that is asked for', async () => {
    const [known, twice] = rowsOf(2);
    const rows = [known, twice, { ...twice, number: 4 }];
    await client.mustCreate('createCandidate', { body: candidateOf(known?.name ?? '') }, ownerSession);
    const codesAfter = async (duplicates: 'add' | 'leave_out') => {
      const body = formOf(rows as Row[], duplicates);
      const ended = await work.untilImportEnded(await work.startImport(body, ownerSession), ownerSession);
      const codes = listAt(ended.body, 'rows').map((row) => textAt(row, 'error', 'code') ?? 'made');
      return { ended, codes: codes.join() };
    };
    const left = await codesAfter('leave_out');
    expectThat(
      left.codes === 'email_taken,made,email_taken',
      'expected email_taken for the email of a candidate and of an earlier row',
      left.ended,
    );
    const added = await codesAfter('add');
    expectThat(
      added.codes === 'made,made,made',
      'expected all to be added where that is asked for',
      added.ended,
    );
  });
  await check('cancelImport', 'life', 'what was made stays, and nothing more is made', async () => {
    const rows = rowsOf(MANY);
    const id = await work.startImport(formOf(rows), ownerSession);
    expectSuccess(await client.send('cancelImport', { id }, ownerSession));
    const ended = await readRows(id);
    const state = textAt(ended.body, 'import', 'state');
    expectThat(!goesOn(recordAt(ended.body, 'import')), 'expected it to have ended', ended);
    const made = listAt(ended.body, 'rows').filter((row) => at(row, 'candidate_id') !== undefined).length;
    expectThat((await countMade(rows)) === made, `expected ${made} candidates, as the rows say`, ended);
    const toFix = await readRows(id, { not_made: 'true' });
    const kept = listAt(toFix.body, 'rows').filter((row) => at(row, 'values') !== undefined).length;
    expectThat(kept === MANY - made, `expected the other ${MANY - made} rows as they were sent`, toFix);
    expectSuccess(await client.send('cancelImport', { id }, ownerSession));
    const after = await readRows(id);
    expectThat(textAt(after.body, 'import', 'state') === state, `expected it to stay ${state}`, after);
    expectThat((await countMade(rows)) === made, 'expected no candidate more', after);
  });
  await check('listImports', 'life', 'of the caller, and for an admin of the organization', async () => {
    const id = await work.startImport(formOf(rowsOf(1)), ownerSession);
    const find = async (session: Session) => {
      const listed = await client.must('listImports', {}, session);
      return { listed, own: at(findById(listed.body, id), 'is_own') };
    };
    for (const [session, own] of [
      [ownerSession, true],
      [tenant.admin, false],
      [colleagueSession, undefined],
      [stranger.admin, undefined],
    ] as const) {
      const found = await find(session);
      const expected = own === undefined ? 'not to be there' : `to be there with is_own ${own}`;
      expectThat(found.own === own, `expected the import of ${owner.fullName} ${expected}`, found.listed);
    }
    expectRefusal(await readRows(id, {}, tenant.admin), 404, 'not_found');
    expectRefusal(await client.send('cancelImport', { id }, colleagueSession), 404, 'not_found');
    expectSuccess(await client.send('cancelImport', { id }, tenant.admin));
  });
  await check('readImportRows', 'life', 'not_made is asked for where it is true alone', async () => {
    const id = await work.startImport(formOf(rowsOf(2)), ownerSession);
    await work.untilImportEnded(id, ownerSession);
    for (const [not_made, expected] of [
      ['false', '2,3'],
      ['true', ''],
    ] as const) {
      const read = await readRows(id, { not_made });
      const numbers = listAt(read.body, 'rows').map((row) => numberAt(row, 'number'));
      expectThat(numbers.join() === expected, `expected the rows ${expected || '(none)'}`, read);
    }
  });
  await check(
    'readImportRows',
    'life',
    'what a row said goes and comes back with who has its email',
    async () => {
      const [row] = rowsOf(1);
      const body = candidateOf(row?.name ?? '');
      const candidate = await client.mustCreate('createCandidate', { body }, ownerSession);
      const id = await work.startImport(formOf([row ?? {}], 'leave_out'), ownerSession);
      await work.untilImportEnded(id, ownerSession);
      const expectKept = async (kept: boolean, when: string) => {
        const read = await readRows(id);
        const isKept = at(listAt(read.body, 'rows')[0], 'values') !== undefined;
        expectThat(
          isKept === kept,
          `expected what the row said ${kept ? '' : 'not '}to be there ${when}`,
          read,
        );
      };
      await expectKept(true, 'at first');
      await client.must('deleteCandidate', { id: candidate }, ownerSession);
      await expectKept(false, 'once the candidate was deleted');
      await client.must('restoreCandidate', { id: candidate }, ownerSession);
      await expectKept(true, 'after the undo');
    },
  );
  await check('startImport', 'life', 'a row with a tag twice is refused by itself', async () => {
    const [first, second] = rowsOf(2);
    const rows = [
      { ...first, tags: ['Remote', 'remote'] },
      { ...second, tags: ['Remote'] },
    ];
    const id = await work.startImport(formOf(rows), ownerSession);
    const ended = await work.untilImportEnded(id, ownerSession);
    const [refused, made] = listAt(ended.body, 'rows');
    expectThat(at(refused, 'error') !== undefined, 'expected the row with a tag twice to be refused', ended);
    expectThat(at(made, 'candidate_id') !== undefined, 'expected a candidate of the other row', ended);
  });
  await check('startImport', 'life', 'whom the caller does not see is not left out', async () => {
    const [row] = rowsOf(1);
    const form = candidateOf(row?.name ?? '');
    await client.mustCreate('createCandidate', { body: form }, colleagueSession);
    const id = await work.startImport(formOf([row ?? {}], 'leave_out'), ownerSession);
    const ended = await work.untilImportEnded(id, ownerSession);
    const isMade = at(listAt(ended.body, 'rows')[0], 'candidate_id') !== undefined;
    expectThat(isMade, 'expected a candidate, as only a colleague sees the one with that email', ended);
  });
}
