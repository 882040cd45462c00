import { expect, test } from 'vitest';
import { tokenize } from './tokens.ts';
import { countTerms, findTradeTerms, profileOf } from './tradeProfile.ts';
import { areNested, findTrade, TRADES } from './trades.ts';
import { SKILL_TERMS } from './vocabulary.ts';

test('each field has a name of its own, roles, words and, where it lies within another, one that exists', () => {
  expect(new Set(TRADES.map(({ id }) => id)).size).toBe(TRADES.length);
  for (const { id, label, roles, words, within } of TRADES) {
    expect(label, id).not.toBe('');
    expect(roles.length, id).toBeGreaterThan(3);
    expect(words.length, id).toBeGreaterThan(9);
    expect(within === undefined || findTrade(within) !== undefined, id).toBe(true);
  }
});

test('a field lies within another, over one step or two', () => {
  expect(areNested('java', 'software')).toBe(true);
  expect(areNested('software', 'automation')).toBe(true);
  expect(areNested('java', 'python')).toBe(false);
});

test('skills tell of fields that exist', () => {
  const beside = new Set(['general', 'other']);
  const unknown = SKILL_TERMS.flatMap(({ trades }) => trades).filter(
    (id) => !beside.has(id) && !findTrade(id),
  );
  expect(unknown).toEqual([]);
});

test.each([
  ['Checked formwork and reinforcement, poured concrete and measured the brickwork', 'civil'],
  ['Drafted pleadings and argued two appeals in the high court', 'law'],
  ['Wrote ABAP reports and BADIs, and mapped IDocs', 'sap'],
  ['Took vital signs, dressed wounds and gave medication on a ward of thirty patients', 'healthcare'],
  ['Choreographed school plays and led the rehearsals', 'performing_arts'],
  ['Counted cycle times, set up the lathe and drew fixtures in SolidWorks', 'mechanical'],
])('%s tells most of %s', (sentence, trade) => {
  const count = countTerms([{ terms: findTradeTerms(tokenize(sentence)), weight: 1 }]);
  const [first] = [...profileOf(count, 1)].toSorted((a, b) => b[1] - a[1]);
  expect(first?.[0]).toBe(trade);
});
