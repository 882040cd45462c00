import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { extractText } from '@cortex/resume-text';
import { explainAnalysis, readJobFile } from './explainAnalysis.ts';

/** `npm run explain -- resume.pdf job.txt`: why a resume has the score that it has for a job. Nothing is kept. */
const [resume, job] = process.argv.slice(2);
if (!resume || !job) {
  console.error(
    'npm run explain -- RESUME JOB\nRESUME is a .pdf, .docx or .txt file, JOB a text file: its title, a line "Skills: ...", its description.',
  );
  process.exit(2);
}
console.log(
  explainAnalysis({
    job: readJobFile(readFileSync(job, 'utf8')),
    candidate: { name: '', email: '', phone: '', notes: '', ...(await readResume(resume)) },
    asOf: new Date().toISOString().slice(0, 10),
  }),
);

async function readResume(file: string): Promise<{ resumeText: string; hiddenWords: number }> {
  const bytes = new Uint8Array(readFileSync(file));
  if (/\.txt$/i.test(file)) return { resumeText: new TextDecoder().decode(bytes), hiddenWords: 0 };
  const result = await extractText({ fileName: basename(file), bytes });
  if (result.ok) return { resumeText: result.text, hiddenWords: result.hiddenWords };
  console.error(`${basename(file)}: ${result.detail}`);
  process.exit(1);
}
