import { analyzeResume } from '../src/index.ts';

const FILLER = `Kept the records in order, answered letters and the telephone, helped visitors, and looked after the rooms
and the stock of the house with care for many days of each week.`;

/** What is found of what an ad asks for in a line of a post of seven years. */
export function findingOfDemand(asked: string, line: string): 'met' | 'unclear' | 'not found' {
  const outcome = analyzeResume({
    job: { title: '', description: `Requirements:\n- ${asked}`, skills_required: '' },
    candidate: {
      name: '',
      email: '',
      phone: '',
      notes: '',
      resumeText: `Experience\nAssistant, Vale Works, January 2019 - present\n- ${line}\n\nAbout\n${FILLER}`,
    },
    asOf: '2026-11-22',
  });
  if (!outcome.ok) throw new Error(outcome.detail);
  const found = outcome.analysis.criteria.find(({ name }) => !/^(?:Work similar|Words in)/.test(name));
  if (!found) throw new Error(`"${asked}" is no criterion`);
  return found.met ? 'met' : found.unclear ? 'unclear' : 'not found';
}
