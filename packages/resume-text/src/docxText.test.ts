import { describe, expect, test } from 'vitest';
import { makeWord, paragraph, run } from '../testFiles/makeWord.ts';
import { extractText } from './extractText.ts';
import { countWords } from './tidyText.ts';

const PLAIN = 'Gardener with eight years in parks.';
const OTHER = 'Kafka and Postgres in payments.';

async function read(bytes: Uint8Array) {
  const result = await extractText({ fileName: 'a.docx', bytes });
  if (!result.ok) throw new Error(result.detail);
  return { text: result.text, hiddenWords: result.hiddenWords, hidden: result.hidden };
}

const plain = paragraph(PLAIN);
const white = '<w:color w:val="FFFFFF"/>';
const both = { text: `${PLAIN}\n${OTHER}`, hiddenWords: 0, hidden: [] };
const plainOnly = { text: PLAIN, hiddenWords: countWords(OTHER), hidden: [OTHER] };

const choice = (content: string, fill = '') =>
  `<mc:Choice Requires="wps"><w:drawing><wp:anchor><a:graphic><a:graphicData><wps:wsp><wps:spPr>${fill}</wps:spPr><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice>`;
const fallback = (content: string, attributes = '') =>
  `<mc:Fallback><w:pict><v:rect ${attributes}><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:rect></w:pict></mc:Fallback>`;
const boxed = (content: string) =>
  `<w:p><w:r><w:t>${PLAIN}</w:t></w:r><w:r><mc:AlternateContent>${content}</mc:AlternateContent></w:r></w:p>`;

const cell = (properties: string, text = OTHER) =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text)}</w:tc>`;
const table = (cells: string, row = '') => `<w:tbl><w:tr><w:trPr>${row}</w:trPr>${cells}</w:tr></w:tbl>`;
const style = (id: string, properties: string, more = '') =>
  `<w:style w:type="paragraph" w:styleId="${id}" ${more}>${properties}</w:style>`;
const styled = (id: string) => `<w:p><w:pPr><w:pStyle w:val="${id}"/></w:pPr>${run(OTHER)}</w:p>`;

describe('a text box', () => {
  test.each([
    ['for new and for old programs', choice(paragraph(OTHER)) + fallback(paragraph(OTHER))],
    ['for new programs alone', choice(paragraph(OTHER))],
    [
      'with a picture for old programs',
      `${choice(paragraph(OTHER))}<mc:Fallback><w:pict><v:shape/></w:pict></mc:Fallback>`,
    ],
    ['for old programs alone', fallback(paragraph(OTHER))],
    [
      'in white on a shape that is filled',
      choice(paragraph(OTHER, white), '<a:solidFill><a:srgbClr val="1F3864"/></a:solidFill>') +
        fallback(paragraph(OTHER, white), 'fillcolor="#1f3864"'),
    ],
  ])('%s is read once', async (_name, content) => {
    expect(await read(makeWord(boxed(content)))).toEqual(both);
  });

  test('without alternatives is read', async () => {
    const drawing = choice(paragraph(OTHER)).replace(/<\/?mc:Choice[^>]*>/g, '');
    expect(await read(makeWord(`<w:p>${run(PLAIN)}<w:r>${drawing}</w:r></w:p>`))).toEqual(both);
  });

  test('in white is left out, and counted once', async () => {
    const content = choice(paragraph(OTHER, white)) + fallback(paragraph(OTHER, white));
    expect(await read(makeWord(boxed(content)))).toEqual(plainOnly);
  });

  test('in a hidden run is left out', async () => {
    const hidden = `<w:p><w:r><w:rPr><w:vanish/></w:rPr><mc:AlternateContent>${choice(paragraph(OTHER))}</mc:AlternateContent></w:r></w:p>`;
    expect(await read(makeWord(plain + hidden))).toEqual(plainOnly);
  });
});

test('letters that are written for new and for old programs are read once', async () => {
  const alternatives =
    '<mc:AlternateContent><mc:Choice Requires="w16se"><w:sym/></mc:Choice><mc:Fallback><w:t>\u260e</w:t></mc:Fallback></mc:AlternateContent>';
  expect(await read(makeWord(`<w:p>${run('Call ')}<w:r>${alternatives}</w:r></w:p>`))).toMatchObject({
    text: 'Call \u260e',
  });
});

describe('headers, footers and footnotes', () => {
  const section = (kinds: string) => `<w:sectPr>${kinds}</w:sectPr>`;
  const header = '<w:headerReference w:type="default" r:id="rId1"/>';

  test('a header is read before the body, a footer behind it', async () => {
    const bytes = makeWord(plain + section(`${header}<w:footerReference w:type="default" r:id="rId2"/>`), {
      parts: { header: paragraph('Selma Quennell'), footer: paragraph('Driving licence C') },
    });
    expect(await read(bytes)).toEqual({
      text: `Selma Quennell\n${PLAIN}\nDriving licence C`,
      hiddenWords: 0,
      hidden: [],
    });
  });

  test('a header that several sections have is read once, with its links and text boxes', async () => {
    const link = `<w:hyperlink r:id="rId9" w:anchor="x">${run('Selma Quennell')}</w:hyperlink>`;
    const bytes = makeWord(section(header) + plain + section(header), {
      parts: { header: `<w:p>${link}<w:r>${choice(paragraph(OTHER))}</w:r></w:p>` },
    });
    expect((await read(bytes)).text).toBe(`Selma Quennell\n${OTHER}\n${PLAIN}`);
  });

  test('hidden text of a header is left out', async () => {
    const bytes = makeWord(plain + section(header), { parts: { header: paragraph(OTHER, white) } });
    expect(await read(bytes)).toEqual(plainOnly);
  });

  test('a first page\u2019s header that no page shows is left out', async () => {
    const first = section('<w:headerReference w:type="first" r:id="rId1"/>');
    const shown = first.replace('</w:sectPr>', '<w:titlePg/></w:sectPr>');
    const parts = { header: paragraph(OTHER) };
    expect((await read(makeWord(plain + first, { parts }))).text).toBe(PLAIN);
    expect((await read(makeWord(plain + shown, { parts }))).text).toBe(`${OTHER}\n${PLAIN}`);
  });

  test('a footnote is read, and its hidden text is not', async () => {
    const footnotes = `<w:footnote w:id="2"><w:p>${run('Grade 1.3 ')}${run(OTHER, '<w:vanish/>')}</w:p></w:footnote>`;
    const body = `<w:p>${run(PLAIN)}<w:r><w:footnoteReference w:id="2"/></w:r></w:p>`;
    const { text, hiddenWords } = await read(makeWord(body, { parts: { footnotes } }));
    expect(text).toContain('Grade 1.3');
    expect(text).not.toContain('Kafka');
    expect(hiddenWords).toBe(plainOnly.hiddenWords);
  });
});

describe('text is not read', () => {
  test.each([
    ['in a cell of no width', table(cell('<w:tcW w:w="0" w:type="dxa"/>'))],
    ['in a hidden row', table(cell(''), '<w:hidden/>')],
    ['in a row of no height', table(cell(''), '<w:trHeight w:val="1" w:hRule="exact"/>')],
    ['that is hidden in the web view', paragraph(OTHER, '<w:webHidden/>')],
    ['of 4 points', paragraph(OTHER, '<w:sz w:val="8"/>')],
    [
      'in a run that is hidden, between alternatives',
      `<w:p><w:r><w:rPr><w:vanish/></w:rPr><mc:AlternateContent><mc:Fallback><w:t>${OTHER}</w:t></mc:Fallback></mc:AlternateContent></w:r></w:p>`,
    ],
    [
      'in a cell of no width, though the run says that it shows',
      `<w:tbl><w:tr><w:tc><w:tcPr><w:tcW w:w="0" w:type="dxa"/></w:tcPr>${paragraph(OTHER, '<w:vanish w:val="0"/>')}</w:tc></w:tr></w:tbl>`,
    ],
  ])('%s', async (_name, hidden) => {
    expect(await read(makeWord(plain + hidden))).toEqual(plainOnly);
  });

  test.each([
    ['hides it', '<w:rPr><w:vanish/></w:rPr>'],
    ['makes it white', `<w:rPr>${white}</w:rPr>`],
    ['makes it tiny', '<w:rPr><w:sz w:val="4"/></w:rPr>'],
  ])('where a style %s, with another name of the main part and of its styles', async (_name, properties) => {
    const styles = style('Dim', properties) + style('Dimmer', '<w:basedOn w:val="Dim"/>');
    const body = plain + styled('Dimmer');
    expect(await read(makeWord(body, { parts: { styles } }))).toEqual(plainOnly);
    expect(await read(makeWord(body, { parts: { styles }, main: 'content/cv.xml' }))).toEqual(plainOnly);
  });

  test('where the style of all paragraphs hides it, and no other is named', async () => {
    const styles =
      style('Normal', '<w:rPr><w:vanish/></w:rPr>', 'w:default="1"') +
      style('Body', '<w:rPr><w:vanish w:val="0"/></w:rPr>');
    const body = `<w:p><w:pPr><w:pStyle w:val="Body"/></w:pPr>${run(PLAIN)}</w:p>${paragraph(OTHER)}`;
    expect(await read(makeWord(body, { parts: { styles } }))).toEqual(plainOnly);
  });
});

describe('text stays', () => {
  test.each([
    ['in a cell whose width follows its text', table(cell('<w:tcW w:w="0" w:type="auto"/>'))],
    ['in a row of at least some height', table(cell(''), '<w:trHeight w:val="1" w:hRule="atLeast"/>')],
    [
      'in black that a tracked change made of white',
      paragraph(OTHER, `<w:rPrChange><w:rPr>${white}</w:rPr></w:rPrChange>`),
    ],
  ])('%s', async (_name, shown) => {
    expect(await read(makeWord(plain + shown))).toEqual(both);
  });

  test('in white where the page or a large shape behind the text is coloured', async () => {
    const behind =
      '<w:p><w:r><w:drawing><wp:anchor behindDoc="1"><wp:extent cx="2000000" cy="9000000"/><a:graphic><a:graphicData><wps:wsp><wps:spPr><a:solidFill><a:srgbClr val="1F3864"/></a:solidFill></wps:spPr></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r></w:p>';
    expect(await read(makeWord(plain + behind + paragraph(OTHER, white)))).toEqual(both);
  });

  test('in white in a table whose style colours its cells', async () => {
    const styles =
      '<w:style w:type="table" w:styleId="Dark"><w:tblStylePr w:type="firstRow"><w:tcPr><w:shd w:fill="1F3864"/></w:tcPr></w:tblStylePr></w:style>';
    const dark = `<w:tbl><w:tblPr><w:tblStyle w:val="Dark"/></w:tblPr><w:tr><w:tc>${paragraph(OTHER, white)}</w:tc></w:tr></w:tbl>`;
    expect(await read(makeWord(plain + dark, { parts: { styles } }))).toEqual(both);
  });
});

test.each([
  ['tags that do not match', '<w:p><w:r></w:p></w:r>'],
  ['ten thousand tables in one another', '<w:tbl>'.repeat(10_000) + '</w:tbl>'.repeat(10_000)],
])('%s are damage', async (_name, body) => {
  expect(await extractText({ fileName: 'a.docx', bytes: makeWord(body) })).toMatchObject({
    code: 'corrupt_file',
  });
});

test.each([
  ['comments that do not end', '<!--'.repeat(900_000)],
  ['tags that do not end', '<w:p '.repeat(900_000)],
  ['quotes that do not end', '<w:p a="'.repeat(500_000)],
  [
    'shapes without text',
    '<v:rect>'.repeat(200) + '<v:rect></v:rect>'.repeat(10_000) + '</v:rect>'.repeat(200),
  ],
])('%s take no long time', async (_name, body) => {
  const begun = performance.now();
  await extractText({ fileName: 'a.docx', bytes: makeWord(body) });
  expect(performance.now() - begun).toBeLessThan(4_000);
});
