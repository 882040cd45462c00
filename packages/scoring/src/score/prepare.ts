import { compilePatterns } from '../lexicon/lazyPattern.ts';
import { extractSkills } from '../resume/extractSkills.ts';
import { analyzeResume } from './analyzeResume.ts';

const JOB = {
  title: 'Cook',
  description: 'You have two years of experience as a cook and speak good English.',
  skills_required: 'Menu planning',
};
const RESUME = `Cook, Harbour Inn, March 2019 - May 2022
Planned menus and cooked for eighty guests a day, ordered the stock and trained two apprentices.
Cook, Mill House, since 2022
I plan menus, keep the kitchen clean and look after the budget of the kitchen.
Skills: cooking, baking, Excel`;

/**
 * Makes what the first analysis of an English text would otherwise have to make: compiled patterns and tables
 * of terms. Without it, the first analysis takes that much longer. The tables of other languages are made
 * with their first text.
 */
export function prepare(): void {
  compilePatterns();
  const candidate = { name: '', email: '', phone: '', notes: '', resumeText: RESUME };
  analyzeResume({ job: JOB, candidate, asOf: '2026-01-01' });
  extractSkills(RESUME);
}
