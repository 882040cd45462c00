import { openAsBlob, readFileSync } from 'node:fs';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { logIn } from '@cortex/api-client/auth';
import { listCandidates } from '@cortex/api-client/candidates';
import { configureBaseUrl } from '@cortex/api-client/http';
import { storeSession } from '@cortex/api-client/session';
import { makePdf, makeWord, paragraph } from '@cortex/resume-text/testFiles';
import { decodeText } from '../../packages/ui/src/csv/decodeText.ts';
import { readCsv } from '../../packages/ui/src/csv/readCsv.ts';
import { newKey } from '../../packages/ui/src/forms/useIdempotencyKey.ts';
import { candidateImport } from '../../packages/ui/src/transfer/candidateImport.ts';
import { AT_ONCE, createImportRun } from '../../packages/ui/src/transfer/createImportRun.ts';
import { guessCsvColumns } from '../../packages/ui/src/transfer/guessCsvColumns.ts';
import { planImport } from '../../packages/ui/src/transfer/planImport.ts';
import { Product } from '../../tests/product.ts';
import { resumeOf } from '../analysis/resumes.ts';

/**
 * How long the import of 10,000 candidates with their resumes takes: a CSV file as another program writes it, and a
 * folder of PDF and DOCX files, through the app's own reading, planning and saving, over HTTP to the product. Run:
 * npm run bench:import [-- candidates]
 */
const CANDIDATES = Number(process.argv[2] ?? 10_000);
const LIMIT_MS = 10 * 60_000;
const TELL_EVERY_MS = 30_000;
const WORDS = 400;

const product = new Product();
await product.start();
try {
  const folder = join(product.dataDirectory, 'to-import');
  await writeFiles(folder);
  configureBaseUrl(product.apiUrl);
  storeSession(await logIn({ email: 'admin@second.cortex.test', password: 'cortex-second' }));
  const before = (await listCandidates()).length;

  const startedAt = performance.now();
  const decoded = decodeText(new Uint8Array(readFileSync(join(folder, 'people.csv'))));
  const reading = 'text' in decoded ? readCsv(decoded.text) : decoded;
  if ('problem' in reading) throw new Error(reading.problem);
  const mapping = guessCsvColumns(reading.table.header, candidateImport.fields, 'people.csv');
  const files = await openFiles(folder);
  const choices = { mapping, files, addDuplicates: false, withoutFiles: false };
  const { rows } = planImport(candidateImport, reading.table, choices, []);
  const entries = rows.flatMap(({ state, row: { number }, values, file }) =>
    state === 'ready' ? [{ number, values, file, key: newKey() }] : [],
  );
  const planned = performance.now() - startedAt;
  console.log(
    `${entries.length} of ${rows.length} rows planned with their files in ${Math.round(planned)} ms; ${AT_ONCE} are saved at once.`,
  );

  let ended = () => {};
  const end = new Promise<void>((resolve) => {
    ended = resolve;
  });
  const run = createImportRun({
    kind: candidateImport,
    entries,
    call: (make) => make(),
    onEnd: () => ended(),
  });
  const memory = { ours: 0, server: 0 };
  const watch = setInterval(() => {
    memory.ours = Math.max(memory.ours, readMemory('self'));
    memory.server = Math.max(memory.server, readMemory(product.pid));
  }, 250);
  const tell = setInterval(() => {
    const { saved, failed } = run.read();
    const seconds = (performance.now() - startedAt) / 1000;
    console.log(
      `  ${saved} saved, ${failed} not, ${Math.round(seconds)} s, ${(saved / seconds).toFixed(1)} a second, ${readMemory('self')} MiB here`,
    );
  }, TELL_EVERY_MS);
  await run.start();
  await end;
  clearInterval(watch);
  clearInterval(tell);
  const milliseconds = performance.now() - startedAt;

  const { saved, failed, halt, outcomes } = run.read();
  const stored = (await listCandidates()).slice(before);
  const withResume = stored.filter(({ resume_reading }) => resume_reading === 'read').length;
  console.log(
    `\n${saved} saved, ${failed} not, in ${(milliseconds / 1000).toFixed(1)} s (${((saved / milliseconds) * 1000).toFixed(1)} a second). The list has ${stored.length} more, ${withResume} of them with a resume that was read.`,
  );
  console.log(`Memory at most: ${memory.ours} MiB here, ${memory.server} MiB in the server's process.`);
  for (const outcome of [...outcomes.values()].filter(({ kind }) => kind === 'failed').slice(0, 3))
    console.log(outcome);
  if (halt) console.log(halt);
  const complete = saved === CANDIDATES && stored.length === CANDIDATES && withResume === CANDIDATES;
  const kept = complete && milliseconds * (10_000 / CANDIDATES) < LIMIT_MS;
  console.log(`10,000 with resumes in less than ${LIMIT_MS / 60_000} minutes: ${kept ? 'kept' : 'FAILED'}.`);
  if (!kept) process.exitCode = 1;
} finally {
  await product.dispose();
}

/** Half of the resumes are PDFs, half are DOCX. */
async function writeFiles(folder: string): Promise<void> {
  await mkdir(join(folder, 'resumes'), { recursive: true });
  const text = resumeOf(WORDS);
  const lines = ['First Name;Last Name;E-mail Address;Mobile;Tags;CV File'];
  let bytes = 0;
  for (let index = 0; index < CANDIDATES; index += 1) {
    const [first, last] = ['Person', `Number${index}`];
    const email = `person.${index}@example.com`;
    const phone = `+49 30 555 ${String(index).padStart(5, '0')}`;
    const body = `${first} ${last}\n${email}\n${phone}\n${text}`;
    const name = `resume ${index}.${index % 2 === 0 ? 'pdf' : 'docx'}`;
    const file =
      index % 2 === 0
        ? await makePdf((paper) => paper.fontSize(10).text(body))
        : makeWord(
            body
              .split('\n')
              .map((line) => paragraph(line))
              .join(''),
          );
    bytes += file.length;
    await writeFile(join(folder, 'resumes', name), file);
    lines.push(`${first};${last};${email};${phone};"Go; SQL";resumes/${name}`);
  }
  await writeFile(join(folder, 'people.csv'), `\ufeff${lines.join('\r\n')}\r\n`);
  console.log(`${CANDIDATES} resumes of about ${WORDS} words, ${Math.round(bytes / 1024 / 1024)} MiB.`);
}

/** The files as a browser gives them: each is read only when it is sent. */
async function openFiles(folder: string): Promise<File[]> {
  const names = await readdir(join(folder, 'resumes'));
  return Promise.all(
    names.map(async (name) => {
      const path = join(folder, 'resumes', name);
      if ((await stat(path)).size === 0) throw new Error(`${name} is empty.`);
      return new File([await openAsBlob(path)], name);
    }),
  );
}

/** What a process holds, in MiB; 0 where this system does not tell. */
function readMemory(process: number | 'self' | undefined): number {
  try {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${process}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return 0;
  }
}
