import { lazyPattern } from '../lexicon/lazyPattern.ts';
import { ROLES } from '../lexicon/roles.ts';
import type { Language } from '../text/language.ts';
import { collapse, tokenize } from '../text/tokens.ts';

/** The role that a title names, and what else the same people are called in it. */
export type RolesOfTitle = { name: string; ways: readonly string[] };

const IN_BRACKETS = /\([^)]{0,300}\)|\[[^\]]{0,300}\]/g;
const PARTS = /\s?[\u2013\u2014|@]\s|\s--?\s|-\s|,\s|:\s|!\s*| at /;
const NOT_PART_OF_ROLE = lazyPattern(String.raw`\b(?:{notPartOfRole})\b\.?`, 'gi');
/** "Now hiring:", "Interviewing now for". */
const HIRING = lazyPattern('^(?:{titleHires})[:\\s]+(?:an?\\s)?', 'i');
/** "Drivers needed for tomorrow": what follows is no part of the role. */
const NEEDED = lazyPattern(String.raw`(?<=\S)\s(?:{titleNeeds})\b`, 'i');
const VACANCY = lazyPattern(String.raw`(?<=\S)\s(?:{titleVacancy})\b`, 'i');
/** "Designer for social impact", "Teacher overseas". */
const AROUND = lazyPattern(String.raw`\s(?:{aroundRole})\b`, 'gi');
const NUMBER = /\s(?:\d{1,2}|I{1,3}|IV|V)$/;
/** What says how high somebody stands, and nothing of the work. */
const RANK = lazyPattern('^(?:{rankAlone})$', 'i');
/** "Nurse/LPN", and not "Cook/PT" or "Driver/UK". */
const ABBREVIATION = /^(?!(?:FT|PT|UK|USA?|EU|UAE|NYC|LA|DC|PRN|[AP]M)$)\p{Lu}{2,5}$/u;
/** Titles that leave open of what work they are. */
const OPEN = lazyPattern('^(?:{openTitle})$', 'i');
const MAX_WORDS_OF_FIELD = 4;
const LEAD = /^(.*\S)\s(?:lead|leader)$/i;

/** Reads "Hiring now: Graphic / Visual Designer for Social Impact" as a graphic designer or visual designer. */
export function rolesOfTitle(title: string, language: Language): RolesOfTitle {
  const bare = title.replace(IN_BRACKETS, ' ');
  const name = language === 'en' ? nameInEnglish(bare, language) : firstPart(bare, language);
  const lead = LEAD.exec(collapse(name));
  if (language === 'en' && lead?.[1] && !hasRole(lead[1]))
    return {
      name,
      ways: ['lead', 'leader', 'manager', 'supervisor'].map((rank) => `${plain(lead[1] ?? '')} ${rank}`),
    };
  const role = plain(name);
  return { name, ways: language === 'en' ? waysOf(role) : role.split(SLASH) };
}

const plain = (name: string) =>
  collapse(name.replace(NOT_PART_OF_ROLE(), ' ').replace(/[^\p{L}\p{N}+#.&/' -]/gu, ' '));

function nameInEnglish(bare: string, language: Language): string {
  const asked = bare.trim().replace(HIRING(), '');
  const open = asked.search(VACANCY());
  const said = [NEEDED().exec(asked)?.index ?? -1, open >= 0 && hasRole(asked.slice(0, open)) ? open : -1]
    .filter((at) => at > 0)
    .reduce((least, at) => Math.min(least, at), asked.length);
  const first = firstPart(withoutPlace(asked.slice(0, said)), language).replace(NUMBER, '');
  for (const { index } of first.matchAll(AROUND()))
    if (index > 0 && isRole(lastWord(first.slice(0, index)))) return first.slice(0, index);
  return first;
}

/** "Sales Representative-Georgia": a place behind the role. */
function withoutPlace(text: string): string {
  for (const { index } of text.matchAll(/-(?=\p{Lu})/gu))
    if (/\s/.test(text.slice(0, index)) && isRole(lastWord(text.slice(0, index))))
      return text.slice(0, index);
  return text;
}

/** The first part of a title; what comes after the comma of "Electrician, Commercial" stands before it in a resume. */
function firstPart(bare: string, language: Language): string {
  const [first = bare, second = ''] = bare.split(PARTS);
  const words = tokenize(first, language);
  const isBeforeComma = bare.includes(`${first}, `);
  if (/^(?:\p{L}+ )?vice president$/iu.test(first) && isBeforeComma)
    return collapse(`${first} ${second.split(/\s(?:and|&)\s/)[0]}`);
  if (words.length !== 1) return collapse(first);
  const isQualified =
    ROLES.has(words[0]?.lower ?? '') && isBeforeComma && tokenize(second, language).length <= 2;
  if (isQualified) return collapse(`${second} ${first}`);
  const word = first.trim();
  if (!isRole(word)) return collapse(bare.replace(/,/g, ' '));
  const [separator] = /^(?:,|\s[-\u2013])\s/.exec(bare.trim().slice(word.length)) ?? [];
  const isField =
    tokenize(second, language).length <= MAX_WORDS_OF_FIELD && !/[\d$\u00a3\u20ac]/.test(second);
  const isOpen = RANK().test(word) || OPEN().test(word);
  if (!isOpen || separator === undefined || !isField) return word;
  return collapse(separator.startsWith(',') ? `${second} ${word}` : `${word}${separator}${second}`);
}

const SLASH = /(?:(?<!\s)\s+)?\/\s*/;

/** "Graphic / Visual Designer" are two designers, and "Marketing Manager/Director" is no director of anything. */
function waysOf(role: string): string[] {
  const parts = role.split(SLASH).flatMap(partJoined);
  const roles = parts.filter(hasRole);
  const [opening = ''] = parts;
  if (/\bof\b/i.test(opening) && !isRole(lastWord(parts.at(-1) ?? ''))) return [opening];
  if (parts.length < 2 || roles.length === 0) return parts;
  const noun = lastWord(parts.at(-1) ?? '');
  const [whole = ''] = roles;
  return parts.flatMap((part) => {
    if (RANK().test(part) && part !== whole)
      return whole.includes(' ') ? [withLastWord(whole, part)] : [part];
    if (hasRole(part)) return [part];
    if (isRole(noun) && !/\bof\b/i.test(whole)) return [`${part} ${noun}`];
    return /\p{Ll}/u.test(role) && ABBREVIATION.test(part) ? [part] : [];
  });
}

/** "Researcher and Engineer" are two roles, "Research and Development Engineer" is one. */
function partJoined(part: string): string[] {
  const [one = '', other = '', ...more] = part.split(/\s(?:and|&)\s/i);
  if (more.length > 0 || !isRole(lastWord(one)) || !isRole(lastWord(other))) return [part];
  return [one, other.includes(' ') ? other : withLastWord(one, other)];
}

const lastWord = (text: string) => text.trimEnd().split(/\s/).at(-1) ?? '';
const withLastWord = (text: string, word: string) => [...text.split(' ').slice(0, -1), word].join(' ');
const NO_ROLE_OF_ROLES = /^(?:professional|expert|engineer|professionals|experts)$/i;

function isRole(word: string): boolean {
  const lower = word.toLowerCase();
  return NO_ROLE_OF_ROLES.test(lower) || ROLES.has(lower) || ROLES.has(lower.replace(/s$/, ''));
}

const hasRole = (text: string) => text.split(/[^\p{L}]+/u).some(isRole);

/** The word of a role that says what somebody is: "Nurse" of "Nurse - Intensive Care". */
export function headOf(role: string): string {
  return lastWord(role.split(/\s[-\u2013]\s/)[0] ?? '');
}
