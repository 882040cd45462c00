import { describe, expect, test } from 'vitest';
import { makePdf, type Paper, pdfStream, writePdf } from '../testFiles/makePdf.ts';
import { extractText } from './extractText.ts';
import { countWords } from './tidyText.ts';

const PLAIN = 'Gardener with eight years in parks.';
const OTHER = 'Kafka and Postgres in payments.';
const FONT = '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>';

async function read(bytes: Uint8Array): Promise<{ text: string; hiddenWords: number }> {
  const result = await extractText({ fileName: 'a.pdf', bytes });
  if (!result.ok) throw new Error(result.detail);
  return { text: result.text.replace(/\s+/g, ' '), hiddenWords: result.hiddenWords };
}

const both = { text: `${PLAIN} ${OTHER}`, hiddenWords: 0 };
const plainOnly = { text: PLAIN, hiddenWords: countWords(OTHER) };

const write = (text: string, y: number, before = '') =>
  `q BT ${before} /F1 11 Tf 72 ${y} Td (${text}) Tj ET Q`;

type Gradient = ReturnType<Paper['linearGradient']>;
const navy = (gradient: Gradient) => gradient.stop(0, '#1f2a44').stop(1, '#334477');

describe('white text is read', () => {
  test.each<[string, (paper: Paper) => void]>([
    ['a rounded rectangle', (paper) => paper.roundedRect(60, 380, 300, 60, 20).fill('#1f2a44')],
    ['an ellipse', (paper) => paper.ellipse(200, 405, 190, 60).fill('#1f2a44')],
    ['a polygon', (paper) => paper.polygon([40, 370], [400, 380], [420, 450], [30, 450]).fill('#1f2a44')],
    [
      'a path of curves',
      (paper) =>
        paper
          .moveTo(40, 370)
          .bezierCurveTo(200, 330, 300, 330, 420, 370)
          .lineTo(420, 450)
          .lineTo(40, 450)
          .fill('#1f2a44'),
    ],
    [
      'a linear gradient',
      (paper) => paper.rect(60, 380, 300, 60).fill(navy(paper.linearGradient(60, 380, 360, 440))),
    ],
    [
      'a radial gradient',
      (paper) => paper.rect(60, 380, 300, 60).fill(navy(paper.radialGradient(200, 400, 0, 200, 400, 300))),
    ],
  ])('on %s', async (_name, shape) => {
    const bytes = await makePdf((paper) => {
      paper.fillColor('black').text(PLAIN, 72, 72);
      shape(paper);
      paper.fillColor('white').text(OTHER, 90, 400, { lineBreak: false });
    });
    expect(await read(bytes)).toEqual(both);
  });

  test.each([
    ['a shading', 'q 60 380 300 60 re W n /S1 sh Q', ''],
    ['a form', '/X1 Do', '/Subtype /Form /BBox [0 0 300 60] /Matrix [1 0 0 1 60 380]'],
    [
      'a transparent group',
      '/X1 Do',
      '/Subtype /Form /BBox [0 0 300 60] /Matrix [1 0 0 1 60 380] /Group << /S /Transparency >>',
    ],
  ])('on %s', async (_name, shape, entries) => {
    const shading =
      '/Shading << /S1 << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [60 0 360 0] /Function << /FunctionType 2 /Domain [0 1] /N 1 /C0 [0 0 .3] /C1 [.2 .2 .5] >> >> >>';
    const bytes = writePdf({
      content: `${write(PLAIN, 700)} ${shape} ${write(OTHER, 400, '1 g')}`,
      resources: `${FONT} ${shading} /XObject << /X1 5 0 R >>`,
      objects: [pdfStream('0 0 .3 rg 0 0 300 60 re f', `/Type /XObject ${entries}`)],
    });
    expect(await read(bytes)).toEqual(both);
  });
});

describe('text is not read', () => {
  test.each<[string, (paper: Paper) => void]>([
    ['almost white on white', (paper) => paper.fillColor('#fdfdfd').text(OTHER, 72, 400)],
    ['of 4 points', (paper) => paper.fontSize(4).text(OTHER, 72, 400)],
    [
      'under a white box that is painted later',
      (paper) => paper.text(OTHER, 72, 400).rect(60, 390, 400, 40).fill('white'),
    ],
    [
      'under two boxes that cover it together',
      (paper) => paper.text(OTHER, 72, 400).rect(60, 390, 80, 40).rect(140, 390, 300, 40).fill('navy'),
    ],
    [
      'in white inside of a frame that is not filled',
      (paper) =>
        paper
          .rect(20, 20, 555, 800)
          .rect(30, 30, 535, 780)
          .fill('black', 'even-odd')
          .fillColor('white')
          .text(OTHER, 72, 400),
    ],
    ['in a transparent group', (paper) => paper.fillOpacity(0.01).text(OTHER, 72, 400)],
  ])('%s', async (_name, hide) => {
    const bytes = await makePdf((paper) => {
      paper.text(PLAIN, 72, 72);
      hide(paper);
    });
    expect(await read(bytes)).toEqual(plainOnly);
  });

  test('in a group that is transparent as a whole', async () => {
    const bytes = writePdf({
      content: `${write(PLAIN, 700)} q /Faint gs /X1 Do Q`,
      resources: `${FONT} /XObject << /X1 5 0 R >> /ExtGState << /Faint << /ca 0 >> >>`,
      objects: [
        pdfStream(
          `/Full gs ${write(OTHER, 400)}`,
          `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Group << /S /Transparency >> /Resources << ${FONT} /ExtGState << /Full << /ca 1 >> >> >>`,
        ),
      ],
    });
    expect(await read(bytes)).toEqual(plainOnly);
  });
});

describe('text stays', () => {
  test.each<[string, (paper: Paper) => void]>([
    [
      'over a box that was painted earlier',
      (paper) => paper.rect(60, 390, 400, 40).fill('#dddddd').fillColor('black').text(OTHER, 72, 400),
    ],
    [
      'in black inside of a black frame',
      (paper) =>
        paper.rect(20, 20, 555, 800).rect(30, 30, 535, 780).fill('black', 'even-odd').text(OTHER, 72, 400),
    ],
    [
      'between two rules that are one path',
      (paper) => paper.rect(60, 390, 400, 1).rect(60, 420, 400, 1).fill('black').text(OTHER, 72, 400),
    ],
    ['under a line that strikes it through', (paper) => paper.text(OTHER, 72, 400, { strike: true })],
    [
      'under a marker of half transparency',
      (paper) => paper.text(OTHER, 72, 400).fillOpacity(0.4).rect(60, 390, 400, 40).fill('yellow'),
    ],
    [
      'under a box that is only outlined',
      (paper) => paper.text(OTHER, 72, 400).rect(60, 390, 400, 40).stroke('red'),
    ],
  ])('%s', async (_name, draw) => {
    const bytes = await makePdf((paper) => {
      paper.text(PLAIN, 72, 72);
      draw(paper);
    });
    expect(await read(bytes)).toEqual(both);
  });

  test('under a marker that multiplies', async () => {
    const bytes = writePdf({
      content: `${write(PLAIN, 700)} ${write(OTHER, 400)} /Marker gs 1 1 0 rg 60 390 400 40 re f`,
      resources: `${FONT} /ExtGState << /Marker << /BM /Multiply >> >>`,
    });
    expect(await read(bytes)).toEqual(both);
  });
});

test('a bullet that is drawn begins an item, a dot between words does not', async () => {
  const bytes = await makePdf((paper) => {
    paper.fontSize(11);
    for (const [index, text] of ['Kept the lawns of three parks', 'and two greenhouses'].entries()) {
      const y = 100 + 14 * index;
      paper
        .circle(77, y + 5, 2)
        .fill('black')
        .text(text, 90, y, { lineBreak: false });
    }
    paper.text('Leeds', 90, 300, { lineBreak: false }).circle(123, 305, 1.5).fill('black');
    paper.text('York', 128, 300, { lineBreak: false });
  });
  const result = await extractText({ fileName: 'a.pdf', bytes });
  expect(result.ok && result.text).toBe(
    '\u2022 Kept the lawns of three parks\n\u2022 and two greenhouses\nLeeds York',
  );
});

test('a page of texts under very many shapes is refused in time', async () => {
  const texts = Array.from(
    { length: 2000 },
    (_value, index) => `BT /F1 9 Tf 72 ${20 + (index % 80) * 10} Td (word) Tj ET`,
  );
  const content = `${texts.join(' ')} /Veil gs ${'0 0 595 842 re f '.repeat(8000)}`;
  const bytes = writePdf({ content, resources: `${FONT} /ExtGState << /Veil << /ca .5 >> >>` });
  expect(await extractText({ fileName: 'a.pdf', bytes })).toMatchObject({ code: 'too_large_inside' });
});
