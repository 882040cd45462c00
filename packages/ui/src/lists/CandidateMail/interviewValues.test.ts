import { expect, test } from 'vitest';
import { describeInterview, readInterview, toInterviewValues } from './interviewValues.ts';

test('an interview is the same after a form has had it, in winter and in summer', () => {
  for (const starts_at of ['2026-12-01T13:00:00.000Z', '2027-07-01T22:30:00.000Z']) {
    const interview = { starts_at, minutes: 50, place: 'Room 2' };
    expect(readInterview(toInterviewValues(interview))).toEqual(interview);
  }
  const nowhere = { starts_at: '2026-12-01T13:00:00.000Z', minutes: 30 };
  expect(toInterviewValues(nowhere).place).toBe('');
  expect(readInterview(toInterviewValues(nowhere))).toEqual(nowhere);
});

test('an interview is said in words: its day, its time with the time zone, its length and its place', () => {
  const interview = { starts_at: '2026-12-01T13:00:00Z', minutes: 45 };
  expect(describeInterview(interview)).toMatch(/^Time: .*December 2026.* \d\d:\d\d .*Time, 45 minutes$/);
  expect(describeInterview({ ...interview, place: 'Room 2' })).toMatch(/, 45 minutes\nPlace: Room 2$/);
});
