import { expect, test } from 'vitest';
import { candidateLineToSend, jobLineToSend } from './toSend.ts';

test.each([
  ['You dress wounds and give medicines', 'You dress wounds and give medicines'],
  ['Ask boss@employer.example for more', ''],
  ['Call +1 212 555 0143 about the ward', ''],
  ['Female', ''],
  ['Under 30 years old', ''],
  ['Christian', ''],
])('of a job "%s" is sent as "%s"', (line, sent) => {
  expect(jobLineToSend(line)).toBe(sent);
});

test.each([
  ['Kept the ledger of three companies', 'Kept the ledger of three companies'],
  ['See marialopez.dev for the plans', 'See for the plans'],
  ['Lopez kept 12 Mill Lane, Portland', 'Lopez kept'],
  ['\ue000 led the team of \ue000', 'led the team of'],
  ['\ue000 - \ue000', ''],
])('of a candidate "%s" is sent as "%s"', (line, sent) => {
  expect(candidateLineToSend(line, 'Maria Lopez')).toBe(sent);
});
