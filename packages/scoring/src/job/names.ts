import { ROLES } from '../lexicon/roles.ts';
import { collapse } from '../text/tokens.ts';

const MAX_NAME_LENGTH = 90;

/** The quote of a criterion, where it has one. */
export const quoteOf = (quote: string | undefined) => (quote === undefined ? {} : { quote });

/** A "Chef" at work is no software. */
export function withPlainRoles(text: string): string {
  return text.replace(/\p{Lu}\p{Ll}+/gu, (word) =>
    ROLES.has(word.toLowerCase()) ? word.toLowerCase() : word,
  );
}

/** Whether two names are the same, white space and capitals aside. */
export function sameName(one: string, other: string): boolean {
  return collapse(one).toLowerCase() === collapse(other).toLowerCase();
}

/** A name of at most 90 characters that opens with a capital. */
export function shortName(text: string): string {
  const name = collapse(text).replace(/(?<![\s.,;:])[\s.,;:]+$/, '');
  const cut =
    name.length <= MAX_NAME_LENGTH
      ? name
      : `${name.slice(0, Math.max(40, name.lastIndexOf(' ', MAX_NAME_LENGTH - 2)))}\u2026`;
  return cut.slice(0, 1).toUpperCase() + cut.slice(1);
}
