import { expect, test } from 'vitest';
import { attachmentRule, checkAttachments } from './checkAttachments.ts';

const MB = 1024 * 1024;
const pdf = (size: number, name = 'offer.pdf') => ({ name, size });

test('what the contract takes is taken', () => {
  expect(attachmentRule).toBe(
    '.pdf, .docx, .odt, .txt, .png, .jpg or .jpeg; at most 5 files, 5 MB together.',
  );
  expect(checkAttachments([])).toBeUndefined();
  expect(checkAttachments([pdf(2 * MB), pdf(3 * MB, 'MAP.JPG')])).toBeUndefined();
});

test('what it does not take is named, with its reason', () => {
  expect(checkAttachments([pdf(1), pdf(1, 'setup.exe')])).toBe(
    '“setup.exe” cannot be attached: choose a .pdf, .docx, .odt, .txt, .png, .jpg or .jpeg file.',
  );
  expect(checkAttachments([pdf(0)])).toBe(
    '“offer.pdf” is empty, or no longer there. Remove it, or attach it again.',
  );
  expect(checkAttachments([pdf(7 * MB)])).toBe(
    '“offer.pdf” has 7 MB; the limit is 5 MB. Choose a smaller one.',
  );
  expect(checkAttachments(Array(6).fill(pdf(1)))).toBe('These are 6 files; the limit is 5. Remove some.');
  expect(checkAttachments([pdf(3 * MB), pdf(3 * MB)])).toBe(
    'The files have 6 MB together; the limit is 5 MB. Remove some, or attach smaller ones.',
  );
});
