import type { Criterion, Place } from '@cortex/api-client/model';

/** Words of a resume that an analysis quotes, and what they show. */
export type ResumeQuote = {
  quote: string;
  /** The names of the criteria that rest on it. */
  criteria: string[];
  /** Whether one of these is met by it. */
  met: boolean;
  /** Where it stands, where the server says so. */
  places?: Place[] | undefined;
};

/** The quote that somebody looks for: an object of its own for each time. */
export type ChosenQuote = { quote: string };

/** All that an analysis quotes of the resume, each quote once. */
export function listResumeQuotes(criteria: readonly Criterion[]): ResumeQuote[] {
  const quotes = new Map<string, ResumeQuote>();
  for (const { name, met, evidence, related = [] } of criteria) {
    for (const { quote, source, places } of met ? evidence : [...evidence, ...related]) {
      if (source !== 'resume') continue;
      const known = quotes.get(quote);
      if (!known) quotes.set(quote, { quote, criteria: [name], met, places });
      else {
        if (!known.criteria.includes(name)) known.criteria.push(name);
        known.met ||= met;
        known.places ??= places;
      }
    }
  }
  return [...quotes.values()];
}

/** What is said of a quote where it stands. */
export function describeQuote({ criteria, met }: ResumeQuote): string {
  const names = new Intl.ListFormat('en', { type: 'conjunction' }).format(criteria);
  return met ? names : `Related to ${names}`;
}
