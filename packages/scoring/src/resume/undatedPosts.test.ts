import { describe, expect, test } from 'vitest';
import { analyzeResume } from '../score/analyzeResume.ts';
import { monthOf } from './months.ts';
import { readProfile } from './readProfile.ts';
import { isTitleOfPost } from './undatedPosts.ts';

const asOf = monthOf('2026-11-22');
const postsOf = (resume: string) =>
  readProfile({ resume, notes: '', asOf, language: 'en' }).posts.map(
    ({ header, undated }) => `${header}${undated ? '' : ' dated'}`,
  );

test.each([
  'Web Designer',
  'WEB DESIGNER',
  'Web Designer - Calder Studios',
  'Front Desk Clerk, Vale Inn, Leeds',
  'Company Name City, State Senior Web Designer',
  'Vale Mill | Accountant II',
  'Designation: Software tester',
  'Registered Nurse',
])('%s is a title', (line) => {
  expect(isTitleOfPost(line)).toBe(true);
});

test.each([
  'Worked as a designer of web pages',
  'Vale Mill, Leeds',
  'Designed by an engineer',
  'Adobe Photoshop',
  'Customer Service',
  'Project Management',
])('%s is no title', (line) => {
  expect(isTitleOfPost(line)).toBe(false);
});

describe('posts without dates', () => {
  test('titles above bullets in their section', () => {
    expect(
      postsOf(`Mara Roe
Summary
Designs pages that people can use.
Work History
Web Designer
Calder Studios, Leeds
\u2022 Drew the pages of forty shops
\u2022 Wrote style sheets
Shop Assistant
\u2022 Sold lamps
Education
Diploma in Design`),
    ).toEqual(['Web Designer Calder Studios, Leeds', 'Shop Assistant']);
  });
  test('employer lines and titles on one line', () => {
    expect(
      postsOf(`Experience
Company Name City, State Web Designer
Drew the pages of forty shops.
Company Name City, State Shop Assistant
Sold lamps and chairs.`),
    ).toEqual(['Company Name City, State Web Designer', 'Company Name City, State Shop Assistant']);
  });
  test('a title in front of the details of companies', () => {
    const [first] = postsOf(`Education Details
B.Tech Computer Science Vale University
Web Designer
Web Designer - Calder Studios
Skill Details
HTML- Experience - 24 months
Company Details
company - Calder Studios
description - Drew the pages of forty shops
company - Vale Mill
description - Wrote style sheets`);
    expect(first).toContain('Web Designer');
  });
  test('where dates are given, only they open posts', () => {
    expect(
      postsOf(`Experience
Web Designer
Calder Studios, 2019 - 2022
\u2022 Drew the pages of forty shops
Project Manager
\u2022 Led two projects`),
    ).toEqual(['Web Designer Calder Studios, 2019 - 2022 dated']);
  });
  test('titles under references open none', () => {
    expect(postsOf('References\nJo Berg\nSales Director\nVale Mill')).toEqual([]);
  });
});

function analyse(title: string, description: string, resumeText: string) {
  const outcome = analyzeResume({
    job: { title, description, skills_required: 'HTML, CSS' },
    candidate: { name: '', email: '', phone: '', notes: '', resumeText },
    asOf: '2026-11-22',
  });
  if (!outcome.ok) throw new Error(outcome.detail);
  return outcome.analysis;
}

describe('what they say counts, and only the years stay open', () => {
  const resume = `Summary
Designs pages that people can use, for shops and for charities of every size.
Experience
Web Designer
\u2022 Drew the pages of forty shops in HTML and CSS
\u2022 Talked with the owners of the shops about what their customers look for
Shop Assistant
\u2022 Sold lamps and chairs, counted the till`;
  test('the title and what was done', () => {
    const { criteria } = analyse(
      'Web Designer',
      'Requirements:\nThree years of experience as a web designer',
      resume,
    );
    const found = (name: string) => criteria.find((criterion) => criterion.name.startsWith(name));
    expect(found('Web Designer')).toMatchObject({ met: true, evidence: [{ quote: 'Web Designer' }] });
    expect(found('HTML')).toMatchObject({ met: true });
    expect(found('HTML')?.credit).toBeGreaterThan(0.85);
    expect(found('3+ years')).toMatchObject({ met: false, unclear: true });
    expect(found('3+ years')?.remark).toContain('no dates');
  });
  test('a near title earns', () => {
    const { criteria } = analyse('Front-end web designer', 'Requirements:\nHTML', resume);
    const title = criteria.find(({ kind }) => kind === 'title');
    expect(title).toMatchObject({ met: false, unclear: true });
    expect(title?.credit).toBeGreaterThan(0.3);
  });
  test('a title at the very top, without a list of posts', () => {
    const { criteria } = analyse(
      'Front-end web designer',
      'Requirements:\nHTML',
      `WEB DESIGNER\n${resume.split('Experience')[0]} ${'Draws pages by hand first, then builds them, then asks the people who use them what is missing, and begins anew. '.repeat(2)}`,
    );
    expect(criteria.find(({ kind }) => kind === 'title')).toMatchObject({ met: false, unclear: true });
  });
  test('years that the person states count', () => {
    const stated = resume.replace(
      'Designs pages',
      'Web designer with over 6 years of experience. Designs pages',
    );
    const { criteria } = analyse(
      'Web Designer',
      'Requirements:\nThree years of experience as a web designer',
      stated,
    );
    expect(criteria.find(({ name }) => name.startsWith('3+ years'))).toMatchObject({ met: true });
  });
});
