import { expect, test } from 'vitest';
import { escapeFormula, unescapeFormula } from './formulas.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['\uff1d1+1', "'\uff1d1+1"],
  ['\u200b=1+1', "'\u200b=1+1"],
  ['\u2060\u00a0@SUM(1)', "'\u2060\u00a0@SUM(1)"],
  ['x;=1+1', "x;'=1+1"],
  ['x; \u200d+1', "x; \u200d'+1"],
  ['a|@b\t-1', "a|'@b\t'-1"],
  ['first\n=cmd', "first\n'=cmd"],
  ['first\r\n  -2+3', "first\r\n  '-2+3"],
  ["it's; 'quoted'", "it's; 'quoted'"],
  ['Led a team:\n- Go\n- SQL', 'Led a team:\n- Go\n- SQL'],
  ['C++; C#', 'C++; C#'],
])('%j is written as %j, and read as it was', (text, written) => {
  expect(escapeFormula(text)).toBe(written);
  expect(unescapeFormula(written)).toBe(text);
});

test('whatever stands in a text comes back', () => {
  const marks = ["'", '=', '-', '@', ';', '|', '\t', '\r', '\n', ' ', '\u200b', 'a', '\uff1d'];
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let round = 0; round < 20_000; round += 1) {
    const text = Array.from({ length: next(9) }, () => marks[next(marks.length)]).join('');
    expect(unescapeFormula(escapeFormula(text)), JSON.stringify(text)).toBe(text);
  }
});

test('a text of a hundred thousand marks takes no time', () => {
  for (const mark of ['\t', ';', ' ', "'", '\n ', ';\u200b'])
    expect(unescapeFormula(escapeFormula(mark.repeat(100_000)))).toBe(mark.repeat(100_000));
});
