import { toClauses } from '../job/clauses.ts';
import type { Job, WorkLine } from '../job/criterion.ts';
import { isIrrelevant } from '../job/isIrrelevant.ts';
import { readDegree } from '../job/readDegree.ts';
import { readLanguages } from '../job/readLanguages.ts';
import { specificityOf } from '../meaning/specificity.ts';
import type { Language } from '../text/language.ts';
import { collapse, tokenize } from '../text/tokens.ts';

const TITLE = 2;
const SKILL = 1.5;
const CLAUSE = 1;
const MOST = 60;
const LONGEST_SKILL = 80;
/** In words: longer ones tell of the work, too. */
const LONGEST_OF_SCHOOLING = 12;

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
    .filter(
      ({ part, text }) =>
        part.about !== 'none' && !isIrrelevant(text, language) && !tellsOfSchooling(text, language),
    )
    .map(({ text }) => text);
  const lines = [
    { text: collapse(title), weight: TITLE },
    ...skills.map((text) => ({ text, weight: SKILL })),
    ...clauses.map((text) => ({ text, weight: language === 'en' ? CLAUSE * specificityOf(text) : CLAUSE })),
  ];
  return lines.filter(({ text }) => text !== '').slice(0, MOST);
}

/** "Fluent English", "bachelor's degree required": what is asked of the person, who has it from elsewhere. */
function tellsOfSchooling(text: string, language: Language): boolean {
  if (tokenize(text, language).length > LONGEST_OF_SCHOOLING) return false;
  return readLanguages(text, language).length > 0 || readDegree(text, language) !== undefined;
}
