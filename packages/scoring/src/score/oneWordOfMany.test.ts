import { expect, test } from 'vitest';
import { analyzeResume } from './analyzeResume.ts';

const FILLER = `Kept the records in order, answered letters and the telephone, helped visitors, and looked after the rooms
and the stock of the house with care for many days of each week.`;

function findDuty(line: string) {
  const outcome = analyzeResume({
    job: {
      title: 'Junior Developer',
      description: 'Responsibilities:\n- Presenting web design development',
      skills_required: 'Perl',
    },
    candidate: {
      name: '',
      email: '',
      phone: '',
      notes: '',
      resumeText: `Experience\nTechnician, Vale Works, 2012 - 2024\n- ${line}\n\nAbout\n${FILLER}`,
    },
    asOf: '2026-11-22',
  });
  if (!outcome.ok) throw new Error(outcome.detail);
  const found = outcome.analysis.criteria.find(({ kind }) => kind === 'responsibility');
  if (!found) throw new Error('No duty.');
  return found.met ? 'met' : found.unclear ? 'unclear' : 'missing';
}

test('one word of four that many trades have shows no part of a duty', () => {
  expect(findDuty('Infrastructure design and support.')).toBe('missing');
  expect(findDuty('Helped with the development and design of forms.')).toBe('unclear');
});
