import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makePdf } from '../testFiles/makePdf.ts';
import { zip } from '../testFiles/makeWord.ts';
import { extractText } from './extractText.ts';
import { layOutPage, type TextBox } from './pageLayout.ts';
import { tidyText } from './tidyText.ts';

function fixture(file: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(`../../conformance/resumes/${file}`, import.meta.url)));
}

const types = { name: '[Content_Types].xml', content: '<Types/>' };

describe('files that are no resume', () => {
  test.each([
    ['corrupt.pdf', 'corrupt.pdf', 'corrupt_file'],
    ['password.pdf', 'password.pdf', 'password_protected'],
    ['renamed-exe.pdf', 'renamed-exe.pdf', 'unsupported_type'],
    ['notes.txt', 'notes.txt', 'unsupported_type'],
    ['two-column.pdf', 'two-column.docx', 'unsupported_type'],
    ['word-document.docx', 'word-document.pdf', 'unsupported_type'],
    ['notes.txt', 'notes', 'unsupported_type'],
  ])('%s, named %s, gives %s', async (file, fileName, code) => {
    const result = await extractText({ fileName, bytes: fixture(file) });
    expect(result).toMatchObject({ ok: false, code });
  });

  test.each([
    'two-column.pdf',
    'word-document.docx',
  ])('%s is recognised by its content where its name claims nothing', async (file) => {
    const result = await extractText({ fileName: 'resume_file', bytes: fixture(file) });
    expect(result).toMatchObject({ ok: true, kind: file.split('.').at(-1) });
  });

  test('an empty file is damaged', async () => {
    expect(await extractText({ fileName: 'a.pdf', bytes: new Uint8Array() })).toMatchObject({
      code: 'corrupt_file',
    });
  });

  test('a password-protected Word file is a compound file', async () => {
    const bytes = Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ]);
    expect(await extractText({ fileName: 'a.docx', bytes })).toMatchObject({ code: 'password_protected' });
    const old = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3, 4]);
    expect(await extractText({ fileName: 'a.docx', bytes: old })).toMatchObject({ code: 'unsupported_type' });
  });

  test('a cut PDF and a cut Word file do not throw', async () => {
    for (const file of ['two-column.pdf', 'word-document.docx']) {
      const bytes = fixture(file);
      for (const share of [0.1, 0.5, 0.9]) {
        const result = await extractText({
          fileName: file,
          bytes: bytes.slice(0, Math.floor(bytes.length * share)),
        });
        if (!result.ok) expect(result.code).toBe('corrupt_file');
      }
    }
  });
});

describe('zip bombs', () => {
  test('a declared size over the limit is refused unopened', async () => {
    const bomb = zip([types, { name: 'word/document.xml', content: 'x', declaredSize: 900_000_000 }]);
    expect(await extractText({ fileName: 'a.docx', bytes: bomb })).toMatchObject({
      code: 'too_large_inside',
    });
  });

  test('a size that lies is found before the reader unpacks it', async () => {
    const bomb = zip([
      types,
      { name: 'word/document.xml', content: ' '.repeat(30_000_000), declaredSize: 900 },
    ]);
    expect(await extractText({ fileName: 'a.docx', bytes: bomb })).toMatchObject({
      code: 'too_large_inside',
    });
  });

  test('thousands of entries are refused', async () => {
    const parts = Array.from({ length: 2100 }, (_value, index) => ({
      name: `word/${index}.bin`,
      content: '',
    }));
    expect(await extractText({ fileName: 'a.docx', bytes: zip(parts) })).toMatchObject({
      code: 'too_large_inside',
    });
  });

  test('entity expansion is refused', async () => {
    const content = '<!DOCTYPE x [<!ENTITY a "aaaa">]><w:document>&a;</w:document>';
    const bomb = zip([types, { name: 'word/document.xml', content }]);
    expect(await extractText({ fileName: 'a.docx', bytes: bomb })).toMatchObject({
      code: 'too_large_inside',
    });
  });

  test('a zip that is no Word document is the wrong type', async () => {
    const bytes = zip([types, { name: 'xl/workbook.xml', content: '<x/>' }]);
    expect(await extractText({ fileName: 'a.docx', bytes })).toMatchObject({ code: 'unsupported_type' });
  });
});

test('an image-only PDF opens and is empty', async () => {
  expect(await extractText({ fileName: 'image-only.pdf', bytes: fixture('image-only.pdf') })).toEqual({
    ok: true,
    kind: 'pdf',
    text: '',
    hiddenWords: 0,
    hidden: [],
    runs: [],
  });
});

test.each([
  ['upside down', 180],
  ['on its left side', 90],
  ['on its right side', 270],
])('a page that is written %s is read in its order, however it is shown', async (_name, angle) => {
  const lines = ['Clerk, Mill of the North', 'Kept the books of two shops.', 'Baker, Mill of the South'];
  const write = (turned: boolean) =>
    makePdf((paper) => {
      if (turned) paper.rotate(angle, { origin: [297, 421] });
      for (const [index, line] of lines.entries())
        paper.text(line, 150, 300 + 40 * index, { lineBreak: false });
    });
  const [upright, turned] = [await write(false), await write(true)];
  for (const bytes of [upright, turned]) {
    const result = await extractText({ fileName: 'a.pdf', bytes });
    expect(result.ok && result.text).toBe(lines.join('\n'));
  }
});

test('leaves the bytes that it was given as they are', async () => {
  const bytes = fixture('two-column.pdf');
  await extractText({ fileName: 'two-column.pdf', bytes });
  expect(bytes.length).toBeGreaterThan(0);
});

test('keeps the words around a manual line break apart', async () => {
  const result = await extractText({ fileName: 'a.docx', bytes: fixture('word-document.docx') });
  expect(result.ok && result.text).toContain('Selma Quennell\nPlatform engineer');
});

describe('page layout', () => {
  const line = (text: string, x: number, y: number): TextBox => ({
    text,
    x,
    y,
    width: text.length * 5,
    size: 10,
    spaceBefore: false,
  });

  const read = (boxes: readonly TextBox[]) => layOutPage(boxes).map(({ text }) => text);

  test('reads a heading over both columns, then the left column, then the right', () => {
    const rows = [1, 2, 3, 4, 5];
    const boxes = [
      ...rows.map((row) => line(`Right item ${row}.`, 320, 700 - 20 * row)),
      line('A heading that runs across the whole page and over both of its columns, as names do', 40, 740),
      ...rows.map((row) => line(`Left sentence ${row}.`, 40, 700 - 20 * row)),
    ];
    const text = read(boxes).join(' ');
    expect(text.indexOf('heading')).toBeLessThan(text.indexOf('Left sentence 1'));
    expect(text.indexOf('Left sentence 5')).toBeLessThan(text.indexOf('Right item 1'));
  });

  test('reads a table of dates along its rows', () => {
    const boxes = [2015, 2017, 2019, 2021, 2023].flatMap((year, index) => [
      line(`Clerk at office ${index}`, 40, 700 - 30 * index),
      line(`${year} - ${year + 2}`, 400, 700 - 30 * index),
    ]);
    expect(read(boxes)[0]).toBe('Clerk at office 0   2015 - 2017');
  });

  test('reads a heading that runs across below two columns after both of them', () => {
    const rows = [1, 2, 3, 4, 5];
    const boxes = [
      ...rows.map((row) => line(`Left skill ${row}`, 40, 700 - 12 * row)),
      ...rows.map((row) => line(`Right skill ${row}`, 320, 700 - 12 * row)),
      line('Work history', 40, 610),
      line('Clerk, 2014 to 2016', 40, 598),
      line(
        'Kept the books of three parks and two greenhouses, and paid everybody in time for years',
        40,
        586,
      ),
    ];
    expect(read(boxes).join('; ')).toMatch(/Left skill 5; Right skill 1.*Right skill 5; Work history; Clerk/);
  });

  test('reads two lists side by side one after the other', () => {
    const boxes = [1, 2, 3, 4, 5].flatMap((row) => [
      line(`\u2022 Left skill ${row}`, 40, 700 - 12 * row),
      line(`\u2022 Right skill ${row}`, 320, 700 - 12 * row),
    ]);
    const text = read(boxes).join('; ');
    expect(text.indexOf('Left skill 5')).toBeLessThan(text.indexOf('Right skill 1'));
  });

  test('keeps dates and places at the right end of the lines of their posts', () => {
    const flush = (text: string, y: number) => line(text, 550 - 5 * text.length, y);
    const boxes = [1, 2, 3].flatMap((post) => [
      line(`Employer ${post} Ltd`, 40, 760 - 60 * post),
      flush(post === 1 ? 'Jan 2021 - Present' : `201${post} - 201${post + 2}`, 760 - 60 * post),
      line('Engineer', 40, 748 - 60 * post),
      flush(['Leeds', 'Southampton', 'York, UK'][post - 1] ?? '', 748 - 60 * post),
      line('Led the team', 50, 736 - 60 * post),
    ]);
    expect(read(boxes)).toEqual(
      expect.arrayContaining([
        'Employer 1 Ltd   Jan 2021 - Present',
        'Engineer   Leeds',
        'Employer 2 Ltd   2012 - 2014',
        'Engineer   Southampton',
        'Engineer   York, UK',
      ]),
    );
  });

  test('keeps dates in a column at the left with their posts', () => {
    const boxes = [1, 2, 3, 4, 5].flatMap((post) => [
      line(`201${post} - 201${post + 1}`, 40, 760 - 40 * post),
      line(`Engineer at Employer ${post}`, 130, 760 - 40 * post),
      line('Led the team of the mill.', 130, 748 - 40 * post),
    ]);
    const text = read(boxes).join('\n');
    for (const post of [1, 2, 3, 4, 5]) {
      expect(text).toContain(`201${post} - 201${post + 1}   Engineer at Employer ${post}`);
    }
  });

  test('reads a line that runs from the right word by word, Latin words in it from the left', () => {
    const boxes = [
      line('\u062e\u0628\u0631\u0629', 300, 700),
      line('\u0641\u064a', 280, 700),
      line('Power', 220, 700),
      line('BI', 250, 700),
      line('\u0633\u0646\u0648\u0627\u062a', 180, 700),
      line('\u0639\u0634\u0631', 155, 700),
    ];
    expect(read(boxes)[0]?.split(/\s+/)).toEqual([
      '\u062e\u0628\u0631\u0629',
      '\u0641\u064a',
      'Power',
      'BI',
      '\u0633\u0646\u0648\u0627\u062a',
      '\u0639\u0634\u0631',
    ]);
  });

  test('keeps the name of a section apart from the text around it', () => {
    const wide = (text: string, y: number) => ({ ...line(text, 40, y), width: 300 });
    expect(
      layOutPage([
        wide('Kept lawns, drew plans and worked as a supervisor', 700),
        line('Experience', 40, 688),
        line('gardener in three parks', 40, 676),
      ]),
    ).toHaveLength(3);
    expect(
      layOutPage([
        wide('Can cook for a hundred guests with good time and planning', 700),
        line('skills', 40, 688),
      ]),
    ).toHaveLength(1);
  });

  test('joins a hyphenated compound and drops a soft hyphen', () => {
    const wide = (text: string, y: number) => ({ ...line(text, 40, y), width: 300 });
    expect(
      tidyText(
        read([
          wide('We ran a large open and community-', 700),
          wide('driven project, with an appre\u00ad', 688),
          wide('ciation for every person who came by to help.', 676),
        ]).join('\n'),
      ),
    ).toBe(
      'We ran a large open and community-driven project, with an appreciation for every person who came by to help.',
    );
  });
});
