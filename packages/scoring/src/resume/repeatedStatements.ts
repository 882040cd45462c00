import type { Token } from '../text/tokens.ts';
import type { Statement } from './profile.ts';

const MIN_RUN = 4;

/** Four or more bare items one below the other, outside of any post, are a list, too. */
export function markRuns(statements: readonly Statement[]): Statement[] {
  const isItem = ({ tokens, post, quote, section, listed }: Statement) =>
    listed ||
    (!post &&
      section !== 'licences' &&
      section !== 'languages' &&
      section !== 'education' &&
      tokens.length <= 4 &&
      !/[.!?]$|\d{4}/.test(quote));
  const marked = [...statements];
  let start = 0;
  for (let index = 0; index <= marked.length; index += 1) {
    const statement = marked[index];
    if (statement && isItem(statement)) continue;
    if (index - start >= MIN_RUN) {
      for (let at = start; at < index; at += 1) {
        const item = marked[at];
        if (item) marked[at] = { ...item, listed: true };
      }
    }
    start = index + 1;
  }
  return marked;
}

const MIN_FORMULAS = 3;

/**
 * A sentence that was there before, as under several posts, and three with the same beginning and end count less than a list: no
 * description of real work looks like that.
 */
export function demoteRepeated(statements: readonly Statement[]): Statement[] {
  const counts = new Map<string, number>();
  const count = (text: string) => counts.set(text, (counts.get(text) ?? 0) + 1);
  const said = new Set<string>();
  const isAgain = statements.map(({ tokens }) => {
    const text = signature(tokens);
    if (said.has(text)) return true;
    said.add(text);
    count(formula(tokens));
    return false;
  });
  return statements.map((statement, index) => {
    const { tokens, isHeader } = statement;
    if (isHeader || tokens.length < 5) return statement;
    const repeated = isAgain[index] === true || (counts.get(formula(tokens)) ?? 0) >= MIN_FORMULAS;
    return repeated ? { ...statement, repeated } : statement;
  });
}

const signature = (tokens: readonly Token[]) => tokens.map(({ lower }) => lower).join(' ');

function formula(tokens: readonly Token[]): string {
  return `${signature(tokens.slice(0, 3))} \u2026 ${signature(tokens.slice(-3))}`;
}
