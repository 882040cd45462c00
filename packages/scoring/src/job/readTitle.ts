import { toAskedKeys } from '../lexicon/concepts.ts';
import { lazyPattern } from '../lexicon/lazyPattern.ts';
import { type Phrase, readAskedTerms, toPhrase } from '../lexicon/readAskedTerms.ts';
import { levelOf } from '../resume/profile.ts';
import type { Language } from '../text/language.ts';
import { tokenize } from '../text/tokens.ts';
import type { Clause } from './clauses.ts';
import type { Criterion } from './criterion.ts';
import { shortName, withPlainRoles } from './names.ts';
import { protectedTrait } from './protectedReason.ts';
import { LEADS } from './readMeasured.ts';
import { headOf, rolesOfTitle } from './rolesOfTitle.ts';

/** The ways to call a role: "supervisor" for a team leader, "cleaning operative" for a cleaner, a vice president of sales for a sales manager. */
function waysOfRole(role: string, language: Language): Phrase[] {
  const plain = withPlainRoles(role);
  const also = LEADS_A_TEAM.test(plain)
    ? ['supervisor', 'foreman', 'team leader', 'shift leader']
    : /^[a-z]{3,}er$/.test(plain)
      ? ['operative', 'worker', 'operator'].map((worker) => `${plain.slice(0, -2)}ing ${worker}`)
      : ranksAbove(plain);
  return [plain, ...also].flatMap((one) => readAskedTerms(one, language)?.parts.flat() ?? []);
}

/** Who manages a field, and not a place, a shift or single things: above them is who heads the same field. */
const MANAGES_FIELD =
  /^((?!(?:general|store|shop|branch|office|site|shift|duty|night|area|regional|district|case|floor|assistant|deputy|senior|junior|team|unit)\b)[a-z]+(?: [a-z]+){0,2}) manager$/i;

function ranksAbove(role: string): string[] {
  const field = MANAGES_FIELD.exec(role)?.[1];
  return field === undefined
    ? []
    : [
        `${field} director`,
        ...['director', 'head', 'vice president', 'VP'].map((rank) => `${rank} of ${field}`),
      ];
}

const LEADS_A_TEAM = /^(?:team|shift|crew)[ -](?:leader|supervisor|lead)$/i;

/** The role that a title names, and the level where one is asked for. */
export function readTitle(title: string, clauses: readonly Clause[], language: Language): Criterion[] {
  const { name, ways } = rolesOfTitle(title, language);
  const phrase = toPhrase(ways.join(' '), language);
  const criteria: Criterion[] = [];
  if (phrase.length > 0 && !protectedTrait(title)) {
    criteria.push({
      name: shortName(name),
      kind: 'title',
      importance: 'neither',
      from: 'title',
      rule: {
        by: 'role',
        terms: { parts: [ways.flatMap((way) => waysOfRole(way, language))] },
        head: toAskedKeys(tokenize(headOf(ways.at(-1) ?? ''), language), false, language).slice(-1),
      },
    });
  }
  // "Experienced caregivers" asks for experience, and for no senior.
  const named = levelOf(name.replace(/\bexperienced\b/gi, ' '));
  const level =
    named >= 3
      ? named
      : clauses.some(({ part, text }) => part.about !== 'none' && ASKS_SENIOR().test(text))
        ? 3
        : 2;
  const asksToLead = level < 4 || LEADS_BY_TITLE().test(title) || asksForLeading(clauses);
  if (level >= 3 && asksToLead) {
    criteria.push({
      name: level === 4 ? 'Experience in leading people' : 'Senior level',
      kind: 'experience',
      importance: 'neither',
      from: 'title',
      rule: { by: 'level', level: level === 4 ? 4 : 3 },
    });
  }
  return criteria;
}

/** An account manager manages accounts: only these titles, or the text, say that people are led. */
const LEADS_BY_TITLE = lazyPattern('{leadsByTitle}', 'i');

function asksForLeading(clauses: readonly Clause[]): boolean {
  return clauses.some(({ part, text }) => part.about !== 'none' && LEADS().test(text));
}

const ASKS_SENIOR = lazyPattern(String.raw`\b(?:{asksForSenior})\b`, 'iu');
