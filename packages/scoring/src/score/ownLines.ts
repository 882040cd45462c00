import { lazyPattern } from '../lexicon/lazyPattern.ts';
import { assertionOf } from '../resume/assertionOf.ts';
import type { Profile, Statement } from '../resume/profile.ts';
import { readSectionHeading } from '../resume/readSectionHeading.ts';

const NEGATIVE = /\b(?:no|not|never|none|without)\b/i;
const ADDRESS = lazyPattern('{address}', 'iu');
const CONTACT = /@|\bhttps?:|\bwww\.|(?:\d[\s().-]?){9}/i;
const HEADING = /:$|^[\p{Lu}\p{N}\s&/,.-]{1,40}$|^(?:Summary|Overview|List|Areas?) [Oo]f\b/u;

// Whoever joined whom says nothing of work, and much of who somebody is.
const CLUB = /^(?:Member(?:ship)?|President|Secretary|Treasurer)\b|\b(?:Association|Society|Club|Network)$/i;

/**
 * The lines of a candidate that tell of work: no address, no way to reach somebody, nothing that says what there is not,
 * nothing said twice, no pastime and no club.
 */
export function ownLines({ statements }: Profile): Statement[] {
  return statements.filter(
    ({ quote, repeated, section, isHeader }) =>
      !repeated &&
      (isHeader || !CLUB.test(quote)) &&
      section !== 'interests' &&
      !NEGATIVE.test(quote) &&
      !CONTACT.test(quote) &&
      !ADDRESS().test(quote),
  );
}

/** Whether a line says of what it tells that it is so: no denial, wish, plan or beginning. */
export function isSaidPlainly(statement: Statement, profile: Profile): boolean {
  const last = statement.tokens.length - 1;
  // A line that ends with what others did still tells of one's own work.
  return (
    assertionOf(statement, 0, 0, profile) === 'plain' &&
    /^(?:plain|of another|familiar|in passing)$/.test(assertionOf(statement, last, last, profile))
  );
}

/** The first that `holds` is true of, `most` of them: whether a line is said plainly takes long to tell, so that no more are asked. */
export function takeWhere<Item>(
  items: readonly Item[],
  most: number,
  holds: (item: Item) => boolean,
): Item[] {
  const taken: Item[] = [];
  for (const item of items) {
    if (taken.length === most) break;
    if (holds(item)) taken.push(item);
  }
  return taken;
}

/** A line that stands above others and tells nothing itself. */
export function isHeadingLike({ quote, isHeader }: Statement): boolean {
  return isHeader || HEADING.test(quote) || readSectionHeading(quote, 'en')?.textFrom === quote.length;
}
