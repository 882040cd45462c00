import { extractText } from '@cortex/resume-text';
import { analyzeResume, collapse, extractSkills } from '@cortex/scoring';
import { describe, expect, test } from 'vitest';
import type { DemoCandidate } from './demoCandidate.ts';
import { demoCandidates } from './demoCandidates.ts';
import { demoHistory } from './demoHistory.ts';
import { demoJobs } from './demoJobs.ts';
import { demoPeople } from './demoPeople.ts';
import { renderResumePdf } from './resumePdf.ts';

const usernames = new Set(demoPeople.map(({ username }) => username));

async function read(candidate: DemoCandidate): Promise<string> {
  const { name, email, phone, resume } = candidate;
  const bytes = await renderResumePdf({ name, email, phone, ...resume });
  const result = await extractText({ fileName: 'resume.pdf', bytes });
  return result.ok ? result.text : '';
}

test('names only people who are members, and no address twice', () => {
  for (const { createdBy } of [...demoJobs, ...demoCandidates]) expect(usernames).toContain(createdBy);
  expect(new Set(demoCandidates.map(({ email }) => email)).size).toBe(demoCandidates.length);
  expect(new Set(demoPeople.map(({ email }) => email)).size).toBe(demoPeople.length);
});

test('prints the same bytes each time', async () => {
  const [candidate] = demoCandidates;
  if (candidate === undefined) throw new Error('no candidates');
  const content = {
    name: candidate.name,
    email: candidate.email,
    phone: candidate.phone,
    ...candidate.resume,
  };
  expect(await renderResumePdf(content)).toEqual(await renderResumePdf(content));
});

test('every printed resume reads back whole and gives skills', async () => {
  for (const candidate of demoCandidates) {
    const text = collapse(await read(candidate));
    const { summary, experience, education, additional } = candidate.resume;
    const written = [summary, ...experience.flatMap(({ points }) => points), ...education, ...additional];
    for (const line of written) expect(text).toContain(line);
    expect(extractSkills(await read(candidate))).not.toBe('');
  }
});

test('each job has someone who fits and many who do not', async () => {
  const texts = await Promise.all(demoCandidates.map(read));
  for (const job of demoJobs) {
    const scores = demoCandidates.map((candidate, index) => {
      const outcome = analyzeResume({
        job,
        candidate: { ...candidate, resumeText: texts[index] ?? null },
        asOf: '2026-11-21',
      });
      return outcome.ok ? outcome.analysis.fit_score : 0;
    });
    expect(Math.max(...scores), job.title).toBeGreaterThan(75);
    expect(scores.filter((score) => score < 25).length, job.title).toBeGreaterThan(25);
  }
});

describe('history', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const events = demoHistory({ now });

  test('is the same for the same moment, in order, and never in the future', () => {
    expect(demoHistory({ now })).toEqual(events);
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted());
    expect(events.every(({ at, person }) => at < now.toISOString() && usernames.has(person))).toBe(true);
  });

  test('closes three to twelve jobs in each whole month', () => {
    const months = new Map<string, number>();
    for (const { type, at } of events) {
      if (type === 'job_closed') months.set(at.slice(0, 7), (months.get(at.slice(0, 7)) ?? 0) + 1);
    }
    expect(months.size).toBe(12);
    for (const [month, closed] of months) {
      expect(closed, month).toBeGreaterThanOrEqual(3);
      expect(closed, month).toBeLessThanOrEqual(12);
    }
  });

  test('begins whatever ends', () => {
    const count = (type: string) => events.filter((event) => event.type === type).length;
    expect(count('job_created')).toBe(count('job_closed'));
    expect(count('candidate_created')).toBe(count('candidate_deleted'));
  });
});
