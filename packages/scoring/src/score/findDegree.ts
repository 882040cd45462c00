import type { Rule } from '../job/criterion.ts';
import { readDegree } from '../job/readDegree.ts';
import { matchesForeign } from '../lexicon/languagePatterns.ts';
import { lazyPattern } from '../lexicon/lazyPattern.ts';
import type { AskedTerms, Phrase } from '../lexicon/readAskedTerms.ts';
import { assertionOf } from '../resume/assertionOf.ts';
import { coveredMonths } from '../resume/months.ts';
import type { Profile, Statement } from '../resume/profile.ts';
import { stem } from '../text/stem.ts';
import { type Found, NOTHING } from './finding.ts';
import { distinct, findMentions, REMARKS } from './findSkill.ts';

const UNCLEAR = 0.5;
const DEGREE_WORD = /^(?:bachelor|master|doctor|degree|ph\.?d|mba|diploma|[bm]\.?(?:a|sc|s|eng|ed)$)/;

const DEGREE_LEVEL_MET = 1;

/** A degree of the level, in the field where one is asked for, and finished. */
export function findDegree(
  { level, field, orExperience }: Extract<Rule, { by: 'degree' }>,
  profile: Profile,
): Found {
  const found = profile.statements.flatMap((statement) => {
    const degree =
      statement.isHeader && statement.section === 'experience'
        ? undefined
        : readDegree(statement.quote, profile.language, true);
    if (!degree) return [];
    const named = statement.tokens.findIndex(({ lower }) => DEGREE_WORD.test(lower));
    const at = Math.max(0, named);
    const assertion = assertionOf(statement, at, at, profile);
    if (assertion === 'of another') return [];
    const inProgress =
      (assertion !== 'plain' && assertion !== 'in progress') || isUnfinished(statement, profile);
    return [{ statement, level: degree.level, inProgress }];
  });
  const done = studiedFirst(found.filter(({ inProgress }) => !inProgress));
  const enough = done.filter((degree) => degree.level >= level).toSorted((a, b) => b.level - a.level);
  const quotesFrom = (list: readonly { statement: Statement }[]) =>
    distinct(list.map(({ statement: { quote, source } }) => ({ quote, source }))).slice(0, 2);
  if (enough.length > 0) {
    if (!field) return { state: 'met', credit: DEGREE_LEVEL_MET, quotes: quotesFrom(enough) };
    const inField = enough.filter(({ statement }) => nearField(field, statement, profile));
    if (inField.length > 0) return { state: 'met', credit: DEGREE_LEVEL_MET, quotes: quotesFrom(inField) };
    return {
      state: 'unclear',
      credit: UNCLEAR,
      quotes: quotesFrom(enough),
      remark: 'A degree of this level, in a field that may be another.',
    };
  }
  const unfinished = found.filter(({ inProgress, level: reached }) => inProgress && reached >= level);
  if (unfinished.length > 0)
    return { state: 'missing', credit: 0, quotes: quotesFrom(unfinished), remark: REMARKS['in progress'] };
  if (orExperience && (coveredMonths(profile.posts) >= 36 || profile.posts.some(({ undated }) => undated))) {
    return {
      state: 'unclear',
      credit: UNCLEAR,
      quotes: quotesFrom(
        profile.statements.filter(({ isHeader }) => isHeader).map((statement) => ({ statement })),
      ),
      remark: 'No such degree is named; experience may count instead.',
    };
  }
  if (done.length > 0)
    return { state: 'missing', credit: 0.2, quotes: quotesFrom(done), remark: 'A lower degree is named.' };
  return NOTHING;
}

/**
 * Where the studies are told, what is said elsewhere ("classes for MBA students") says nothing of the
 * person's own degree.
 */
function studiedFirst<Degree extends { statement: Statement }>(found: readonly Degree[]): readonly Degree[] {
  const studied = found.filter(({ statement }) => statement.section === 'education');
  return studied.length > 0 ? studied : found.filter(({ statement }) => !OF_OTHERS().test(statement.quote));
}

const OF_OTHERS = lazyPattern(String.raw`\b(?:{studiesOfOthers})\b`, 'i');

/** The field may be on the line of the degree or next to it. */
function nearField(
  field: AskedTerms,
  statement: Statement,
  { statements, asOf, language }: Profile,
): boolean {
  const at = statements.indexOf(statement);
  const near = [statement, statements[at + 1], statements[at - 1]].filter(
    (one): one is Statement => one !== undefined && one.section === statement.section,
  );
  const isNamed = (ways: readonly Phrase[], statements: readonly Statement[]) =>
    findMentions(ways, { statements, posts: [], asOf, language }).some(({ matchLevel }) => matchLevel >= 1);
  return field.parts.some(
    (ways) =>
      isNamed(
        ways.filter(({ length }) => length === 1),
        near,
      ) ||
      isNamed(
        ways.filter(({ length }) => length > 1),
        near.map(withoutFaculty),
      ),
  );
}

/** A Bachelor of Science in nursing is none of computer science. */
function withoutFaculty(statement: Statement): Statement {
  const keys = statement.keys.filter(({ key }) => !FACULTY.has(key));
  return { ...statement, keys, named: new Set(keys.map(({ key }) => key)) };
}

const FACULTY: ReadonlySet<string> = new Set(['science', 'arts', 'studies'].map(stem));

const UNFINISHED = lazyPattern(String.raw`\b(?:{unfinishedStudies})\b|{unfinishedStudies:unspaced}`, 'i');

function isUnfinished(statement: Statement, { statements, asOf, language }: Profile): boolean {
  const at = statements.indexOf(statement);
  const next = statements[at + 1];
  const isDetail =
    next &&
    next.section === statement.section &&
    (next.tokens.length <= 6 || (next.tokens.length <= 16 && UNFINISHED().test(next.quote))) &&
    !readDegree(next.quote, language);
  const near = isDetail ? next : undefined;
  const texts = [statement, ...(near ? [near] : [])];
  if (
    texts.some(
      ({ quote }) =>
        /\b(?:awarded|conferred|graduated)\b/i.test(quote) && !/\bnot (?:awarded|graduated)\b/i.test(quote),
    )
  )
    return false;
  if (texts.some(({ quote }) => UNFINISHED().test(quote) || matchesForeign('progress', quote, language)))
    return true;
  const spans = statement.spans.length > 0 ? statement.spans : (near?.spans ?? []);
  return spans.some(({ to, current, from }) => (current && asOf - from < 96) || (!current && to > asOf + 6));
}
