import { readFileSync } from 'node:fs';
import type { Criterion } from '@cortex/api-client/model';
import { extractText } from '@cortex/resume-text';
import { beforeAll, describe, expect, test } from 'vitest';
import { collapse } from '../text/tokens.ts';
import { analyzeResume } from './analyzeResume.ts';
import type { ResumeAnalysis } from './resumeAnalysis.ts';

const job = {
  title: 'Senior Backend Engineer',
  description:
    'You design and build services that process payments, own their database schemas, and keep them fast under load. You review changes, mentor younger engineers and write down what you learn from incidents. We expect 5+ years of backend experience, a degree in computer science, and fluent English.',
  skills_required: 'Go, Python, PostgreSQL, Kafka, Kubernetes, REST APIs, CI/CD',
};
const resumes = [
  { file: 'two-column.pdf', typed: 'two-column.txt', name: 'Marta Vesterholt' },
  { file: 'single-column.pdf', typed: 'single-column.txt', name: 'Owen Baptiste-Lark' },
  { file: 'word-document.docx', typed: 'word-document.txt', name: 'Selma Quennell' },
];
const texts = new Map<string, string>();

beforeAll(async () => {
  for (const { file } of resumes) {
    const result = await extractText({ fileName: file, bytes: fixture(file) });
    texts.set(file, result.ok ? result.text : '');
  }
});

function fixture(file: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(`../../../conformance/resumes/${file}`, import.meta.url)));
}

function analyse(name: string, resumeText: string): ResumeAnalysis {
  const candidate = { name, email: '', phone: '', notes: '', resumeText };
  const outcome = analyzeResume({ job, candidate, asOf: '2026-11-21' });
  if (!outcome.ok) throw new Error(outcome.detail);
  return outcome.analysis;
}

function criterion(analysis: ResumeAnalysis, name: string): Criterion {
  const found = analysis.criteria.find((candidate) => candidate.name === name);
  if (found === undefined) throw new Error(`no criterion ${name}`);
  return found;
}

/** Deletes from a text every line in which one of the quotes is, and every quote that is in several. */
function withoutQuotes(text: string, quotes: readonly string[]): string {
  return quotes
    .map((quote) => new RegExp(quote.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+'), 'g'))
    .reduce(
      (rest, quote) => rest.replace(quote, ' '),
      text
        .split('\n')
        .filter((line) => !quotes.some((quote) => collapse(line).includes(quote)))
        .join('\n'),
    );
}

describe.each(resumes)('$file', ({ file, typed, name }) => {
  test('reads in the order of the page', () => {
    const text = collapse(texts.get(file) ?? '');
    const lines = new TextDecoder().decode(fixture(typed)).split('\n');
    let from = 0;
    for (const line of lines
      .map((typedLine) => typedLine.replace(/^- /, '').trim())
      .filter((line) => line !== '')) {
      const at = text.indexOf(line, from);
      expect(at, `"${line}" after character ${from}`).toBeGreaterThanOrEqual(0);
      from = at + line.length;
    }
  });

  test('quotes only what is in the resume', () => {
    const written = collapse(new TextDecoder().decode(fixture(typed)));
    const { criteria } = analyse(name, texts.get(file) ?? '');
    for (const { quote } of criteria.flatMap(({ evidence }) => evidence)) {
      expect(written).toContain(quote);
      expect(quote.length).toBeLessThanOrEqual(200);
    }
  });

  test('does not meet a criterion any more once its quoted lines are gone', () => {
    const text = texts.get(file) ?? '';
    for (const { name: terms, met, evidence } of analyse(name, text).criteria) {
      expect(evidence.length > 0).toBe(met);
      // The likeness is that of the whole text: its quotes are the nearest lines of many.
      if (!met || /^(?:Work similar|Words in common)/.test(terms)) continue;
      const rest = withoutQuotes(
        text,
        evidence.map(({ quote }) => quote),
      );
      const padding = 'filler words that name no occupation at all, nothing here counts. '.repeat(4);
      expect(criterion(analyse(name, `${rest}\n${padding}`), terms), terms).toMatchObject({
        met: false,
        evidence: [],
      });
    }
  });
});

test('parts the people who fit from those who do not', () => {
  const [strong, weak, close] = resumes.map(
    ({ file, name }) => analyse(name, texts.get(file) ?? '').fit_score,
  );
  expect(strong).toBeGreaterThan(70);
  expect(weak).toBeLessThan(40);
  expect(close).toBeGreaterThan(weak ?? 0);
  expect(close).toBeLessThan(strong ?? 0);
});
