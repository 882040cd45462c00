import { expect, test } from 'vitest';
import ads from '../../testFiles/languages.ads.json' with { type: 'json' };
import cases from '../../testFiles/languages.cases.json' with { type: 'json' };
import pairs from '../../testFiles/languages.pairs.json' with { type: 'json' };
import { readJob } from '../job/readJob.ts';
import { normalize } from '../text/normalize.ts';
import { analyzeResume, readInputs } from './analyzeResume.ts';

type Expected = 'must' | 'nice' | 'asked' | 'none';
type Frame = { title: string; description: string; filler: string };
const { across, ...languages } = cases;
const FRAMES: Readonly<Record<string, Frame>> = {
  ...languages,
  en: {
    title: 'Employee',
    description: 'We are a family business in Leeds and look forward to your application.',
    filler:
      'Experience\n01/2009 - 12/2010 Garden help, Lake Nursery, Leeds\nI watered the plants and served the customers at the till when it was busy on a Saturday.',
  },
};
const frame = (language: string): Frame => {
  const known = FRAMES[language];
  if (!known) throw new Error(language);
  return known;
};
const candidate = (resumeText: string) => ({ name: '', email: '', phone: '', notes: '', resumeText });

function askedIn(title: string, description: string) {
  return readJob({ title, description, skills_required: '' }).criteria.filter(
    ({ from }) => from === 'description',
  );
}

function isFound(asked: ReturnType<typeof askedIn>, fragment: string, expected: Expected): boolean {
  return asked.some(
    ({ name, importance }) =>
      normalize(name).includes(normalize(fragment)) &&
      (expected === 'asked' ? importance !== 'nice' : importance === expected),
  );
}

function statesOf(jobIn: string, criterion: string, resumeIn: string, resume: string): string[] {
  const { title, description } = frame(jobIn);
  const outcome = readInputs({
    job: { title, description, skills_required: criterion },
    candidate: candidate(`${frame(resumeIn).filler}\n${resume}`),
    asOf: '2026-11-22',
  });
  if (!outcome.ok) throw new Error(outcome.detail);
  return outcome.reading.findings
    .filter((finding) => finding.criterion.from === 'skills')
    .map(({ state }) => state);
}

function expectStates(states: readonly string[], expected: string): void {
  expect(states.length).toBeGreaterThan(0);
  expect(states.every((state) => state === 'met')).toBe(expected === 'met');
}

test.each(
  Object.entries(languages).flatMap(([language, set]) =>
    set.ads.map(([text = '', expected, fragment = '']) => ({
      language,
      text,
      expected: expected as Expected,
      fragment,
    })),
  ),
)('$language: "$text" asks for "$fragment" ($expected)', ({ language, text, expected, fragment }) => {
  const asked = askedIn(frame(language).title, text);
  if (expected === 'none') expect(asked).toEqual([]);
  else expect(isFound(asked, fragment, expected), JSON.stringify(asked)).toBe(true);
});

test.each(
  Object.entries(ads).flatMap(([language, set]) => set.map((ad) => ({ language, ...ad }))),
)('$language: of a whole ad, what is asked for is read, and nothing else', ({
  title,
  description,
  criteria,
}) => {
  const asked = askedIn(title, description);
  for (const [fragment = '', expected] of criteria)
    expect(isFound(asked, fragment, expected as Expected), `${fragment}: ${JSON.stringify(asked)}`).toBe(
      true,
    );
  expect(asked.filter(({ kind }) => kind !== 'responsibility')).toHaveLength(criteria.length);
});

test.each(
  Object.entries(languages).flatMap(([language, set]) =>
    [...set.pairs, ...pairs[language as keyof typeof pairs]].map(
      ([criterion = '', resume = '', expected = '']) => ({ language, criterion, resume, expected }),
    ),
  ),
)('$language: "$criterion" is $expected by "$resume"', ({ language, criterion, resume, expected }) => {
  expectStates(statesOf(language, criterion, language, resume), expected);
});

test.each(
  across.pairs.map(([jobIn = '', criterion = '', resumeIn = '', resume = '', expected = '']) => ({
    jobIn,
    criterion,
    resumeIn,
    resume,
    expected,
  })),
)('$jobIn > $resumeIn: "$criterion" is $expected by "$resume"', ({
  jobIn,
  criterion,
  resumeIn,
  resume,
  expected,
}) => {
  expectStates(statesOf(jobIn, criterion, resumeIn, resume), expected);
});

const recommend = (jobIn: string, resume: string) => {
  const { title, description } = frame(jobIn);
  const outcome = analyzeResume({
    job: { title, description, skills_required: 'SAP, Python' },
    candidate: candidate(resume),
    asOf: '2026-11-22',
  });
  return outcome.ok ? (outcome.analysis.recommendation ?? '') : outcome.detail;
};

test('a job and a resume in two languages are said to be read in part, without a verdict', () => {
  const text = recommend('de', `${frame('fr').filler}\nParle anglais, permis B, travail en équipe.`);
  expect(text).toContain(
    'read in part only: the job is in German, the candidate\u2019s texts are in French'.replace(
      '\u2019',
      "'",
    ),
  );
  expect(text).toContain('A person has to read them.');
  expect(text).toContain('Ask about: SAP, Python');
  expect(text).not.toMatch(/little|hardly|not found/i);
});

test('a resume in a language that is not read is said to be so', () => {
  const polish =
    'Doświadczenie zawodowe\n2015 - 2020 Sprzedawca w sklepie, Warszawa. Obsługa klienta oraz praca przy kasie. Jestem osobą, która nie boi się pracy przez cały dzień, jako sprzedawca pracowałem dla dużej firmy przez pięć lat.';
  expect(recommend('en', polish)).toContain('in a language that is not read yet. A person has to read them.');
});

test('a pair in one language has its verdict', () => {
  expect(recommend('fr', frame('fr').filler)).toContain('These texts show little of what is asked');
});

test('what is not found in another language than the job\u2019s is left open', () => {
  const { title, description } = frame('en');
  const outcome = readInputs({
    job: { title, description, skills_required: 'Cash handling' },
    candidate: candidate(`${frame('es').filler}\nHe trabajado con perros y gatos durante a\u00f1os.`),
    asOf: '2026-11-22',
  });
  if (!outcome.ok) throw new Error(outcome.detail);
  const [asked] = outcome.reading.findings;
  expect(asked).toMatchObject({
    state: 'unclear',
    credit: 0,
    remark: 'Not found; the texts could be read in part only.',
  });
});
