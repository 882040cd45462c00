import { describe, expect, test } from 'vitest';
import { specificityOf } from '../meaning/specificity.ts';
import { analyzeResume } from './analyzeResume.ts';

const job = {
  title: 'Warehouse Picker',
  description:
    'You pick and pack orders for online shops, load vans by hand and count the stock each week. You keep the aisles clean and tell the shift leader what runs short.',
  skills_required: 'Order picking, Stock counts, Forklift licence',
};
const undated = `Worked for a parcel depot and a supermarket store room.
Collected goods from shelves for web orders and packed them into cartons.
Loaded and unloaded lorries with a pallet truck and swept the bays at the end of the shift.
Checked what was on the shelves against the lists and reported what was missing.`;
const stranger = `Taught piano to children and adults in a music school.
Prepared pupils for exams and concerts, and played the organ in two churches.
Wrote a reader on harmony for beginners and led a choir of thirty singers.
Tuned the instruments of the school and kept the library of scores in order.`;

function analyse(resumeText: string, asked = job) {
  const candidate = { name: '', email: '', phone: '', notes: '', resumeText };
  const outcome = analyzeResume({ job: asked, candidate, asOf: '2026-11-21' });
  if (!outcome.ok) throw new Error(outcome.detail);
  return outcome.analysis;
}
const workOf = (text: string) => {
  const found = analyse(text).criteria.find(({ name }) => name.startsWith('Work similar'));
  if (!found) throw new Error('There is no likeness of the work.');
  return found;
};

describe('the likeness of the work', () => {
  test('needs no dates, and parts the trade from another', () => {
    expect(workOf(undated).credit).toBeGreaterThan(workOf(stranger).credit + 0.15);
    // Below half of it is not shown at all.
    expect(workOf(stranger)).toMatchObject({ met: false });
    expect(workOf(stranger).unclear).toBeFalsy();
    expect(workOf(stranger).credit).toBeLessThan(0.5);
  });

  test('shows at most three lines of the resume, and names the lines of the job beside them', () => {
    const { evidence, related = [], remark } = workOf(undated);
    const quotes = [...evidence, ...related];
    expect(quotes.length).toBeGreaterThan(0);
    expect(quotes.length).toBeLessThanOrEqual(3);
    for (const { quote } of quotes) expect(undated).toContain(quote);
    expect(remark).toMatch(/^Nearest lines: \u201c.+\u201d and \u201c.+\u201d/);
  });

  test('carries 25 points beside the 60 of skills and must-haves', () => {
    expect(workOf(undated).weight).toBe(25);
  });

  test('is not lost where the nearest lines say nothing plainly: others are quoted', () => {
    const mechanic = {
      title: 'Van mechanic',
      description:
        'You find and mend faults of vans: brakes, gearboxes and exhausts, and road-test each of them.',
      skills_required: '',
    };
    const terse = `Forty years in a village garage, from tractors to hybrids.
Brake and gearbox faults that other garages gave up on, exhausts, and vans of all makes.
Raced old cars on Sundays, and never won a single one of those races.`;
    const found = analyse(terse, mechanic).criteria.find(({ name }) => name.startsWith('Work similar'));
    expect(found?.credit).toBeGreaterThan(0.3);
    const quotes = [...(found?.evidence ?? []), ...(found?.related ?? [])];
    expect(quotes.length).toBeGreaterThan(0);
    for (const { quote } of quotes) expect(quote).not.toMatch(/gave up|never/);
  });

  test('counts nothing that is denied', () => {
    const denied = 'I have never picked or packed orders, and no stock counts were part of any work.';
    expect(workOf(`${stranger}\n${denied}`).credit).toBeCloseTo(workOf(stranger).credit, 1);
  });

  test('does not depend on who else is there, nor on the order of analyses', () => {
    const first = analyse(undated);
    analyse(stranger);
    expect(analyse(undated)).toEqual(first);
  });
});

describe('the closest line', () => {
  const asked = { ...job, skills_required: 'Month-end closing, Violin repair' };
  const bookkeeper = `Kept the accounts of three shops in a small town for an owner.
Closing of the month for three shops, with all journals and the payroll done by me.
Phone 0151 555 0199, 12 Mill Lane, Leeds
MONTH END CLOSING`;

  test('is shown below what is not found, verbatim, and earns nothing', () => {
    const text = `Kept the small office of a family firm that makes wooden boxes and crates for fruit.
Welcomed and trained newly hired employees each week.
Drove a van to the market on Saturdays and kept the log of it in order.`;
    const { criteria } = analyse(text, {
      ...job,
      skills_required: 'Induction of new employees, Violin repair',
    });
    expect(criteria.find(({ name }) => name === 'Induction of new employees')).toMatchObject({
      met: false,
      unclear: false,
      credit: 0,
      evidence: [],
      closest: { quote: 'Welcomed and trained newly hired employees each week.', source: 'resume' },
    });
    expect(criteria.find(({ name }) => name === 'Violin repair')?.closest).toBeUndefined();
  });

  test('is not shown where the texts deny it', () => {
    const text = `Kept the small office of a family firm that makes wooden boxes and crates for fruit.
I have never welcomed and trained newly hired employees, which others did each week.
Drove a van to the market on Saturdays and kept the log of it in order.`;
    const { criteria } = analyse(text, {
      ...job,
      skills_required: 'Induction of new employees, Violin repair',
    });
    for (const { closest } of criteria) expect(closest?.quote ?? '').not.toMatch(/never/);
  });

  test('is no heading and no contact line', () => {
    for (const { closest } of analyse(bookkeeper, asked).criteria)
      expect(closest?.quote ?? '').not.toMatch(/MONTH END|Phone|Mill Lane/);
  });
});

test.each([
  ['Weld steel pipes on site', 0.9, 1],
  ['Prepare monthly journal entries', 0.5, 1],
  ['Adhere to all safety procedures', 0, 0.2],
  ['Good written and verbal communication skills', 0, 0.2],
])('of "%s" between %d and %d counts: what is said of any work tells little of one', (line, least, most) => {
  expect(specificityOf(line)).toBeGreaterThanOrEqual(least);
  expect(specificityOf(line)).toBeLessThanOrEqual(most);
});
