import { findSkills } from './skillTerms.ts';
import { collapse, type Token, tokenize } from './tokens.ts';
import type { TradeRule } from './tradeEvidence.ts';
import { countTerms, findTradeTerms, profileOf, type TradeProfile } from './tradeProfile.ts';
import { findTrade, TRADES } from './trades.ts';
import type { SkillTerm } from './vocabulary.ts';
import { type WeighedWords, wordsOfJob } from './wholeText.ts';
import { isFunctionWord, wordWeight } from './wordWeights.ts';

export type Job = { title: string; description: string; skills_required: string };

export type CriterionKind = 'skill' | 'title' | 'experience' | 'education' | 'language' | 'responsibility';

/** What a phrase of the job asks for: the known skills that it names and its telling words by weight. */
export type Wanted = { skills: readonly SkillTerm[]; stems: ReadonlyMap<string, number> };

export type CriterionRule =
  | { by: 'phrase'; wanted: Wanted }
  | { by: 'duty'; wanted: Wanted }
  | { by: 'role'; wanted: Wanted; trade: string | undefined }
  | TradeRule
  | { by: 'words'; words: WeighedWords; profile: TradeProfile }
  | { by: 'years'; years: number }
  | { by: 'degree'; level: number }
  | { by: 'language'; language: string };

/** Something that the job names. `weight` is in percentage points; the weights of one job sum to 100. */
export type JobCriterion = { name: string; kind: CriterionKind; weight: number; rule: CriterionRule };

// The field of work parts people far better than any single skill, and what anyone may have (a degree, years, a
// language) hardly does. Without a known field the likeness of the texts takes its place.
const SHARE = { trade: 50, words: 12, skills: 23, title: 7, duties: 8, years: 4, degree: 3, language: 3 };
const WORDS_WITHOUT_TRADE = 45;
const LEAST_TRADE = 1.5;
const NARROWER = 0.45;
const MOST_SKILLS = 16;
const MOST_CHARACTERS = 20_000;
const MOST_DUTIES = 8;
const LANGUAGES =
  'English Spanish French German Italian Portuguese Dutch Polish Russian Ukrainian Arabic Hebrew Turkish Hindi Urdu Bengali Tamil Telugu Punjabi Gujarati Marathi Mandarin Cantonese Chinese Japanese Korean Vietnamese Thai Tagalog Swahili Greek Czech Romanian Hungarian Swedish Norwegian Danish Finnish'.split(
    ' ',
  );
const ANY_LANGUAGE = new RegExp(LANGUAGES.join('|'), 'i');
const NEAR_LANGUAGE =
  '(?:fluen|native|bilingual|proficien|speak|spoken|written|language|command|conversational|business|b2|c1)';
const LANGUAGE_ASKED = new Map(
  LANGUAGES.map((language) => [
    language,
    new RegExp(
      `\\b${NEAR_LANGUAGE}[^.\\n]{0,40}\\b${language}\\b|\\b${language}\\b[^.\\n]{0,25}\\b${NEAR_LANGUAGE}`,
      'i',
    ),
  ]),
);
const SENIORITY =
  /^(?:senior|sr|junior|jr|lead|principal|entry|mid|level|trainee|intern|internship|associate|assistant|experienced|certified|full|part|time|remote|hybrid|onsite|contract|temporary|permanent|i|ii|iii|iv|m|f|d|w|x)$/;
const BOILERPLATE =
  /\b(?:we offer|we are an equal|equal opportunit|benefits include|salary|401k|paid time off|competitive (?:pay|salary)|apply (?:now|today)|about us|our company|our mission|perks|health insurance|join our|join us|click)\b/i;
// A clause about the employer says less about the work than one about the person.
const ABOUT_OTHERS =
  /^(?:our|we|it|its|they|shifts?|hours|salary|progress|marketing|travel|as our|the team|this (?:is|role|position))\b/i;
const OPENING =
  /^(?:(?:(?:that|this) (?:means|includes)|the work (?:is|spans|includes)|you(?:'ll| will| have| are| must| should)?|we (?:are looking for|are seeking|seek|need|want)|the (?:ideal |successful |right )?(?:candidate|person|role|holder|job)(?: (?:will|has|is|must|should))?|ideal candidates?(?: (?:will|have))?|candidates? (?:must|should|will)|(?:is |be |are )?responsible for|responsibilities(?: include)?:?|duties(?: include)?:?|requirements?:?|must|should|have|has|with|proven|strong|solid|good|excellent|hands-on|demonstrated|previous|prior|some|experience (?:with|in|of)|knowledge of|understanding of|ability to|able to|skilled in|proficien(?:t|cy) (?:in|with)|familiarity with|familiar with|an?|the|and|or|to|in|of|be|will|who|also|including|as well as)\s+)+/i;
const YEARS = /(\d{1,2})\s*(?:\+|plus|or more)?\s*(?:(?:-|to|\u2013)\s*\d{1,2}\s*)?\+?\s*(?:years?|yrs?)/i;
const DEGREES: readonly (readonly [number, string, RegExp])[] = [
  [4, 'Doctorate', /\b(?:ph\.?\s?d|doctorate|doctoral|juris doctor|j\.d\.)/i],
  [
    3,
    "Master's degree",
    /\bmaster(?:'|\u2019)?s?\b(?:\s+(?:degree|of|in)\b|(?=\s+or\b))|\b(?:mba|m\.?sc|llm|m\.a\.|m\.s\.)\b/i,
  ],
  [
    2,
    "Bachelor's degree",
    /\bbachelor|\bundergraduate degree|\bcollege degree|\buniversity degree|\bdegree in\b|\brelevant degree|\b(?:b\.?sc|b\.a\.|b\.s\.|b\.?com|b\.?tech|bfa|bba|llb|ll\.b|bsn|b\.ed)\b|\bdegree\b/i,
  ],
  [
    1,
    'Diploma',
    /\bhigh school diploma|\bged\b|\bassociate(?:'|\u2019)?s? degree|\bdiploma\b|\bvocational\b/i,
  ],
];

/**
 * Reads from a job what a resume is measured by: the listed skills, then what the description asks for, then the role
 * and the field of work. Reads the first 20 000 characters of each text. Weights are percentage points in whole numbers that sum to 100.
 */
export function jobCriteria({ title, description, skills_required }: Job): JobCriterion[] {
  const job = {
    title: title.slice(0, 300),
    description: description.slice(0, MOST_CHARACTERS),
    skills_required: skills_required.slice(0, MOST_CHARACTERS),
  };
  const sentences = toSentences(job.description);
  const profile = jobProfile(job, sentences);
  const top = leadingTrade(profile);
  const items = skillItems(job.skills_required);
  const listed = items.map((item) => item.name.toLowerCase());
  const skills = distinct([
    ...items,
    ...certificates(sentences).filter((item) => !listed.includes(item.name.toLowerCase())),
  ]);
  const drafts: JobCriterion[] = [
    ...spread(SHARE.skills * Math.min(1, 0.4 + 0.12 * skills.length), skills),
    ...years(job, sentences),
    ...degree(job, sentences),
    ...languages(job, sentences),
    ...duties(sentences),
    ...role(job.title, top),
    ...trade(profile, top),
    ...words(job, profile, top),
  ];
  return toWholePoints(drafts);
}

/** The field that a job tells of most; a narrower one within it (Java development) where the job tells much of that. */
function leadingTrade(profile: TradeProfile): string | undefined {
  const [first] = [...profile].toSorted((a, b) => b[1] - a[1]);
  if (first === undefined || first[1] < LEAST_TRADE) return undefined;
  let [id, mass] = first;
  for (;;) {
    const [narrower] = TRADES.filter((trade) => trade.within === id)
      .map((trade) => ({ id: trade.id, mass: profile.get(trade.id) ?? 0 }))
      .toSorted((a, b) => b.mass - a.mass);
    if (narrower === undefined || narrower.mass < NARROWER * mass) return id;
    ({ id, mass } = narrower);
  }
}

function jobProfile(job: Job, sentences: readonly string[]): TradeProfile {
  const count = countTerms([
    { terms: findTradeTerms(tokenize(job.title)), weight: 4 },
    { terms: findTradeTerms(tokenize(job.skills_required)), weight: 2 },
    ...sentences.map((sentence) => ({ terms: findTradeTerms(tokenize(sentence)), weight: 1 })),
  ]);
  return profileOf(count, 1);
}

function skillItems(text: string): { name: string; value: number; rule: CriterionRule }[] {
  return text
    .replace(/[()[\]]/g, ',')
    .split(/[,;\n|\u2022\u00b7]+/)
    .flatMap(splitPairs)
    .map((item) => collapse(item.replace(/^[\s\-\u2013*.:]+|[\s.:]+$/g, '')).replace(/^(?:and|or)\s+/i, ''))
    .filter((item) => item !== '' && item.length <= 80)
    .map((item) =>
      collapse(
        item.replace(
          /^(?:strong|good|excellent|solid|proven|basic|advanced|knowledge of|experience (?:with|in)|proficiency in)\s+/i,
          '',
        ),
      ),
    )
    .filter((item) => !YEARS.test(item) && !isDegree(item))
    .slice(0, MOST_SKILLS)
    .flatMap((item) => {
      const wanted = toWanted(tokenize(item));
      if (wanted.skills.length === 0 && wanted.stems.size === 0) return [];
      return [{ name: capitalize(item), value: tellingOf(wanted), rule: { by: 'phrase' as const, wanted } }];
    });
}

/** "Docker and Kubernetes" is two skills, "health and safety" one: it splits where both sides are known. */
function splitPairs(item: string): string[] {
  const parts = item.split(/\s+(?:and|or|&)\s+/i);
  if (parts.length < 2) return [item];
  const allKnown = parts.every((part) => {
    const tokens = tokenize(part);
    return tokens.length <= 3 && findSkills(tokens).some((hit) => hit.to - hit.from + 1 === tokens.length);
  });
  return allKnown && findSkills(tokenize(item)).length >= parts.length ? parts : [item];
}

function certificates(sentences: readonly string[]): { name: string; value: number; rule: CriterionRule }[] {
  return sentences.flatMap((sentence) => {
    const match =
      /\b((?:[A-Z][\w&+./-]{0,30}\s+){1,3})(?:certification|certificate|licence|license|certified)\b/.exec(
        sentence,
      );
    const name =
      match?.[1] === undefined
        ? ''
        : collapse(match[1].replace(/^(?:A|An|The|Valid|Current|Active|Any)\s+/g, ''));
    if (name === '') return [];
    const wanted = toWanted(tokenize(name));
    return wanted.stems.size === 0
      ? []
      : [{ name: `${name} certification`, value: 0.6, rule: { by: 'phrase' as const, wanted } }];
  });
}

function years(job: Job, sentences: readonly string[]): JobCriterion[] {
  for (const sentence of [job.skills_required, ...sentences]) {
    const match = YEARS.exec(sentence);
    const count = Number(match?.[1] ?? 0);
    if (count < 1 || count > 30 || /\b(?:old|age|founded|history|for over|for more than)\b/i.test(sentence))
      continue;
    return [
      {
        name: `${count}+ years of experience`,
        kind: 'experience',
        weight: SHARE.years,
        rule: { by: 'years', years: count },
      },
    ];
  }
  return [];
}

function degree(job: Job, sentences: readonly string[]): JobCriterion[] {
  for (const sentence of [job.skills_required, ...sentences]) {
    // Of "Bachelor's or Master's" the lower one is what is asked for.
    const found = DEGREES.toReversed().find(([, , pattern]) => pattern.test(sentence));
    if (found === undefined) continue;
    const [level, name] = found;
    return [{ name, kind: 'education', weight: SHARE.degree, rule: { by: 'degree', level } }];
  }
  return [];
}

function isDegree(item: string): boolean {
  return DEGREES.some(([level, , pattern]) => level > 1 && pattern.test(item));
}

function languages(job: Job, sentences: readonly string[]): JobCriterion[] {
  const text = [job.skills_required, ...sentences].join('\n');
  return LANGUAGES.filter((language) => asksForLanguage(text, language))
    .slice(0, 2)
    .map((language) => ({
      name: language,
      kind: 'language',
      weight: SHARE.language,
      rule: { by: 'language', language },
    }));
}

function asksForLanguage(text: string, language: string): boolean {
  return (
    text.toLowerCase().includes(language.toLowerCase()) && LANGUAGE_ASKED.get(language)?.test(text) === true
  );
}

function duties(sentences: readonly string[]): JobCriterion[] {
  const found = sentences
    .flatMap(toClauses)
    .map((clause, order) => ({ clause, order, wanted: toWanted(tokenize(clause)) }))
    .filter(({ clause }) => !/\bcertifi|\blicen[cs]e/i.test(clause))
    .map((duty) => ({ ...duty, value: dutyValue(duty.wanted) * (ABOUT_OTHERS.test(duty.clause) ? 0.5 : 1) }))
    .filter((duty) => duty.value >= 1.4 && duty.wanted.stems.size >= 2)
    .toSorted((a, b) => b.value - a.value || a.order - b.order)
    .slice(0, MOST_DUTIES)
    .toSorted((a, b) => a.order - b.order);
  const share = SHARE.duties * Math.min(1, 0.3 + 0.15 * found.length);
  return distinct(
    found.map(({ clause, wanted, value }) => ({
      name: dutyName(clause),
      value,
      rule: { by: 'duty' as const, wanted },
    })),
  ).map((duty, _index, all) => ({
    name: duty.name,
    kind: 'responsibility' as const,
    weight: share / all.length,
    rule: duty.rule,
  }));
}

function toSentences(description: string): string[] {
  return description
    .split(/[\n\r\u2022\u25cf*]+|(?<=[.!?:;])\s+(?=[A-Z-])/)
    .map((sentence) => collapse(sentence).replace(/^[-\u2013]\s*/, ''))
    .filter((sentence) => sentence !== '' && !BOILERPLATE.test(sentence));
}

function toClauses(sentence: string): string[] {
  const words = sentence.split(' ').length;
  const pieces =
    words <= 12 ? [sentence] : sentence.split(/[,;:]\s+|\s+(?:while|so that|in order to)\s+|\s+\u2013\s+/);
  const clauses: string[] = [];
  for (const piece of pieces) {
    const text = collapse(piece.replace(/[.!?]+$/, '').replace(/^(?:and|or)\s+/i, ''));
    const last = clauses.length - 1;
    const previous = clauses[last];
    if (previous !== undefined && (text.split(' ').length < 3 || previous.split(' ').length < 3)) {
      clauses[last] = `${previous}, ${text}`;
    } else {
      clauses.push(text);
    }
  }
  return clauses.filter(
    (clause) =>
      !YEARS.test(clause) &&
      !isDegree(clause) &&
      !(ANY_LANGUAGE.test(clause) && LANGUAGES.some((language) => asksForLanguage(clause, language))),
  );
}

function dutyName(clause: string): string {
  const text = clause.replace(OPENING, '');
  if (text.length <= 90) return capitalize(text);
  const cut = text.lastIndexOf(' ', 88);
  return capitalize(`${text.slice(0, cut > 0 ? cut : 88)}\u2026`);
}

function role(title: string, top: string | undefined): JobCriterion[] {
  const name = collapse(title.replace(/\([^)]*\)/g, ' ').split(/\s[-\u2013\u2014|]\s/)[0] ?? title);
  const tokens = tokenize(name).filter((token) => !SENIORITY.test(token.lower));
  const wanted = toWanted(tokens, 0.4);
  if (wanted.stems.size === 0) return [];
  return [
    { name: capitalize(name), kind: 'title', weight: SHARE.title, rule: { by: 'role', wanted, trade: top } },
  ];
}

function trade(profile: TradeProfile, top: string | undefined): JobCriterion[] {
  const found = findTrade(top);
  if (found === undefined) return [];
  const rule = { by: 'trade' as const, trade: found.id, profile };
  return [{ name: `Background in ${found.label}`, kind: 'experience', weight: SHARE.trade, rule }];
}

function words(job: Job, profile: TradeProfile, top: string | undefined): JobCriterion[] {
  const found = wordsOfJob(job);
  if (found.size === 0) return [];
  const weight = top === undefined ? WORDS_WITHOUT_TRADE : SHARE.words;
  const rule = { by: 'words' as const, words: found, profile };
  return [{ name: 'Work like that of the job text', kind: 'responsibility', weight, rule }];
}

/** Known skills and telling words of a phrase; each word weighs at least `least`. */
function toWanted(tokens: readonly Token[], least = 0.12): Wanted {
  const stems = new Map<string, number>();
  for (const token of tokens) {
    if (isFunctionWord(token.lower)) continue;
    const known = /[+#.]/.test(token.lower) || /^[CR]$/.test(token.text) ? 1 : wordWeight(token.stem);
    if (known > 0) stems.set(token.stem, Math.max(least, known));
  }
  const skills = [...new Set(findSkills(tokens).map((hit) => hit.value))];
  return { skills, stems };
}

function tellingOf({ skills, stems }: Wanted): number {
  const best = Math.max(0, ...stems.values());
  const general = skills.length > 0 && skills.every((skill) => skill.trades.includes('general'));
  if (general) return 0.25;
  const named = skills.length > 0 ? 0.7 : 0;
  return Math.max(named, best >= 1 ? 1 : best >= 0.4 ? 0.65 : 0.3);
}

function dutyValue({ skills, stems }: Wanted): number {
  const words = [...stems.values()].reduce((sum, weight) => sum + (weight >= 0.4 ? weight : 0), 0);
  return Math.min(words, 6) + 0.5 * skills.filter((skill) => !skill.trades.includes('general')).length;
}

function distinct<T extends { name: string }>(items: readonly T[]): T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = item.name.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function spread(
  total: number,
  items: readonly { name: string; value: number; rule: CriterionRule }[],
): JobCriterion[] {
  const sum = items.reduce((all, item) => all + item.value, 0);
  return items.map(({ name, value, rule }) => ({ name, kind: 'skill', weight: (total * value) / sum, rule }));
}

/** Whole points by largest remainder, at least one each, so that the weights of a job sum to exactly 100. */
function toWholePoints(drafts: readonly JobCriterion[]): JobCriterion[] {
  const sum = drafts.reduce((all, draft) => all + draft.weight, 0);
  if (sum === 0) return [];
  const exact = drafts.map((draft) => (draft.weight / sum) * 100);
  const points = exact.map((value) => Math.max(1, Math.floor(value)));
  let rest = 100 - points.reduce((all, value) => all + value, 0);
  const byNeed = exact
    .map((value, index) => ({ index, need: value - (points[index] ?? 0) }))
    .toSorted((a, b) => b.need - a.need || a.index - b.index);
  while (rest !== 0) {
    const step = Math.sign(rest);
    for (const { index } of step > 0 ? byNeed : byNeed.toReversed()) {
      const value = points[index] ?? 0;
      if (rest === 0) break;
      if (step < 0 && value <= 1) continue;
      points[index] = value + step;
      rest -= step;
    }
  }
  return drafts.map((draft, index) => ({ ...draft, weight: points[index] ?? 1 }));
}

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
