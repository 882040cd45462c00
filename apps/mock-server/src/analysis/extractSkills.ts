import { findSkills, isNamed } from './skillTerms.ts';
import { collapse, tokenize } from './tokens.ts';
import type { SkillTerm } from './vocabulary.ts';

const MOST_SKILLS = 40;
const SKILLS_HEADING =
  /^\W*(?:(?:technical|professional|key|core|other|additional|computer|soft|relevant|it)\s+)*(?:skills?|competenc(?:y|ies)|expertise|technologies|tools|areas of expertise|highlights|skill set|proficiencies)(?:\s*(?:&|and)\s*\w+)?\s*:?\s*$/i;
const INLINE_SKILLS =
  /^\W*(?:(?:technical|professional|key|core|other|additional|computer|soft)\s+)*skills?\s*:\s*(.+)$/i;
const ANY_HEADING =
  /^\W*(?:work|professional|employment|career)?\s*(?:experience|history|education|summary|profile|objective|projects?|certifications?|certificates|licen[cs]es|languages|interests|hobbies|references|awards|achievements|accomplishments|links|contact|publications|training|volunteer\w*|affiliations|additional information)\b.{0,25}$/i;

/**
 * The skills that a resume names, comma-separated: the items of its skills section first, then known skills found
 * anywhere, each under one name. Empty when there are none; at most 40.
 */
export function extractSkills(text: string): string {
  const skills = new Map<string, string>();
  const add = (name: string) => {
    const key = name.toLowerCase();
    if (!skills.has(key) && skills.size < MOST_SKILLS) skills.set(key, name);
  };
  for (const item of sectionItems(text)) {
    const tokens = tokenize(item);
    const hits = findSkills(tokens);
    const [hit] = hits;
    if (hit !== undefined && hits.length === 1 && hit.to - hit.from + 1 === tokens.length)
      add(hit.value.name);
    else add(item);
  }
  for (const line of text.split('\n')) {
    for (const hit of findSkills(tokenize(line))) {
      if (
        !hit.value.trades.includes('general') &&
        isNamed(hit) &&
        (hit.to > hit.from || isTelling(hit.value))
      )
        add(hit.value.name);
    }
  }
  return [...skills.values()].join(', ');
}

function sectionItems(text: string): string[] {
  const items: string[] = [];
  let inside = false;
  for (const line of text.split('\n')) {
    const inline = INLINE_SKILLS.exec(line)?.[1];
    if (inline !== undefined) {
      items.push(...splitItems(inline));
      inside = false;
    } else if (SKILLS_HEADING.test(line)) inside = true;
    else if (inside && (ANY_HEADING.test(line) || isSentence(line))) inside = false;
    else if (inside) items.push(...splitItems(line));
  }
  return items;
}

function splitItems(line: string): string[] {
  return line
    .replace(/^[^:]{1,30}:\s*/, '')
    .replace(/[()]/g, ',')
    .split(/[,;|\u2022\u00b7\u25aa]|\s{3,}/)
    .map((item) => collapse(item.replace(/^[^\p{L}\p{N}.]+|[^\p{L}\p{N}+#)]+$/gu, '')))
    .filter((item) => item.length > 1 || /^[CR]$/.test(item))
    .filter((item) => tokenize(item).length <= 4 && item.length <= 40);
}

function isSentence(line: string): boolean {
  return line.split(/[,;|\u2022\u00b7]/).every((item) => tokenize(item).length > 6);
}

/** Technologies, whose single words are their names. Elsewhere one word ("Acting", "Filing") is too often a plain verb. */
function isTelling(term: SkillTerm): boolean {
  return (
    term.trades.some((trade) => trade === 'software' || trade === 'data' || trade === 'it') ||
    /^[A-Z&]{2,}$/.test(term.name)
  );
}
