import type { AnalysisInputs, Embeddings, LinesToEmbed } from '@cortex/scoring';
import type { Kysely } from 'kysely';
import { type EmbeddedLine, embeddingId, findEmbeddings, keepEmbeddings } from '../db/keptEmbeddings.ts';
import type { Database } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { type Failure, failed, type Result } from '../outside/failure.ts';
import type { Context, Embedder } from '../workers/analyzer.ts';
import type { OnBehalf } from '../workers/perform.ts';
import { createCalibration } from './calibration.ts';
import { type EmbeddingServer, toBatches } from './embeddingServer.ts';
import { isSame, isTold } from './plausible.ts';
import { candidateLineToSend, jobLineToSend } from './toSend.ts';

// A call to our own API may take ten seconds in all.
const TIMEOUT_MS = 7_000;
/** After so long a wait nobody is asked for a while, so that many candidates do not wait one after the other. */
const REST_MS = 10_000;
const MOST_LINES = 1_024;
const PLAIN = { offset: 0, slope: 1 };

export type EmbedderOptions = {
  db: Kysely<Database>;
  clock(): Date;
  /** Finds the lines that an analysis compares. */
  findLines(inputs: AnalysisInputs, onBehalf: OnBehalf): Promise<LinesToEmbed>;
  /** Learns why there are no vectors. */
  report(failure: Failure): void;
  /** How long an analysis waits for all its vectors, in milliseconds. */
  timeoutMs?: number;
  /** How long a server is left alone that gave no answer in that time, in milliseconds. */
  restMs?: number;
};

type Line = EmbeddedLine & { text: string };

/**
 * Gives the lines of an analysis their vectors: those that are kept, and for the others those that a server gives,
 * which are kept then, also where a later part of them fails.
 */
export function createEmbedder(
  server: EmbeddingServer,
  { db, clock, findLines, report, timeoutMs = TIMEOUT_MS, restMs = REST_MS }: EmbedderOptions,
): Embedder {
  const calibrated = createCalibration(server);
  let restsUntil = 0;

  /** The vectors of lines by their ids, and how the cosines between them are read. */
  async function vectorsOf(lines: readonly Line[], pair: Context['pair']) {
    const until = performance.now() + timeoutMs;
    const calibration = await calibrated(until);
    if (!calibration.ok) return calibration;
    const { scale, dimensions, probe } = calibration.value;
    const ids = pair ? lines.map(({ id }) => id) : [];
    const kept = await findEmbeddings(db, ids);
    const vectors = new Map([...kept].filter(([, vector]) => vector.length === dimensions));
    const missing = lines.filter(({ id }) => !vectors.has(id));
    let failure: ReturnType<typeof failed> | undefined;
    for (const batch of toBatches(missing, dimensions)) {
      const asked = [...batch.map(({ text }) => text), probe.line];
      const answer = await server.embed(asked, until);
      const isBelieved =
        answer.ok && isSame(answer.value.at(-1), probe.vector) && isTold(asked, answer.value);
      if (!isBelieved) {
        failure = answer.ok ? failed('unfounded') : answer;
        break;
      }
      for (const [index, { id }] of batch.entries())
        vectors.set(id, answer.value[index] ?? new Float32Array(0));
    }
    const made = missing.flatMap((line) => {
      const vector = vectors.get(line.id);
      return vector ? [{ ...line, vector }] : [];
    });
    if (pair && made.length > 0)
      await transact(db, (trx) => keepEmbeddings(trx, pair, server.name, made, clock().toISOString()));
    return failure ?? ({ ok: true, value: { scale, vectors } } as const);
  }

  async function embed(inputs: AnalysisInputs, context: Context): Promise<Result<Embeddings>> {
    const { job, candidate } = await findLines(inputs, context);
    const { pair } = context;
    const idOf = (of: Line['of'], text: string) => embeddingId(`${of} ${pair?.[of]}`, server.name, text);
    const toLine = (of: Line['of'], text: string): Line => ({ id: idOf(of, text), of, text });
    const asked = new Map(job.map((line) => [line, toLine('jobId', jobLineToSend(line))]));
    const told = new Map(
      candidate.map((line) => [
        line,
        toLine('candidateId', candidateLineToSend(line, inputs.candidate.name)),
      ]),
    );
    const all = [...asked.values(), ...told.values()].filter(({ text }) => text !== '');
    const lines = [...new Map(all.map((line) => [line.id, line])).values()];
    if (lines.length > MOST_LINES) return failed('too_large');
    const result = lines.length === 0 ? NOTHING : await vectorsOf(lines, pair);
    if (!result.ok) return result;
    const { scale, vectors } = result.value;
    // A line of which nothing may be sent is near to none.
    const toVectors = (some: ReadonlyMap<string, Line>) =>
      new Map([...some].map(([line, { id }]) => [line, vectors.get(id) ?? new Float32Array(0)]));
    return {
      ok: true,
      value: { model: server.name, scale, job: toVectors(asked), candidate: toVectors(told) },
    };
  }

  return {
    name: server.name,
    async embed(inputs, context) {
      if (performance.now() < restsUntil) return undefined;
      const result = await embed(inputs, context);
      if (result.ok) return result.value;
      if (result.failure === 'timeout') restsUntil = performance.now() + restMs;
      report(result.failure);
      return undefined;
    },
  };
}

const NOTHING = { ok: true, value: { scale: PLAIN, vectors: new Map<string, Float32Array>() } } as const;
