import { expect, test } from 'vitest';
import { getInitials } from './getInitials.ts';

test('takes the first and the last word of a name', () => {
  expect(
    ['Avery Stone', 'ana maría de la cruz', 'Cher', ' 李 小龙 ', '😀 Smile', ''].map(getInitials),
  ).toEqual(['AS', 'AC', 'C', '李小', '😀S', '']);
});
