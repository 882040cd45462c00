import { expect, test } from 'vitest';
import { readParagraphs } from './readParagraphs.ts';

test('an empty line ends a paragraph, and lines with a dash or a dot are points', () => {
  expect(readParagraphs('One.\nStill one.\n\nTwo.\n- first\n• second\nThree.')).toEqual([
    { kind: 'lines', texts: ['One.', 'Still one.'] },
    { kind: 'lines', texts: ['Two.'] },
    { kind: 'points', texts: ['first', 'second'] },
    { kind: 'lines', texts: ['Three.'] },
  ]);
});

test('a dash alone is no point, and a text of nothing has no paragraphs', () => {
  expect(readParagraphs('-\n')).toEqual([{ kind: 'lines', texts: ['-'] }]);
  expect(readParagraphs(' \n\n ')).toEqual([]);
});
