import { isLicenceByName, namesLicence } from '../job/namesLicence.ts';
import { lazyPattern } from '../lexicon/lazyPattern.ts';
import type { AskedTerms } from '../lexicon/readAskedTerms.ts';
import { RENEWED } from '../resume/assertionOf.ts';
import type { Profile, Statement } from '../resume/profile.ts';
import type { Language } from '../text/language.ts';
import type { Found } from './finding.ts';
import { distinct, findMentions, judge, REMARKS } from './findSkill.ts';

const UNCLEAR = 0.5;

const MAX_QUOTES = 8;

/** A licence or certificate: held, and said to be one or named by its own name. */
export function findLicence(terms: AskedTerms, profile: Profile): Found {
  const { language } = profile;
  const parts = terms.parts.map((ways) => {
    const mentions = findMentions(ways, profile)
      .filter(({ matchLevel }) => matchLevel >= 2)
      .map((mention) => {
        if (mention.assertion !== 'plain') return mention;
        const { quote } = mention.statement;
        if (LEARNS().test(quote) || NOT_YET.test(quote))
          return { ...mention, assertion: 'in progress' as const, value: 0 };
        return PAPER_EXPIRED().test(quote) && !RENEWED().test(quote)
          ? { ...mention, assertion: 'expired' as const, value: 0 }
          : mention;
      })
      .filter(({ statement }) => !isOfAnother(statement, language) && !METRIC.test(statement.quote));
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
  const lost = findLost(terms, parts, profile);
  if (lost) return { state: 'missing', credit: 0, quotes: [lost], remark: REMARKS.expired };
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

/** Where it is said that what was held was taken away, beside it or by its name. */
function findLost(
  { parts }: AskedTerms,
  found: readonly Found[],
  { statements }: Profile,
): Found['quotes'][number] | undefined {
  const quoted = new Set(found.flatMap(({ quotes }) => quotes.map(({ quote }) => quote)));
  if (quoted.size === 0) return undefined;
  const asked = new Set(parts.flat(2).map(({ key }) => key));
  const lost = statements.find(
    (statement, at) =>
      LOST().test(statement.quote) &&
      ([statements[at - 1], statement].some((one) => one && quoted.has(one.quote)) ||
        statement.keys.some(({ key }) => asked.has(key))),
  );
  return lost && { quote: lost.quote, source: lost.source };
}

/** Initials that are a figure: "CPA of $21", "CPA and ROAS". */
const METRIC = /\b[A-Z]{3}\b (?:of|by|to|at|from|below|under) [$\u20ac\u00a3]?\d|\b(?:ROAS|CPC|CPM|CTR)\b/;

/** "Registered as apprentice embalmer": who learns it does not hold it. */
const LEARNS = lazyPattern(
  String.raw`\b(?:registered|registration|licen[cs]ed|permit|enrolled)\b[^.;]{0,40}\bas (?:an? )?(?:{learnerRole}|provisional|probationary)\b`,
  'i',
);

/** "I sit the pre-registration examination", "until I pass I may not call myself one". */
const NOT_YET =
  /\b(?:exam(?:ination)?|test)\b[^.;]{0,20}\bplan(?:ning|ned)? to (?:schedule|sit|take|book|retake)\b|\bpre-(?:registration|qualification|licen[cs]ure|certification)\b|\buntil i (?:pass|qualify|register|am (?:registered|licen[cs]ed|qualified))\b/i;

/** "High pressure cert done 2018, lapsed 2021": the paper is named beside what it is for. */
const PAPER_EXPIRED = lazyPattern(
  String.raw`\b(?:cert|certificate|certification|licen[cs]e|ticket|card|registration|accreditation|coding|approval)s?\b[^.;!?]{0,40}\b(?:{expiredAfter})\b`,
  'iu',
);

const LOST = lazyPattern(String.raw`\b(?:{licenceLost})`, 'iu');

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
    WITHOUT.test(quote) ||
    (isHeader && !OF_A_FIRM.test(quote)) ||
    namesLicence(quote, language) ||
    HELD().test(quote) ||
    ways.some((phrase) => phrase.some(({ key }) => isLicenceByName(key, language)))
  );
}

const WITHOUT =
  /\b(?:unlicen[cs]ed|uncertified|unregistered|not (?:yet )?(?:licen[cs]ed|certified|registered))\b/i;

/** "Clerk, Vale Customs Brokers": several of a role are an employer. */
const OF_A_FIRM = /\p{Lu}\p{Ll}{2,20}(?:ers|ors|ists|ians|ants|ents)(?![\p{L}])/u;

/** Membership of a society of accountants is no licence. */
const SOCIETY = lazyPattern(String.raw`\b(?:{society})\b`, 'i');

const HELD = lazyPattern(String.raw`\b(?:{licenceHeld})\b`, 'i');
