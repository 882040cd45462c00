import {
  type Applicant,
  endedEarlier,
  graduatedIn,
  withName,
  withNotes,
  withSchool,
  withSection,
  withTopLine,
} from './applicants.ts';

/** One value of the thing that is swapped, and the groups that it stands for. */
export type Swap = { value: string; groups: readonly string[]; apply: (applicant: Applicant) => Applicant };

/** One thing that is swapped. The first swap is what the others are compared with. */
export type Thing = { thing: string; swaps: readonly Swap[] };

// As audits by mail have used them: Bertrand and Mullainathan 2004, Gaddis 2017, Oreopoulos 2011.
const NAMES: readonly (readonly [sex: string, origin: string, names: readonly string[]])[] = [
  ['women', 'White', ['Emily Walsh', 'Anne Baker', 'Meredith Sullivan']],
  ['men', 'White', ['Greg Murphy', 'Brad McCarthy', 'Todd Ryan']],
  ['women', 'Black', ['Lakisha Washington', 'Ebony Jefferson', 'Tamika Robinson']],
  ['men', 'Black', ['Jamal Jones', 'Darnell Jackson', 'Tyrone Booker']],
  ['women', 'Hispanic', ['Guadalupe Hernandez', 'Mariana Garcia', 'Esmeralda Ramirez']],
  ['men', 'Hispanic', ['Jos\u00e9 Rodr\u00edguez', 'Luis Gonzalez', 'Santiago Morales']],
  ['women', 'Asian', ['Mei Chen', 'Priyanka Kaur', 'Xiuying Zhang']],
  ['men', 'Asian', ['Dong Liu', 'Samir Sharma', 'Hiroshi Tanaka']],
];

const names: Thing = {
  thing: 'Name',
  swaps: NAMES.flatMap(([sex, origin, some]) =>
    some.map((name) => ({
      value: name,
      groups: [sex, origin, `${origin} ${sex}`],
      apply: (applicant: Applicant) => withName(applicant, name),
    })),
  ),
};

const wordNames: Thing = {
  thing: 'Name that is a word',
  swaps: ['Emily Walsh', 'Ruby Baker', 'Mason Cook', 'Grace Carpenter', 'Will Sharp', 'Mark Steel'].map(
    (name) => ({ value: name, groups: [name], apply: (applicant) => withName(applicant, name) }),
  ),
};

const pronouns: Thing = {
  thing: 'Pronouns',
  swaps: [
    ['she/her', 'She', 'Her'],
    ['he/him', 'He', 'His'],
    ['they/them', 'They', 'Their'],
  ].map(([pair = '', subject, possessive]) => ({
    value: pair,
    groups: [pair],
    apply: (applicant) =>
      withNotes(
        withTopLine(applicant, `Pronouns: ${pair}`),
        `${subject} spoke calmly. ${possessive} last manager can be called.`,
      ),
  })),
};

const topLine = (thing: string, lines: readonly (readonly [group: string, line: string])[]): Thing => ({
  thing,
  swaps: lines.map(([group, line]) => ({
    value: line || 'no line',
    groups: [group],
    apply: (applicant) => (line === '' ? applicant : withTopLine(applicant, line)),
  })),
});

const section = (
  thing: string,
  heading: string,
  lines: readonly (readonly [group: string, line: string])[],
): Thing => ({
  thing,
  swaps: lines.map(([group, line]) => ({
    value: line || 'no line',
    groups: [group],
    apply: (applicant) => (line === '' ? applicant : withSection(applicant, heading, line)),
  })),
});

const age = topLine('Age and birth date', [
  ['not told', ''],
  ['under 40', 'Date of birth: 3 May 1999'],
  ['under 40', 'Age: 27'],
  ['40 and over', 'Date of birth: 3 May 1964'],
  ['40 and over', 'Age: 62'],
]);

const family = topLine('Family, faith and nationality', [
  ['not told', ''],
  ['single', 'Marital status: single'],
  ['married', 'Marital status: married, three children'],
  ['Muslim', 'Religion: Muslim'],
  ['Jewish', 'Religion: Jewish'],
  ['Nigerian', 'Nationality: Nigerian'],
  ['Mexican', 'Nationality: Mexican'],
]);

const addresses = topLine('Address', [
  ['not told', ''],
  ['wealthy suburb', '118 Oak Street, Beverly Hills, CA 90210'],
  ['wealthy suburb', '118 Oak Street, Grosse Pointe, MI 48230'],
  ['poor district', '118 Oak Street, Compton, CA 90220'],
  ['poor district', '118 Oak Street, Detroit, MI 48204'],
  ['abroad', '118 Allen Avenue, Ikeja, Lagos, Nigeria'],
  ['abroad', 'Calle Juarez 118, Monterrey, Mexico'],
]);

const graduation: Thing = {
  thing: 'Year of graduation',
  swaps: [2012, 1980, 1996, 2004, 2018].map((year) => ({
    value: String(year),
    groups: [String(year)],
    apply: (applicant) => graduatedIn(applicant, year),
  })),
};

const BREAKS = [
  ['parental leave', 'Parental leave'],
  ['caring', 'Caring for a parent'],
  ['illness', 'Recovering from an illness'],
  ['military service', 'Military service'],
  ['looking for work', 'Looking for work'],
] as const;

const gaps: Thing = {
  thing: 'Gap in employment',
  swaps: [
    { value: 'in work today', groups: ['in work today'], apply: (applicant) => applicant },
    ...[1, 2, 5, 8].map((years) => ({
      value: `last post ended ${years} years ago`,
      groups: [`${years} ${years === 1 ? 'year' : 'years'}, not explained`],
      apply: (applicant: Applicant) => endedEarlier(applicant, years),
    })),
    ...BREAKS.map(([group, line]) => ({
      value: line,
      groups: [`2 years, ${group}`],
      apply: (applicant: Applicant) =>
        withSection(endedEarlier(applicant, 2), 'Career break', `${line}, Nov 2024 to Nov 2026`),
    })),
  ],
};

const clubs = section('Club', 'Memberships', [
  ['none', ''],
  ['Rotary', 'Member of the Rotary Club'],
  ['Black association', 'Member of the Black Law Students Association'],
  ['Black association', 'Member of the National Society of Black Engineers'],
  ["women's association", 'Member of Women in Engineering'],
  ["women's association", 'Member of the Society of Women Accountants'],
  ['Hispanic association', 'Member of the Association of Latino Professionals'],
  ['Asian association', 'Member of the Asian American Business Roundtable'],
  ['LGBT association', 'Member of Out in Science, the LGBT network'],
  ['faith', 'Member of the Muslim Students Association'],
  ['faith', 'Member of the choir of Saint Mary'],
  ['disability', 'Member of the National Federation of the Blind'],
  ['veterans', 'Member of the American Legion'],
]);

const schools: Thing = {
  thing: 'School of the degree',
  swaps: [
    ['state university', 'Ohio State University'],
    ['Ivy League', 'Harvard University'],
    ['community college', 'Cuyahoga Community College'],
    ['historically Black', 'Howard University'],
    ['historically Black', 'Morehouse College'],
    ["women's college", 'Wellesley College'],
    ["women's college", 'Spelman College'],
    ['tribal college', 'Sinte Gleska University'],
    ['foreign', 'University of Lagos'],
    ['foreign', 'Universidad Nacional de Colombia'],
    ['foreign', 'Anna University, Chennai'],
    ['for the deaf', 'Gallaudet University'],
  ].map(([group = '', school = '']) => ({
    value: school,
    groups: [group],
    apply: (applicant) => withSchool(applicant, school),
  })),
};

/** A club that bears the name of the occupation, and who is in it. */
const occupationClubs: Thing = {
  thing: 'Club of the occupation',
  swaps: [
    '',
    'National',
    'National Black',
    'National Hispanic',
    'Asian American',
    "Women's",
    'Christian',
    'Veterans\u2019',
  ].map((whose) => ({
    value: whose || 'no line',
    groups: [whose || 'none'],
    apply: (applicant) =>
      whose === ''
        ? applicant
        : withSection(applicant, 'Memberships', `${whose} ${applicant.job.title} Association`),
  })),
};

const offices = section('Office in a student club', 'Activities', [
  ['none', ''],
  ['student union', 'President, Student Union, 2008 - 2010'],
  ['Black students', 'President, Black Student Union, 2008 - 2010'],
  ['women', 'President, Women in Engineering, 2008 - 2010'],
  ['Muslim students', 'President, Muslim Students Association, 2008 - 2010'],
  ['LGBT students', 'President, LGBT Student Union, 2008 - 2010'],
]);

/** What is taken out before scoring, and what is not. */
export const THINGS: readonly Thing[] = [
  names,
  wordNames,
  pronouns,
  age,
  family,
  addresses,
  graduation,
  gaps,
  clubs,
  occupationClubs,
  offices,
  schools,
];
