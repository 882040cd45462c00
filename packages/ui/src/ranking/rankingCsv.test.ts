import { expect, test } from 'vitest';
import { readCsv } from '../csv/readCsv.ts';
import { rankingCsv } from './rankingCsv.ts';

test('a row says the score, the must-haves, what decides and who decided', () => {
  const pair = { candidateId: 'cnd_1', jobId: 'job_1' };
  const text = rankingCsv('Candidate', [
    {
      ...pair,
      name: '=Ada, "the first"',
      score: 81,
      sentence: 'Ran Go services for six years.',
      mustHaves: [
        { name: 'Go', state: 'met' },
        { name: 'SQL', state: 'met' },
        { name: 'Kafka', state: 'unclear' },
        { name: 'Swedish', state: 'missing' },
      ],
      scoredAt: '2026-11-23T09:00:00Z',
      decision: {
        decision: 'shortlist',
        by: { id: 'usr_1', full_name: 'Avery Stone' },
        at: '2026-11-23T10:00:00Z',
      },
    },
    { ...pair, name: 'Bob', mustHaves: [], refusal: 'There is no text.' },
  ]);
  expect(text).toContain(`1,"'=Ada, ""the first""",81,Go; SQL`.replace('Go; SQL', '"Go; SQL"'));
  const reading = readCsv(text);
  if ('problem' in reading) throw new Error(reading.problem);
  const { header, rows } = reading.table;
  const told = rows.map(({ cells }) => Object.fromEntries(header.map((name, index) => [name, cells[index]])));
  expect(told[0]).toEqual({
    Place: '1',
    Candidate: '=Ada, "the first"',
    'Fit score': '81',
    'Must-haves met': 'Go; SQL',
    'Must-haves unclear': 'Kafka',
    'Must-haves missing': 'Swedish',
    'What decides': 'Ran Go services for six years.',
    'Analyzed (UTC)': '2026-11-23T09:00:00Z',
    Decision: 'Shortlisted',
    'Decided by': 'Avery Stone',
    'Decided (UTC)': '2026-11-23T10:00:00Z',
    'No analysis because': '',
    'Candidate ID': 'cnd_1',
    'Job ID': 'job_1',
  });
  expect(told[1]).toMatchObject({ Place: '', Candidate: 'Bob', 'No analysis because': 'There is no text.' });
});
