import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { nycTable, toTableCsv } from './nycTable.ts';
import { readApplications } from './readApplications.ts';

const USAGE = `npm run --silent audit:nyc -- SCORES TRAITS > table.csv

Selection rates, scoring rates and impact ratios as New York City's Local Law 144 asks for them each year. SCORES is the record as an admin downloads it, or
a CSV with "candidate id", "job id", "score" and "decision" or "selected" (yes, no). TRAITS is the employer's own CSV with "candidate id", "sex" and
"race ethnicity": Cortex holds none of them. Nothing is kept. An independent auditor has to do the audit; this is its arithmetic.`;

const [scores, traits] = process.argv.slice(2);
const read = (file: string) => readFileSync(resolve(process.env.INIT_CWD ?? '.', file), 'utf8');
try {
  if (!scores || !traits) throw new Error(USAGE);
  const { applications, without } = readApplications(read(scores), read(traits));
  process.stdout.write(toTableCsv(nycTable(applications)));
  if (without > 0) console.error(`Of ${without} of ${applications.length} applications no trait is known.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
