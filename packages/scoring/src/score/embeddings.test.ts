import { describe, expect, test } from 'vitest';
import type { Embeddings } from '../meaning/meaning.ts';
import { vectorOf } from '../meaning/vectorOf.ts';
import { type AnalysisInputs, analyzeResume, readInputs } from './analyzeResume.ts';
import { linesToEmbed } from './linesToEmbed.ts';

const job = {
  title: 'Ward Nurse',
  description: 'You dress wounds, give medicines and keep the records of patients.',
  skills_required: 'Wound care, Triage, Infusion pumps',
};
const candidate = {
  name: 'Ada Brandt',
  email: 'ada@example.com',
  phone: '+49 30 5550 100',
  notes: '',
  resumeText: `Ada Brandt
ada@example.com, +49 30 5550 100
Experience
Hospital Nurse, Mercy Hospital, 2019 - 2025
Cleaned and covered cuts of patients after surgery, twice a day.
Decided who of thirty waiting people was seen first.
Set the dosage of drips and wrote down what each patient was given.
Skills: first aid, Excel`,
};
const inputs = { job, candidate, asOf: '2026-11-21' };
const IDENTITY = { offset: 0, slope: 1 };

function embed(
  given: AnalysisInputs,
  vectorsOf: (line: string) => Float32Array = vectorOf,
  scale = IDENTITY,
): Embeddings {
  const lines = linesToEmbed(given);
  const toMap = (some: readonly string[]) => new Map(some.map((line) => [line, vectorsOf(line)]));
  return { model: 'pebble-1', scale, job: toMap(lines.job), candidate: toMap(lines.candidate) };
}

function analyse(given: AnalysisInputs) {
  const outcome = analyzeResume(given);
  if (!outcome.ok) throw new Error(outcome.detail);
  return outcome.analysis;
}
const closestOf = (analysis: ReturnType<typeof analyse>, wanted: string) =>
  analysis.criteria.find(({ name }) => name === wanted)?.closest?.quote;

describe('the lines that need a vector', () => {
  const { job: ofJob, candidate: ofCandidate } = linesToEmbed(inputs);

  test('are those of the job that tell of the work, and names of criteria', () => {
    expect(ofJob).toEqual(expect.arrayContaining(['Ward Nurse', 'Wound care', 'Triage', 'Infusion pumps']));
    expect(new Set(ofJob).size).toBe(ofJob.length);
  });

  test('are lines of the candidate without personal data', () => {
    expect(ofCandidate).toContain('Decided who of thirty waiting people was seen first.');
    expect(ofCandidate.join('\n')).not.toMatch(/Ada|Brandt|example\.com|5550/);
  });

  test('are none in other languages and of too little text', () => {
    const none = { job: [], candidate: [] };
    const german = `Erfahrung\nKrankenpfleger, Klinik am See, 2019 - 2025\nIch habe Patienten auf der Station gepflegt, Verb\u00e4nde gewechselt und die Medikamente ausgegeben. Ich habe die Akten gef\u00fchrt und neue Kollegen eingearbeitet.`;
    expect(linesToEmbed({ ...inputs, candidate: { ...candidate, resumeText: german } })).toEqual(none);
    expect(linesToEmbed({ ...inputs, candidate: { ...candidate, resumeText: 'Nurse' } })).toEqual(none);
  });
});

test('the vectors of the table give the analysis of the table, under the name of the model', () => {
  const plain = analyse(inputs);
  const { scored_by, ...embedded } = analyse({ ...inputs, embeddings: embed(inputs) });
  expect(embedded).toEqual({ ...plain, scored_by: undefined });
  expect(scored_by).toEqual({ name: 'Cortex criteria with embeddings of pebble-1', version: '4.22.0' });
});

test('cosines on another scale are read on that of the table', () => {
  const closer = (line: string) =>
    Float32Array.of(Math.sqrt(0.8), ...vectorOf(line).map((value) => value * Math.sqrt(0.2)));
  const embeddings = embed(inputs, closer, { offset: -4, slope: 5 });
  expect(analyse({ ...inputs, embeddings }).fit_score).toBe(analyse(inputs).fit_score);
});

test('a model that knows more finds a closest line, and work that is alike', () => {
  const meanings = new Map([
    ['Decided who of thirty waiting people was seen first.', 'Triage'],
    ['Cleaned and covered cuts of patients after surgery, twice a day.', 'You dress wounds'],
  ]);
  const embeddings = embed(inputs, (line) => vectorOf(meanings.get(line) ?? line));
  const [plain, embedded] = [analyse(inputs), analyse({ ...inputs, embeddings })];
  expect(closestOf(plain, 'Triage')).toBeUndefined();
  expect(closestOf(embedded, 'Triage')).toBe('Decided who of thirty waiting people was seen first.');
  expect(embedded.fit_score).toBeGreaterThan(plain.fit_score);
});

test('where one line lacks a vector the table tells the meaning of all', () => {
  const whole = embed(inputs, () => Float32Array.of(1, 0));
  for (const side of ['job', 'candidate'] as const) {
    const some = new Map([...whole[side]].slice(1));
    expect(analyse({ ...inputs, embeddings: { ...whole, [side]: some } })).toEqual(analyse(inputs));
  }
});

test('a line with a vector of no numbers is near to none', () => {
  const embeddings = embed(inputs, () => new Float32Array(0));
  const outcome = readInputs({ ...inputs, embeddings });
  if (!outcome.ok) throw new Error(outcome.detail);
  expect(outcome.reading.embeddedBy).toBe('pebble-1');
  expect(outcome.reading.findings.every(({ closest }) => closest === undefined)).toBe(true);
});
