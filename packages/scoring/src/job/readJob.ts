import { readableAs } from '../lexicon/detectLanguage.ts';
import type { Language } from '../text/language.ts';
import { collapse } from '../text/tokens.ts';
import { type Clause, importanceOf, toClauses } from './clauses.ts';
import { type Criterion, type Importance, type Job, textOf } from './criterion.ts';
import { isNegated } from './isIrrelevant.ts';
import { mergeSame } from './mergeSame.ts';
import { sameName, shortName } from './names.ts';
import { protectedReason, protectedTrait } from './protectedReason.ts';
import { readClause, segments } from './readClause.ts';
import { readDemand } from './readDemand.ts';
import { readTitle } from './readTitle.ts';

/** What a job asks for, and what it asks for that no score may rest on. */
export type JobReading = { criteria: Criterion[]; refused: { name: string; reason: string }[] };

const MAX_CHARACTERS = 20_000;

const MAX_SKILLS = 20;

/** How many of each sort are read in a description. */
const MOST_OF = { skills: 14, traits: 4, duties: 6, measured: 8 };

/**
 * Reads from a job what a resume is measured by: what is in the skills, in the recruiter's words; then what
 * the description asks for; then the role. Each fact once. Reads the first 20 000 characters of each text.
 */
export function readJob(job: Job): JobReading {
  const language = readableAs(textOf(job));
  const title = job.title.slice(0, 300);
  const clauses = toClauses(job.description.slice(0, MAX_CHARACTERS), language);
  const refused = readRefused(job, clauses);
  const asked = clauses.filter(
    ({ part, text }) =>
      part.about !== 'none' &&
      !protectedTrait(text) &&
      !segments(text, language).every((one) => isNegated(one.text, language)),
  );
  const skills = readSkills(job.skills_required.slice(0, MAX_CHARACTERS), language);
  const drafts = [
    ...skills,
    ...asked.flatMap((clause) => readClause(clause, title, language)),
    ...readTitle(title, clauses, language),
  ];
  const chosen = (job.criteria ?? []).map(({ name, importance }) => ({ name: collapse(name), importance }));
  const criteria = limit(mergeSame(drafts, language)).map((criterion): Criterion => {
    const choice = chosen.find(({ name }) => sameName(name, criterion.name));
    return choice ? { ...criterion, importance: choice.importance } : criterion;
  });
  const added = chosen
    .filter(
      ({ name, importance }) =>
        importance !== 'left_out' && !criteria.some((criterion) => sameName(name, criterion.name)),
    )
    .flatMap(({ name, importance }): Criterion[] => {
      const reason = protectedReason(name);
      if (reason) {
        refused.push({ name, reason });
        return [];
      }
      return readDemand(name, language, 'person', importance as Importance);
    });
  return { criteria: [...criteria, ...added], refused };
}

function readRefused({ skills_required, title }: Job, clauses: readonly Clause[]): JobReading['refused'] {
  const items = [title, ...splitItems(skills_required), ...clauses.map(({ text }) => text)];
  return items.flatMap((text) => {
    const reason = protectedReason(text);
    return reason ? [{ name: shortName(text), reason }] : [];
  });
}

function splitItems(text: string): string[] {
  return splitOutsideBrackets(text)
    .map((item) =>
      collapse(item.replace(/^[\s\-\u2013*.:]+|(?<![\s.:])[\s.:]+$/g, '')).replace(/^(?:and|or)\s+/i, ''),
    )
    .filter((item) => /[\p{L}\p{N}]/u.test(item));
}

function splitOutsideBrackets(text: string): string[] {
  const items: string[] = [];
  let end = text.length;
  let isInside = false;
  const marks = [...text.matchAll(/[()]|[,;\n\r|\u2022\u00b7\u3001\uff0c\uff1b\u060c]+/g)];
  for (const { 0: mark, index } of marks.toReversed()) {
    if (mark === '(' || mark === ')') isInside = mark === ')';
    else if (!isInside) {
      items.push(text.slice(index + mark.length, end));
      end = index;
    }
  }
  items.push(text.slice(0, end));
  return items.toReversed();
}

function readSkills(text: string, language: Language): Criterion[] {
  return splitItems(text)
    .filter((item) => !protectedTrait(item))
    .slice(0, MAX_SKILLS)
    .flatMap((item) =>
      readDemand(item.slice(0, 200), language, 'skills', importanceOf(item, language) ?? 'neither'),
    );
}

/** What is measured is never crowded out by the number of skills. */
function limit(criteria: readonly Criterion[]): Criterion[] {
  const counts = { skills: 0, traits: 0, duties: 0, measured: 0 };
  return criteria.filter(({ from, kind, isTrait }) => {
    if (from !== 'description') return true;
    const sort = isTrait
      ? 'traits'
      : kind === 'skill'
        ? 'skills'
        : kind === 'responsibility'
          ? 'duties'
          : 'measured';
    counts[sort] += 1;
    return counts[sort] <= MOST_OF[sort];
  });
}
