import { namesLicence } from '../job/namesLicence.ts';
import { lazyPattern } from '../lexicon/lazyPattern.ts';
import type { AskedTerms } from '../lexicon/readAskedTerms.ts';
import type { Profile, Statement } from '../resume/profile.ts';
import type { Language } from '../text/language.ts';
import type { Found } from './finding.ts';
import { distinct, findMentions, judge } from './findSkill.ts';

const UNCLEAR = 0.5;

const MAX_QUOTES = 8;

/** A licence or certificate: held, and said to be one or named by its own name. */
export function findLicence(terms: AskedTerms, profile: Profile): Found {
  const { language } = profile;
  const parts = terms.parts.map((ways) => {
    const mentions = findMentions(ways, profile)
      .filter(({ matchLevel }) => matchLevel >= 2)
      .filter(({ statement }) => !isOfAnother(statement, language));
    const stated = mentions.filter(
      ({ statement }) =>
        !statement.isHeader &&
        isLicence(statement, ways, language) &&
        (namesLicence(statement.quote, language) ||
          HELD().test(statement.quote) ||
          statement.section === 'licences'),
    );
    const proper =
      stated.length > 0 ? stated : mentions.filter(({ statement }) => isLicence(statement, ways, language));
    const found = judge(
      (proper.length > 0 ? proper : mentions).map((mention) => ({
        ...mention,
        value: mention.assertion === 'plain' ? 1 : mention.value,
      })),
      profile.asOf,
    );
    if (proper.length > 0 || found.state !== 'met') return found;
    return {
      ...found,
      state: 'unclear' as const,
      credit: UNCLEAR,
      remark: 'The work is named, the licence is not.',
    };
  });
  const state = parts.every((part) => part.state === 'met')
    ? 'met'
    : parts.some((part) => part.state !== 'missing')
      ? 'unclear'
      : 'missing';
  const remark = parts.find(
    (part) => part.remark && !part.remark.startsWith('Last') && !part.remark.startsWith('Listed'),
  )?.remark;
  const credit = parts.reduce((sum, part) => sum + part.credit, 0) / parts.length;
  return {
    state,
    credit: state === 'unclear' ? Math.min(credit, UNCLEAR) : credit,
    quotes: distinct(parts.flatMap(({ quotes }) => quotes)).slice(0, MAX_QUOTES),
    ...(remark ? { remark } : {}),
  };
}

/** Working for, with or under somebody with a licence is no licence: "report to the charge nurse". */
function isOfAnother({ section, quote, isHeader }: Statement, language: Language): boolean {
  return (
    !isHeader &&
    section !== 'licences' &&
    ANOTHER().test(quote) &&
    !namesLicence(quote.replace(ANOTHER(), ''), language)
  );
}

const ANOTHER = lazyPattern('{licenceOfAnother}', 'iu');

function isLicence(
  { section, quote, isHeader }: Statement,
  ways: readonly (readonly { key: string }[])[],
  language: Language,
): boolean {
  if (!isHeader && SOCIETY().test(quote) && !HELD().test(quote)) return false;
  return (
    section === 'licences' ||
    isHeader ||
    namesLicence(quote, language) ||
    HELD().test(quote) ||
    ways.some((phrase) => phrase.some(({ key }) => key.startsWith('=')))
  );
}

/** Membership of a society of accountants is no licence. */
const SOCIETY = lazyPattern(String.raw`\b(?:{society})\b`, 'i');

const HELD = lazyPattern(String.raw`\b(?:{licenceHeld})\b`, 'i');
