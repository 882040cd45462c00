import { describe, expect, test } from 'vitest';
import { makePdf, makeWord, type Paper, run } from '../testFiles/index.ts';
import { extractText } from './extractText.ts';
import { dropHiddenRuns } from './visibleRuns.ts';
import { readStyles } from './wordStyles.ts';

const VISIBLE =
  'Gardener with eight years in parks. Planted hedges, looked after lawns, roses and two greenhouses. Drove a small tractor and trained apprentices in pruning and the safe use of ladders in all seasons.';
const SECRET = 'Backend engineer with ten years of Go, Kafka and PostgreSQL in payment services.';
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function read(fileName: string, bytes: Uint8Array): Promise<string> {
  const result = await extractText({ fileName, bytes });
  if (!result.ok) throw new Error(result.detail);
  return result.text.replace(/\s+/g, ' ');
}

const tricks: [string, (paper: Paper) => void][] = [
  ['white', (paper) => paper.fillColor('white').text(SECRET)],
  ['almost white', (paper) => paper.fillColor('#f4f6f5').text(SECRET)],
  ['in a gray near white', (paper) => paper.addContent('0.98 g').text(SECRET)],
  ['transparent', (paper) => paper.fillOpacity(0).text(SECRET)],
  ['unpainted', (paper) => paper.addContent('3 Tr').text(SECRET)],
  ['tiny', (paper) => paper.fontSize(1).text(SECRET)],
  ['scaled down', (paper) => paper.scale(0.1).text(SECRET, 900, 900)],
  ['left of the page', (paper) => paper.text(SECRET, -900, 300, { lineBreak: false })],
  ['below the page', (paper) => paper.translate(0, 2000).text(SECRET, 72, 300, { lineBreak: false })],
  ['clipped away', (paper) => paper.rect(10, 10, 5, 5).clip().text(SECRET, 72, 400)],
  [
    'black on black',
    (paper) => paper.rect(60, 390, 500, 60).fill('black').fillColor('black').text(SECRET, 72, 400),
  ],
  ['unpainted beside a small picture', (paper) => paper.image(PIXEL, 20, 20).addContent('3 Tr').text(SECRET)],
];

describe('text that nobody can see in a PDF', () => {
  test.each(tricks)('%s is not read', async (_name, hide) => {
    const plain = await read('a.pdf', await makePdf((paper) => paper.text(VISIBLE)));
    const tricked = await read(
      'a.pdf',
      await makePdf((paper) => {
        paper.text(VISIBLE);
        hide(paper);
      }),
    );
    expect(plain).toBe(VISIBLE);
    expect(tricked).toBe(VISIBLE);
  });

  test('stays out where it stands within a visible line', async () => {
    const bytes = await makePdf((paper) =>
      paper
        .text('Kept the lawns ', { continued: true })
        .fillColor('white')
        .text('Kafka Kafka ', { continued: true })
        .fillColor('black')
        .text('of three parks.'),
    );
    expect(await read('a.pdf', bytes)).toMatch(/^Kept the lawns\s+of three parks\.$/);
  });

  test('an empty page of unpainted text is an empty page', async () => {
    expect(await read('a.pdf', await makePdf((paper) => paper.addContent('3 Tr').text(SECRET)))).toBe('');
  });
});

test('what was left out is counted and told', async () => {
  const leaveOut = async (draw: (paper: Paper) => void) => {
    const result = await extractText({ fileName: 'a.pdf', bytes: await makePdf(draw) });
    if (!result.ok) throw new Error(result.detail);
    return [result.hiddenWords, result.hidden.join(' ').replace(/\s+/g, ' ').trim()];
  };
  const words = SECRET.trim().split(/\s+/);
  expect(await leaveOut((paper) => paper.text(VISIBLE).fillColor('white').text(SECRET))).toEqual([
    words.length,
    words.join(' '),
  ]);
  expect(await leaveOut((paper) => paper.text(VISIBLE))).toEqual([0, '']);
});

describe('text that a person sees in a PDF', () => {
  test('is read in white on a dark ground', async () => {
    const bytes = await makePdf((paper) =>
      paper.rect(0, 0, 220, 842).fill('#1f2a44').fillColor('white').text(VISIBLE, 20, 60, { width: 180 }),
    );
    expect(await read('a.pdf', bytes)).toBe(VISIBLE);
  });

  test('is read in white on a picture', async () => {
    const bytes = await makePdf((paper) =>
      paper.image(PIXEL, 0, 0, { width: 595, height: 200 }).fillColor('white').text(VISIBLE, 40, 60),
    );
    expect(await read('a.pdf', bytes)).toBe(VISIBLE);
  });

  test('is read where only its outline is drawn', async () => {
    const bytes = await makePdf((paper) =>
      paper.fillColor('white').strokeColor('black').text(VISIBLE, { stroke: true, fill: true }),
    );
    expect(await read('a.pdf', bytes)).toBe(VISIBLE);
  });

  test('is read from a scan, where the recognised text lies unpainted over the picture', async () => {
    const bytes = await makePdf((paper) =>
      paper.image(PIXEL, 0, 0, { width: 595, height: 842 }).addContent('3 Tr').text(VISIBLE, 72, 72),
    );
    expect(await read('a.pdf', bytes)).toBe(VISIBLE);
  });
});

const visible = `<w:p>${run(VISIBLE)}</w:p>`;

describe('text that nobody can see in a Word document', () => {
  test.each([
    ['hidden', '<w:vanish/>'],
    ['white', '<w:color w:val="FFFFFF"/>'],
    ['almost white', '<w:color w:val="F4F4F4" w:themeColor="background1"/>'],
    ['tiny', '<w:sz w:val="2"/>'],
    ['four points high', '<w:sz w:val="8"/><w:szCs w:val="8"/>'],
  ])('%s is not read', async (_name, properties) => {
    const text = await read('a.docx', makeWord(`${visible}<w:p>${run(SECRET, properties)}</w:p>`));
    expect(text).toBe(VISIBLE);
  });

  test('is not read where a comment breaks the tags', async () => {
    const hidden = `<w:p><!-- <w:r> -->${run(SECRET, '<w:vanish/>')}</w:p>`;
    expect(await read('a.docx', makeWord(`${visible}${hidden}`))).toBe(VISIBLE);
  });

  test('is dropped where a style hides it', () => {
    const styles = readStyles(
      '<w:style w:type="paragraph" w:styleId="A"><w:rPr><w:color w:val="FFFFFF"/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="B"><w:basedOn w:val="A"/></w:style>',
    );
    const hidden = `<w:p><w:pPr><w:pStyle w:val="B"/></w:pPr>${run(SECRET)}</w:p>`;
    expect(dropHiddenRuns(`${visible}${hidden}`, styles).xml).toBe(`${visible}${hidden.replace(SECRET, '')}`);
  });
});

describe('text that a person sees in a Word document', () => {
  test.each([
    ['on a dark cell', '<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:val="clear" w:fill="1F3864"/></w:tcPr>', ''],
    ['on a dark paragraph', '', '<w:pPr><w:shd w:val="clear" w:fill="1F3864"/></w:pPr>'],
  ])('is read in white %s', async (_name, table, paragraph) => {
    const white = run(VISIBLE, '<w:color w:val="FFFFFF"/>');
    const close = table === '' ? '' : '</w:tc></w:tr></w:tbl>';
    expect(await read('a.docx', makeWord(`${table}<w:p>${paragraph}${white}</w:p>${close}`))).toBe(VISIBLE);
  });

  test('is read where a run turns hiding off', async () => {
    expect(await read('a.docx', makeWord(`<w:p>${run(VISIBLE, '<w:vanish w:val="0"/>')}</w:p>`))).toBe(
      VISIBLE,
    );
  });
});
