import { describe, expect, test } from 'vitest';
import { readJob } from './readJob.ts';

const read = (description: string, skills_required = '', title = 'Cook') =>
  readJob({ title, description, skills_required });
const asked = (description: string, skills_required = '') =>
  read(description, skills_required)
    .criteria.filter(({ from }) => from === 'description' || from === 'skills')
    .map(({ name, kind, importance }) => `${importance} ${kind}: ${name}`);

test('what is in the skills is a criterion in the recruiter\u2019s words, and takes over what the description says of it', () => {
  expect(
    asked('You must have a food hygiene certificate. Pastry would be a plus.', 'Pastry, menu costing'),
  ).toEqual(['nice skill: Pastry', 'neither skill: menu costing', 'must licence: Food hygiene certificate']);
});

test('the headings of a list say how much its points count', () => {
  const text = `Essential
- Sauces
- HACCP records
Nice to have:
- Butchery
What we offer
- Free parking
- A pension plan`;
  expect(asked(text)).toEqual(['must skill: Sauces', 'must skill: HACCP records', 'nice skill: Butchery']);
});

test.each([
  [
    'At least 5 years of commercial kitchen experience.',
    'must experience: 5+ years of commercial kitchen experience',
  ],
  ['Minimum five years in food production is required.', 'must experience: 5+ years of food production'],
  ['A bachelor\u2019s degree in nutrition is preferred.', "nice education: Bachelor's degree in nutrition"],
  ['Fluent Spanish is essential.', 'must language: Spanish (fluent)'],
  ['Candidates must have 4+ years of commercial cooking.', 'must experience: 4+ years of commercial cooking'],
  ['Clean driving licence required.', 'must licence: Clean driving licence'],
])('%s', (text, criterion) => {
  expect(asked(text)).toEqual([criterion]);
});

test.each([
  'No degree required.',
  'You do not need any experience: we will train you.',
  'We pay $21 an hour and offer dental insurance.',
  'Full-time, Monday to Friday, in our Leeds kitchen.',
  'To apply, send your CV to the chef.',
  'We are an equal opportunity employer and consider all applicants without regard to race or religion.',
  'Our company was founded in 1979 and employs 300 people.',
  'January - May',
])('is not about the candidate: %s', (text) => {
  expect(asked(text)).toEqual([]);
});

describe('protected traits', () => {
  test.each([
    ['Aged 25-35 only.', 'age'],
    ['Female candidates only.', 'sex'],
    ['Indian nationals only.', 'origin'],
    ['Must be single without children.', 'family'],
    ['Practising Christian.', 'religion'],
    ['In good health.', 'health'],
  ])('%s is refused', (text, trait) => {
    const { criteria, refused } = read(text);
    expect(criteria.filter(({ from }) => from === 'description')).toEqual([]);
    expect(refused.map(({ reason }) => reason)).toEqual([expect.stringContaining(trait)]);
  });

  test('an added one is refused as well', () => {
    const { criteria, refused } = readJob({
      title: 'Cook',
      description: 'Cooks.',
      skills_required: 'Sauces',
      criteria: [{ name: 'Under 30 years old', importance: 'must' }],
    });
    expect(criteria.map(({ name }) => name)).not.toContain('Under 30 years old');
    expect(refused).toHaveLength(1);
  });
});

test('a person sets, leaves out and adds', () => {
  const { criteria } = readJob({
    title: 'Cook',
    description: 'Butchery would be a plus.',
    skills_required: 'Sauces, Pastry',
    criteria: [
      { name: 'butchery', importance: 'must' },
      { name: 'Pastry', importance: 'left_out' },
      { name: 'Foraging', importance: 'nice' },
    ],
  });
  expect(
    criteria
      .filter(({ from }) => from !== 'title')
      .map(({ name, importance, from }) => [name, importance, from]),
  ).toEqual([
    ['Sauces', 'neither', 'skills'],
    ['Pastry', 'left_out', 'skills'],
    ['Butchery', 'must', 'description'],
    ['Foraging', 'nice', 'person'],
  ]);
});

test('finds the line breaks that were lost', () => {
  const text = 'Must haveSauces and stocksHACCP recordsPreferredButcheryBenefitsStaff discountFree parking';
  expect(asked(text)).toEqual([
    'must skill: Sauces',
    'must skill: Stocks',
    'must skill: HACCP records',
    'nice skill: Butchery',
  ]);
});

test('reads an ad of 20,000 characters without a break in no time worth telling', () => {
  for (const text of [
    'a',
    'Must have ',
    'experience with ',
    '((((',
    'and and ',
    '5 years of ',
    'no no no ',
    '-\n',
  ]) {
    const startedAt = performance.now();
    read(text.repeat(20_000 / text.length));
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  }
});

const listed = (description: string) =>
  readJob({ title: '', description, skills_required: '' }).criteria.map(
    ({ importance, name }) => `${importance}: ${name}`,
  );

test.each<[string, string[]]>([
  [
    'We want min. 3 years exp. as a machinist. CNC setup required, Mastercam preferred, and able to read blueprints.',
    ['must: 3+ years as a machinist', 'must: CNC setup', 'nice: Mastercam', 'neither: Read blueprints'],
  ],
  [
    'Required: Python (3+ years), SQL, and either AWS or Azure. Experience with Kafka is nice to have but not required.',
    ['must: 3+ years of Python', 'must: SQL', 'must: Either AWS or Azure', 'nice: Kafka'],
  ],
  ['You must have SQL, Python and Go.', ['must: SQL', 'must: Python', 'must: Go']],
  ['Certificate or degree in child care required.', ['must: Diploma in child care']],
  ['No experience in sales required, but knowledge of roofing is preferred.', ['nice: Roofing']],
  [
    'Knowledge of accounting tools such as Sage, Xero and QuickBooks.',
    ['neither: Accounting tools such as Sage, Xero and QuickBooks'],
  ],
  [
    'Intermediate to advanced experience with QuickBooks, MS Excel and MS Outlook',
    ['neither: QuickBooks', 'neither: MS Excel', 'neither: MS Outlook'],
  ],
  [
    'Requirements:\n* SIA licence - ESSENTIAL\n* CCTV experience would be lovely',
    ['must: SIA licence', 'nice: CCTV'],
  ],
  ['We seek someone to negotiate and sign contracts. SaaS sales knowledge.', ['neither: SaaS sales']],
  ['Benefits: Blue Light Card, employee of the month. The post is politically restricted. Email Fiona.', []],
  ['Sales &amp; marketing experience required.', ['must: Sales & marketing']],
  ['Sales &amp;amp; marketing experience required.', ['must: Sales & marketing']],
  [
    'With this background, we have been certified since 2011 and have over 25 years of experience in repairs.',
    [],
  ],
  ['Must be able to lift 50 lbs. Some travel is required. Adhere to the attendance policy.', []],
  ['Minimum education - Bachelor in engineering', ["neither: Bachelor's degree in engineering"]],
  [
    'Degree in nursing or equivalent experience required.',
    ["must: Bachelor's degree in nursing, or experience"],
  ],
])('%s', (description, criteria) => {
  expect(listed(description)).toEqual(criteria);
});

test('the recruiter says beside a skill how much it counts', () => {
  expect(asked('We bake bread.', 'SIA licence ESSENTIAL, CCTV, first aid a plus')).toEqual([
    'must licence: SIA licence ESSENTIAL',
    'neither skill: CCTV',
    'nice licence: first aid a plus',
  ]);
});

test.each([
  [
    'Greenhouse climate is a plusSkills required:\n- Pruning',
    ['nice skill: Greenhouse climate', 'must skill: Pruning'],
  ],
  [
    'Requirements\n- Knowledge of drip irrigationA passion for plants',
    ['must skill: Drip irrigation', 'neither skill: Passion for plants'],
  ],
  [
    'Requirements\n- Pruning of vines.2+ years of experience in vineyards',
    ['must skill: Pruning of vines', 'must experience: 2+ years of vineyards'],
  ],
])('a break that was lost once is found where no word goes on so: %s', (description, expected) => {
  expect(asked(description)).toEqual(expected);
});

test.each([
  [
    'Responsibilities\n- Prune the vines in winter\n- Minimum of 4 years in viticulture\n- Tractor experience is a strong plus\n- Dental plan\n- Short-term disability',
    [
      'must experience: 4+ years of viticulture',
      'nice skill: Tractor',
      'neither responsibility: Prune the vines in winter',
    ],
  ],
  ['Call centre experience is required.', ['must skill: Call centre']],
  ['Two years of contact center work are essential.', ['must experience: 2+ years of contact center work']],
  ['Experience of email marketing is an advantage.', ['nice skill: Email marketing']],
  ['Call Maria Brandt on 0800 123, or email Tom Reed directly.', []],
  ['Keep the required records of each spraying.', []],
  ['Help the cellar with the racking as required.', []],
  ['3 - 5 years of experience in orchards.', ['neither experience: 3+ years of orchards']],
  [
    'A feel for soil and a background in botany are required.',
    ['must skill: Feel for soil', 'must skill: Botany'],
  ],
  ['Extremely adept with irrigation controllers', ['neither skill: Irrigation controllers']],
  ['Past employment history in a nursery.', ['neither skill: Nursery']],
])('as ads are written: %s', (description, expected) => {
  expect(asked(description).toSorted()).toEqual(expected.toSorted());
});

test('what is measured is not crowded out by skills', () => {
  const skills = Array.from({ length: 20 }, (_, index) => `- Tool${index}X`).join('\n');
  const found = asked(`Requirements\n${skills}\n- Degree in botany\n- Valid driving licence`);
  expect(found).toHaveLength(22);
  expect(found.at(-2)).toBe("must education: Bachelor's degree in botany");
  expect(found.at(-1)).toMatch(/^must licence: /);
});

describe('what an ad names', () => {
  test.each([
    [
      'Medical device, pharmaceutical, or laboratory sales experience',
      ['must skill: Medical device, pharmaceutical, or laboratory sales'],
    ],
    [
      'Strong quantitative, analytical and computer skills',
      ['must skill: Quantitative skills', 'neither skill: Analytical skills', 'must skill: Computer skills'],
    ],
    [
      'Experience with PhoneGap, WebFlow, and TypeScript.\n- Familiar with CodeBird or PageMill',
      [
        'must skill: PhoneGap',
        'must skill: WebFlow',
        'must skill: TypeScript',
        'must skill: CodeBird or PageMill',
      ],
    ],
    ['Have 3 years (minimum) experience with Sage', ['must experience: 3+ years of Sage']],
    ['Two years on a ward', ['must experience: 2+ years on a ward']],
    ['Expert knowledge of Postgres', ['must skill: Postgres']],
    ['Sitting for long periods of time', []],
    ['Must have a mobile phone, a computer and internet access', []],
    ['Team outings every month', []],
    ['Leeds based', []],
    ['Manage complexity: you work best in a crowd', ['must skill: Manage complexity']],
    ['Minimum stay of 6 months in Norway', []],
    [
      'Knowledge of REST APIs and of user experience',
      ['must skill: REST APIs', 'must skill: User experience'],
    ],
    ['Expert knowledge of .NET', ['must skill: .NET']],
    ['A master of HTML5/CSS3', ['must skill: Master of HTML5/CSS3']],
    ['Able to write clearly to growers and buyers', ['must skill: Write clearly to growers and buyers']],
    [
      "Bachelor's degree in agronomy, plant science, or a related field",
      ["must education: Bachelor's degree in agronomy, plant science"],
    ],
    ['Dog-friendly office with a stocked fridge', []],
  ])('%s', (line, expected) => {
    expect(asked(`Requirements\n- ${line}`)).toEqual(expected);
  });

  test('a name that is written as one word is not parted where it comes again', () => {
    const text =
      'TrueNorway shows people the fjords.\nRequirements\nKayaking at TrueNorway\nRoom orderAble to swim\nBoat careAble to dive';
    expect(asked(text).join(' ')).not.toMatch(/: Norway/);
  });

  test('each of the recruiter\u2019s skills is a criterion, also where one is part of another', () => {
    expect(asked('', 'Payroll for 200 people, Payroll')).toEqual([
      'neither skill: Payroll for 200 people',
      'neither skill: Payroll',
    ]);
  });
});

describe('a degree is asked for at its level', () => {
  test.each([
    ["A master's degree in economics is required.", "Master's degree in economics", 3],
    ["Master's degree required", "Master's degree", 3],
    ['Masters degree preferred', "Master's degree", 3],
    ['MBA required', "Master's degree", 3],
    ["Bachelor's or master's degree required", "Bachelor's degree", 2],
    ['A university degree or MBA is required', "Bachelor's degree", 2],
    ['A degree in law is required', "Bachelor's degree in law", 2],
    ['PhD in chemistry required', 'Doctorate in chemistry', 4],
    ['Doctoral degree required', 'Doctorate', 4],
    ['Juris Doctor required', 'Juris Doctor', 4],
    ['J.D. from an accredited law school required', 'Juris Doctor', 4],
    ['BSc required', "Bachelor's degree", 2],
    ['Associate degree required', 'Associate degree', 1.5],
    ["Associate's degree in nursing required", 'Associate degree in nursing', 1.5],
    ['High school diploma required', 'School leaving certificate', 1],
    ['High school diploma or bachelor degree required', 'School leaving certificate', 1],
  ])('%s', (description, name, level) => {
    const asked = readJob({ title: '', description, skills_required: '' }).criteria;
    expect(asked).toMatchObject([{ name, rule: { by: 'degree', level } }]);
  });

  test.each([
    'Organise bachelorette parties and hen nights',
    'Master of ceremonies at weddings',
    'Scrum Master',
    'JD Edwards',
  ])('%s is no degree', (skills_required) => {
    const asked = readJob({ title: '', description: '', skills_required }).criteria;
    expect(asked.filter(({ rule }) => rule.by === 'degree')).toEqual([]);
  });
});

describe('years keep the whole of what they are of', () => {
  const asked = (description: string) =>
    readJob({ title: 'Web developer', description, skills_required: '' }).criteria.filter(
      ({ rule }) => rule.by === 'years',
    );
  test('an enumeration and what it is of', () => {
    const [years, ...others] = asked(
      "Requirements:\n9 years' experience in analysis, architecture and design of web applications using Java/J2EE and SQL",
    );
    expect(others).toEqual([]);
    expect(years?.name).toBe(
      '9+ years of analysis, architecture and design of web applications using Java/J2EE and SQL',
    );
    const ways = years?.rule.by === 'years' ? (years.rule.of?.parts.flat() ?? []) : [];
    const keys = ways.map((way) => way.map(({ key }) => key).join(' '));
    expect(keys).toEqual(expect.arrayContaining(['=java', '=java ee', '=sql']));
    expect(keys).not.toContain('analysi');
    expect(keys).not.toContain('design');
  });
  test.each([
    ['Requirements:\nFive years of experience in management', undefined],
    ['Requirements:\n3+ years of work experience', undefined],
    ['Requirements:\nAt least 4 years of design, planning and analysis', undefined],
  ])('%s: a general word is no object', (description, of) => {
    const [years] = asked(description);
    expect(years?.rule).toMatchObject({ by: 'years', of });
  });
  test('what is told apart stays apart', () => {
    const { criteria } = readJob({
      title: 'Clerk',
      description:
        'Requirements:\n3 years of experience in bookkeeping, good knowledge of QuickBooks and fluent Spanish',
      skills_required: '',
    });
    expect(criteria.map(({ rule }) => rule.by)).toEqual(
      expect.arrayContaining(['years', 'skill', 'language']),
    );
  });
});

test.each([
  'Analysis',
  'Design',
  'Management',
  'Development',
])('%s alone is no criterion of a description', (word) => {
  const { criteria } = readJob({
    title: 'Clerk',
    description: `Requirements:\n${word}, bookkeeping, stocktaking`,
    skills_required: '',
  });
  expect(criteria.map(({ name }) => name)).not.toContain(word);
  expect(criteria.map(({ name }) => name)).toContain('Bookkeeping');
});

test('two lines of a list that were run together are two things', () => {
  const { criteria } = readJob({
    title: 'Administrator',
    description:
      'Requirements:\nMySQL replication, IndexingDocker, Nginx and moreMust speak FrenchKnows how to writeAble to plan',
    skills_required: '',
  });
  expect(criteria.map(({ name }) => name)).not.toContain('IndexingDocker');
});

test('a numbered list that lost its line breaks is parted, below the heading that stands before it', () => {
  const { criteria } = readJob({
    title: 'Network technician',
    description:
      'About us\nWe look after small offices. What you must have (no hobbyists!) 1. A calm voice 2. Three years of network cabling 3. A driving licence.',
    skills_required: '',
  });
  expect(criteria.find(({ rule }) => rule.by === 'years')).toMatchObject({ importance: 'must' });
  expect(criteria.find(({ kind }) => kind === 'licence')).toMatchObject({ importance: 'must' });
});

test.each([
  ['Three years of acute care nursing required.', true],
  ['Strong growth since 2004.', false],
])('below "Benefits" and "About us", %s is read as asked: %s', (line, isAsked) => {
  const { criteria } = readJob({
    title: 'Ward manager',
    description: `Benefits:\nFull benefits package. ${line}`,
    skills_required: '',
  });
  expect(criteria.some(({ from }) => from === 'description')).toBe(isAsked);
});

describe('a heading of a whole sentence', () => {
  const named = (description: string) =>
    readJob({ title: '', description, skills_required: '' }).criteria.map(
      ({ name, importance }) => `${importance}: ${name}`,
    );

  test('opens what is asked for', () => {
    expect(
      named('Reports to:\nThe owner\nMust-have experience, skills and attributes:\nBread baking\nCake icing'),
    ).toEqual(['must: Bread baking', 'must: Cake icing']);
  });

  test('is none where it asks itself, or tells of a duty', () => {
    expect(named('5+ years of experience in bookkeeping required\n- Ledgers')[0]).toBe(
      'must: 5+ years of bookkeeping',
    );
    expect(
      named('Duties\nAdminister employee benefits and leave programs, including:\nRequirements\nPayroll'),
    ).toContain('must: Payroll');
  });
});
