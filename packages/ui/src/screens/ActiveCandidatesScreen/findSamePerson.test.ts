import { expect, test } from 'vitest';
import { findSamePerson } from './findSamePerson.ts';

const mara = { id: 'a', name: 'Mara Lindqvist', email: 'mara@example.com', phone: '+46 8 123 456 78' };
const other = { id: 'b', name: 'Somebody Else', email: 'else@example.com', phone: '0301234' };

test.each([
  { ...other, email: ' MARA@example.com' },
  { ...other, name: 'mara  lindqvist', phone: '46 (8) 123-456-78' },
])('may be the same person: %o', (one) => {
  expect(findSamePerson(mara, [mara, one])).toEqual([one]);
});

test.each([
  other,
  { ...other, name: 'Mara Lindqvist' },
  { ...mara },
])('is somebody else, or the same record: %o', (one) => {
  expect(findSamePerson({ ...mara, phone: '-' }, [one])).toEqual([]);
});
