import en from '../lexicon/languages/en.json' with { type: 'json' };
import { type Borders, matchPhrase } from '../lexicon/matchPhrase.ts';
import type { AskedTerms } from '../lexicon/readAskedTerms.ts';
import type { Language } from '../text/language.ts';
import { tokenize } from '../text/tokens.ts';
import type { Criterion } from './criterion.ts';
import { quoteOf, sameName } from './names.ts';

/**
 * The same fact counts once: the recruiter's own item stays, and takes over what the description says of how
 * much it counts.
 */
export function mergeSame(drafts: readonly Criterion[], language: Language): Criterion[] {
  const kept: Criterion[] = [];
  for (const draft of drafts) {
    const same = kept.findIndex((other) => isSame(other, draft, language));
    const other = kept[same];
    if (!other) {
      kept.push(draft);
      continue;
    }
    const importance = strongest(other.importance, draft.importance);
    kept[same] = {
      ...(isBetter(draft, other) ? { ...draft, name: other.name, from: other.from } : other),
      importance,
      ...quoteOf(other.quote ?? draft.quote),
    };
  }
  return kept;
}

function strongest(one: Criterion['importance'], other: Criterion['importance']): Criterion['importance'] {
  if (one === 'must' || other === 'must') return 'must';
  return one === 'nice' || other === 'nice' ? 'nice' : 'neither';
}

/** A demand with a figure, a level or a state says more than the bare word. */
function isBetter(draft: Criterion, other: Criterion): boolean {
  const [a, b] = [draft.rule, other.rule];
  if (a.by === 'language' && b.by === 'language') return a.level > b.level;
  if (a.by === 'years' && b.by === 'years') return b.of === undefined && a.of !== undefined;
  if (a.by === 'degree' && b.by === 'degree') return b.field === undefined && a.field !== undefined;
  return b.by === 'skill' && (a.by === 'licence' || a.by === 'language');
}

function isSame(one: Criterion, other: Criterion, language: Language): boolean {
  if (sameName(one.name, other.name)) return true;
  // Each of the recruiter's own skills is a criterion, in the recruiter's words.
  if (one.from === 'skills' && other.from === 'skills') return false;
  const [a, b] = [one.rule, other.rule];
  if (a.by === 'years' && b.by === 'years')
    return a.of === undefined || b.of === undefined ? a.months === b.months : sameTerms(a.of, b.of, language);
  // A master's in physics and a B.Ed. are two.
  if (a.by === 'degree' && b.by === 'degree')
    return a.level === b.level || !a.field || !b.field || sameTerms(a.field, b.field, language);
  if (a.by === 'language' && b.by === 'language') return a.language === b.language;
  if ((a.by === 'skill' || a.by === 'licence') && (b.by === 'skill' || b.by === 'licence' || b.by === 'duty'))
    return (
      !(language === 'en' && saysMoreEach(one.name, other.name)) && sameTerms(a.terms, b.terms, language)
    );
  if (asksToLead(a) && asksToLead(b)) return true;
  if (a.by === 'duty' && b.by === 'duty') return sameTerms(a.terms, b.terms, language);
  return false;
}

const SAYS_LITTLE: ReadonlySet<string> = new Set([...en.functionWords, ...en.fillers]);
const MORE = 2;

/**
 * Whether two names share a word and each has others that the other one lacks: "Full ARC refrigerant handling licence" and
 * "Certificate III in refrigeration" are two things.
 */
function saysMoreEach(one: string, other: string): boolean {
  const [mine, theirs] = [tellingStems(one), tellingStems(other)];
  const [onlyMine, onlyTheirs] = [without(mine, theirs), without(theirs, mine)];
  return onlyMine.length < mine.length && Math.min(onlyMine.length, onlyTheirs.length) >= MORE;
}

const without = (stems: readonly string[], those: readonly string[]) =>
  stems.filter((stem) => !those.includes(stem));

const tellingStems = (name: string) =>
  tokenize(name, 'en')
    .filter(({ lower, stem }) => !SAYS_LITTLE.has(lower) && !SAYS_LITTLE.has(stem))
    .map(({ stem }) => stem);

const asksToLead = (rule: Criterion['rule']) =>
  rule.by === 'lead' || (rule.by === 'level' && rule.level === 4);

/** Whether each names all parts of the other, or one of them is a piece of the other. */
function sameTerms(one: AskedTerms, other: AskedTerms, language: Language): boolean {
  return covers(one, other, language) || covers(other, one, language);
}

const BORDERLESS: Borders = { crosses: () => false, links: () => true };

function covers(terms: AskedTerms, by: AskedTerms, language: Language): boolean {
  const keys = by.parts.flat().flat();
  const places = keys.map((key, index) => ({ ...key, from: index, to: index }));
  if (places.length > 6 + 2 * terms.parts.flat().flat().length) return false;
  return terms.parts.every((ways) =>
    ways.some((phrase) => matchPhrase(phrase, places, BORDERLESS, language).matchLevel >= 2),
  );
}
