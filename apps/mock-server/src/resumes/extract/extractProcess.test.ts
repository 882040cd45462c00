import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { type ExtractProcess, startExtractProcess } from './extractProcess.ts';

const resumes = new URL('../../../../../packages/conformance/resumes/', import.meta.url);
const misbehaving = fileURLToPath(new URL('testWorkers/misbehaving.ts', import.meta.url));
const bytes = new Uint8Array(1);
let reader: ExtractProcess;

afterEach(() => reader.stop());

test('reads files in one warm process, several at once in turn', async () => {
  reader = startExtractProcess();
  const file = {
    fileName: 'cv.pdf',
    bytes: new Uint8Array(readFileSync(new URL('two-column.pdf', resumes))),
  };
  const results = await Promise.all([reader.extract(file), reader.extract(file)]);
  for (const result of results) {
    expect(result).toMatchObject({ ok: true, kind: 'pdf', text: expect.stringContaining('PostgreSQL') });
  }
});

test.each([
  'hangs.pdf',
  'dies.pdf',
  'grows.pdf',
])('refuses a file on which the reading %s, and reads the next one in a new process', async (fileName) => {
  reader = startExtractProcess({ worker: misbehaving, timeMs: 2_000 });
  const before = await reader.extract({ fileName: 'good.pdf', bytes });
  const [refused, after] = await Promise.all([
    reader.extract({ fileName, bytes }),
    reader.extract({ fileName: 'good.pdf', bytes }),
  ]);
  expect(refused).toMatchObject({ ok: false, code: 'too_large_inside' });
  expect(after).toMatchObject({ ok: true });
  expect(after).not.toEqual(before);
}, 20_000);
