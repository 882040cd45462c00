import { CALIBRATION_LINES, calibrate, type Scale } from '@cortex/scoring';
import { failed, type Result } from '../outside/failure.ts';
import type { EmbeddingServer } from './embeddingServer.ts';

/** How a model's cosines are read, and the vector of one line, by which it is known again. */
export type Calibrated = { scale: Scale; dimensions: number; probe: { line: string; vector: Float32Array } };

/**
 * Calibrates a model by lines of our own, once: whoever asks meanwhile waits for the same answer. A model that does not
 * tell lines that are alike from others is `unfounded`. What failed is tried again by the next.
 */
export function createCalibration(server: EmbeddingServer): (until: number) => Promise<Result<Calibrated>> {
  let current: Promise<Result<Calibrated>> | undefined;
  return async (until) => {
    current ??= calibrateBy(server, until);
    const own = current;
    const result = await own;
    if (!result.ok && current === own) current = undefined;
    return result;
  };
}

async function calibrateBy(server: EmbeddingServer, until: number): Promise<Result<Calibrated>> {
  const answer = await server.embed(CALIBRATION_LINES, until);
  if (!answer.ok) return answer;
  const vectors = new Map(CALIBRATION_LINES.map((line, index) => [line, answer.value[index] ?? NONE]));
  const scale = calibrate((line) => vectors.get(line) ?? NONE);
  const [line = ''] = CALIBRATION_LINES;
  const vector = vectors.get(line) ?? NONE;
  return scale
    ? { ok: true, value: { scale, dimensions: vector.length, probe: { line, vector } } }
    : failed('unfounded');
}

const NONE = new Float32Array(0);
