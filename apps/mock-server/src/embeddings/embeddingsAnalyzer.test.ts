import type { ServerResponse } from 'node:http';
import { type AnalysisInputs, analyzeResume, linesToEmbed } from '@cortex/scoring';
import { afterEach, describe, expect, test } from 'vitest';
import { answerVectors, embedWords, linesOf, vectorsBody } from '../../testing/fakeEmbeddings.ts';
import {
  completion,
  type FakeServer,
  idsOf,
  propose,
  type Sent,
  startFakeServer,
} from '../../testing/fakeLanguageModel.ts';
import { openSqlite } from '../db/sqlite.ts';
import { createLanguageModel } from '../languageModel/languageModel.ts';
import { createModelAnalyzer } from '../languageModel/modelAnalyzer.ts';
import type { Failure } from '../outside/failure.ts';
import { performHere } from '../workers/perform.ts';
import { createEmbedder } from './embedder.ts';
import { createEmbeddingServer } from './embeddingServer.ts';
import { createEmbeddingsAnalyzer } from './embeddingsAnalyzer.ts';

const NO_VECTORS = 'The embeddings server gave no usable answer; the built-in sense of meaning was used.';
const NO_ANSWER = 'The language model gave no usable answer; the built-in reading was used.';
const WITH_VECTORS = 'Cortex criteria with embeddings of pebble-1';
const DECIDED = 'Decided who of the waiting people was seen first';
const ORG = { organizationId: 'org_one' };

const job = {
  title: 'Ward Nurse',
  description: 'You dress wounds and keep the records of patients. Ask boss@employer.example for more.',
  skills_required: 'Wound care, Urgent triage, Infusion pumps, Female',
};
const candidate = {
  name: 'Maria Lopez-Hunt',
  email: 'maria@example.com',
  phone: '+1 212 555 0143',
  notes:
    'Ms Lopez-Hunt was on time. Maria is 34 years old, married, and lives at the harbour. She was clear.',
  resumeText: `Maria Lopez-Hunt
maria@example.com | +1 212 555 0143 | linkedin.com/in/marialopezhunt
12 Mill Lane, Portland, OR 97201
Skype: maria.lh | marialopez.dev
Date of birth: 4 May 1990
Nationality: Mexican
Experience
Hospital Nurse, Mercy Hospital, 2019 - 2025
${DECIDED}.
Cleaned and covered cuts of people after surgery, as Ms Lopez did each day.
Wrote down what each patient was given, and set the dosage of drips.`,
};
const inputs: AnalysisInputs = { job, candidate, asOf: '2026-11-21' };

let servers: FakeServer[] = [];
let reports: Failure[] = [];
const timers: NodeJS.Timeout[] = [];
const db = openSqlite(':memory:');

afterEach(async () => {
  for (const timer of timers.splice(0)) clearInterval(timer);
  await Promise.all(servers.map((server) => server.stop()));
  [servers, reports] = [[], []];
});

type Answer = (response: ServerResponse, sent: Sent) => void;

async function start(answer: Answer): Promise<FakeServer> {
  const server = await startFakeServer(answer);
  servers.push(server);
  return server;
}

function embedderOf({ url }: FakeServer, timeoutMs = 5_000) {
  return createEmbedder(createEmbeddingServer({ url, model: 'pebble-1' }), {
    db,
    clock: () => new Date(0),
    findLines: async (given) => linesToEmbed(given),
    report: (failure) => reports.push(failure),
    timeoutMs,
    restMs: 500,
  });
}

async function analyze(answer: Answer, timeoutMs?: number, given = inputs) {
  const server = await start(answer);
  const analyzer = createEmbeddingsAnalyzer(embedderOf(server, timeoutMs), async (all) => analyzeResume(all));
  const outcome = await analyzer.analyze(given, ORG);
  if (!outcome.ok) throw new Error(outcome.detail);
  return { ...outcome, server, analyzer };
}

function builtIn() {
  const outcome = analyzeResume(inputs);
  if (!outcome.ok) throw new Error(outcome.detail);
  return outcome.analysis;
}

test('an honest server tells what is near in meaning, and the result names its model', async () => {
  const { analysis, provisional } = await analyze(answerVectors);
  expect(provisional).toBe(false);
  expect(analysis.scored_by).toEqual({ name: WITH_VECTORS, version: '4.22.0' });
  expect(analysis.read.remark).toBeUndefined();
  const closest = (one: ReturnType<typeof builtIn>) =>
    one.criteria.find(({ name }) => name === 'Urgent triage')?.closest?.quote;
  expect(closest(builtIn())).toBeUndefined();
  expect(closest(analysis)).toContain(DECIDED);
  expect(reports).toEqual([]);
});

test('a model is calibrated once, before it gets a line of anybody', async () => {
  const { server, analyzer } = await analyze(answerVectors);
  expect(server.sent).toHaveLength(2);
  expect(server.sent[0]?.text).not.toMatch(/Triage|waiting/);
  await analyzer.analyze(inputs, ORG);
  expect(server.sent).toHaveLength(3);
});

test('nothing personal is sent, and no line of the job that names a trait or a person', async () => {
  const { server } = await analyze(answerVectors);
  const all = server.sent.map(({ text }) => text).join('\n');
  expect(all).toContain(DECIDED);
  expect(all).toContain('Infusion pumps');
  expect(all).not.toMatch(
    /maria|lopez|hunt|example\.com|555|0143|linkedin|mill lane|portland|97201|skype|1990|mexican|married|34 years|\bMs\b|female|employer\.example/i,
  );
});

test('answers in another order count by their index', async () => {
  const plain = await analyze(answerVectors);
  const turned = await analyze((response, sent) => {
    const { data } = JSON.parse(vectorsBody(linesOf(sent)));
    response.end(JSON.stringify({ data: data.toReversed() }));
  });
  expect(turned.analysis).toEqual(plain.analysis);
});

test('what is not English is not compared, and nobody is asked', async () => {
  const resumeText = `Erfahrung\nKrankenpfleger, Klinik am See, 2019 - 2025\nIch habe Patienten auf der Station gepflegt, die Verb\u00e4nde gewechselt und Medikamente ausgegeben. Ich habe die Akten gef\u00fchrt und neue Kollegen eingearbeitet. Die Arbeit war im Schichtdienst.`;
  const german = { ...inputs, candidate: { ...candidate, notes: '', resumeText } };
  const { analysis, server, provisional } = await analyze(answerVectors, undefined, german);
  expect(server.sent).toEqual([]);
  expect(provisional).toBe(false);
  expect(analysis.read.in_part).toBe(true);
});

describe('falls back to the bundled table, and says so', () => {
  const every =
    (embed: (line: string, index: number) => unknown): Answer =>
    (response, sent) =>
      answerVectors(response, sent, embed);
  /** Honest while it is calibrated, and so no more. */
  const later = (answer: Answer): Answer => {
    let asked = 0;
    return (response, sent) => {
      asked += 1;
      (asked === 1 ? answerVectors : answer)(response, sent);
    };
  };
  const random = () => Array.from({ length: 385 }, () => Math.random() - 0.5);
  const drops: Answer = (response, sent) => {
    const body = vectorsBody(linesOf(sent));
    let at = 0;
    timers.push(setInterval(() => response.write(body[at++] ?? ' '), 20));
  };
  const first = (sent: Sent) => vectorsBody(linesOf(sent)).slice(0, 500);

  test.each<[string, Failure, Answer]>([
    ['silence', 'timeout', () => {}],
    ['half an answer, then silence', 'timeout', (response, sent) => response.write(first(sent))],
    ['drops', 'timeout', drops],
    ['silence after the calibration', 'timeout', later(() => {})],
  ])('%s', async (_name, failure, answer) => {
    const before = performance.now();
    const { analysis, provisional } = await analyze(answer, 300);
    expect(performance.now() - before).toBeLessThan(3_300);
    const plain = builtIn();
    expect(analysis).toEqual({ ...plain, read: { ...plain.read, remark: NO_VECTORS } });
    expect(provisional).toBe(true);
    expect(reports).toEqual([failure]);
  });

  test.each<[string, Failure, Answer]>([
    ['the same vector for all', 'unfounded', every(() => [0.6, 0.8])],
    ['chance', 'unfounded', every(random)],
    ['chance after the calibration', 'unfounded', later(every(random))],
    [
      'another model after the calibration',
      'unfounded',
      later(every((line) => embedWords(line).toReversed())),
    ],
    ['vectors of another length after it', 'unfounded', later(every((line) => embedWords(line).slice(1)))],
    [
      'the same vector for all but the line of the check',
      'unfounded',
      later(every((line) => embedWords(line.startsWith('Closed the books') ? line : 'Cook'))),
    ],
    ['strings', 'nonsense', every(() => ['0.6', '0.8'])],
    ['null', 'nonsense', every(() => [null, 1])],
    ['all zeros', 'nonsense', every(() => [0, 0, 0])],
    ['too many dimensions', 'nonsense', every(() => Array.from({ length: 8_193 }, () => 1))],
    ['one vector too few', 'nonsense', (response, sent) => response.end(vectorsBody(linesOf(sent).slice(1)))],
    ['20 MB', 'too_large', (response) => response.end(`"${'x'.repeat(20_000_000)}"`)],
    ['500', 'status', (response) => response.writeHead(500).end('secret words')],
    ['a redirect', 'redirect', (response) => response.writeHead(302, { Location: '/v2' }).end()],
    ['a page', 'unreadable', (response) => response.end('<html>Welcome</html>')],
    ['an error', 'error', (response) => response.end('{"error":{"message":"busy"}}')],
  ])('%s', async (_name, failure, answer) => {
    const { analysis, provisional } = await analyze(answer);
    const plain = builtIn();
    expect(analysis).toEqual({ ...plain, read: { ...plain.read, remark: NO_VECTORS } });
    expect(provisional).toBe(true);
    expect(reports).toEqual([failure]);
  });

  test('what failed is tried again by the next analysis', async () => {
    let asked = 0;
    const { analyzer, provisional } = await analyze((response, sent) => {
      asked += 1;
      answerVectors(response, sent, asked === 1 ? () => [0.6, 0.8] : undefined);
    });
    expect(provisional).toBe(true);
    expect(await analyzer.analyze(inputs, ORG)).toMatchObject({ ok: true, provisional: false });
    expect(reports).toEqual(['unfounded']);
  });

  test('a server that lets wait is left alone for a while, and asked again then', async () => {
    let answer: Answer = () => {};
    const { analyzer, server } = await analyze((response, sent) => answer(response, sent), 200);
    answer = answerVectors;
    expect(await analyzer.analyze(inputs, ORG)).toMatchObject({ provisional: true });
    expect(server.sent).toHaveLength(1);
    expect(reports).toEqual(['timeout']);
    await expect
      .poll(() => analyzer.analyze(inputs, ORG), { timeout: 5_000 })
      .toMatchObject({ provisional: false });
  });

  test('a text of very many lines is not sent', async () => {
    const lines = Array.from(
      { length: 1_100 },
      (_, at) => `Repaired the pump number ${at} of plant ${at * 7}.`,
    );
    const long = { ...inputs, candidate: { ...candidate, resumeText: lines.join('\n') } };
    const { server, provisional } = await analyze(answerVectors, undefined, long);
    expect(provisional).toBe(true);
    expect(reports).toEqual(['too_large']);
    expect(server.sent).toEqual([]);
  });
});

describe('beside a language model', () => {
  const agree: Answer = (response, sent) =>
    propose(response, [{ id: idsOf(sent).get('Urgent triage') ?? '', met: true, quotes: [DECIDED] }]);
  const refuse: Answer = (response) => response.end(completion('I would rather not.'));
  const fail: Answer = (response) => response.writeHead(500).end();

  test.each<[string, Answer, Answer, string, string | undefined]>([
    ['both are named', answerVectors, agree, `${WITH_VECTORS} and glass-7b`, undefined],
    ['one fails', fail, agree, 'Cortex criteria with glass-7b', NO_VECTORS],
    ['the other fails', answerVectors, refuse, WITH_VECTORS, NO_ANSWER],
    ['both fail', fail, refuse, 'Cortex criteria', `${NO_VECTORS} ${NO_ANSWER}`],
  ])('%s', async (_name, vectors, answer, name, remark) => {
    const [embeddings, chat] = [await start(vectors), await start(answer)];
    const model = createLanguageModel({ url: chat.url, model: 'glass-7b' }, 5_000);
    const analyzer = createModelAnalyzer(model, {
      perform: performHere,
      report: (failure) => reports.push(failure),
      embedder: embedderOf(embeddings),
    });
    const outcome = await analyzer.analyze(inputs, ORG);
    expect(outcome).toMatchObject({ ok: true, provisional: remark !== undefined });
    if (!outcome.ok) return;
    expect(outcome.analysis.scored_by.name).toBe(name);
    expect(outcome.analysis.read.remark).toBe(remark);
    expect(outcome.analysis.scored_by.name === analyzer.method.name).toBe(!outcome.provisional);
  });
});
