import type { CriterionChoice } from '@cortex/api-client/model';
import { describe, expect, test } from 'vitest';
import { type Reading, readInputs, toAnalysis } from './analyzeResume.ts';
import { applyProposals, questionsOf } from './applyProposals.ts';
import { SCORED_BY } from './scoredBy.ts';

const job = {
  title: 'Staff Accountant',
  description:
    'Close the books of two companies each month and work with the external auditors. A bachelor’s degree in accounting is needed. At least 5 years of audit experience.',
  skills_required: 'Inventory valuation, SAP, Payroll, Treasury, Forklift, Spanish, Hedge accounting',
};
const resume = `Summary
Looks after the money of a wholesaler and would like to learn treasury one day.
Experience
Clerk, Ferris Wholesale, 2019 - 2025
Counted what lay in the barn each winter and put a
price on all of it for the balance sheet.
I have never operated a forklift truck in the yard.
Paid forty people at the end of each month, taxes included.
Clerk, Old Mill, 1999 - 2001
Hedged the flour price with futures for two harvests.
Skills
Spreadsheets, Databases, Letters, Filing
Education
Bachelor of Arts in History, Tamarack College, 2018`;
const notes = 'Was clear about all of it, and talked about the wish to move up within two or three years.';

function read(text = resume, criteria: CriterionChoice[] = []): Reading {
  const candidate = { name: 'Ada Brandt', email: 'a@example.com', phone: '', notes, resumeText: text };
  const outcome = readInputs({ job: { ...job, criteria }, candidate, asOf: '2026-11-21' });
  if (!outcome.ok) throw new Error(outcome.detail);
  return outcome.reading;
}

function idOf(reading: Reading, name: string): string {
  const id = questionsOf(reading.findings).find((question) => question.name === name)?.id;
  if (!id) throw new Error(`${name}: ${JSON.stringify(questionsOf(reading.findings))}`);
  return id;
}

const COUNTED = 'Counted what lay in the barn each winter';

/** What is found of a criterion when a model says that these quotes show it, beside a proposal that is sound. */
function found(name: string, quotes: string[], reading = read()) {
  const sound = { id: idOf(reading, 'Inventory valuation'), met: true, quotes: [COUNTED] };
  const own = { id: idOf(reading, name), met: true, quotes };
  const proposals = name === 'Inventory valuation' ? [own] : [sound, own];
  const applied = applyProposals(reading, proposals, 'glass-7b');
  return applied?.findings.find(({ criterion }) => criterion.name === name);
}

test('raises a finding by a quote that is in the texts, says who read it, and adds up anew', () => {
  const reading = read(resume.replace('price on all of it', 'price on the whole inventory'));
  const quote = 'put a price on the whole inventory for the balance sheet';
  expect(found('Inventory valuation', [quote], reading)).toMatchObject({
    state: 'met',
    credit: 1,
    quotes: [{ quote, source: 'resume' }],
    remark: 'Read by glass-7b.',
  });
  const proposals = [{ id: idOf(reading, 'Inventory valuation'), met: true, quotes: [quote] }];
  const raised = applyProposals(reading, proposals, 'glass-7b');
  const [before, after] = [reading, raised ?? reading].map((one) => toAnalysis(one, SCORED_BY));
  expect(after?.fit_score).toBeGreaterThan(before?.fit_score ?? 100);
  const earned = after?.criteria.reduce((sum, { weight, credit }) => sum + weight * credit, 0);
  expect(Math.abs((earned ?? 0) - (after?.fit_score ?? 0))).toBeLessThanOrEqual(0.5);
});

describe('drops a quote', () => {
  test.each([
    ['that was invented', 'Ran the payroll of the whole company'],
    ['of the job', 'Close the books of two companies each month'],
    ['in other capitals', 'paid Forty People at the end of each month'],
    ['with words left out', 'Paid forty people each month'],
    ['of two words', 'Paid forty'],
    ['that begins within a word', 'id forty people at the end'],
    ['of more than 200 characters', resume.slice(resume.indexOf('Counted'), resume.indexOf('Skills'))],
    ['across what was removed', 'people at the end \ue000 of each month'],
    ['that is empty', ' '],
  ])('%s', (_name, quote) => {
    expect(found('Payroll', [quote])).toMatchObject({ state: 'missing', credit: 0, quotes: [] });
  });

  test.each([
    ['of a denial', 'Forklift', 'operated a forklift truck in the yard'],
    ['of a denial, for something else', 'Payroll', 'never operated a forklift truck'],
    ['of a wish', 'Treasury', 'learn treasury one day'],
  ])('%s', (_name, name, quote) => {
    const before = read().findings.find(({ criterion }) => criterion.name === name);
    expect(found(name, [quote])).toEqual(before);
  });

  test('that was pasted from the job', () => {
    const pasted = read(`${resume}\nOther\n${job.description}`);
    expect(pasted.resume).toContain('Close the books');
    const quote = 'work with the external auditors';
    expect(found('Payroll', [quote], pasted)).toMatchObject({ state: 'missing' });
  });

  test('that is to show four criteria at once', () => {
    const reading = read();
    const names = ['Inventory valuation', 'Payroll', 'SAP', 'Spanish'];
    const proposals = names.map((name) => ({ id: idOf(reading, name), met: true, quotes: [COUNTED] }));
    expect(applyProposals(reading, proposals, 'glass-7b')?.findings).toEqual(reading.findings);
  });
});

test('holds nothing of an answer none of whose quotes is in the texts', () => {
  const reading = read();
  const proposals = questionsOf(reading.findings).map(({ id, name }) => ({
    id,
    met: true,
    quotes: [`Ten years of ${name} at the highest level`],
  }));
  expect(applyProposals(reading, proposals, 'glass-7b')).toBeUndefined();
});

describe('does not raise', () => {
  test('what the texts deny, wish for or have not finished, whatever else is quoted', () => {
    for (const name of ['Forklift', 'Treasury']) {
      expect(found(name, [COUNTED])).toMatchObject({ state: 'missing', credit: 0 });
      expect(found(name, [COUNTED])?.remark).not.toContain('glass-7b');
    }
  });

  test('an unknown criterion, and not the matchLevel to the job text', () => {
    const reading = read();
    const work = reading.findings.findIndex(({ criterion }) => criterion.rule.by === 'work');
    expect(work).toBeGreaterThanOrEqual(0);
    const proposals = [`c${work + 1}`, 'c0', 'c99', 'Payroll', '__proto__'].map((id) => ({
      id,
      met: true,
      quotes: [COUNTED],
    }));
    expect(applyProposals(reading, proposals, 'glass-7b')?.findings).toEqual(reading.findings);
  });

  test('a criterion that names a protected trait', () => {
    const reading = read();
    const [first, ...rest] = reading.findings;
    if (!first) throw new Error('Nothing was read.');
    const trait = { ...first, criterion: { ...first.criterion, name: 'Christian faith' } };
    const findings = [trait, ...rest];
    expect(questionsOf(findings).map(({ id }) => id)).not.toContain('c1');
    const proposals = [{ id: 'c1', met: true, quotes: [COUNTED] }];
    expect(applyProposals({ ...reading, findings }, proposals, 'glass-7b')?.findings).toEqual(findings);
  });

  test('time in work beyond what the posts say', () => {
    const reading = read();
    const years = reading.findings.find(({ criterion }) => criterion.rule.by === 'years');
    const name = years?.criterion.name ?? '';
    const short = 'Hedged the flour price with futures';
    expect(found(name, [short], reading)).toEqual(years);
    expect(found(name, [COUNTED], reading)).toEqual(years);
  });

  test('a language or a licence by words that do not name it', () => {
    const reading = read(resume, [{ name: 'CPA licence', importance: 'must' }]);
    for (const name of ['Spanish', 'CPA licence'])
      expect(found(name, [COUNTED], reading)).toMatchObject({ state: 'missing', credit: 0 });
  });

  test('a degree by words that name none', () => {
    const reading = read();
    const degree = reading.findings.find(({ criterion }) => criterion.rule.by === 'degree');
    expect(degree?.state).toBe('unclear');
    const name = degree?.criterion.name ?? '';
    expect(found(name, [COUNTED], reading)).toEqual(degree);
    expect(found(name, ['Bachelor of Arts in History'], reading)).toMatchObject({ state: 'met' });
  });
});

test('leaves open what a true quote has no word of', () => {
  expect(found('Inventory valuation', ['put a price on all of it for the balance sheet'])).toMatchObject({
    state: 'unclear',
    credit: 0.35,
    remark: 'Read by glass-7b; the quote does not name it.',
  });
});

test('does not lower what was found met', () => {
  const text = `${resume}\nExperience\nTreasurer, Bay Bank, 2020 - 2026\nRan SAP and kept the treasury of two branches.`;
  const reading = read(text);
  const proposals = questionsOf(reading.findings).map(({ id }) => ({ id, met: false, quotes: [] }));
  expect(applyProposals(reading, proposals, 'glass-7b')?.findings).toEqual(reading.findings);
  const met = reading.findings.find(({ criterion }) => criterion.name === 'SAP');
  expect(met).toMatchObject({ state: 'met', credit: 1 });
  expect(found('SAP', [COUNTED], reading)).toEqual(met);
});

test('counts a list, and what lies long ago, no more than our own reading does', () => {
  expect(found('SAP', ['Spreadsheets, Databases, Letters'])?.credit).toBeLessThanOrEqual(0.6);
  expect(found('Hedge accounting', ['Hedged the flour price with futures'])?.credit).toBe(0.6);
});
