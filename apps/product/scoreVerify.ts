import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type ReceiptInputs, verifyReceipt } from '@cortex/server/receipts';

const USAGE = `npm run score:verify -- RECEIPT [--key ID] [RESUME JOB [CANDIDATE]]

Checks a receipt of a score without its server: the signature, the fingerprints of the texts, and whether they score the same again. --key is the
id of the key that your server signs with, as any of its receipts names it. RESUME is the text of the resume; JOB and CANDIDATE are JSON: title, description,
skills_required, criteria; name, email, phone, notes. A receipt that was taken with its texts needs none of them.`;

function run(): number {
  const { values, positionals } = parseArgs({ options: { key: { type: 'string' } }, allowPositionals: true });
  const [receipt, resume, job, candidate] = positionals;
  if (!receipt) throw new Error(USAGE);
  const inputs = resume && job ? readInputs(resume, job, candidate) : undefined;
  const { ok, lines } = verifyReceipt(read(receipt), { keyId: values.key, inputs });
  for (const line of lines) console.log(line);
  return ok ? 0 : 1;
}

function readInputs(resume: string, job: string, candidate: string | undefined): ReceiptInputs {
  const none = { name: '', email: '', phone: '', notes: '' };
  const others: typeof none = candidate ? JSON.parse(read(candidate)) : none;
  return { job: JSON.parse(read(job)), candidate: { ...none, ...others, resume_text: read(resume) } };
}

function read(file: string): string {
  return readFileSync(resolve(process.env.INIT_CWD ?? '.', file), 'utf8');
}

try {
  process.exitCode = run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
