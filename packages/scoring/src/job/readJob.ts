import { findConcepts } from '../lexicon/concepts.ts';
import { readableAs } from '../lexicon/detectLanguage.ts';
import type { Language } from '../text/language.ts';
import { collapse, tokenize } from '../text/tokens.ts';
import { type Clause, importanceOf, toClauses } from './clauses.ts';
import { type Criterion, type Importance, type Job, textOf } from './criterion.ts';
import { mergeSame } from './mergeSame.ts';
import { sameName, shortName } from './names.ts';
import { askedOf, segments } from './pieces.ts';
import { protectedReason, protectedTrait } from './protectedReason.ts';
import { readClause } from './readClause.ts';
import { readDemand } from './readDemand.ts';
import { readTitle } from './readTitle.ts';
import { withUntitledDuties } from './untitledDuties.ts';

/** What a job asks for, and what it asks for that no score may rest on. */
export type JobReading = { criteria: Criterion[]; refused: { name: string; reason: string }[] };

const MAX_CHARACTERS = 20_000;

const MAX_SKILLS = 20;

/** How many of each sort are read in a description, those first that count most, and how many of all. */
const MOST_OF = { measured: 8, skills: 20, duties: 12, traits: 4 };
const MOST_READ = 34;

/**
 * Reads from a job what a resume is measured by: what is in the skills, in the recruiter's words; then what
 * the description asks for; then the role. Each fact once. Reads the first 20 000 characters of each text.
 */
export function readJob(job: Job): JobReading {
  const language = readableAs(textOf(job));
  const title = job.title.slice(0, 300);
  const clauses = withUntitledDuties(toClauses(job.description.slice(0, MAX_CHARACTERS), language), language);
  const refused = readRefused(job, clauses);
  const asked = clauses.filter(
    ({ part, text }) =>
      part.about !== 'none' &&
      !(part.about === 'unknown' && repeatsTitle(text, title)) &&
      !protectedTrait(text) &&
      segments(text, language).some((one) => askedOf(one.text, language) !== ''),
  );
  const skills = readSkills(job.skills_required.slice(0, MAX_CHARACTERS), language);
  const drafts = [
    ...skills,
    ...asked.flatMap((clause) => readClause(clause, title, language)),
    ...readTitle(title, clauses, language),
  ];
  const chosen = (job.criteria ?? []).map(({ name, importance }) => ({ name: collapse(name), importance }));
  const criteria = limit(mergeSame(drafts, language), language).map((criterion): Criterion => {
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

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

/** Many ads repeat their title in the first line: "LICENSED PLUMBER - LEEDS" asks for nothing that the title does not. */
function repeatsTitle(text: string, title: string): boolean {
  const words = wordsOf(text);
  const ofTitle = new Set(wordsOf(title));
  return words.length > 1 && words.every((word) => ofTitle.has(word));
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

/** What has a known name tells people apart; what is an extra tells less. */
function weightOf({ name, importance }: Criterion, language: Language): number {
  const isKnown = findConcepts(tokenize(name, language), language).length > 0;
  return (isKnown ? 2 : 0) + (importance === 'nice' ? 0 : 1);
}

/**
 * So many of each sort of a description, so that what is measured is never crowded out by the number of skills. Of more
 * skills those that tell most stay, of the rest the first.
 */
function limit(criteria: readonly Criterion[], language: Language): Criterion[] {
  const read = criteria.filter(({ from }) => from === 'description');
  const { skills = [], ...others } = Object.groupBy(read, sortOf);
  const telling = skills.toSorted((a, b) => weightOf(b, language) - weightOf(a, language));
  const found = { ...others, skills: telling };
  const kept = new Set(
    (Object.keys(MOST_OF) as Sort[])
      .flatMap((sort) => (found[sort] ?? []).slice(0, MOST_OF[sort]))
      .slice(0, MOST_READ),
  );
  return criteria.filter((criterion) => criterion.from !== 'description' || kept.has(criterion));
}

type Sort = keyof typeof MOST_OF;

function sortOf({ isTrait, kind }: Criterion): Sort {
  if (isTrait) return 'traits';
  if (kind === 'skill') return 'skills';
  return kind === 'responsibility' ? 'duties' : 'measured';
}
