import { escapeFormula, unescapeFormula } from '@cortex/api-client/formulas';
import { expect, test } from 'vitest';
import { decodeText } from './decodeText.ts';
import { nameCsv } from './nameCsv.ts';
import { type CsvTable, readCsv } from './readCsv.ts';
import { writeCsv } from './writeCsv.ts';

const pieces = [
  ...[
    '=',
    '+',
    '-',
    '@',
    '\t',
    "'",
    '"',
    ',',
    ';',
    '|',
    '\n',
    '\r\n',
    '\r',
    ' ',
    'a',
    'Zoë',
    '漢字',
    '🙂',
    '\ufeff',
  ],
  ...[
    '=HYPERLINK("x")',
    '+49 170',
    "'t Hooft",
    "''",
    '""',
    '\u00a0',
    '＝1',
    'sep=;',
    'é',
    'e\u0301',
    '\u202e',
  ],
];

/** The same numbers each time. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function read(text: string): CsvTable {
  const reading = readCsv(text);
  if ('problem' in reading) throw new Error(reading.problem);
  return reading.table;
}

test('what is written is read again, whatever it holds', () => {
  const random = createRandom(7);
  for (let round = 0; round < 2_000; round += 1) {
    const width = 1 + random(4);
    const header = Array.from({ length: width }, (_, index) => `Column ${index + 1}`);
    const rows = Array.from({ length: 1 + random(4) }, () =>
      Array.from(
        { length: width },
        () => `x${Array.from({ length: random(5) }, () => pieces[random(pieces.length)]).join('')}`,
      ).map((cell) => (random(2) === 0 ? cell.slice(1) : cell)),
    ).map(([first = '', ...others]) => [first.trim() === '' ? `x${first}` : first, ...others]);
    expect(read(writeCsv(header, rows)).rows.map(({ cells }) => cells)).toEqual(rows);
  }
});

test('no cell that is written begins as a formula does', () => {
  for (const piece of pieces) {
    for (const text of [piece, ` ${piece}`, `\t${piece}`, `'${piece}`]) {
      expect(escapeFormula(text)).not.toMatch(/^\s*[=+\-@＝]/);
      expect(unescapeFormula(escapeFormula(text))).toBe(text);
    }
  }
});

test('the file has a byte order mark and lines that end with CRLF', () => {
  expect(
    writeCsv(
      ['Name', 'Points'],
      [
        ['=1+1, "x"', 12],
        [undefined, -3],
      ],
    ),
  ).toBe('\ufeffName,Points\r\n"\'=1+1, ""x""",12\r\n,-3\r\n');
});

test.each([
  ['commas', 'Name,Skills\nAda,"Go; SQL"\n'],
  ['semicolons', 'Name;Skills\r\nAda;Go; SQL\r\n'.replace('Go; SQL', '"Go; SQL"')],
  ['tabs', 'Name\tSkills\nAda\tGo; SQL'],
  ['bars', 'Name|Skills\nAda|Go; SQL\n'],
  ['old line ends', 'Name,Skills\rAda,Go; SQL\r'],
  ['a line that says what parts the cells', 'sep=;\r\nName;Skills\r\nAda;"Go; SQL"\r\n'],
  ['a first line with line ends of its own', 'Name,Skills\nAda,Go; SQL\r\n'],
])('reads %s', (_, text) => {
  expect(read(text)).toEqual({
    header: ['Name', 'Skills'],
    rows: [{ number: 2, cells: ['Ada', 'Go; SQL'] }],
  });
});

test('counts rows as a spreadsheet does, and passes over empty ones', () => {
  const { rows } = read('Name,Notes\nAda,"two\nlines"\n,\n\nBob,one\n');
  expect(rows.map(({ number, cells }) => [number, cells[0]])).toEqual([
    [2, 'Ada'],
    [5, 'Bob'],
  ]);
});

test('takes ragged rows, and names columns that have no name or the same', () => {
  const { header, rows } = read('Name,Email,Email,,\nAda\nBob,b@x.y,c@x.y,d,e,f\n');
  expect(header).toEqual(['Name', 'Email', 'Email (2)', 'Column 4', 'Column 5', 'Column 6']);
  expect(rows.map(({ cells }) => cells.length)).toEqual([1, 6]);
});

test.each([
  ['', 'The file is empty.'],
  ['\ufeff \r\n', 'The file is empty.'],
  ['Name,Email\r\n', 'There are column names, but no row below them.'],
  ['Name\n"Ada', 'A quotation mark in row 2 is never closed, so it is unclear where its cell ends.'],
  ['Name\na\nb\nc', 'The file has 3 rows; the limit is 2. Divide it into several files.'],
])('says what is wrong with %j', (text, problem) => {
  expect(readCsv(text, { maxRows: 2 })).toEqual({ problem });
});

test('reads UTF-8, UTF-16 and Windows-1252', () => {
  const utf16 = (text: string) =>
    new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer);
  const text = 'Name\r\nZoë – Müller';
  const windows = Uint8Array.from(text.replace('–', '\x96'), (letter) => letter.charCodeAt(0));
  expect(decodeText(new TextEncoder().encode(text))).toEqual({ text });
  expect(decodeText(utf16(`\ufeff${text}`))).toEqual({ text });
  expect(decodeText(utf16(`\ufeff${text}`).reverse().reverse())).toEqual({ text });
  expect(decodeText(utf16('Name;Email;Phone;Notes;Resume;Skills\r\n'))).toEqual({
    text: 'Name;Email;Phone;Notes;Resume;Skills\r\n',
  });
  expect(decodeText(windows)).toEqual({ text });
});

test.each([
  ['PK\x03\x04rest', 'This is a spreadsheet. Save it as CSV first: in Excel, File, Save As, “CSV UTF-8”.'],
  ['%PDF-1.7', 'This is a PDF. Choose a CSV file.'],
  ['a\0b\0\0c', 'This is not a text file. Choose a CSV file.'],
  ['<!DOCTYPE html><table>', 'This is a web page or XML. Save it as CSV first.'],
])('tells %j from CSV', (text, problem) => {
  expect(decodeText(new TextEncoder().encode(text))).toEqual({ problem });
});

test('a file is named by what it holds and the day', () => {
  expect(nameCsv('candidates', new Date(2026, 0, 5))).toBe('candidates-2026-01-05.csv');
});
