import { findConcepts } from '../lexicon/concepts.ts';
import { readableAs } from '../lexicon/detectLanguage.ts';
import { lazyPattern } from '../lexicon/lazyPattern.ts';
import { ROLES } from '../lexicon/roles.ts';
import { isFunctionWord, wordWeight } from '../lexicon/wordRarity.ts';
import type { Language } from '../text/language.ts';
import { collapse, type Token, tokenize } from '../text/tokens.ts';
import { assertionOf } from './assertionOf.ts';
import type { Statement } from './profile.ts';
import { readProfile } from './readProfile.ts';

const MAX_SKILLS = 60;
/** What is looked at before those are chosen. */
const MOST_NAMED = 500;
/** How many places are looked at for one that shows a skill. */
const MOST_LOOKS = 20;
const MAX_CHARACTERS = 100_000;
const SKILLS_HEADING = lazyPattern('{skillsHeading}', 'i');
const INLINE_SKILLS = lazyPattern('{inlineSkills}', 'i');
const ANY_HEADING = lazyPattern('{anyHeading}', 'i');
/** "Athletics & Interests": a short line that ends in the name of a part of a resume. */
const OTHER_HEADING = lazyPattern(
  String.raw`^\W{0,4}(?:[\p{L}'\u2019&/]{1,20}\s){1,4}(?:{headingNoun})\W{0,3}$`,
  'iu',
);
/** "Society of Certified Public Accountants": whoever belongs to it need not be one. */
const OF_SOCIETY = lazyPattern(String.raw`\b(?:{society})\s(?:of\s|for\s)?(?:the\s)?$`, 'i');
const NO_SKILL = lazyPattern(String.raw`\b(?:{noSkill}|{virtue})\b`, 'i');
/** "HTML - experience - 24 months": how long is no part of the name. */
const HOW_LONG =
  /[-\u2013\u2014(]\s?(?:exp[a-z]{0,12}|(?:less|more) than|\d{1,2}\+?\s?(?:years?|yrs?|months?))(?!\p{L})/iu;
const INITIALS = /(?:^|\s)(?:\p{Lu}\.){2,}/u;
const WRITTEN = /^[\p{L}\p{N}+#.&/'\u2019 -]+$/u;

/**
 * The skills that a resume names, comma-separated: the items of its skills section first, then known skills found
 * anywhere, each under one name. Empty when there are none; at most 60, of which known skills come before others where there
 * are more: an alphabetical list of a hundred words must not end before QuickBooks.
 */
export function extractSkills(resume: string): string {
  const text = resume.slice(0, MAX_CHARACTERS);
  const language = readableAs(text);
  const skills = new Map<string, { name: string; isKnown: boolean }>();
  const seen = new Set<string>();
  const add = (name: string, isKnown: boolean) => {
    if (seen.has(name) || skills.size >= MOST_NAMED) return;
    seen.add(name);
    const key = tokenize(name, language)
      .map(({ stem }) => stem)
      .join(' ');
    if (!skills.has(key)) skills.set(key, { name, isKnown });
  };
  for (const item of sectionItems(text, language)) {
    const tokens = tokenize(item, language);
    const hits = findConcepts(tokens, language);
    const [hit] = hits;
    const isRest = (token: Token, index: number) =>
      hits.every(({ from, to }) => index < from || index > to) && wordWeight(token.stem, language) >= 0.4;
    const isOne = hit && hits.every(({ from, to }) => from === hit.from && to === hit.to);
    if (isOne && !tokens.some(isRest)) add(hit.name, true);
    else if (hits.length > 0 || isSkill(item, tokens, language)) add(item, hits.length > 0);
  }
  const looked = new Map<string, number>();
  for (const statement of readProfile({ resume: text, notes: '', asOf: 0, language }).statements) {
    if (statement.section === 'interests' || statement.section === 'education') continue;
    for (const { name, from, to } of findConcepts(statement.tokens, language)) {
      if (!isPlainly(statement, from, to) || isRole(name, language)) continue;
      if (OF_SOCIETY().test(statement.quote.slice(0, statement.tokens[from]?.start))) continue;
      // A text may name one skill a thousand times.
      const looks = looked.get(name) ?? 0;
      if (seen.has(name) || looks >= MOST_LOOKS) continue;
      looked.set(name, looks + 1);
      if (!isVirtue(name, language) && assertionOf(statement, from, to, { asOf: 0, language }) === 'plain')
        add(name, true);
    }
  }
  return mostTelling([...skills.values()]).join(', ');
}

function mostTelling(skills: readonly { name: string; isKnown: boolean }[]): string[] {
  const known = skills.filter(({ isKnown }) => isKnown).slice(0, MAX_SKILLS);
  const others = skills.filter(({ isKnown }) => !isKnown).slice(0, MAX_SKILLS - known.length);
  const kept = new Set([...known, ...others]);
  return skills.filter((one) => kept.has(one)).map(({ name }) => name);
}

function sectionItems(text: string, language: Language): string[] {
  const items: string[] = [];
  let inside = false;
  for (const line of text.split('\n')) {
    const inline = INLINE_SKILLS().exec(line)?.[1];
    if (inline !== undefined) {
      items.push(...splitItems(inline, language));
      inside = false;
    } else if (SKILLS_HEADING().test(line)) inside = true;
    else if (
      inside &&
      (ANY_HEADING().test(line) ||
        OTHER_HEADING().test(line) ||
        isCapitalHeading(line, language) ||
        isSentence(line, language))
    )
      inside = false;
    else if (inside) items.push(...splitItems(line, language));
  }
  return items;
}

/** A line in capitals that is no skill itself: the next section, whatever its name. */
function isCapitalHeading(line: string, language: Language): boolean {
  const text = line.trim();
  if (!/^[\p{Lu}][\p{Lu} &]{4,40}$/u.test(text)) return false;
  const tokens = tokenize(text, language);
  return tokens.length <= 4 && findConcepts(tokens, language).length === 0;
}

function splitItems(line: string, language: Language): string[] {
  return line
    .replace(/^[^:]{1,30}:\s*/, '')
    .replace(/[()]/g, ',')
    .split(/[,;|\u2022\u00b7\u25aa]|\s{3,}/)
    .map(withoutLength)
    .map((item) =>
      collapse(
        item
          .replace(/^[^\p{L}\p{N}.]+/u, '')
          .replace(/^(?:and|or|for|with)\s/i, '')
          .replace(/(?<![^\p{L}\p{N}+#)])[^\p{L}\p{N}+#)]+$/u, ''),
      ),
    )
    .filter((item) => item.length > 1 || /^[CR]$/.test(item))
    .filter((item) => tokenize(item, language).length <= 4 && item.length <= 40);
}

/** An item that is no known term is taken for a skill where it reads like one: words, no figures, names or virtues. */
function isSkill(item: string, tokens: readonly Token[], language: Language): boolean {
  if (!WRITTEN.test(item) || INITIALS.test(item) || /\d{3}|^\d/.test(item) || NO_SKILL().test(item))
    return false;
  if (!/\p{L}{2}/u.test(item) || /^[\p{Lu}\s]{1,2}$/u.test(item)) return false;
  const small = tokens.filter(({ lower }) => isFunctionWord(lower, language));
  if (small.some((token) => token === tokens[0] || token === tokens.at(-1)) || small.length > 1) return false;
  if (tokens.some(({ lower }) => ROLES.has(lower))) return false;
  return !isVirtue(item, language);
}

/** What somebody is ("Registered nurse") is told by posts. */
function isRole(name: string, language: Language): boolean {
  return ROLES.has(tokenize(name, language).at(-1)?.lower ?? '');
}

/**
 * Whether a text names a thing plainly: in a list, by several words, or as a name is written. "The press" of a sentence
 * hardly is somebody's skill.
 */
function isPlainly({ listed, tokens, quote, isHeader }: Statement, from: number, to: number): boolean {
  if (listed || to > from) return !isHeader;
  const text = tokens[from]?.text ?? '';
  return /[\d+#.&]|\p{L}\p{Lu}/u.test(text) || (from > 0 && /^\p{Lu}/u.test(text)) || !/\p{Lu}/u.test(quote);
}

function withoutLength(item: string): string {
  const end = item.search(HOW_LONG);
  return end < 0 ? item : item.slice(0, end);
}

function isSentence(line: string, language: Language): boolean {
  if (/[a-z)]\.\s+[A-Z]/.test(line)) return true;
  return line.split(/[,;|\u2022\u00b7]/).every((item) => tokenize(item, language).length > 6);
}

/** "Teamwork" is asked for and claimed everywhere; found in a sentence it is no skill to list. */
function isVirtue(name: string, language: Language): boolean {
  return tokenize(name, language).every(({ stem }) => wordWeight(stem, language) < 0.4);
}
