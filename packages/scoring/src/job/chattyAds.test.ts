import { expect, test } from 'vitest';
import { describeCriteria } from '../score/describeCriteria.ts';

const read = (description: string, title = 'Tram Driver') =>
  describeCriteria({ title, description, skills_required: '' }).criteria.map(
    ({ name, kind, importance }) => `${importance} ${kind === 'responsibility' ? 'duty' : 'ask'}: ${name}`,
  );

test('the marks of Markdown are no part of headings', () => {
  const found = read(
    '# Tester\n\n**Your week**\n1. Write and review test plans\n\n**Need to have**\n1. Two years with Selenium\n\n**Nice to have**\n1. Low-power boards\n\n**Process**: a call, then a visit. Write to Ines.',
    'Tester',
  );
  expect(found).toContain('neither duty: Write and review test plans');
  expect(found).toContain('nice ask: Low-power boards');
  expect(found.join('\n')).not.toMatch(/Process|call|Ines/);
});

test('numbers of two parts open items, and a heading may be numbered', () => {
  const found = read(
    '2. PRINCIPAL DUTIES\n2.1 To assess and treat tendon injuries.\n2.2 To supervise two assistants.\n\n3. PERSON SPECIFICATION\nEssential\n3.1 HCPC registration\nDesirable\n3.2 Experience of group classes\n\n4. GENERAL INFORMATION\nA check is made.',
    'Physiotherapist',
  );
  expect(found).toEqual(
    expect.arrayContaining([
      'neither duty: Assess and treat tendon injuries',
      'must ask: HCPC registration',
      'nice ask: Group classes',
    ]),
  );
  expect(found.join('\n')).not.toMatch(/GENERAL|\d /);
});

test('what is needed amid what is done is asked for', () => {
  const found = read(
    "What's the job? You'll take a tram out on two lines, and sell tickets at the door.\n\nYou do need a full tram licence. And you need to actually like people: proper customer service experience, whatever the job was.",
  );
  expect(found).toContain('must ask: Full tram licence');
  expect(found).toContain('must ask: Customer service experience');
});

test('wishes are one each, and none is a must-have', () => {
  const found = read(
    "You drive trams.\nIt would be lovely if you've driven electric buses, or if you've been a mentor to new drivers. We would be pleased, though we do not insist, if you have treated rails or other steel. We should be glad of the Diploma in Track Work and of some welding knowledge. If you have served at night, please tell us.",
  );
  expect(found).toEqual(
    expect.arrayContaining([
      'nice ask: Driven electric buses',
      'nice ask: Mentor to new drivers',
      'nice ask: Treated rails or other steel',
      'nice ask: Welding',
    ]),
  );
  expect(found.filter((one) => one.startsWith('must'))).toEqual([]);
});

test('"we would be pleased to hear from you" asks for nothing', () => {
  expect(
    read(
      'You drive trams.\nWe would be pleased to hear from you. We should be glad to answer questions.',
    ).filter((one) => /hear|answer/.test(one)),
  ).toEqual([]);
});

test('questions are headings', () => {
  const found = read(
    'What would I do?\nMake bread four nights a week in a stone oven. Set the recipes and keep the sheets.\n\nWhat do I need?\nA food hygiene certificate.\n\nWhat would make you jump for joy?\nSourdough experience.',
    'Baker',
  );
  expect(found).toContain('neither duty: Set the recipes and keep the sheets');
  expect(found.some((one) => /^must ask: .*food hygiene/i.test(one))).toBe(true);
  expect(found.some((one) => /^nice ask: .*sourdough/i.test(one))).toBe(true);
});

test('"an advantage" is a heading, pay is a line of its own, and a bracket ends no name', () => {
  const found = read(
    'Requirements\nCompleted training as an organ builder or organ tuner (apprenticeship, college or equal)\nMechanical apprenticeship, finished\nAn advantage\nHarpsichord tuning\nPay 44-52k + allowance. Overtime x1.5. Private medical.',
    'Organ Tuner',
  );
  expect(found.some((one) => one.startsWith('must ask: Completed training as an organ builder'))).toBe(true);
  expect(found).toContain('nice ask: Harpsichord tuning');
  expect(found.join('\n')).not.toMatch(/Overtime|medical|finished/i);
});

test('most of one’s time is told as duties', () => {
  const found = read(
    'Most of your time will go into examining looms, writing condition reports and repair proposals, and mending belts.',
    'Loom Fitter',
  );
  expect(found.some((one) => one.startsWith('neither duty: Examining looms'))).toBe(true);
});

test('a heading that is glued to a figure ends what stands before it', () => {
  const found = read(
    'Desirable- Sage or Xero- Care sector- Involvement in a payroll migrationBenefits25 days of leave, a canteen.',
    'Payroll Clerk',
  );
  expect(found).toContain('nice ask: Involvement in a payroll migration');
});
