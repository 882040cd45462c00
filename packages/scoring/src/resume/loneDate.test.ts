import { expect, test } from 'vitest';
import { analyzeResume } from '../score/analyzeResume.ts';

const resume = (first: string) => `Experience
${first}
- Led the sales staff of four shops and planned their shifts.
- Trained new people at the till and in the store room.
Company Name City, State Sales Associate 10/2006 to 10/2008
- Sold shoes and bags and kept the shelves filled.`;

function analyse(first: string) {
  const outcome = analyzeResume({
    job: {
      title: 'Sales Manager',
      description: 'Requirements:\n- At least 3 years as a sales manager',
      skills_required: 'Shift planning',
    },
    candidate: { name: '', email: '', phone: '', notes: '', resumeText: resume(first) },
    asOf: '2026-11-20',
  });
  if (!outcome.ok) throw new Error(outcome.detail);
  const { criteria } = outcome.analysis;
  return {
    title: criteria.find(({ kind }) => kind === 'title'),
    years: criteria.find(({ name }) => /^3\+ years/.test(name)),
  };
}

test('the newest post with a beginning alone counts by its title, and how long it lasted stays open', () => {
  const { title, years } = analyse(
    'Company Name City, State PMC/PSM/ Sales Manager/ Sales Associate 05/2010',
  );
  expect(title).toMatchObject({ met: true, credit: 1 });
  expect(years).toMatchObject({ met: false, unclear: true });
});

test('with both dates it is as long as they say', () => {
  const { years } = analyse('Company Name City, State Sales Manager 05/2010 to 06/2015');
  expect(years).toMatchObject({ met: true });
});
