import { expect, test } from 'vitest';
import { coveredMonths, findSpans, isRange, monthOf } from './months.ts';

const asOf = monthOf('2026-11-22');
const months = (text: string) =>
  findSpans(text, asOf)
    .filter(isRange)
    .map(({ from, to }) => to - from);

test.each([
  ['Jan 2019 - Dec 2020', 24],
  ['03/2017 \u2013 11/2021', 57],
  ['2015-2018', 36],
  ['Mar-2017 to Oct-2020', 44],
  ['Sept/2015 - Aug/2016', 12],
  ['2015 to 2018', 36],
  ['08/2015-11/2018', 40],
  ['04.2015-07.2018', 40],
  ['2015-18', 36],
  ['April 2020 - Present', 80],
  ['since March 2024', 33],
  ['seit 03/2024', 33],
  ['09.2019 \u2013 heute', 87],
  ['2019-03 - 2021-02', 24],
  ["'09 - '11", 24],
  ['2018\u5e74 \u2013 \u81f3\u4eca', 101],
  ['2018年4月至今', 104],
  ['2018年4月至2019年3月在家具公司', 12],
  ['مارس 2015 - فبراير 2016', 12],
  ['من ٠٣/٢٠١٥ إلى ٠٢/٢٠١٦', 12],
  ['mars 2015 - présent', 141],
  ['02/23 -> present', 46],
  ['8/24-present', 28],
  ['03/19 - 07/22', 41],
  ['July 2023 to date', 41],
])('%s are %d months', (text, length) => {
  expect(months(text)).toEqual([length]);
});

test.each([
  'MS Visual C++ (2010, 2017)',
  'Route 2015',
  'the class of 2012',
  '180 degrees',
  '2015',
  'on call 24/7 to 10/10',
  '12/7 shifts',
])('%s is no span', (text) => {
  expect(months(text)).toEqual([]);
});

test('what overlaps counts once', () => {
  expect(
    coveredMonths([
      { from: 0, to: 12 },
      { from: 6, to: 18 },
      { from: 30, to: 36 },
    ]),
  ).toBe(24);
});
