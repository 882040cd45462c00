import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFinder, findPlaces, type PageText, toPageText } from '@cortex/api-client/quotePlaces';
import { extractText } from '@cortex/resume-text';
import { getDocumentProxy } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { isRight, type TrueLine } from './judge.ts';

type Sheet = { file: string; tool: string; quotes: { quote: string; truths: TrueLine[][] }[] };

const folder = import.meta.dirname;
const exam: Sheet[] = JSON.parse(readFileSync(join(folder, 'exam.json'), 'utf8'));
const LEAST = 0.99;

/** The runs of each file, as the server keeps them and as the app reads them. */
const runsOf = new Map<string, { server: PageText[]; app: PageText[] }>();

beforeAll(async () => {
  for (const { file } of exam) {
    const bytes = new Uint8Array(readFileSync(join(folder, 'pdfs', file)));
    const reading = await extractText({ fileName: file, bytes });
    if (!reading.ok) throw new Error(`${file}: ${reading.detail}`);
    runsOf.set(file, { server: reading.runs, app: await readAsTheApp(bytes) });
  }
}, 120_000);

async function readAsTheApp(bytes: Uint8Array): Promise<PageText[]> {
  const document = await getDocumentProxy(bytes.slice());
  const runs: PageText[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: 1 });
    for (const item of (await page.getTextContent()).items)
      if ('str' in item && item.str.trim() !== '') runs.push(toPageText(item, viewport, number));
  }
  await document.loadingTask.destroy();
  return runs;
}

test('the exam has fifty files or more, of many tools', () => {
  expect(exam.length).toBeGreaterThanOrEqual(50);
  expect(new Set(exam.map(({ tool }) => tool.split(' ')[0])).size).toBeGreaterThanOrEqual(20);
});

test.each(['server', 'app'] as const)('the %s marks 99 of 100 quotes where they stand', (by) => {
  const wrong: string[] = [];
  let asked = 0;
  for (const { file, quotes } of exam) {
    const runs = runsOf.get(file)?.[by] ?? [];
    const find = createFinder(runs.map(({ text }) => text));
    for (const { quote, truths } of quotes) {
      asked += 1;
      if (!isRight(truths, findPlaces(runs, find, quote))) wrong.push(`${file}: ${quote}`);
    }
  }
  expect(1 - wrong.length / asked, wrong.join('\n')).toBeGreaterThanOrEqual(LEAST);
});
