import { expect, test } from 'vitest';
import { requiredEmail, requiredPassword, requiredText } from './validation.ts';

test('a required text is more than white space and no longer than the limit', () => {
  const { validate } = requiredText({ label: 'Title', maxLength: 5 });
  expect(validate('Nurse')).toBe(true);
  expect(validate(' \n ')).toBe('Title is required.');
  expect(validate('Nurses')).toBe('Title has 6 characters; the limit is 5.');
});

test('an email has one @ and a dot in its domain', () => {
  const { validate } = requiredEmail({ label: 'Email' });
  expect(validate(' mara@example.com ')).toBe(true);
  expect(validate('')).toBe('Email is required.');
  for (const value of ['mara', 'mara@example', '@example.com', 'ma ra@example.com']) {
    expect(validate(value)).toBe('Write the email like name@example.com.');
  }
});

test('a password is any text but an empty one', () => {
  const { validate } = requiredPassword({ label: 'Password' });
  expect([validate(' '), validate('')]).toEqual([true, 'Password is required.']);
  expect(validate('a'.repeat(1025))).toBe('Password has more than 1,024 characters.');
});
