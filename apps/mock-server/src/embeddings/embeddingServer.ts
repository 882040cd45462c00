import { endpointOf } from '../outside/endpointOf.ts';
import { failed, type Result } from '../outside/failure.ts';
import type { OutsideServer } from '../outside/outsideServer.ts';
import { postJson } from '../outside/postJson.ts';
import { readVectors } from './readVectors.ts';

/** Sixteen megabytes: about 700,000 numbers as they are written in JSON. */
const MAX_BYTES = 16_000_000;
/** The most that a number takes in an answer, with a comma and white space. */
const NUMBER_BYTES = 24;
const MOST_LINES = 256;
const MOST_SENT_BYTES = 100_000;

/** A model behind HTTP that gives lines vectors. It is never believed without a look at them. */
export type EmbeddingServer = {
  name: string;
  /** The vectors of some lines, in their order, by one call that ends before `until` (of `performance.now()`). */
  embed(lines: readonly string[], until: number): Promise<Result<Float32Array[]>>;
};

/** A server that speaks the OpenAI API for embeddings. It never throws. */
export function createEmbeddingServer({ url, model, key }: OutsideServer): EmbeddingServer {
  return {
    name: model,
    async embed(lines, until) {
      const timeoutMs = Math.floor(until - performance.now());
      if (timeoutMs <= 0) return failed('timeout');
      const body = { model, input: lines, encoding_format: 'float' };
      const endpoint = endpointOf(url, 'embeddings');
      const answer = await postJson({ url: endpoint, key, body, timeoutMs, maxBytes: MAX_BYTES });
      return answer.ok ? readVectors(answer.value, lines.length) : answer;
    },
  };
}

/** Lines in parts of what one call may ask: its text, and the vectors that come back, stay within their limits. */
export function toBatches<Line extends { text: string }>(
  lines: readonly Line[],
  dimensions: number,
): Line[][] {
  const most = Math.max(1, Math.min(MOST_LINES, Math.floor(MAX_BYTES / (dimensions * NUMBER_BYTES)))) - 1;
  const batches: Line[][] = [];
  let bytes = 0;
  for (const line of lines) {
    const size = Buffer.byteLength(line.text);
    const last = batches.at(-1);
    if (last && last.length < most && bytes + size <= MOST_SENT_BYTES) {
      last.push(line);
      bytes += size;
    } else {
      batches.push([line]);
      bytes = size;
    }
  }
  return batches;
}
