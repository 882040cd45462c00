import { describe, expect, test } from 'vitest';
import { analyzeResume } from './analyzeResume.ts';

function findingOf(
  name: string,
  line: string,
  job: { skills?: string; duties?: string; title?: string } = {},
) {
  const outcome = analyzeResume({
    job: {
      title: job.title ?? 'Worker',
      description: job.duties ?? '',
      skills_required: job.skills ?? name,
    },
    candidate: {
      name: '',
      email: '',
      phone: '',
      notes: '',
      resumeText: `Experience
Worker, Vale Mill, 2019 - present
- ${line}
- Kept the log books of the shift and helped others whenever there was need of a hand on the floor.
- Came on time each day of these years, as the foreman says in the letter that he wrote for me.`,
    },
    asOf: '2026-11-20',
  });
  if (!outcome.ok) throw new Error(outcome.detail);
  return outcome.analysis.criteria.find((criterion) => criterion.name.startsWith(name.slice(0, 20)));
}

describe('alternatives share their words', () => {
  test.each([
    ['Processing or treatment facilities', 'Ran the selection and recruitment process.'],
    ['Water production and/or processing/treatment facilities', 'Wrote the process of the paper office.'],
    ['Equipment sizing/design', 'Took part in critical design decisions.'],
    ['Copy or print production', 'Kept hard copy files of the letters.'],
  ])('"%s" is not shown by "%s"', (name, line) => {
    expect(findingOf(name, line)).toMatchObject({ met: false });
  });

  test.each([
    ['Processing or treatment facilities', 'Looked after the treatment facilities of two towns.'],
    ['Processing or treatment facilities', 'Looked after the processing facilities of a dairy.'],
    ['Equipment sizing/design', 'Design of equipment for dairies.'],
    ['Copy or print production', 'Print production of two weeklies.'],
    ['Pottery or glass blowing', 'Sold my pottery at markets.'],
    ['Supervisor or team leader', 'Was supervisor of the night shift.'],
  ])('"%s" is shown by "%s"', (name, line) => {
    expect(findingOf(name, line)).toMatchObject({ met: true });
  });

  test('experience in a field is the field', () => {
    expect(findingOf('Sales experience', 'Sales of office machines to schools.')).toMatchObject({
      met: true,
    });
  });
});

describe('a duty is shown by most of it in one clause', () => {
  const duty = 'Assist clients or other staff members with resolving billing discrepancies';
  const duties = `Responsibilities:\n- ${duty}\n- Keep the archive of the signed papers in order`;

  test('in other words around it', () => {
    expect(
      findingOf(duty, 'Investigated and resolved billing discrepancies.', { skills: 'Excel', duties }),
    ).toMatchObject({ met: true });
  });

  test('a part of it leaves it open', () => {
    expect(findingOf(duty, 'Wrote the billing letters of the house.', { skills: 'Excel', duties })?.met).toBe(
      false,
    );
  });

  test('a skill needs all of its words', () => {
    const skill = 'Resolving billing discrepancies of large wholesale clients abroad';
    expect(findingOf(skill, 'Investigated and resolved billing discrepancies.')?.met).toBe(false);
  });
});
