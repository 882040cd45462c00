import { expect, test } from 'vitest';
import { tidyText } from './tidyText.ts';

test.each([
  ['e\ufb03cient work\ufb02ows', 'efficient workflows'],
  ['\ufee3\ufeee\ufebb\ufed4', '\u0645\u0648\u0635\u0641'],
  ['\uff27\uff4f and \uff33\uff31\uff2c', 'Go and SQL'],
  ['the manage-\nment of stores', 'the management of stores'],
  ['a self-\nemployed cook', 'a self-employed cook'],
  ['Go -\nten years', 'Go -\nten years'],
  ['2019-\n2020', '2019-\n2020'],
])('%j becomes %j', (text, tidy) => {
  expect(tidyText(text)).toBe(tidy);
});
