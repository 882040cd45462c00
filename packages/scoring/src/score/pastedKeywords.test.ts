import { describe, expect, test } from 'vitest';
import type { Job } from '../job/criterion.ts';
import { analyzeResume } from './analyzeResume.ts';

const gardener = `Head gardener
Eight years in public parks and two in a private estate. Planted hedges and beds, looked after lawns, roses and two greenhouses, and kept the irrigation running through dry summers.
Drove a small tractor, repaired mowers and trained four apprentices in pruning and in the safe use of ladders.
Ordered bulbs, seed and compost within a budget that never grew, and answered the questions of visitors with patience.`;

const jobs: Job[] = [
  {
    title: 'Staff Accountant',
    description:
      'Close the books of two companies each month: journal entries, bank reconciliations, and variance analysis. Prepare financial statements under US GAAP and work with the external auditors. A bachelor’s degree in accounting and 3+ years of experience are needed.',
    skills_required: 'General ledger, Account reconciliation, GAAP, Excel, QuickBooks, Payroll',
  },
  {
    title: 'Java Developer',
    description:
      'You develop the server side of a banking portal: services, business rules and persistence, with unit tests and code reviews. Our stack is Spring and Hibernate on a relational database.',
    skills_required: 'Java, Spring Boot, Hibernate, REST APIs, SQL, Maven, Microservices',
  },
  {
    title: 'Registered Nurse',
    description:
      'You care for patients on a surgical ward: assess, give medication, dress wounds, watch vital signs, and inform families. You document every step and hand over well.',
    skills_required:
      'Patient care, Medication administration, Vital signs, Wound care, BLS, Infection control',
  },
];

function score(job: Job, resumeText: string): number {
  const candidate = { name: '', email: '', phone: '', notes: '', resumeText };
  const outcome = analyzeResume({ job, candidate, asOf: '2026-11-21' });
  if (!outcome.ok) throw new Error(outcome.detail);
  return outcome.analysis.fit_score;
}

const items = ({ skills_required }: Job) => skills_required.split(', ').toReversed();

describe.each(jobs)('below the work of a gardener, for $title', (job) => {
  const plain = score(job, gardener);

  test.each<[string, (job: Job) => string]>([
    ['the description', ({ title, description }) => `${title}\n${description}`],
    [
      'the description, cut into short lines',
      ({ description }) => description.replace(/((?:\S+ ){5})/g, '$1\n'),
    ],
    [
      'the title and the description in one line, three times',
      ({ title, description }) => `${title} ${description}\n`.repeat(3),
    ],
    ['the description five times', ({ description }) => `${description}\n`.repeat(5)],
    [
      'the description without every fifth word',
      ({ description }) =>
        description
          .split(' ')
          .filter((_word, index) => index % 5 !== 4)
          .join(' '),
    ],
  ])('%s gains next to nothing', (_name, paste) => {
    expect(score(job, `${gardener}\n${paste(job)}`) - plain).toBeLessThanOrEqual(3);
  });

  test.each<[string, (job: Job) => string]>([
    ['the whole job', (terms) => `${terms.title}\n${terms.description}\n${terms.skills_required}`],
    ['the skills', ({ skills_required }) => `Skills: ${skills_required}`],
    ['the skills in another order', (terms) => `Skills: ${items(terms).join(', ')}`],
    ['the skills, one a line', (terms) => items(terms).join('\n')],
    [
      'the skills as bullets',
      (terms) =>
        items(terms)
          .map((item) => `\u2022 ${item}`)
          .join('\n'),
    ],
    ['the skills fifteen times', (terms) => `${items(terms).join(', ')}\n`.repeat(15)],
    [
      'a sentence a skill, thrice',
      (terms) =>
        items(terms)
          .map((item) => `I have used ${item} with success in my work.\n`)
          .join('')
          .repeat(3),
    ],
  ])('%s stay below a closer look: no post shows them', (_name, paste) => {
    const listed = score(job, `${gardener}\n${paste(job)}`);
    expect(listed).toBeGreaterThanOrEqual(plain);
    expect(listed).toBeLessThan(45);
  });
});

test('an honest list of skills makes no copy of the certificate that is beside it', () => {
  const job: Job = {
    title: 'Cook',
    description:
      'Requirements:\n- Experience with fish preparation.\n- Experience with sauces and stocks.\n- Experience with HACCP records.\n- Experience with menu costing.\n- Must have: valid food handler certificate.\n\nNice to have:\n- Pastry.\n- Vegan cooking.',
    skills_required: 'fish preparation, sauces and stocks, HACCP records, menu costing',
  };
  const top = 'Bistro cook who comes in on time and sees things through, on every day of the week.';
  const certificates = 'Certifications\nFood handler certificate, current';
  const skills = 'Skills\nPastry, menu costing, fish preparation, sauces and stocks, HACCP records, teamwork';
  const without = score(job, [top, skills, 'Certifications\nSwimming badge, current'].join('\n\n'));
  expect(score(job, [top, certificates, skills].join('\n\n'))).toBeGreaterThan(without);
  expect(score(job, [top, skills, certificates].join('\n\n'))).toBeGreaterThan(without);
});
