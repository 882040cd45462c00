import { analyzeResume } from '../src/index.ts';

/** What is found of a skill in a line that somebody wrote below a post. */
export function findingOfLine(skill: string, line: string): 'met' | 'unclear' | 'not found' {
  const resumeText = `Jo Doe
jo@example.com

Experience
Clerk, Acme Ltd, 2018 - 2025
- ${line}
- Kept the files in order and answered the phone
- Wrote letters to customers and sorted the incoming mail each morning

Education
Secondary school, Leeds, 2010 - 2016
`;
  const outcome = analyzeResume({
    job: { title: '', description: '', skills_required: skill },
    candidate: { name: '', email: '', phone: '', notes: '', resumeText },
    asOf: '2026-11-28',
  });
  const found = outcome.ok ? outcome.analysis.criteria?.find(({ name }) => name === skill) : undefined;
  if (!found) throw new Error(`"${skill}" is no criterion`);
  if (found.met) return 'met';
  return found.credit > 0 ? 'unclear' : 'not found';
}
