import { describe, expect, test } from 'vitest';
import { readContact } from './readContact.ts';

const emailOf = (...lines: string[]) => readContact(['Hannah Weiss', ...lines].join('\n')).email;

describe('an email address is read', () => {
  test.each([
    ['glued to a label before it', ['Emailhannah.weiss@example.com']],
    ['glued to one with a hyphen', ['E-mailhannah.weiss@example.com']],
    ['glued to a label behind it', ['hannah.weiss@example.comPhone 020 7946 0958']],
    ['glued to a page of a network', ['hannah.weiss@example.comLinkedIn: /in/hw']],
    ['glued to a web address', ['hannah.weiss@example.comwww.hweiss.example']],
    ['glued to a number before it', ['Leeds LS1 4AP020 7946 0958hannah.weiss@example.com']],
    ['glued to a number behind it', ['hannah.weiss@example.com07700900123']],
    ['with its sign in brackets', ['E-mail: hannah.weiss [at] example.com']],
    ['with sign and dot in brackets', ['hannah.weiss (at) example (dot) com']],
    ['with sign and dot in capitals', ['hannah.weiss AT example DOT com']],
    ['with a comma for its last dot', ['hannah.weiss@example,com']],
    ['broken behind its sign', ['Email: hannah.weiss@', 'example.com', '020 7946 0958']],
    ['broken behind its last dot', ['Email: hannah.weiss@example.', 'com']],
    ['broken before its last dot', ['Email: hannah.weiss@example', '.com']],
    ['broken in the name', ['Email: hannah.', 'weiss@example.com']],
  ])('%s', (_, lines) => {
    expect(emailOf(...lines)).toBe('hannah.weiss@example.com');
  });

  test('over a hyphen at the end of a line where the provider is known, else it is in doubt', () => {
    expect(emailOf('Email: hannah.weiss@gma-', 'il.com')).toBe('hannah.weiss@gmail.com');
    expect(emailOf('Email: hannah.weiss@exam-', 'ple.com')).toBeUndefined();
    expect(emailOf('Email: hannah-', 'weiss@example.com')).toBeUndefined();
  });

  test.each([
    ['emailsarah@example.com', 'emailsarah@example.com'],
    ['mark1985@example.com', 'mark1985@example.com'],
    ['hannah@example.com', 'hannah@example.com', 'Experience'],
  ])('as it is written: %s', (line, email, next = '') => {
    expect(emailOf(line, next)).toBe(email);
  });

  test('and the next line is no end of it', () => {
    expect(emailOf('Write to hannah@example.', 'Experience')).toBeUndefined();
  });
});
