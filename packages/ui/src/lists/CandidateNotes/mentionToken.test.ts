import { expect, test } from 'vitest';
import { findPeople, findToken, writeMention } from './mentionToken.ts';

const people = ['Ann Lee', 'Ann Leeman', 'Bo Aster'].map((full_name) => ({ id: full_name, full_name }));
const names = (typed: string) => findPeople(people, typed).map(({ full_name }) => full_name);

test('an @ alone is the beginning of a mention, one within a word is none', () => {
  expect(findToken('@', 1)).toEqual({ start: 0, typed: '' });
  expect(findToken('Look, @', 7)).toEqual({ start: 6, typed: '' });
  expect(findToken('Look, @Ann L', 12)).toEqual({ start: 6, typed: 'Ann L' });
  expect(findToken('Write to ann@example.com', 24)).toBeNull();
  expect(findToken('Look, @ and', 11)).toBeNull();
  expect(findToken('Look, @Ann', 3)).toBeNull();
});

test('everybody is offered for an @ alone, then those of whose name a word begins so', () => {
  expect(names('')).toEqual(['Ann Lee', 'Ann Leeman', 'Bo Aster']);
  expect(names('a')).toEqual(['Ann Lee', 'Ann Leeman', 'Bo Aster']);
  expect(names('ann lee')).toEqual(['Ann Lee', 'Ann Leeman']);
  expect(names('Ann Lee ')).toEqual([]);
});

test('the name takes the place of what was typed', () => {
  const text = 'Look, @an please';
  const token = findToken(text, 9);
  expect(token && writeMention(text, token, 'Ann Lee')).toEqual({ text: 'Look, @Ann Lee please', caret: 15 });
});
