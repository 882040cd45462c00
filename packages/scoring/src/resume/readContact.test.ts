import { describe, expect, test } from 'vitest';
import { readContact } from './readContact.ts';

const about = (...lines: string[]) => readContact(lines.join('\n'));

describe('what a resume says of its person', () => {
  test.each([
    [
      ['Mara Lindqvist', 'Backend engineer', 'mara.lindqvist@example.com | +46 70 555 01 23'],
      'Mara Lindqvist',
      'mara.lindqvist@example.com',
      '+46 70 555 01 23',
    ],
    [
      ['CURRICULUM VITAE', 'TOMAS OKAFOR', 'Phone: (020) 7946-0958', 'Email: t.okafor@example.co.uk'],
      'Tomas Okafor',
      't.okafor@example.co.uk',
      '(020) 7946-0958',
    ],
    [['Name: Priya Raman', 'Mobile: 98765 43210'], 'Priya Raman', undefined, '98765 43210'],
    [
      ['JOHN DOE', 'SENIOR SOFTWARE ENGINEER', 'john.doe@email.example'],
      'John Doe',
      'john.doe@email.example',
      undefined,
    ],
    [['Elena Duarte • Porto • elena@duarte.example'], 'Elena Duarte', 'elena@duarte.example', undefined],
    [['Senior Accountant', 'Summary', 'Ten years of month-end close.'], undefined, undefined, undefined],
  ])('%j', (lines, name, email, phone) => {
    expect(about(...lines)).toEqual({
      ...(name ? { name } : {}),
      ...(email ? { email } : {}),
      ...(phone ? { phone } : {}),
    });
  });
});

describe('what is in doubt is left out', () => {
  test('which of two addresses', () => {
    expect(about('Mara Lindqvist', 'mara@example.com', 'office@example.org')).toEqual({});
  });
  test('what is under references', () => {
    expect(about('Mara Lindqvist', '+46 70 555 01 23', 'References', 'Jo Berg, jo@example.com')).toEqual({
      name: 'Mara Lindqvist',
      phone: '+46 70 555 01 23',
    });
  });
  test('years, a fax, a headline', () => {
    expect(about('Project Manager', '2016 - 2019 Stockholm', 'Fax: +46 8 555 01 23')).toEqual({});
  });
  test('a headline of two words without any contact', () => {
    expect(about('MONITOR TECH', 'Summary', 'Filing and telephone.')).toEqual({});
  });
  test('a number somewhere in the text', () => {
    expect(
      about('Nurse', ...Array.from({ length: 20 }, () => 'Cared for patients.'), 'License 1477790020'),
    ).toEqual({});
  });
  test('capitals that are no name', () => {
    expect(about('PROFESSIONAL SUMMARY', 'Built things.')).toEqual({});
  });
});

test('a text of one long line is read in no time', () => {
  const startedAt = performance.now();
  readContact(`${'a.'.repeat(50_000)}@${'1 '.repeat(50_000)}`);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});
