import { expect, test } from 'vitest';
import { tidyText } from './tidyText.ts';

test.each([
  ['e\ufb03cient work\ufb02ows', 'efficient workflows'],
  ['\ufee3\ufeee\ufebb\ufed4', '\u0645\u0648\u0635\u0641'],
  ['\uff27\uff4f and \uff33\uff31\uff2c', 'Go and SQL'],
  ['the manage-\nment of stores', 'the management of stores'],
  ['a self-\nemployed cook', 'a self-employed cook'],
  ['a community-\ndriven fair', 'a community-driven fair'],
  ['a lime-\nwash wall, lime-wash', 'a lime-wash wall, lime-wash'],
  ['a state-of-the-\nart kitchen', 'a state-of-the-art kitchen'],
  ['\ufefb\ufe8e\ufed5', '\u0644\u0627\u0627\u0642'],
  ['Go -\nten years', 'Go -\nten years'],
  ['2019-\n2020', '2019-\n2020'],
  ['2014 \u00e2\u20ac\u201c 2016', '2014 \u2013 2016'],
  ['\u00e2\u20ac\u00a2Problem solving', '\u2022Problem solving'],
  ['M\u00c3\u00a9tiers', 'M\u00e9tiers'],
  ['Company \u00ef\u00bc City', 'Company - City'],
  ['practice\u00c2\nAssist', 'practice\nAssist'],
  ['IRM\u00c3 and \u00e2ge, caf\u00e9\u00bb', 'IRM\u00c3 and \u00e2ge, caf\u00e9\u00bb'],
])('%j becomes %j', (text, tidy) => {
  expect(tidyText(text)).toBe(tidy);
});
