import type { Rule } from '../job/criterion.ts';
import { LEVEL_NAMES, readLanguages } from '../job/readLanguages.ts';
import type { Assertion } from '../lexicon/assertion.ts';
import { assertionOf } from '../resume/assertionOf.ts';
import type { Profile } from '../resume/profile.ts';
import { type Found, NOTHING } from './finding.ts';

const UNCLEAR = 0.5;
const NOT_SPOKEN: ReadonlySet<Assertion> = new Set(['denied', 'wished', 'in progress', 'of another']);

/** A language at the level that is asked for. */
export function findLanguage(
  { language, level }: Extract<Rule, { by: 'language' }>,
  profile: Profile,
): Found {
  const asked = level === 0 ? 2 : level;
  const mentions = profile.statements.flatMap((statement) => {
    const listed = statement.section === 'languages';
    const text = listed ? `Languages: ${statement.quote}` : statement.quote;
    const hit = readLanguages(text, profile.language).find((one) => one.language === language);
    if (!hit) return [];
    const token = statement.tokens.findIndex(({ start }) => start >= hit.at - (listed ? 11 : 0));
    const assertion = assertionOf(statement, token, token, profile);
    const reached = NOT_SPOKEN.has(assertion) ? 0.5 : assertion === 'basic' ? 1 : hit.level;
    return [{ statement, reached }];
  });
  const best = mentions.toSorted((a, b) => b.reached - a.reached)[0];
  if (!best) {
    if (language !== 'English' || !isEnglish(profile)) return NOTHING;
    return {
      state: 'unclear',
      credit: UNCLEAR,
      quotes: [],
      remark: 'Not named; the texts are written in it.',
    };
  }
  const quotes = [{ quote: best.statement.quote, source: best.statement.source }];
  if (best.reached === 0.5)
    return { state: 'missing', credit: 0, quotes, remark: 'Not yet spoken, by what the texts say.' };
  if (best.reached === 0)
    return asked <= 2
      ? { state: 'met', credit: 1, quotes }
      : { state: 'unclear', credit: UNCLEAR, quotes, remark: 'Named without a level.' };
  if (best.reached >= asked || (asked === 4 && best.reached === 3 && level === 0))
    return { state: 'met', credit: 1, quotes };
  const remark = `Named as ${LEVEL_NAMES[best.reached as 1]}, asked for as ${LEVEL_NAMES[asked as 1]}.`;
  return asked - best.reached === 1
    ? { state: 'unclear', credit: UNCLEAR, quotes, remark }
    : { state: 'missing', credit: 0.15, quotes, remark };
}

function isEnglish({ statements }: Profile): boolean {
  let small = 0;
  let words = 0;
  for (const { tokens } of statements) {
    words += tokens.length;
    small += tokens.filter(({ lower }) => /^(?:the|and|of|in|with|to|for|at|a)$/.test(lower)).length;
  }
  return words > 0 && small / words > 0.06;
}
