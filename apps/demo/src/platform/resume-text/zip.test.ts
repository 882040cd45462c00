import { deflateRawSync, crc32 as nodes } from 'node:zlib';
import { expect, test } from 'vitest';
import { holds } from './holds.ts';
import { crc32, inflateRaw } from './zip.ts';

test.each([
  '',
  'a',
  'Müller, 東京 🏗',
  'x'.repeat(200_000),
])('a part of a zip is unpacked up to a limit: %.20s', (text) => {
  const bytes = new TextEncoder().encode(text);
  const packed = new Uint8Array(deflateRawSync(bytes));
  expect(crc32(bytes)).toBe(nodes(bytes));
  expect(new TextDecoder().decode(inflateRaw(packed, Math.max(1, bytes.length)))).toBe(text);
  if (bytes.length > 1) expect(() => inflateRaw(packed, bytes.length - 1)).toThrow(RangeError);
});

test('a bomb is refused long before it is unpacked', () => {
  const packed = new Uint8Array(deflateRawSync(new Uint8Array(100_000_000)));
  expect(() => inflateRaw(packed, 1_000)).toThrow(RangeError);
});

test('what is damaged is refused, and is no question of size', () => {
  for (const bytes of [[255, 255, 255, 255], [75]]) {
    let error: unknown;
    try {
      inflateRaw(new Uint8Array(bytes), 100);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(RangeError);
  }
});

test('a text is found among bytes, in its encoding', () => {
  const bytes = new Uint8Array(Buffer.from('--EncryptedPackage--', 'utf16le')).subarray(1);
  expect(holds(bytes, 'EncryptedPackage', 'utf16le')).toBe(true);
  expect(holds(bytes, 'EncryptedPackage', 'latin1')).toBe(false);
  expect(holds(new TextEncoder().encode('é <!DOCTYPE'), '<!DOCTYPE', 'latin1')).toBe(true);
});
