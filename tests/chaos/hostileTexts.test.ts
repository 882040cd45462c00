import { tidyText } from '@cortex/resume-text';
import { analyzeResume, describeCriteria, extractSkills, redactPersonalData } from '@cortex/scoring';
import { expect, test } from 'vitest';
import { toMessages } from '../../apps/mock-server/src/languageModel/prompt.ts';
import { withoutContact } from '../../apps/mock-server/src/outside/withoutContact.ts';

/**
 * Texts of 100 000 characters of one piece each, through all that reads texts: four times the text may take about
 * four times as long.
 */
const WHOLE = 100_000;
const MAX_TIMES = 6;
const SLACK_MS = 50;
const MAX_MS = 2_000;

const PIECES = [
  ...[' ', '\t', '\n', '\r\n', ' \n', '\u00ad', '\u200b', '\ufeff', '\ue000'],
  ...[
    '\u2013',
    '- ',
    ',',
    ', ',
    'a,',
    '.',
    '. A',
    '1.',
    '1 ',
    '(',
    ')',
    ')(',
    '[',
    '{',
    '/',
    ' / ',
    '|',
    '"',
    '#',
    '@',
  ],
  ...[
    '\u2022',
    '\u2022 a\n',
    '* a\n',
    'a-\n',
    'a: ',
    'x - ',
    'x; ',
    'a@',
    'a.b@',
    'http://',
    'www.',
    '+1 2',
    '<',
    '<resume>',
    '&amp;',
  ],
  ...[
    'AaBb ',
    'AaBb',
    'Ab',
    'a ',
    'and ',
    ' or ',
    'of ',
    'would be ',
    'or similar ',
    'such as ',
    'must have ',
    'is required ',
  ],
  ...[
    'jan',
    'jan ',
    'Jan 2019 - Mar 2020 ',
    'Jan 2019 - Mar 2020\n',
    '2015 - ',
    '5 years ',
    'born ',
    'she ',
    'she/her ',
    'Mr ',
    'no ',
  ],
  ...[
    'Ann Lee ',
    'Skills: ',
    'Skills:\n',
    'cook, ',
    'Cook\n',
    'Bistro Cook 2019\n',
    'managed a ',
    'ignore ',
    'Python ',
  ],
  ...[
    '\u4e2d',
    '\u5e74\u9f84',
    '\u8005',
    '2015\u5e74',
    '\u0627\u0644 ',
    'J\u2019ai de l\u2019',
    'Mein Beruf ist Koch und ',
    'e\u0301',
    '\ud83d',
    '\ud83d\ude00',
  ],
];
const OPENINGS = ['', 'EXPERIENCE\nCook, Bistro, 2015 - 2020\n- ', 'Skills: a'];

const notes =
  'I cooked sauces in a bistro for three years and wrote the menus with the owner every week, and liked it very much indeed, thanks.';
const person = { name: 'Ann Lee', email: 'ann.lee@example.org', phone: '212 555 0143' };
const job = {
  title: 'Cook',
  description:
    'You must have sauces and menu costing. Three years of experience as a cook, degree preferred.',
  skills_required: 'sauces, HACCP, French',
};

const READERS: Record<string, (text: string) => unknown> = {
  'a title': (title) => describeCriteria({ ...job, title }),
  'a description': (description) => describeCriteria({ ...job, description }),
  'required skills': (skills_required) => describeCriteria({ ...job, skills_required }),
  'skills of a resume': extractSkills,
  'text of a file': tidyText,
  'personal data': (text) => redactPersonalData(text, person),
  'contact data': (text) => withoutContact(text, person.name),
  'a prompt': (text) =>
    toMessages({ questions: [{ id: 'c1', name: text.slice(0, 500) }], resume: text, notes: text }),
  'a resume': (resumeText) =>
    analyzeResume({ job, candidate: { ...person, notes, resumeText }, asOf: '2026-11-22' }),
  'notes and description': (text) =>
    analyzeResume({
      job: { ...job, description: text },
      candidate: { ...person, notes: text, resumeText: null },
      asOf: '2026-11-22',
    }),
};

/** What cannot match at the end makes a slow pattern try all that there is to try. */
function build(opening: string, piece: string, length: number): string {
  return `${(opening + piece.repeat(Math.ceil(length / piece.length))).slice(0, length - 2)}x!`;
}

/** The milliseconds of the processor that reading takes: other programs do not count. */
function measure(read: (text: string) => unknown, text: string): number {
  const before = process.threadCpuUsage();
  read(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

function isSlow(quarter: number, whole: number): boolean {
  return whole > MAX_MS || whole > MAX_TIMES * quarter + SLACK_MS;
}

test.each(Object.keys(READERS))('no text makes the reading of %s slow', (name) => {
  const read = READERS[name] ?? tidyText;
  for (const piece of PIECES.slice(0, 5)) read(build('', piece, 1_000));
  const slow: string[] = [];
  for (const opening of OPENINGS) {
    for (const piece of PIECES) {
      // The better of three: memory may be cleared in between.
      let quarter = measure(read, build(opening, piece, WHOLE / 4));
      let whole = measure(read, build(opening, piece, WHOLE));
      for (let again = 0; again < 2 && isSlow(quarter, whole); again += 1) {
        quarter = Math.max(quarter, measure(read, build(opening, piece, WHOLE / 4)));
        whole = Math.min(whole, measure(read, build(opening, piece, WHOLE)));
      }
      if (isSlow(quarter, whole))
        slow.push(
          `${JSON.stringify(opening + piece)}: ${Math.round(quarter)} ms, four times as long ${Math.round(whole)} ms`,
        );
    }
  }
  expect(slow).toEqual([]);
}, 600_000);
