import { expect, test } from 'vitest';
import { analyzeResume } from './analyzeResume.ts';
import { toUnits } from './resumeUnits.ts';
import { coveredYears, datedSpans, newestYear } from './workYears.ts';

const resumeText = `Baker, Mill Lane, 2018 - present
Baked bread, rolls and cakes for three shops, kept the sourdough, ordered flour and trained two apprentices.
Kitchen hand, Harbour House, 2015 - 2018
Washed, peeled, cut and cooked soups and sauces for ninety guests each evening, and cleaned the kitchen.
Food hygiene certificate, 2021`;

function yearsMet(year?: number): boolean | undefined {
  const job = {
    title: 'Baker',
    description: 'We ask for 9+ years of experience in baking bread and cakes.',
    skills_required: 'Baking, Food hygiene',
  };
  const candidate = { name: '', email: '', phone: '', notes: '', resumeText };
  const outcome = analyzeResume({ job, candidate, ...(year === undefined ? {} : { year }) });
  return outcome.ok
    ? outcome.analysis.criteria.find(({ name }) => name.startsWith('9+ years'))?.met
    : undefined;
}

test('"present" is the newest year that the text names, or the given one', () => {
  const units = toUnits(resumeText, 'resume');
  const present = newestYear(units);
  expect(present).toBe(2021);
  expect(coveredYears(units.flatMap((unit) => datedSpans(unit, present)))).toBe(6);
  expect(coveredYears(units.flatMap((unit) => datedSpans(unit, 2026)))).toBe(11);
});

test('a later year lengthens only what still goes on', () => {
  expect(yearsMet()).toBe(false);
  expect(yearsMet(2026)).toBe(true);
});
