import type { Criterion, Place } from '@cortex/api-client/model';

/** Words of a resume that an analysis quotes, and what they show. */
export type ResumeQuote = {
  quote: string;
  /** The names of the criteria that rest on it. */
  criteria: string[];
  /** Whether it shows that one of them is met. */
  met: boolean;
  /** Its positions, where the server gives them. */
  places?: Place[] | undefined;
};

/** The selected quote; a new object for each request. */
export type ChosenQuote = { quote: string };

/** All quotes of an analysis from the resume, without duplicates. */
export function listResumeQuotes(criteria: readonly Criterion[]): ResumeQuote[] {
  const quotes = new Map<string, ResumeQuote>();
  for (const { name, met, evidence, related = [], closest } of criteria) {
    const others = [...evidence, ...related];
    // The closest line is shown only where nothing else is.
    const shown = closest && others.length === 0 ? [closest] : others;
    for (const { quote, source, places } of met ? evidence : shown) {
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
