import { expect, test } from 'vitest';
import { monthOf } from '../resume/months.ts';
import { readProfile } from '../resume/readProfile.ts';
import { markDistant } from './fromADistance.ts';

const asOf = monthOf('2026-11-30');
const job = (title: string, description = '') => ({ title, description, skills_required: '' });

function distantIn(resume: string, of = job('Bridge Inspector')): string[] {
  const profile = readProfile({ resume, notes: '', language: 'en', asOf });
  return markDistant(profile, of)
    .filter(({ distant }) => distant)
    .map(({ quote }) => quote);
}

test('what somebody would like to do, or has never done, tells of no work of theirs', () => {
  expect(
    distantIn(
      'Ann Reed\n\nPROFILE\nI would like to inspect bridges and culverts.\nI have never keyed an entry.\nSix years of inspecting bridges, now looking for a bigger team.\n',
    ),
  ).toEqual(['I would like to inspect bridges and culverts.', 'I have never keyed an entry.']);
});

test('an objective is a wish, and what is far below it is not', () => {
  expect(
    distantIn(
      'OBJECTIVE\nBridge inspector in a team of engineers, with condition reports.\n\nEXPERIENCE\nInspector, Northshore, 2019 - 2024\n- Inspected bridges',
    ),
  ).toEqual(['Bridge inspector in a team of engineers, with condition reports.']);
});

test.each([
  ['Regional Property Manager, Buckeye, 2016 - 2024', 'Locksmith'],
  ['Councillor, Township of Shedden, 2014 - 2022', 'Bridge Inspector'],
  ['Wedding & Event Planner, Aisling, 2014 - 2024', 'Florist'],
  ['Restaurateur, Karvelas Grill, 1997 - 2023', 'Environmental Health Officer'],
  ['Deputy Manager - Tooling Procurement, Electra, 2017 - 2024', 'Mould Maker'],
])('%s deals with the work of a %s, and does it not', (post, title) => {
  expect(distantIn(`EXPERIENCE\n${post}\n- Ordered and checked the work\n`, job(title))).toContain(
    'Ordered and checked the work',
  );
});

test('a nurse who coordinates a ward is a nurse', () => {
  expect(
    distantIn(
      'EXPERIENCE\nWard Coordinator, Renal Unit, 2019 - 2024\n- Ran dialysis for twelve patients\n',
      job('Registered Nurse'),
    ),
  ).toEqual([]);
});

test('the tax office is no revenue that somebody sells for', () => {
  const payroll = job(
    'Payroll Clerk',
    'Chase missing numbers from Revenue.\nEvery submission to Revenue is in time.',
  );
  expect(
    distantIn(
      'EXPERIENCE\nSenior Account Executive, Shannon, 2019 - 2024\n- Sold payroll software\n',
      payroll,
    ),
  ).toContain('Sold payroll software');
});
