import { pathToFileURL } from 'node:url';
import { makeWord } from '@cortex/resume-text/testFiles';
import { analyse } from 'scslre';
import { expect, test, vi } from 'vitest';
import ads from '../../packages/scoring/testFiles/languages.ads.json' with { type: 'json' };
import { listSources, type Pattern, readPatterns, recordPatterns } from './collectPatterns.ts';

/**
 * People send texts of any length, and a pattern that takes quadratic time freezes who reads them. scslre finds what
 * one repeated character makes slow; what takes several is tried in tests/chaos/hostileTexts.test.ts.
 */
const READERS = /\/(?:scoring|resume-text)\/src\/|\/(?:resumes|outside|languageModel|http)\//;
const server = listSources(['apps/mock-server/src', 'packages/resume-text/src', 'packages/scoring/src']);
const browser = listSources(['packages/ui/src', 'packages/api-client/src', 'apps/web/src']);
const written = readPatterns([...server, ...browser]);

// Others may have loaded them: what is put together while they load is recorded here.
vi.resetModules();
const built = await recordPatterns(server, async () => {
  for (const file of server) if (READERS.test(file)) await import(pathToFileURL(file).href);
  await buildTheRest();
});

/** Reads so much that each pattern is built that is not built at import. */
async function buildTheRest(): Promise<void> {
  const { describeCriteria, prepare, redactPersonalData } = await import('@cortex/scoring');
  const { withoutContact } = await import('../../apps/mock-server/src/outside/withoutContact.ts');
  const { extractText } = await import('@cortex/resume-text');
  // Compiles what the vocabulary of the languages is put into.
  prepare();
  for (const { title, description, skills_required } of Object.values(ads).flat())
    describeCriteria({ title, description, skills_required });
  for (const name of ['Dr. Ana-Maria de la Cruz O\u2019Neil', 'Baker, Ruby', 'Li']) {
    redactPersonalData('Ruby kept the books.', { name, email: '', phone: '' });
    withoutContact('Ruby kept the books.', name);
  }
  const { cutOut, readWords } = await import('../../apps/mock-server/src/candidates/searchedWords.ts');
  cutOut('Wrote C++ with Mu\u0308ller.', readWords('müller c++ node.js').typed);
  const { toPattern } = await import('../../apps/mock-server/src/scores/findWithWords.ts');
  for (const parts of [
    ['c++', 'build'],
    ['倉庫', '管理'],
  ])
    toPattern(parts);
  const row =
    '<w:tr><w:trPr><w:trHeight w:val="1" w:hRule="exact"/></w:trPr><w:tc><w:tcPr><w:tcW w:w="9" w:type="dxa"/></w:tcPr><w:p><w:r><w:t>Cook</w:t></w:r></w:p></w:tc></w:tr>';
  const bytes = makeWord(
    `<w:tbl>${row}</w:tbl><w:sectPr><w:headerReference w:type="default" r:id="rId1"/></w:sectPr>`,
    {
      parts: { header: '<w:p><w:r><w:t>Cook</w:t></w:r></w:p>' },
    },
  );
  await extractText({ fileName: 'cook.docx', bytes });
}

function tellsSlow({ place, source, flags }: Pattern): string[] {
  return analyse({ source, flags }).reports.map(
    ({ type, exponential, character }) =>
      `${place} /${source.length > 160 ? `${source.slice(0, 160)}\u2026` : source}/${flags} is ${exponential ? 'exponential' : 'quadratic'} (${type}) where ${JSON.stringify(character.pick)} is repeated`,
  );
}

test('no pattern that is written down takes more than linear time', () => {
  expect(written.literals.length).toBeGreaterThan(400);
  expect(written.literals.flatMap(tellsSlow)).toEqual([]);
});

test('neither does one that is put together', () => {
  const distinct = [
    ...new Map(built.map((one) => [`${one.place} ${one.source} ${one.flags}`, one])).values(),
  ];
  expect(distinct.length).toBeGreaterThan(400);
  expect(distinct.flatMap(tellsSlow)).toEqual([]);
});

test('each place that puts one together was reached', () => {
  const reached = new Set(built.map(({ place }) => place));
  expect(written.built.filter((place) => !reached.has(place))).toEqual([]);
});

test('a slow pattern is noticed', () => {
  const told = ['\\s+$', '^(?:a+)+$', '^\\w*\\d*!$'].flatMap((source) =>
    tellsSlow({ place: 'here:1', source, flags: '' }),
  );
  expect(told).toEqual([
    'here:1 /\\s+$/ is quadratic (Move) where " " is repeated',
    'here:1 /^(?:a+)+$/ is exponential (Self) where "a" is repeated',
    'here:1 /^\\w*\\d*!$/ is quadratic (Trade) where "0" is repeated',
  ]);
});
