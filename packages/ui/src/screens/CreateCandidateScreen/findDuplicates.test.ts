import { mara, tomas } from '@cortex/api-client/fixtures/candidates';
import { expect, test } from 'vitest';
import { type ResumeRow, toRow } from '../../forms/manyResumes/resumeRow.ts';
import { createIndex, findDuplicates } from './findDuplicates.ts';

function createRow(id: string, told: Partial<ResumeRow>): ResumeRow {
  return { ...toRow(new File(['%PDF'], `${id}.pdf`), id), reading: { kind: 'read' }, ...told };
}

const listed = createIndex([mara, tomas]);

test('knows somebody of the list by the email, however it is written, and says what differs', () => {
  const row = createRow('a', {
    name: 'M. Lindqvist',
    email: 'Mara.Lindqvist@Example.com ',
    phone: mara.phone,
  });
  expect(findDuplicates([row], listed).get('a')).toEqual({
    of: 'listed',
    other: mara,
    sameResume: false,
    withJob: false,
    differences: [{ label: 'name', there: 'Mara Lindqvist' }],
  });
});

test('knows somebody by name and phone together, not by one of them', () => {
  const phone = mara.phone.replaceAll(' ', '-');
  const both = createRow('a', { name: 'mara  lindqvist', email: 'm@example.org', phone });
  const name = createRow('b', { name: mara.name, email: 'b@example.org', phone: '1' });
  const number = createRow('c', { name: 'Somebody Else', email: 'c@example.org', phone });
  const found = findDuplicates([both, name, number], listed);
  expect([...found.keys()]).toEqual(['a']);
  expect(found.get('a')?.differences).toEqual([{ label: 'email', there: mara.email }]);
});

test('takes the later of two rows for the duplicate', () => {
  const first = createRow('a', { name: 'Ada', email: 'ada@example.org', phone: '1' });
  const second = createRow('b', { name: 'Ada', email: 'ADA@example.org', phone: '2' });
  const third = createRow('c', { name: 'Ada', email: 'ada@example.org', phone: '1' });
  const found = findDuplicates([first, second, third], listed);
  expect([...found.keys()]).toEqual(['b', 'c']);
  expect(found.get('b')).toMatchObject({
    of: 'row',
    position: 1,
    differences: [{ label: 'phone', there: '1' }],
  });
  expect(found.get('c')).toMatchObject({ of: 'row', position: 1, differences: [] });
});

test('knows somebody of the list by the resume, where it says nothing of its person', () => {
  const row = createRow('a', { sameResumeAs: tomas.id });
  expect(findDuplicates([row], listed).get('a')).toMatchObject({
    of: 'listed',
    other: tomas,
    sameResume: true,
    withJob: false,
  });
});

test('a row that a person gave another name and email is somebody else, whatever its resume', () => {
  const row = createRow('a', { name: 'Ada', email: 'ada@example.org', phone: '1', sameResumeAs: tomas.id });
  expect(findDuplicates([row], listed).size).toBe(0);
});

test('empty fields are nobody', () => {
  expect(findDuplicates([createRow('a', {}), createRow('b', {})], listed).size).toBe(0);
});

test('a row that was sent is no duplicate of what it became', () => {
  const sent = { form: '', key: 'k' };
  const row = createRow('a', { name: mara.name, email: mara.email, phone: mara.phone, sent });
  expect(findDuplicates([row], listed).size).toBe(0);
});
