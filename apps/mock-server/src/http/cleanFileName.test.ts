import { expect, test } from 'vitest';
import { cleanFileName } from './cleanFileName.ts';

test.each([
  ['cv.pdf', 'cv.pdf'],
  ['C:\\\\people\\\\cv.pdf', 'cv.pdf'],
  ['../../etc/cv.pdf', 'cv.pdf'],
  ['cv\u202efdp.exe.pdf', 'cvfdp.exe.pdf'],
  ['\u2066cv\u2069\u200b.pdf\ufeff', 'cv.pdf'],
  ['R\ufffdsum\ufffd.pdf', 'R_sum_.pdf'],
  ['سيرة ذاتية.pdf', 'سيرة ذاتية.pdf'],
  ['a\u0000\n.pdf', 'a.pdf'],
  [`${'x'.repeat(300)}.docx`, `${'x'.repeat(190)}xxxxx.docx`],
])('%j is kept as %j', (name, kept) => {
  expect(cleanFileName(name)).toBe(kept);
});
