import type { User } from '@cortex/api-client/model';

type Person = Pick<User, 'id' | 'full_name'>;

/** How many colleagues are offered at once. */
const MOST = 6;

/** The @ before the caret, from the text's start, and what is typed after it. */
export type MentionToken = { start: number; typed: string };

/** Where a person is about to mention somebody: after an @ that does not belong to a word, as in an address. */
export function findToken(text: string, caret: number): MentionToken | null {
  const [, typed] = /(?:^|[\s(])@((?:[^\s@][^@\n]{0,59})?)$/u.exec(text.slice(0, caret)) ?? [];
  return typed === undefined ? null : { start: caret - typed.length - 1, typed };
}

/** The colleagues of whose name a word begins as it was typed; all of them where nothing is typed yet. */
export function findPeople<One extends Person>(people: readonly One[], typed: string): One[] {
  const wanted = typed.toLowerCase();
  return people
    .filter(({ full_name }) => {
      const name = full_name.toLowerCase();
      return name.startsWith(wanted) || name.includes(` ${wanted}`);
    })
    .slice(0, MOST);
}

/** The text with the whole name in the place of what was typed, and where the caret stands then. */
export function writeMention(
  text: string,
  { start, typed }: MentionToken,
  name: string,
): { text: string; caret: number } {
  const before = `${text.slice(0, start)}@${name} `;
  return { text: before + text.slice(start + 1 + typed.length).replace(/^ /, ''), caret: before.length };
}
