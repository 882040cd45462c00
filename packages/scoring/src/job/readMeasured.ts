import { findConcepts } from '../lexicon/concepts.ts';
import { lazyPattern } from '../lexicon/lazyPattern.ts';
import { type AskedTerms, type Phrase, readAskedTerms } from '../lexicon/readAskedTerms.ts';
import { ROLES } from '../lexicon/roles.ts';
import type { Language } from '../text/language.ts';
import { lazy } from '../text/lazy.ts';
import { stem } from '../text/stem.ts';
import { tokenize } from '../text/tokens.ts';
import type { Criterion, Importance } from './criterion.ts';
import { isGeneral } from './isGeneral.ts';
import { quoteOf, shortName, withPlainRoles } from './names.ts';
import { BY_A_BODY, namesLicence } from './namesLicence.ts';
import { type DegreeLevel, readDegree } from './readDegree.ts';
import { LEVEL_NAMES, readLanguages } from './readLanguages.ts';
import { readTeam } from './readTeam.ts';
import { readYears } from './readYears.ts';
import { stripFrame } from './stripFrame.ts';

const AROUND_LICENCE = lazyPattern(String.raw`\b(?:{aroundLicence})\b`, 'gi');

const MAX_YEARS_ASKED = 15;

/**
 * A criterion that is measured: years, a degree, a language, a licence, leading others. Undefined where a
 * text names none.
 */
export function readMeasured(
  text: string,
  language: Language,
  from: Criterion['from'],
  importance: Importance,
  quote?: string,
): Criterion | undefined {
  const draft = { importance, from, ...quoteOf(quote) };
  const own = from === 'skills' || from === 'person';
  const years = readYears(text, language);
  // "Over 25 years of customer service" are the employer's.
  if (years && (own || years.months <= MAX_YEARS_ASKED * 12)) {
    const of =
      years.of === '' ? undefined : objectOf(withPlainRoles(stripFrame(years.of, language)), language);
    const count = years.months % 12 === 0 ? `${years.months / 12}+ years` : `${years.months}+ months`;
    const name = own
      ? text
      : shortName(
          years.of === ''
            ? `${count} of experience`
            : `${count} ${opensOf(years.of, text)}${years.of}${endOf(years.of, text)}`,
        );
    return {
      ...draft,
      name: name.replace(/^1\+ years/, '1+ year'),
      kind: 'experience',
      rule: { by: 'years', months: years.months, of },
    };
  }
  const degree = readDegree(text, language);
  if (degree) {
    const { level, field, orExperience } = degree;
    const label = labelOf(level, text);
    const inField = field === '' ? label : `${label} in ${field}`;
    const told =
      language !== 'en' ? stripFrame(text, language) : orExperience ? `${inField}, or experience` : inField;
    const name = own ? text : shortName(told);
    return {
      ...draft,
      name,
      kind: 'education',
      rule: {
        by: 'degree',
        level,
        field: readAskedTerms(field === '' ? fieldOfProfession(level, text) : field, language),
        orExperience,
      },
    };
  }
  if (
    LEADS().test(text) &&
    (tokenize(text, language).length <= 6 ||
      /experience|proven|track record|background|must have|have (?:led|managed|supervised|guided|run)/i.test(
        text,
      ))
  ) {
    const terms = readAskedTerms('people management/team leadership', language);
    const of = readTeam(text, language);
    if (terms)
      return {
        ...draft,
        name: own ? text : shortName(stripFrame(text, language)),
        kind: 'experience',
        rule: { by: 'lead', terms, ...(of ? { of } : {}) },
      };
  }
  const languages = readLanguages(text, language);
  const [first] =
    languages.length > 0
      ? languages
      : readLanguages(`${text} language`, language).filter(
          (named) => named.language !== 'Sign language' && tokenize(text, language).length <= (own ? 3 : 1),
        );
  if (first) {
    const level = LEVEL_NAMES[first.level] ?? '';
    return {
      ...draft,
      name: own ? text : `${first.language}${level ? ` (${level})` : ''}`,
      kind: 'language',
      rule: { by: 'language', language: first.language, level: first.level },
    };
  }
  if (namesLicence(text, language) && !(from === 'description' && DEALS_WITH().test(text))) {
    const terms = kindOnly(readAskedTerms(stripLicence(stripFrame(text, language), language), language));
    if (terms)
      return {
        ...draft,
        name: own ? text : shortName(stripFrame(text, language)),
        kind: 'licence',
        rule: { by: 'licence', terms },
      };
  }
  return undefined;
}

/** A Juris Doctor is a doctorate of law, and a doctorate of chemistry is none; a B.Ed. is of education. */
function fieldOfProfession(level: DegreeLevel, text: string): string {
  if (level === 2 || level === 3) return FIELDS.find(([degree]) => degree.test(text))?.[1] ?? '';
  if (level !== 4) return '';
  if (JURIS_DOCTOR.test(text)) return 'law or juris doctor or JD or jurisprudence';
  return DOCTOR_OF_MEDICINE.test(text) ? 'medicine or medical or MD' : '';
}

/** Degrees whose names hold their field. */
const FIELDS: readonly (readonly [RegExp, string])[] = [
  [/\b[bm]\.?\s?ed\b/i, 'education or teaching or B.Ed or M.Ed'],
  [/\bll\.?[bm]\b/i, 'law or LLB or LLM'],
];
const JURIS_DOCTOR = /\bjuris doctor|\bj\.?d\b/i;
const DOCTOR_OF_MEDICINE = /\bm\.?d\.?\b|\bmedical degree\b|\bdoctor of medicine\b/i;

const IN_OBJECT = /,\s+(?:and\s+|or\s+)?|\s(?:and|&|or|using|with|including|such as)\s|(?<=\S)\/(?=\S)/i;
const TELLING = 0.4;
const IS_LONG = /,\s|\s(?:using|including)\s/i;

/**
 * What years are of. Of an enumeration each telling thing is one way to show them; what holds for any work ("analysis")
 * shows none.
 */
function objectOf(text: string, language: Language): AskedTerms | undefined {
  if (language !== 'en') return readAskedTerms(text, language);
  const pieces = text.split(IN_OBJECT).filter((piece) => /\p{L}/u.test(piece));
  const telling = pieces.filter((piece) => !isGeneral(piece, language));
  if (telling.length === 0) return undefined;
  if (!IS_LONG.test(text)) return readAskedTerms(text, language);
  const ways = telling
    .flatMap((piece) => readAskedTerms(piece, language)?.parts.flat() ?? [])
    .filter((phrase) => phrase.some(({ key, weight }) => key.startsWith('=') || weight >= TELLING));
  return ways.length > 0 ? { parts: [ways] } : undefined;
}

function labelOf(level: DegreeLevel, text: string): string {
  if (level === 4 && JURIS_DOCTOR.test(text)) return 'Juris Doctor';
  if (level === 4) return 'Doctorate';
  if (level === 3) return "Master's degree";
  if (level === 2) return "Bachelor's degree";
  if (/\bassociate/i.test(text)) return 'Associate degree';
  return /high|secondary|ged/i.test(text) ? 'School leaving certificate' : 'Diploma';
}

/** "One year of law firm experience" is none of law firms. */
function endOf(of: string, text: string): string {
  return text.slice(text.indexOf(of) + of.length).startsWith(' experience') ? ' experience' : '';
}

/** "Three years as a machinist" is no "three years of machinist". */
function opensOf(of: string, text: string): string {
  if (/^(?:in|behind|with|as|on|at|under|over)\b/i.test(of)) return '';
  const before = text.slice(0, Math.max(0, text.indexOf(of)));
  return /\b(?:as|as an?)\s$/i.exec(before)?.[0] ?? 'of ';
}

/** "Submit signed certificates to the engineer" asks for no certificate. */
const DEALS_WITH = lazyPattern('{dealsWithLicences}', 'i');

/** Of a licence that is known by name the name alone is looked for: "BLS required at hire" is BLS. */
function kindOnly(terms: AskedTerms | undefined): AskedTerms | undefined {
  if (!terms) return undefined;
  // "Certified shorthand reporter" is the reporter, and no shorthand.
  const isOfRole = (phrase: Phrase) => phrase.some(({ key }) => roleStems().has(key));
  const kind = (phrase: Phrase) => (isOfRole(phrase) ? [] : phrase.filter(({ key }) => key.startsWith('=')));
  return {
    parts: terms.parts.map((ways) => {
      const known = ways.map(kind).filter((phrase) => phrase.length > 0);
      return known.length > 0 ? known : ways;
    }),
  };
}

const roleStems = lazy(() => new Set([...ROLES].map(stem)));

/** Whether a text asks for leading people. */
export const LEADS = lazyPattern('{leadsPeople}', 'i');

function stripLicence(text: string, language: Language): string {
  if (findConcepts(tokenize(text, language), language).length > 0) return text;
  const rest = text.replace(BY_A_BODY, '$1').replace(AROUND_LICENCE(), ' ');
  return /[\p{L}\p{N}]/u.test(rest) ? rest : text;
}
