import { describe, expect, test } from 'vitest';
import { createFinder, findPlaces, type PageText, toPageText } from './quotePlaces.ts';

/** Runs below each other, of a hundredth of the page's width a letter. */
function lines(...texts: string[]): PageText[] {
  return texts.map((text, index) => ({
    text,
    page: 1,
    left: 0.1,
    top: 0.1 + index * 0.03,
    width: text.length / 100,
    height: 0.02,
  }));
}

function find(runs: PageText[], quote: string) {
  return findPlaces(runs, createFinder(runs.map(({ text }) => text)), quote);
}

describe('a quote is found', () => {
  test('on its line alone', () => {
    const runs = lines('Kept the books of a mill.', 'Ran Go services.', 'Wrote to the town.');
    expect(find(runs, 'Ran Go services.')).toEqual([
      { page: 1, left: 0.1, top: 0.13, width: 0.16, height: 0.02 },
    ]);
  });

  test('on the line that it fills, rather than before that within a longer one', () => {
    const runs = lines('Senior Backend Engineer', 'Ran Go services.', 'Backend Engineer');
    expect(find(runs, 'Backend Engineer').map(({ top }) => top)).toEqual([0.16]);
  });

  test('over two lines, with the word that the break parted', () => {
    const runs = lines('Led the move of the led-', 'ger to new machines.');
    expect(find(runs, 'Led the move of the ledger to new machines.')).toHaveLength(2);
    expect(find(runs, 'Led the move of the led-ger to new machines.')).toHaveLength(2);
  });

  test('in a part of a line, about where that part stands', () => {
    const [place] = find(lines('aaaaaaaaaa bbbbbbbbbb aaaaaaaaaa'), 'bbbbbbbbbb');
    expect(place?.left).toBeCloseTo(0.21, 2);
    expect(place?.width).toBeCloseTo(0.1, 2);
  });

  test('whatever its spaces, ligatures, bullets and accents are made of', () => {
    const runs = lines('\u2022 Of\ufb01ce  work in Malm\u0065\u0301', 'and more.');
    expect(find(runs, 'Office work in Malm\u00e9 and more.')).toHaveLength(2);
  });

  test('in its parts, where the lines of another column stand between them', () => {
    const runs = lines(
      'Designed the schema for forty',
      'Swedish, English',
      'million invoices a year.',
      'Chess',
    );
    const places = find(runs, 'Designed the schema for forty million invoices a year.');
    expect(places.map(({ top }) => top)).toEqual([0.1, 0.16]);
  });

  test('where a letter was mended in the text that was read', () => {
    const runs = lines('The caf\u00e2\u20ac\u2122s accounts, every month');
    expect(find(runs, 'The caf\u2019s accounts, every month')).toHaveLength(1);
  });

  test('as one box, where a line is made of several runs', () => {
    const [left, right] = lines('Ran Go', 'services.');
    if (!left || !right) throw new Error('There are two runs.');
    const runs = [left, { ...right, top: left.top, left: 0.2 }];
    expect(find(runs, 'Ran Go services.')).toEqual([{ ...left, text: undefined, width: 0.19 }]);
  });
});

test('a quote that runs down or up a page is a box a line, too', () => {
  const turned = (runs: 'down' | 'up', ...texts: string[]): PageText[] =>
    lines(...texts).map(({ left, top, width, height, ...run }) => ({
      ...run,
      runs,
      left: top,
      top: left,
      width: height,
      height: width,
    }));
  const down = turned('down', 'Kept the books of a mill,', 'and its stock.');
  expect(find(down, 'Kept the books of a mill, and its stock.')).toHaveLength(2);
  const [part] = find(turned('up', 'aaaaaaaaaa bbbbbbbbbb'), 'bbbbbbbbbb');
  expect(part?.top).toBeCloseTo(0.1, 2);
  expect(part?.height).toBeCloseTo(0.1, 2);
});

test('what does not stand there is not found', () => {
  const runs = lines('Kept the books of a mill.', 'Wrote to the town.');
  expect(find(runs, 'Ran Kubernetes in three regions.')).toEqual([]);
  expect(find(runs, ' \u2022 ')).toEqual([]);
  expect(find([], 'Anything')).toEqual([]);
});

test('a long quote that is not there is given up soon, also in a long text', () => {
  const runs = Array.from({ length: 2_000 }, () =>
    lines('The quick brown fox kept the books of a mill.'),
  ).flat();
  expect(find(runs, 'Neither quick nor brown, it wrote to the town about a fox. '.repeat(60))).toEqual([]);
});

describe('a run stands on its page', () => {
  const item = { str: 'Mara', transform: [20, 0, 0, 20, 100, 700], width: 50 };

  test('as fractions from the upper left corner', () => {
    const upright = { transform: [1, 0, 0, -1, 0, 800], width: 500, height: 800 };
    expect(toPageText(item, upright, 1)).toEqual({
      text: 'Mara',
      page: 1,
      left: 0.2,
      top: 0.1035,
      width: 0.1,
      height: 0.0275,
    });
  });

  test('that is shown turned by a quarter', () => {
    const turned = { transform: [0, 1, 1, 0, 0, 0], width: 800, height: 500 };
    const { left, top, width, height, runs } = toPageText(item, turned, 2);
    expect([left, top, width, height]).toEqual([0.869, 0.2, 0.0275, 0.1]);
    expect(runs).toBe('down');
  });

  test('cut off at its edges', () => {
    const upright = { transform: [1, 0, 0, -1, 0, 800], width: 120, height: 800 };
    const { left, width } = toPageText(item, upright, 1);
    expect(left + width).toBeLessThanOrEqual(1);
  });
});
