import { describe, expect, test } from 'vitest';
import { type AnalysisCandidate, analyzeResume } from './analyzeResume.ts';
import type { ResumeAnalysis } from './resumeAnalysis.ts';

const job = {
  title: 'Staff Accountant',
  description:
    'Close the books of two companies each month: journal entries, bank reconciliations, and variance analysis. Prepare financial statements under US GAAP and work with the external auditors. A bachelor’s degree in accounting and 3+ years of experience are needed.',
  skills_required: 'General ledger, Account reconciliation, GAAP, Excel, QuickBooks, Communication',
};

const resume = `%NAME%
%EMAIL% | %PHONE%
Date of birth: %BORN%
Marital status: %STATUS%
Nationality: %NATION%
Pronouns: %PRONOUNS%
[Photo of %NAME%]
Summary
Staff accountant with 6 years of experience in wholesale. %FIRST% keeps the general ledger of three companies.
Experience
Staff Accountant, Ferris Wholesale, 2019 - 2025
Prepared journal entries and closed the books by the fourth working day.
Reconciled eleven bank accounts and %POSSESSIVE% own suspense accounts every week.
Drafted financial statements under US GAAP for the external auditors.
Education
Bachelor of Science in Accounting, Tamarack College, 2018
Skills
Excel, QuickBooks, general ledger, payroll`;
const notes =
  '%TITLE% %LAST% answered every question. %PRONOUN% is %AGE% years old, %STATUS%, and knows QuickBooks very well. %FIRST% asked about the audit.';

type Values = Record<string, string>;

const first: Values = {
  NAME: 'Maria Lopez-Hunt',
  FIRST: 'Maria',
  LAST: 'Lopez-Hunt',
  EMAIL: 'maria@example.com',
  PHONE: '+1 212 555 0143',
  BORN: '4 May 1990',
  STATUS: 'married',
  NATION: 'Mexican',
  PRONOUNS: 'she/her',
  POSSESSIVE: 'her',
  PRONOUN: 'She',
  AGE: '34',
  TITLE: 'Ms',
};
const second: Values = {
  NAME: 'Bartholomew Grant Olufsen',
  FIRST: 'Bartholomew',
  LAST: 'Olufsen',
  EMAIL: 'b.g.olufsen@mail.example.org',
  PHONE: '(020) 5550 0199',
  BORN: '1961-12-30',
  STATUS: 'divorced',
  NATION: 'Danish',
  PRONOUNS: 'he/him',
  POSSESSIVE: 'his',
  PRONOUN: 'He',
  AGE: '63',
  TITLE: 'Mr',
};

function fill(template: string, values: Values): string {
  return template.replace(/%([A-Z]+)%/g, (_whole, key: string) => values[key] ?? '');
}

function person(values: Values): AnalysisCandidate {
  return {
    name: values.NAME ?? '',
    email: values.EMAIL ?? '',
    phone: values.PHONE ?? '',
    notes: fill(notes, values),
    resumeText: fill(resume, values),
  };
}

function analyse(candidate: AnalysisCandidate): ResumeAnalysis {
  const outcome = analyzeResume({ job, candidate, asOf: '2026-11-21' });
  if (!outcome.ok) throw new Error(outcome.detail);
  return outcome.analysis;
}

test('gives the identical result for another name, birth date, status, nationality and pronoun', () => {
  const one = analyse(person(first));
  expect(JSON.stringify(analyse(person(second)))).toBe(JSON.stringify(one));
  expect(JSON.stringify(one)).not.toMatch(/Maria|Lopez|Hunt|example\.com|1990|married|Mexican/);
});

describe('one thing swapped leaves the result identical', () => {
  const plain = person(first);
  const withLine = (line: string): AnalysisCandidate => ({
    ...plain,
    resumeText: (plain.resumeText ?? '').replace('\nSummary\n', `\n${line}\nSummary\n`),
  });

  test.each([
    'Emily Walsh',
    'Brad McCarthy',
    'Lakisha Washington',
    'Jamal Jones',
    'Guadalupe Hern\u00e1ndez',
    'Mei Chen',
    'Samir Sharma',
    'Grace Banks',
  ])('the name: %s', (name) => {
    const [given = '', family = ''] = name.split(' ');
    const email = `${given.toLowerCase()}@example.org`;
    const other = person({ ...first, NAME: name, FIRST: given, LAST: family, EMAIL: email });
    expect(analyse(other)).toEqual(analyse(plain));
  });

  test('pronouns', () => {
    const he = { ...first, PRONOUNS: 'he/him', PRONOUN: 'He', POSSESSIVE: 'his', TITLE: 'Mr' };
    expect(analyse(person(he))).toEqual(analyse(plain));
    // "Their" stays where it is, as most often it is of others: patients and their families.
    const they = { ...first, PRONOUNS: 'they/them', PRONOUN: 'They', TITLE: 'Mx' };
    expect(analyse(person(they))).toEqual(analyse(plain));
    expect(analyse(person({ ...they, POSSESSIVE: 'their' })).fit_score).toBe(analyse(plain).fit_score);
  });

  test.each([
    ['3 May 1999', '27'],
    ['1964-05-03', '62'],
  ])('the birth date: %s', (BORN, AGE) => {
    expect(analyse(person({ ...first, BORN, AGE }))).toEqual(analyse(plain));
  });

  test.each([
    ['Address: 118 Oak Street, Beverly Hills, CA 90210', 'Address: 7 Elm Avenue, Detroit, MI 48204'],
    ['Address: 118 Oak Street, Beverly Hills, CA 90210', 'Address: 12 Allen Avenue, Ikeja, Lagos, Nigeria'],
  ])('the address: %s or %s', (one, other) => {
    expect(analyse(withLine(other))).toEqual(analyse(withLine(one)));
  });
});

test('does not take a name for a skill', () => {
  const ruby = { ...first, NAME: 'Excel Banks', FIRST: 'Excel', LAST: 'Banks' };
  expect(JSON.stringify(analyse(person(ruby)))).toBe(JSON.stringify(analyse(person(first))));
});

test('reads hard spaces and indented lines as any others', () => {
  const plain = person(first);
  const pasted = (plain.resumeText ?? '').replaceAll('\n', '\n\t').replaceAll(' ', '\u00a0');
  expect(analyse({ ...plain, resumeText: pasted }).fit_score).toBe(analyse(plain).fit_score);
});

test('gives the same bytes each time', () => {
  expect(JSON.stringify(analyse(person(first)))).toBe(JSON.stringify(analyse(person(first))));
});

test('has whole weights that sum to 100 and evidence exactly where a criterion is met', () => {
  const { criteria, fit_score } = analyse(person(first));
  expect(criteria.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  expect(criteria.every(({ weight }) => Number.isInteger(weight) && weight > 0)).toBe(true);
  for (const { met, credit, evidence, related = [] } of criteria) {
    expect(evidence.length > 0).toBe(met);
    expect(related.length > 0).toBe(!met && credit > 0);
  }
  const earned = criteria.reduce((sum, { weight, credit }) => sum + weight * credit, 0);
  expect(Math.abs(earned - fit_score)).toBeLessThanOrEqual(0.5 + 1e-9);
  expect(Number.isInteger(fit_score)).toBe(true);
  expect(fit_score).toBeGreaterThan(75);
});

describe('too little text', () => {
  test('gives no score under 30 words', () => {
    const candidate = {
      ...person(first),
      resumeText: null,
      notes: 'Spoke on the phone. Knows the general ledger.',
    };
    expect(analyzeResume({ job, candidate, asOf: '2026-11-21' })).toMatchObject({
      ok: false,
      code: 'too_little_text',
    });
  });

  test('does not count what was removed', () => {
    const filler = Array.from({ length: 40 }, () => first.NAME).join('\n');
    const candidate = { ...person(first), resumeText: filler, notes: '' };
    expect(analyzeResume({ job, candidate, asOf: '2026-11-21' })).toMatchObject({
      ok: false,
      code: 'too_little_text',
    });
  });

  test('reads the notes where there is no resume, and says so', () => {
    const spoken =
      'Closed the books at a wholesaler for six years, wrote journal entries, reconciled bank accounts and prepared statements under GAAP for the auditors. Uses Excel and QuickBooks daily and was clear about both.';
    const { read, criteria } = analyse({ ...person(first), resumeText: null, notes: spoken });
    expect(read).toMatchObject({ resume: false, notes: true });
    expect(read.remark).toContain('No readable resume');
    expect(criteria.flatMap(({ evidence }) => evidence).every(({ source }) => source === 'notes')).toBe(true);
    expect(criteria.some(({ met }) => met)).toBe(true);
  });
});

describe('keyword lists', () => {
  const plain = fill(resume, first);
  const pasted =
    'General ledger, account reconciliation, GAAP, Excel, QuickBooks, journal entries, variance analysis, financial statements, auditors';

  test('add little to sentences that say the same', () => {
    const before = analyse({ ...person(first), resumeText: plain }).fit_score;
    const after = analyse({
      ...person(first),
      resumeText: `${plain}\n${`${pasted}\n`.repeat(10)}`,
    }).fit_score;
    expect(after - before).toBeLessThanOrEqual(10);
  });

  test('weigh less than use in sentences', () => {
    const gardener =
      'Gardener with eight years in parks. Planted hedges and looked after lawns, roses and two greenhouses. Drove a small tractor and trained apprentices in pruning and safe use of ladders.';
    const listOnly = analyse({ ...person(first), notes: '', resumeText: `${gardener}\n${pasted}` }).fit_score;
    const used = analyse({ ...person(first), notes: '', resumeText: plain }).fit_score;
    expect(listOnly).toBeLessThan(0.65 * used);
  });

  test('weigh no more when they are the sentences of the job', () => {
    const gardener =
      'Gardener with eight years in parks. Planted hedges and looked after lawns, roses and two greenhouses. Drove a small tractor and trained apprentices in pruning and safe use of ladders.';
    const copied = analyse({
      ...person(first),
      notes: '',
      resumeText: `${gardener}\n${job.description}`,
    }).fit_score;
    const used = analyse({ ...person(first), notes: '', resumeText: plain }).fit_score;
    expect(copied).toBeLessThan(0.65 * used);
  });

  test('count once, however often they are repeated', () => {
    const once = analyse({ ...person(first), resumeText: `${plain}\n${pasted}` }).fit_score;
    const often = analyse({
      ...person(first),
      resumeText: `${plain}\n${`${pasted}\n`.repeat(20)}`,
    }).fit_score;
    expect(often - once).toBeLessThanOrEqual(4);
  });
});

test('does not take a denial for evidence', () => {
  const spoken =
    'Spoke for an hour about the audit season and the two offices in town. Would have to learn QuickBooks. No experience with GAAP so far. One thing is plain: careful, friendly, quick, and ready to move next spring.';
  const { criteria } = analyse({ ...person(first), resumeText: null, notes: spoken });
  const unmet = criteria.filter(({ met }) => !met).map(({ name }) => name);
  expect(unmet).toEqual(expect.arrayContaining(['QuickBooks', 'GAAP']));
});
