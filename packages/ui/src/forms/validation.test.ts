import { expect, test } from 'vitest';
import { createTextCheck } from './validation.ts';

test('a required text is more than white space and no longer than the limit', () => {
  const check = createTextCheck('Title', { required: true, maxLength: 5 });
  expect(check('Nurse')).toBe(true);
  expect(check(' \n ')).toBe('Title is required.');
  expect(check('Nurses')).toBe('Title has 6 characters; the limit is 5.');
});

test('a plural has its verb', () => {
  const check = createTextCheck('Skills', { required: true, maxLength: 5 }, { plural: true });
  expect(check('')).toBe('Skills are required.');
  expect(check('Python')).toBe('Skills have 6 characters; the limit is 5.');
});

test('a text that need not be there may be blank', () => {
  const check = createTextCheck('Note', { required: false, maxLength: 5 });
  expect([check(' '), check('too long')]).toEqual([true, 'Note has 8 characters; the limit is 5.']);
});

test('an email has one @ and a dot in its domain', () => {
  const check = createTextCheck('Email', { required: true, maxLength: 254, format: 'email' });
  expect(check(' mara@example.com ')).toBe(true);
  expect(check('')).toBe('Email is required.');
  for (const value of ['mara', 'mara@example', '@example.com', 'ma ra@example.com']) {
    expect(check(value)).toBe('Write the email like name@example.com.');
  }
});

test('a password is any text but an empty one', () => {
  const check = createTextCheck('Password', { required: true, maxLength: 1024 }, { password: true });
  expect([check(' '), check('')]).toEqual([true, 'Password is required.']);
  expect(check('a'.repeat(1025))).toBe('Password has more than 1,024 characters.');
});
