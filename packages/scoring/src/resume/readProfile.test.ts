import { describe, expect, test } from 'vitest';
import { monthOf } from './months.ts';
import { readProfile } from './readProfile.ts';

const asOf = monthOf('2026-11-22');
const posts = (resume: string) =>
  readProfile({ resume, notes: '', asOf, language: 'en' }).posts.map(({ header, from, to, level }) => ({
    header,
    months: to - from,
    level,
  }));

describe('posts', () => {
  test.each([
    [
      'title and dates in one line',
      'Experience\nLine Cook, Fennel & Rye, 2019 - 2022\n- Ran the sauce section',
      'Line Cook, Fennel & Rye, 2019 - 2022',
    ],
    [
      'title above the dates',
      'Experience\n\nLine Cook\n2019 - 2022\n- Ran the sauce section',
      'Line Cook 2019 - 2022',
    ],
    [
      'title below the dates',
      'Experience\n2019 - 2022\nLine Cook\n- Ran the sauce section',
      '2019 - 2022 Line Cook',
    ],
    [
      'no heading',
      'Line Cook, Fennel & Rye (2019 - 2022)\nRan the sauce section.',
      'Line Cook, Fennel & Rye (2019 - 2022)',
    ],
    [
      'a sentence',
      'From 2019 to 2022 she was a line cook at Fennel & Rye. She ran the sauce section.',
      'From 2019 to 2022 she was a line cook at Fennel & Rye.',
    ],
  ])('%s', (_name, resume, header) => {
    expect(posts(resume)).toEqual([{ header, months: 36, level: 2 }]);
  });

  test('stand below a line that names the studies', () => {
    const resume =
      'Education: BSc Microbiology, Tamarack College, 2016\n\nMicrobiology Analyst, Fennel Labs, 2019 - 2022\n- Ran the incubators';
    expect(posts(resume)).toEqual([
      { header: 'Microbiology Analyst, Fennel Labs, 2019 - 2022', months: 36, level: 2 },
    ]);
  });

  test('studies are none', () => {
    expect(posts('Education\nBachelor of Arts, Tamarack College, 2015 - 2018')).toEqual([]);
    expect(posts('University of Leeds, BSc Physics, 2015 - 2018')).toEqual([]);
  });

  test('titles say how far up they stand', () => {
    const titles = ['Kitchen intern', 'Junior cook', 'Cook', 'Senior cook', 'Head chef'];
    const resume = titles
      .map((title, index) => `${title}, Fennel & Rye, ${2010 + index} - ${2011 + index}`)
      .join('\n');
    expect(posts(`Experience\n${resume}`).map(({ level }) => level)).toEqual([0, 1, 2, 3, 4]);
  });
});

test('what a page wrapped is put together', () => {
  const resume = `Experience
Receptionist at Bellweather Law (2019-Present)
I looked after the telephone switchboard with fourteen lines all day and did
appointment scheduling for nine partners.`;
  const quotes = readProfile({ resume, notes: '', asOf, language: 'en' }).statements.map(
    ({ quote }) => quote,
  );
  expect(quotes).toContain(
    'I looked after the telephone switchboard with fourteen lines all day and did appointment scheduling for nine partners.',
  );
});

test.each([
  [
    'a narrow column',
    'Experience\nCook, Fennel & Rye (2019-Present)\nRan the sauce section on Fridays and\ntrained the new starters of the house',
    'Ran the sauce section on Fridays and trained the new starters of the house',
  ],
  [
    'the middle of a date',
    'Experience\nLine Cook, Fennel & Rye Bistro, January\n2019 - 2022\n- Ran the sauce section on Fridays',
    'Line Cook, Fennel & Rye Bistro, January 2019 - 2022',
  ],
  [
    'capitals',
    'EXPERIENCE\nCOOK, FENNEL & RYE (2019-PRESENT)\nRAN THE SAUCE SECTION ON FRIDAYS AND ALL\nWEEKENDS OF THE YEAR. TRAINED STARTERS.',
    'RAN THE SAUCE SECTION ON FRIDAYS AND ALL WEEKENDS OF THE YEAR.',
  ],
  [
    'small letters',
    'experience\ncook, fennel & rye (2019-present)\nran the sauce section. trained starters.',
    'ran the sauce section.',
  ],
])('what a page wrapped is put together, in %s', (_name, resume, sentence) => {
  expect(
    readProfile({ resume, notes: '', asOf, language: 'en' }).statements.map(({ quote }) => quote),
  ).toContain(sentence);
});

test('empty lines between all lines part nothing', () => {
  const resume =
    'Experience\nLine Cook\nFennel & Rye\n2019 - 2022\n- Ran sauces\n- Trained starters\n- Closed up\n- Ordered fish';
  const read = (text: string) => readProfile({ resume: text, notes: '', asOf, language: 'en' });
  expect(read(resume.replaceAll('\n', '\n\n'))).toEqual(read(resume));
});

test('knows a list from what was done', () => {
  const resume =
    'Cook, Fennel & Rye, 2019 - 2022\nRan the sauce section every night.\n\nSkills\nSauces, stocks, butchery';
  const listed = readProfile({ resume, notes: '', asOf, language: 'en' }).statements.filter(
    (statement) => statement.listed,
  );
  expect(listed.map(({ quote }) => quote)).toEqual(['Sauces, stocks, butchery']);
});

test('every quote is in the text, and is at most 200 characters long', () => {
  const resume = `${'Led the move of a warehouse with many people and many pallets, '.repeat(12)}\n\u2022 Counted stock.`;
  for (const { quote } of readProfile({ resume, notes: '', asOf, language: 'en' }).statements) {
    expect(resume.replace(/\s+/g, ' ')).toContain(quote);
    expect(quote.length).toBeLessThanOrEqual(200);
  }
});

describe('a resume whose parts were run together', () => {
  const resume = [
    'Clerk',
    'Skill Details ',
    'Ledgers- Experience - 24 monthsCompany Details ',
    'company - Vale Mill description - 2016 to 2019',
    'Kept the ledgers and the post of the mill.',
    'company - Brook Yard',
    'description - Counted the stock each week.Education Details ',
    'Hillside School',
  ].join('\n');
  const { statements } = readProfile({ resume, notes: '', asOf: monthOf('2026-11-22'), language: 'en' });
  const find = (text: string) => statements.find(({ quote }) => quote.includes(text));

  test('is read by its headings', () => {
    expect(find('Ledgers')?.section).toBe('skills');
    expect(find('Kept the ledgers')?.section).toBe('experience');
    expect(find('Hillside')?.section).toBe('education');
  });

  test('each employer that a label names opens a post, and a label is no part of what was done', () => {
    expect(find('Kept the ledgers')?.post?.undated).toBeUndefined();
    expect(find('Counted the stock')).toMatchObject({
      quote: 'Counted the stock each week.',
      post: { header: 'company - Brook Yard', undated: true },
    });
  });
});

test('a line that only begins like the label of an employer opens no post', () => {
  const resume = `Experience
Data analyst, Vale Mill, Jan 2022 - Present
Client: Brook Bank
- Client-facing reports in Excel
Company-wide ledgers, for the client - a small bank
- Counted stock with SQL`;
  const { posts, statements } = readProfile({ resume, notes: '', asOf, language: 'en' });
  expect(posts).toHaveLength(1);
  expect(new Set(statements.map(({ post }) => post))).toEqual(new Set(posts));
});
