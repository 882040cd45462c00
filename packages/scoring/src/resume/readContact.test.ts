import { describe, expect, test } from 'vitest';
import { nameFromFileName, readContact } from './readContact.ts';

const about = (...lines: string[]) => readContact(lines.join('\n'));

describe('what a resume says of its person', () => {
  test.each([
    [
      ['Mara Lindqvist', 'Backend engineer', 'mara.lindqvist@example.com | +46 70 555 01 23'],
      'Mara Lindqvist',
      'mara.lindqvist@example.com',
      '+46 70 555 01 23',
    ],
    [
      ['CURRICULUM VITAE', 'TOMAS OKAFOR', 'Phone: (020) 7946-0958', 'Email: t.okafor@example.co.uk'],
      'Tomas Okafor',
      't.okafor@example.co.uk',
      '(020) 7946-0958',
    ],
    [['Name: Priya Raman', 'Mobile: 98765 43210'], 'Priya Raman', undefined, '98765 43210'],
    [
      ['JOHN DOE', 'SENIOR SOFTWARE ENGINEER', 'john.doe@email.example'],
      'John Doe',
      'john.doe@email.example',
      undefined,
    ],
    [['Elena Duarte • Porto • elena@duarte.example'], 'Elena Duarte', 'elena@duarte.example', undefined],
    [['Senior Accountant', 'Summary', 'Ten years of month-end close.'], undefined, undefined, undefined],
  ])('%j', (lines, name, email, phone) => {
    expect(about(...lines)).toEqual({
      ...(name ? { name } : {}),
      ...(email ? { email } : {}),
      ...(phone ? { phone } : {}),
    });
  });
});

describe('a name is read where it stands as', () => {
  const phone = 'Mob: +91 90000 00001';
  test.each([
    ['a name before initials', ['KUMARAVEL.R.T', phone], 'Kumaravel.R.T'],
    ['initials before a name', ['RESUME', 'R.S.KUMARAVEL', phone], 'R.S.Kumaravel'],
    ['a name with an initial apart', ['CURRICULUM VITAE', 'MANIMARAN DURAI . B', phone], 'Manimaran Durai B'],
    ['a labelled name with an initial', ['Name: KUMARAVEL.T', phone], 'Kumaravel.T'],
    ['a shortened first name', ['Md. Anwar', phone], 'Md. Anwar'],
    ['what is addressed', ['CURRICULAM VITAE', 'Mr. K.Faisal ahamed', phone], 'K.Faisal ahamed'],
    [
      'the first of a line with a label',
      ['HARISH DURAI PILLAI ADDRESS: 4 Mill Lane', phone],
      'Harish Durai Pillai',
    ],
    [
      'what is below a remark',
      ['aa PASSPORT NO-M0000001 Z', 'HARISH DURAI PILLAI', phone],
      'Harish Durai Pillai',
    ],
    [
      'what is above a title, without any contact',
      ['NORA LINDQVIST', 'DATA SCIENTIST', 'About'],
      'Nora Lindqvist',
    ],
    [
      'what is before an address, below the title of a post',
      ['Bookkeeper / clerk', 'Nora Lindqvist 12 Mill Lane, Dover, NH 03820'],
      'Nora Lindqvist',
    ],
    [
      'a place before a number of a phone',
      ['Nora Lindqvist', 'Gardener and landscaper', 'St Helens, 07700 900011'],
      'Nora Lindqvist',
    ],
    ['letters of a society', ['Nora Lindqvist FCILEx', 'nora@example.com'], 'Nora Lindqvist'],
    ['a degree behind a name in capitals', ['NORA LINDQVIST, BSc', '085 555 0122'], 'Nora Lindqvist'],
    ['a place behind a full stop', ['Nora Lindqvist. Frodsham. 07700 900066'], 'Nora Lindqvist'],
    [
      'an uncommon name above all, without contact',
      ['Nora Lindqvist', '', 'About me', 'I finished college'],
      'Nora Lindqvist',
    ],
    ['what is glued to a town', ['a steady job', 'Nora LindqvistDover, NH 03820'], 'Nora Lindqvist'],
    ['what is glued to a house', ['Nora J. Lindqvist22 Mill Lane', 'Dover'], 'Nora J. Lindqvist'],
    ['what is before a label without a number', ['Nora Lindqvist   Cell: on request'], 'Nora Lindqvist'],
    ['what somebody says of themselves', ['Hello, my name is Nora Lindqvist and I weld.'], 'Nora Lindqvist'],
  ])('%s', (_, lines, name) => {
    expect(about(...lines).name).toBe(name);
  });

  test.each([
    'Data Entry 12 Hours a week',
    'Front Desk 20 Hilton Place',
    'My name is on the list of Saint Luke',
    'Springfield, IL 62701',
    'Senior Buyer Cell: 5',
  ])('"%s" names nobody', (line) => {
    expect(about('Wanted: work', line).name).toBeUndefined();
  });

  test('no misspelled or glued heading is one, and no sign before an address is of it', () => {
    expect(about('CURRICULAMVITAE', 'Mobile:+919000000001', 'Email:-mara.l@example.com')).toEqual({
      email: 'mara.l@example.com',
      phone: '+919000000001',
    });
  });
});

describe('what is in doubt is left out', () => {
  test('the address of somebody else, below the first', () => {
    expect(about('Mara Lindqvist', 'mara@example.com', 'Clerk, office@example.org')).toEqual({
      name: 'Mara Lindqvist',
      email: 'mara@example.com',
    });
  });
  test('what is under references', () => {
    expect(about('Mara Lindqvist', '+46 70 555 01 23', 'References', 'Jo Berg, jo@example.com')).toEqual({
      name: 'Mara Lindqvist',
      phone: '+46 70 555 01 23',
    });
  });
  test.each([
    [['jane roe', 'Dubai', '+971 50 000 0001']],
    [['\u738b\u4f1f', 'Dubai', '+971 50 000 0001']],
    [['Ms Office', 'Dubai', '+971 50 000 0001']],
  ])('a town below what is no name for sure, or a program: %j', (lines) => {
    expect(about(...lines).name).toBeUndefined();
  });
  test('years, a fax, a headline', () => {
    expect(about('Project Manager', '2016 - 2019 Stockholm', 'Fax: +46 8 555 01 23')).toEqual({});
  });
  test('a headline of two words without any contact', () => {
    expect(about('MONITOR TECH', 'Summary', 'Filing and telephone.')).toEqual({});
  });
  test('a number somewhere in the text', () => {
    expect(
      about('Nurse', ...Array.from({ length: 20 }, () => 'Cared for patients.'), 'License 1477790020'),
    ).toEqual({});
  });
  test('capitals that are no name', () => {
    expect(about('PROFESSIONAL SUMMARY', 'Built things.')).toEqual({});
  });
});

test('a text of one long line is read in no time', () => {
  const startedAt = performance.now();
  readContact(`${'a.'.repeat(50_000)}@${'1 '.repeat(50_000)}`);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

test('a number below the posts is an employer\u2019s, one below "Contact" the person\u2019s', () => {
  const posts = [
    'Experience',
    ...Array.from({ length: 14 }, () => 'Kept the books.'),
    'Telephone: (312) 555-0199',
  ];
  expect(about('Jane Roe', ...posts).phone).toBeUndefined();
  expect(about('Jane Roe', ...posts, 'Contact', 'Telephone: (312) 555-0187').phone).toBe('(312) 555-0187');
});

describe('a name as it stands at the top of a resume', () => {
  test.each([
    [['Jane Roe, Senior Accountant', 'jr@mail.example'], 'Jane Roe'],
    [['Jane Roe, RN, BSN', '(312) 555-0187'], 'Jane Roe'],
    [['Jane Roe MBA', '(312) 555-0187'], 'Jane Roe'],
    [['Dr. Jane Roe', '(312) 555-0187'], 'Jane Roe'],
    [['JANE M. ROE', '(312) 555-0187'], 'Jane M. Roe'],
    [['Jane Q Roe', '(312) 555-0187'], 'Jane Q Roe'],
    [['Curriculum Vitae', 'Jane Roe', '(312) 555-0187'], 'Jane Roe'],
    [['RESUME', 'Jane Roe', 'Leeds', '(312) 555-0187'], 'Jane Roe'],
    [['Resume of Jane Roe', '(312) 555-0187'], 'Jane Roe'],
    [['Curriculum Vitae - Jane Roe', '(312) 555-0187'], 'Jane Roe'],
    [['JANE ROE \u2013 CURRICULUM VITAE', '(312) 555-0187'], 'Jane Roe'],
    [['SENIOR ACCOUNTANT', 'Jane Roe', '(312) 555-0187'], 'Jane Roe'],
    [['Jane Roe (312) 555-0187 jroe@mail.example'], 'Jane Roe'],
    [['Jane Roe\t\t(312) 555-0187'], 'Jane Roe'],
    [['Candidate Name: Jane Roe', '(312) 555-0187'], 'Jane Roe'],
    [['Lakshmi', 'Java developer', 'lakshmi.k@mail.example'], 'Lakshmi'],
    [['Jean-Luc van der Berg', '(312) 555-0187'], 'Jean-Luc van der Berg'],
    [['Maria del Carmen Lopez Garcia', 'mlopez@mail.example'], 'Maria del Carmen Lopez Garcia'],
    [['Ruby Trantow', '(312) 555-0187'], 'Ruby Trantow'],
    [['Grace Baker', 'grace.baker@mail.example'], 'Grace Baker'],
    [['jane roe', 'jane.roe@mail.example'], 'Jane Roe'],
    [['Accountant', 'Vale Mill', '(312) 555-0187'], undefined],
    [['Professional Summary', 'Ten years of month-end close.', '(312) 555-0187'], undefined],
    [['Harbour Foods Group', '(312) 555-0187'], undefined],
    [['Web Designer', 'HTML, CSS', '(312) 555-0187'], undefined],
  ])('%j', (lines, name) => {
    expect(about(...lines).name).toBe(name);
  });
});

describe('a phone number', () => {
  test.each([
    ['(312) 555-0187', '(312) 555-0187'],
    ['Tel. +44 (0)20 7946 0958', '+44 (0)20 7946 0958'],
    ['(+44) 20 7946 0958', '(+44) 20 7946 0958'],
    ['+1-312-555-0187', '+1-312-555-0187'],
    ['Mobile: +91 98765 43210', '+91 98765 43210'],
    ['98765 43210', '98765 43210'],
    ['12 Mill Road, Chicago, IL 60614 (312) 555-0187', '(312) 555-0187'],
    ['Chicago 60614 312-555-0187', '312-555-0187'],
    ['312-555-0187 60614', '312-555-0187'],
    ['Phone (312-555-0187)', '312-555-0187'],
    ['312.555.2015', '312.555.2015'],
    ['Fax: 312-555-0199, Phone: 312-555-0187', '312-555-0187'],
    ['Nampa, ID – 208-555-0171', '208-555-0171'],
    ['Student ID 208-555-0171', undefined],
    ['Ph: 555-0187', '555-0187'],
    ['12-05-1990', undefined],
    ['1990-12-05', undefined],
    ['2015 - 2019', undefined],
    ['60614-1234', undefined],
    ['Licence 123456789', undefined],
  ])('%s', (line, phone) => {
    expect(about('Jane Roe', line).phone).toBe(phone);
  });
});

test.each([
  ['resume_jane_roe_2024.pdf', 'Jane Roe'],
  ['Jane Roe.pdf', 'Jane Roe'],
  ['JANE-ROE-CV.docx', 'Jane Roe'],
  ['JaneRoeResume.pdf', 'Jane Roe'],
  ['CV Jane M Roe final v2.pdf', 'Jane M Roe'],
  ['jane-roe-senior-accountant.pdf', undefined],
  ['cv-final(2).pdf', undefined],
  ['accountant-30304575.pdf', undefined],
  ['Senior Developer.pdf', undefined],
  ['business-development-14825300.pdf', undefined],
  ['IMG_20240101.pdf', undefined],
  ['jane.pdf', undefined],
  ['', undefined],
])('%s is the file of %s', (fileName, name) => {
  expect(nameFromFileName(fileName)).toBe(name);
});

test.each([
  ['Ana Silvano RDA\nana@vale.org', 'Ana Silvano'],
  ['Maeve N\u00ed Bhroin BAgrSc\nPig unit manager\n086 555 0100', 'Maeve N\u00ed Bhroin'],
  ['OTTO (BENNO) LINDQVIST\n086 555 0100     benno.terp@vale.org', 'Otto Lindqvist'],
  ['Otto "Benno" Lindqvist\nCrew supervisor\nbenno@vale.org', 'Otto Lindqvist'],
  ['NGUYEN THI MAI LAN (Lan)\nAnterior porcelain\nmai.ceramics@vale.org', 'Nguyen Thi Mai Lan'],
  ['Otto Lindqvist-Brown\nPiano tuner\nolbpianos@vale.org', 'Otto Lindqvist-Brown'],
  ['mara lindqvist\n14 mill lane\nmaralind71@vale.org', 'Mara Lindqvist'],
  [
    'Contact\n413-555-0100 (Mobile)\nmlq@vale.org\n\nTop Skills\nArchival Description\nReference and Instruction\n\nCertifications\nCertified Archivist\n\nMara Lindqvist\nArchivist at Vale College\nNorthampton, Massachusetts\n\nSummary\nI keep papers.',
    'Mara Lindqvist',
  ],
])('the name of %j', (text, name) => {
  expect(readContact(text).name).toBe(name);
});

describe('a name is the same however it is set', () => {
  const email = 'k.work@example.org';
  test.each([
    [['ARAKAWA Kenji', 'Site engineer, Osaka', email], 'Arakawa Kenji'],
    [['NGUYEN Thi Hoa', 'Line cook', email], 'Nguyen Thi Hoa'],
    [['KOWALSKI Jan', 'Welder', email], 'Kowalski Jan'],
    [['Marie-Claire DUPONT', 'Accountant', email], 'Marie-Claire Dupont'],
    [['DUPONT, Marie-Claire', 'Accountant', email], 'Marie-Claire Dupont'],
    [['Okonkwo, Adaeze', 'Registered nurse', 'adaeze.ok@example.com'], 'Adaeze Okonkwo'],
    [['van den Broek, Saskia', 'Planner', 's.vandenbroek@example.nl'], 'Saskia van den Broek'],
    [['LUDWIG VAN DER MERWE', 'FARM MANAGER', email], 'Ludwig van der Merwe'],
    [['CARLOS DE LA CRUZ', 'Concrete finisher', email], 'Carlos de la Cruz'],
    [['Fatima az-Zahra Benali', 'Care assistant', email], 'Fatima az-Zahra Benali'],
    [['Robert T. Hallowell, Jr.', 'Foreman', email], 'Robert T. Hallowell Jr.'],
    [['JAMES PETTIGREW III', 'Attorney', email], 'James Pettigrew III'],
    [['Yusuf Demir (he/him)', 'Warehouse operative', email], 'Yusuf Demir'],
    [['Sean McAllister-Boyd BSc (Hons) MRICS', email], 'Sean McAllister-Boyd'],
    [['B E A T R I Z   C A R V A L H O', email], 'Beatriz Carvalho'],
    [['Surname: Okafor', 'First name: Chidi', email], 'Chidi Okafor'],
    [['Last Name: Diallo  First Name: Amara', email], 'Amara Diallo'],
    [['First name', 'Amara', 'Last name', 'Diallo', email], 'Amara Diallo'],
    [['Name', 'Beatriz Carvalho', email], 'Beatriz Carvalho'],
    [['Personal information', 'First name(s) / Surname(s) Beatriz Carvalho', email], 'Beatriz Carvalho'],
    [['Candidate: Amara Diallo', 'Position sought: night porter', email], 'Amara Diallo'],
    [['Mason Carpenter', 'Bricklayer', 'masonc@example.com'], 'Mason Carpenter'],
    [['Contact', email, 'Nagoya', 'Hana Okada', 'Line cook'], 'Hana Okada'],
    [['hannah weiss', 'line cook', 'hw@example.com'], 'Hannah Weiss'],
  ])('%j', (lines, name) => {
    expect(about(...lines).name).toBe(name);
  });

  test.each([
    [['Carvalho, Lisboa', 'carvalho@example.pt']],
    [['SENIOR Accountant', 'Experience', 'Closed the books each month.']],
  ])('and no place or title makes one: %j', (lines) => {
    expect(about(...lines).name ?? '').not.toMatch(/lisboa carvalho|accountant/i);
  });
});

test.each([
  ['My name is Tarik Odunlami and I am a nurse.\ntarik.odunlami@example.com', 'Tarik Odunlami'],
  [
    'Hello,\nI\u2019m Sorcha Devaney from Athenry. Write to me at sorcha.devaney@example.net',
    'Sorcha Devaney',
  ],
  [
    'To: Gulf Transport\nFrom: Leopold Hartnell, 12 Fairmont\nleopold.hartnell@example.net',
    'Leopold Hartnell',
  ],
])('a letter tells who writes: %s', (text, name) => {
  expect(readContact(text).name).toBe(name);
});

test.each([
  ['Müller, Jörg', 'joerg.mueller@mail.example', 'Jörg Müller'],
  ['Müller, Jörg', 'j.muller@mail.example', 'Jörg Müller'],
  ['Łukasik, Ana', 'ana@mail.example', 'Ana Łukasik'],
])('the family name first, and an address without its marks: %s, %s', (head, email, name) => {
  expect(about(head, email, 'Senior Clerk').name).toBe(name);
});

test('what a person is, behind their name, is no name', () => {
  expect(about('Smith, Accountant', 'smith@mail.example').name).toBe('Smith');
});
