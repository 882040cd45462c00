import { expect, test } from 'vitest';
import { toEmailKey } from './emailKey.ts';

test('case of ASCII letters does not count', () => {
  expect(toEmailKey('Worker.ONE@Example.COM')).toBe('worker.one@example.com');
  expect(toEmailKey('')).toBe('');
});

test('no other letter becomes an ASCII one', () => {
  for (let code = 0x80; code <= 0xffff; code += 1) {
    const letter = String.fromCharCode(code);
    expect(toEmailKey(letter)).toBe(letter);
  }
  expect(toEmailKey('wor\u212aer@example.com')).not.toBe('worker@example.com');
  expect(toEmailKey('m\u0130nd@example.com')).not.toContain('i');
});
