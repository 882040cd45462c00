import { likeness, type Vector, vectorOf } from './vectorOf.ts';

/**
 * What tells how near a line of a job and a line of a candidate are in meaning. `likeness` is -1 to 1 on the scale of
 * the bundled table, whatever made the vectors.
 */
export type Meaning = {
  ofJob(line: string): Vector;
  ofCandidate(line: string): Vector;
  likeness(one: Vector, other: Vector): number;
};

/** The meaning of English lines by the bundled table. */
export const tableMeaning: Meaning = { ofJob: vectorOf, ofCandidate: vectorOf, likeness };

/** How the cosine of a model becomes a likeness on the scale of the bundled table: `offset` plus `slope` times it. */
export type Scale = { offset: number; slope: number };

/**
 * The vectors of another model for the lines of one analysis, each of length 1 and of as many numbers. A line that is
 * not to be compared has a vector of no numbers.
 */
export type Embeddings = {
  /** The model's name, as the analysis tells it. */
  model: string;
  scale: Scale;
  job: ReadonlyMap<string, Vector>;
  candidate: ReadonlyMap<string, Vector>;
};

/** The meaning by vectors of another model. `lacks` says whether a line was asked for that has none. */
export function embeddedMeaning({ scale, job, candidate }: Embeddings): Meaning & { lacks(): boolean } {
  let lacking = false;
  const find = (vectors: ReadonlyMap<string, Vector>) => (line: string) => {
    const vector = vectors.get(line);
    lacking ||= vector === undefined;
    return vector ?? NOT_COMPARED;
  };
  return {
    ofJob: find(job),
    ofCandidate: find(candidate),
    likeness: (one, other) =>
      one.length === 0 || other.length === 0
        ? 0
        : Math.max(-1, Math.min(1, scale.offset + scale.slope * likeness(one, other))),
    lacks: () => lacking,
  };
}

const NOT_COMPARED: Vector = new Float32Array(0);

/** Notes what it is asked about and finds nothing near: all that any other meaning could be asked is among it. */
export function recordingMeaning(): Meaning & { job: Set<string>; candidate: Set<string> } {
  const job = new Set<string>();
  const candidate = new Set<string>();
  const note = (lines: Set<string>) => (line: string) => {
    lines.add(line);
    return NOT_COMPARED;
  };
  return { job, candidate, ofJob: note(job), ofCandidate: note(candidate), likeness: () => -1 };
}
