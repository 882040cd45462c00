import { expect, test } from 'vitest';
import { analyzeResume } from './analyzeResume.ts';

const job = {
  title: 'Secretary',
  description:
    'We need somebody who keeps the office of a dental practice running and who has done this before.',
  skills_required: 'Microsoft Outlook, appointment scheduling, SAP, HACCP records, travel booking',
};

const resume = `Summary
Quick to settle into a new place and steady under pressure.

Experience

Front Office Secretary, Quayside Dental, Vale Abbas
Aug 2019 - Present
- Kept the diaries of the managers and moved appointments
- Took care of travel booking for the staff of both floors
- Sorted the shared mailbox and planned the rooms in Microsoft Outlook
- Booked invoices of the suppliers and posted payments of patients in SAP

Tern Kitchens, Vale Abbas   May 2015 to Jul 2019
Office Secretary
- Did appointment scheduling for nine partners and two guests
- Kept the HACCP records of the staff kitchen

Education
Commercial college diploma, Vale Technical College, 2012 - 2015`;

function scoreOf(text: string): number {
  const outcome = analyzeResume({
    job,
    candidate: { name: '', email: '', phone: '', notes: '', resumeText: text },
    asOf: '2026-11-22',
  });
  if (!outcome.ok) throw new Error(outcome.detail);
  return outcome.analysis.fit_score ?? 0;
}

function wrap(text: string, width: number): string {
  return text
    .split('\n')
    .flatMap((line) =>
      line.split(' ').reduce<string[]>((wrapped, word) => {
        const last = wrapped.at(-1);
        if (last === undefined || last.length + 1 + word.length > width) wrapped.push(word);
        else wrapped[wrapped.length - 1] = `${last} ${word}`;
        return wrapped;
      }, []),
    )
    .join('\n');
}

test.each([72, 60, 45])('a wrap at %i letters moves no score by more than a point', (width) => {
  expect(Math.abs(scoreOf(wrap(resume, width)) - scoreOf(resume))).toBeLessThanOrEqual(1);
});

test('neither do capitals, nor small letters', () => {
  expect(scoreOf(resume)).toBeGreaterThan(70);
  expect(Math.abs(scoreOf(resume.toUpperCase()) - scoreOf(resume))).toBeLessThanOrEqual(1);
  expect(Math.abs(scoreOf(resume.toLowerCase()) - scoreOf(resume))).toBeLessThanOrEqual(1);
});
