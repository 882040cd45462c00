import { resumeLimits } from '@cortex/api-client/limits';
import { expect, test } from 'vitest';
import { checkResumeFile } from './checkResumeFile.ts';

test('takes .pdf and .docx of up to 10 MB, however the name is written', () => {
  expect(checkResumeFile({ name: 'cv.pdf', size: 1 })).toBeUndefined();
  expect(checkResumeFile({ name: 'CV.2026.DOCX', size: resumeLimits.bytes })).toBeUndefined();
});

test('says what is wrong with any other file', () => {
  expect(checkResumeFile({ name: 'cv.doc', size: 1 })).toBe('Choose a .pdf or .docx file.');
  expect(checkResumeFile({ name: 'pdf', size: 1 })).toBe('Choose a .pdf or .docx file.');
  expect(checkResumeFile({ name: 'cv.pdf', size: 0 })).toBe('This file is empty. Choose another one.');
  expect(checkResumeFile({ name: 'cv.pdf', size: 30 * 1024 * 1024 })).toBe(
    'This file has 30 MB; the limit is 10 MB. Choose a smaller one.',
  );
});
