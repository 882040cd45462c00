import { describe, expect, test } from 'vitest';
import { readContact } from './readContact.ts';

const phoneOf = (...lines: string[]) => readContact(['Hannah Weiss', ...lines].join('\n')).phone;

describe('a phone number is read', () => {
  test.each([
    ['+1 (555) 010-4477 ext. 12', '+1 (555) 010-4477 ext. 12'],
    ['(555) 010-4477 x204', '(555) 010-4477 x204'],
    ['Phone: 1 (555) 010-4477', '1 (555) 010-4477'],
    ['[555] 010-4477', '[555] 010-4477'],
    ['(+44) 7700 900123', '(+44) 7700 900123'],
    ['Tel. +49 (0)30 901820', '+49 (0)30 901820'],
    ['Phone020 7946 0958', '020 7946 0958'],
    ['555/010-4477', '555/010-4477'],
    ['Telefon: 030/901820-44', '030/901820-44'],
    ['Mobile:+44 7700 900 123/+44 7700 900 456', '+44 7700 900 123'],
    ['Springfield, IL 62704 555-010-4477', '555-010-4477'],
  ])('%s', (line, phone) => {
    expect(phoneOf(line)).toBe(phone);
  });

  test.each([
    'Springfield, IL 62704-1234',
    'Born 12/04/1988',
    '01.2015 - 03.2020 clerk',
    '06/2018 - 04/2023 Harlan Freight',
    '12345/2019',
    'National Insurance 1234567890',
    'CDL No. 123456789',
    'Membership no. 98765432',
  ])('and none is %s', (line) => {
    expect(phoneOf(line, 'hw@example.com')).toBeUndefined();
  });

  test('an employer\u2019s, told in a line of a post, is none', () => {
    expect(
      phoneOf(
        'Experience',
        'Clerk, Vale Mill, 2019 - 2023',
        'Kept the stores and the books of the mill at Box 12, Oakham, Ph: +44 7700 900123, and wrote the letters for its two owners.',
      ),
    ).toBeUndefined();
  });
});
