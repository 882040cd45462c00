import { isLikeness } from '../job/criterion.ts';
import { protectedTrait } from '../job/protectedReason.ts';
import type { Reading } from './analyzeResume.ts';
import type { Finding } from './finding.ts';
import { distinct, freshness, REMARKS } from './findSkill.ts';
import { isOfCriterion, measures } from './measures.ts';
import { isPlain, isQuoted, type Page, type Place, placesOf, toPages } from './quotePlaces.ts';

/** A criterion to ask about, by an id that holds for one reading. */
export type Question = { id: string; name: string };

/** What somebody else says of a criterion, with the words of the texts that are to show it. */
export type Proposal = { id: string; met: boolean; quotes: readonly string[] };

const MAX_QUOTES = 4;
/** What shows this many criteria by the same words shows none of them. */
const TOO_MANY = 4;
const UNSEEN = 0.35;
const LISTED = 0.6;
const LISTED_WITHOUT_A_POST = 0.3;
const SETTLED: readonly (string | undefined)[] = [
  REMARKS.denied,
  REMARKS.wished,
  REMARKS['in progress'],
  REMARKS.expired,
  REMARKS.basic,
  'The texts say both.',
];

/** The criteria to ask about: all but the similarity to the job text, and none that names a protected trait. */
export function questionsOf(findings: readonly Finding[]): Question[] {
  return findings.flatMap(({ criterion }, index) =>
    isLikeness(criterion.rule) || protectedTrait(criterion.name)
      ? []
      : [{ id: idOf(index), name: criterion.name }],
  );
}

function idOf(index: number): string {
  return `c${index + 1}`;
}

/**
 * The reading with those findings raised that a proposal supports with quotes from the texts. No proposal
 * lowers a finding, and none raises what the texts themselves settle. Undefined where none of the quotes is
 * in the texts: then the rest of the answer is not trusted either.
 */
export function applyProposals(
  reading: Reading,
  proposals: readonly Proposal[],
  readBy: string,
): Reading | undefined {
  const pages = toPages(reading);
  const asked = new Set(questionsOf(reading.findings).map(({ id }) => id));
  const proposed = proposals.filter(({ id, met }) => met && asked.has(id));
  const isSupported = ({ quotes }: Proposal) => quotes.some((quote) => isQuoted(quote, pages));
  if (proposed.length > 0 && !proposed.some(isSupported)) return undefined;
  const shown = new Map(proposed.map((proposal) => [proposal.id, plainPlaces(proposal, pages, reading)]));
  const overused = overusedQuotes(shown);
  const findings = reading.findings.map((finding, index) => {
    const places = shown.get(idOf(index))?.filter(({ quote }) => !overused.has(quote)) ?? [];
    if (isSettled(finding) || !measures(finding, places, reading.profile)) return finding;
    return raise(finding, places, reading, readBy);
  });
  return { ...reading, findings };
}

/** The reading as that of somebody who reads other languages, too. */
export function readInFull({ inPart: _, ...reading }: Reading): Reading {
  return reading;
}

/** For each quote of a proposal, the first place where it may show something. */
function plainPlaces({ quotes }: Proposal, pages: readonly Page[], { profile }: Reading): Place[] {
  return quotes
    .slice(0, MAX_QUOTES)
    .flatMap((quote) => placesOf(quote, pages).find((place) => isPlain(place, profile)) ?? []);
}

/**
 * Whether the texts themselves decide it: they deny it, say that it is over, not finished or a beginner's, or
 * measure it.
 */
function isSettled({ state, remark, quotes, criterion, isCorrected }: Finding): boolean {
  if (isCorrected) return true;
  if (state === 'missing' && remark !== undefined && quotes.length > 0) return true;
  if (SETTLED.includes(remark)) return true;
  return state === 'unclear' && (criterion.rule.by === 'language' || criterion.rule.by === 'level');
}

/** Quotes that are given for too many criteria at once. */
function overusedQuotes(shown: ReadonlyMap<string, readonly Place[]>): Set<string> {
  const all = [...shown.values()].flatMap((places) => [...new Set(places.map(({ quote }) => quote))]);
  return new Set(all.filter((quote) => all.filter((other) => other === quote).length >= TOO_MANY));
}

function raise(finding: Finding, places: readonly Place[], reading: Reading, readBy: string): Finding {
  const credit = Math.round(Math.max(0, ...places.map((place) => worth(place, reading))) * 100) / 100;
  const isSeen = isOfCriterion(finding, places, reading.profile);
  if (!isSeen) return leaveOpen(finding, places, credit, readBy);
  if (credit <= finding.credit) return finding;
  const quotes = distinct([
    ...(finding.state === 'met' ? finding.quotes : []),
    ...places.map(({ quote, source }) => ({ quote, source })),
  ]);
  return { ...finding, state: 'met', credit, quotes, remark: `Read by ${readBy}.` };
}

/** A true quote without a word of the thing may be about anything: a person judges. */
function leaveOpen(finding: Finding, places: readonly Place[], worthOf: number, readBy: string): Finding {
  const credit = Math.round(Math.min(worthOf, UNSEEN) * 100) / 100;
  if (finding.state !== 'missing' || credit <= finding.credit) return finding;
  const quotes = distinct(places.map(({ quote, source }) => ({ quote, source })));
  return {
    ...finding,
    state: 'unclear',
    credit,
    quotes,
    remark: `Read by ${readBy}; the quote does not name it.`,
  };
}

/**
 * All of a criterion, as long as the quote tells of something: what is listed alone, or lies long ago, counts
 * as it does for our own reading.
 */
function worth({ touched }: Place, { findings, profile }: Reading): number {
  const listed = findings.some(({ inPost }) => inPost) ? LISTED : LISTED_WITHOUT_A_POST;
  return Math.min(
    ...touched.map(({ statement }) => {
      const fresh = statement.post ? freshness(statement.post.to, profile.asOf) : 1;
      return statement.listed && !statement.isHeader ? Math.min(listed, fresh) : fresh;
    }),
  );
}
