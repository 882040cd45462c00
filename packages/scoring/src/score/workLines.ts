import { toClauses } from '../job/clauses.ts';
import type { Job, WorkLine } from '../job/criterion.ts';
import { isIrrelevant } from '../job/isIrrelevant.ts';
import { specificityOf } from '../meaning/specificity.ts';
import type { Language } from '../text/language.ts';
import { collapse } from '../text/tokens.ts';

const TITLE = 2;
const SKILL = 1.5;
const CLAUSE = 1;
const MOST = 60;
const LONGEST_SKILL = 80;

/** The lines of a job that tell of the work, each with how much it counts: title, skills, duties and what is asked. */
export function workLines(
  { title, description, skills_required }: Job,
  language: Language,
): readonly WorkLine[] {
  const skills = skills_required
    .split(/[,;\n|\u2022]/)
    .map(collapse)
    .filter((skill) => /\p{L}/u.test(skill) && skill.length <= LONGEST_SKILL);
  const clauses = toClauses(description, language)
    .filter(({ part, text }) => part.about !== 'none' && !isIrrelevant(text, language))
    .map(({ text }) => text);
  const lines = [
    { text: collapse(title), weight: TITLE },
    ...skills.map((text) => ({ text, weight: SKILL })),
    ...clauses.map((text) => ({ text, weight: language === 'en' ? CLAUSE * specificityOf(text) : CLAUSE })),
  ];
  return lines.filter(({ text }) => text !== '').slice(0, MOST);
}
