import { readFileSync } from 'node:fs';
import type { Job } from '@cortex/scoring';

/** Somebody who applies for a job, before one thing of it is swapped. */
export type Applicant = {
  id: string;
  job: Job;
  name: string;
  email: string;
  text: string;
  notes: string;
};

type Pair = { id: string; kind: string; occupation: string; job: Job; better: string; worse: string };

const KINDS = new Set(['mustRemoved', 'degree']);

/** Of each occupation of the known set two resumes that fit and two that lack something, for their own jobs. */
export function readApplicants(): Applicant[] {
  const pairs: Pair[] = JSON.parse(
    readFileSync(new URL('../scoring/known/pairs.json', import.meta.url), 'utf8'),
  );
  const seen = new Set<string>();
  return pairs
    .filter(({ kind, occupation }) => {
      const isFirst = KINDS.has(kind) && !seen.has(`${kind} ${occupation}`);
      seen.add(`${kind} ${occupation}`);
      return isFirst;
    })
    .flatMap(({ id, job, better, worse }) => [
      toApplicant(`${id} fits`, job, better),
      toApplicant(`${id} lacks something`, job, worse),
    ]);
}

function toApplicant(id: string, job: Job, text: string): Applicant {
  const [first = ''] = text.split('\n');
  const [name = ''] = first.split(' | ');
  const email = /\S+@[a-z.]+/.exec(text)?.[0] ?? '';
  if (!/^\p{L}+ \p{L}+$/u.test(name) || email === '') throw new Error(`${id}: no name and email on top`);
  const given = titleCase(name.split(' ')[0] ?? '');
  const notes = `Spoke with ${titleCase(name)} on Monday. ${given} was on time and asked about the team. Two references are named in the resume.`;
  return { id, job, name, email, text, notes };
}

const titleCase = (name: string) => name.toLowerCase().replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());

/** The same applicant with another name, wherever the old one stands. */
export function withName(applicant: Applicant, name: string): Applicant {
  const email = `${name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(' ', '.')}@example.org`;
  const [oldGiven = '', oldFamily = ''] = applicant.name.split(' ');
  const [given = '', family = ''] = name.split(' ');
  const swap = (text: string) =>
    text
      .replaceAll(applicant.email, email)
      .replace(new RegExp(`\\b(?:${oldGiven}|${oldFamily})\\b`, 'gi'), (word) => {
        const put = word.toLowerCase() === oldGiven.toLowerCase() ? given : family;
        return word === word.toUpperCase() ? put.toUpperCase() : put;
      });
  return { ...applicant, name, email, text: swap(applicant.text), notes: swap(applicant.notes) };
}

/** The same applicant with a line below the contact line. */
export function withTopLine(applicant: Applicant, line: string): Applicant {
  const lines = applicant.text.split('\n');
  const at = lines.findIndex((one) => one.includes('@'));
  return { ...applicant, text: lines.toSpliced(at + 1, 0, line).join('\n') };
}

/** The same applicant with a section of one line at the end. */
export function withSection(applicant: Applicant, heading: string, line: string): Applicant {
  return { ...applicant, text: `${applicant.text.trimEnd()}\n\n${heading}\n${line}\n` };
}

export function withNotes(applicant: Applicant, notes: string): Applicant {
  return { ...applicant, notes: `${applicant.notes} ${notes}` };
}

/** The same applicant with another school behind each degree. */
export function withSchool(applicant: Applicant, school: string): Applicant {
  return { ...applicant, text: applicant.text.replace(SCHOOL, school) };
}

/** The same applicant, whose last studies ended in this year. */
export function graduatedIn(applicant: Applicant, year: number): Applicant {
  const lines = applicant.text.split('\n').map((line) => {
    if (!STUDY.test(line)) return line;
    const ended = Math.max(...[...line.matchAll(YEAR)].map(([found]) => Number(found)));
    return line.replace(YEAR, (found) => String(Number(found) - ended + year));
  });
  return { ...applicant, text: lines.join('\n') };
}

const SCHOOL = /\b(?:Eastfallow Institute|Brindlewick College|Port Addle Technical College)\b/g;
const YEAR = /\b(?:19|20)\d\d\b/g;
const THIS_YEAR = 2026;
const OPEN_END = /\b(?:present|current|now|today)\b/gi;
const STUDY = /\b(?:diploma|degree|bachelor|college|school|institute)\b/i;
const SPAN_LINE = /\b(?:19|20)\d\d\b.*(?:\b(?:19|20)\d\d\b|\b(?:present|current|now|today)\b)/i;

/** The same posts, each as long as before, with the last one ended this many years ago. */
export function endedEarlier(applicant: Applicant, years: number): Applicant {
  const text = applicant.text
    .split('\n')
    .map((line) => {
      if (!SPAN_LINE.test(line) || STUDY.test(line)) return line;
      const shifted = line.replace(/\b(?:19|20)\d\d\b/g, (year) => String(Number(year) - years));
      return shifted.replace(
        OPEN_END,
        /\d\/\d{4}/.test(line) ? `11/${THIS_YEAR - years}` : `Nov ${THIS_YEAR - years}`,
      );
    })
    .join('\n');
  return { ...applicant, text };
}
