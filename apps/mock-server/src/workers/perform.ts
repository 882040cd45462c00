import { createFairShare } from './fairShare.ts';
import { runTask, type TaskInput, type TaskName, type TaskResult } from './tasks.ts';

/** For whom a task is done: who used less time lately goes first. `signal` tells that nobody waits for it any more. */
export type OnBehalf = {
  organizationId: string;
  /** The network address that asks. */
  address?: string;
  signal?: AbortSignal;
  /** Whether it is one of many, which together would keep this process from everybody else. */
  many?: boolean;
};

/** Does a task on people's texts. Rejects with `TaskFailed`. */
export type Perform = <Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
  onBehalf: OnBehalf,
) => Promise<TaskResult<Name>>;

/** Does tasks in this process, without limits: for tests, and for texts that are short. */
export const performHere: Perform = (name, input) => runTask(name, input);

/** Texts up to this length, in UTF-16 code units, are read at once; that takes up to 100 ms, and 20 000 took 250. */
const SHORT = 8_000;
/** What a text takes at most, once all is loaded. */
const MS_OF_CHARACTER = 1 / 80;
const LEAST_MS = 5;
/** How much of this process's time an organization may take: so many milliseconds, of which half are forgotten in the time after. */
const OWN_TIME_MS = 100;
const FORGOTTEN_MS = 2_000;

/**
 * Reads short texts here, and long ones and files elsewhere. An organization that asks for many at once has its short
 * ones read elsewhere as well, so that it keeps nobody else waiting.
 */
export function performLongElsewhere(elsewhere: Perform): Perform {
  const taken = createFairShare(FORGOTTEN_MS);
  /** Whose texts are being read here: calls that come together begin before the time of the first is known. */
  const reading = new Set<string>();
  return async (name, input, onBehalf) => {
    const { organizationId, many } = onBehalf;
    const length = lengthOf(input);
    const isShort = name !== 'resume' && !many && length <= SHORT;
    if (!isShort || reading.has(organizationId) || taken.of(organizationId) > OWN_TIME_MS)
      return elsewhere(name, input, onBehalf);
    reading.add(organizationId);
    const begun = performance.now();
    try {
      return await performHere(name, input, onBehalf);
    } finally {
      reading.delete(organizationId);
      // What is loaded for the first of all is nobody's own time.
      taken.add(organizationId, Math.min(performance.now() - begun, LEAST_MS + length * MS_OF_CHARACTER));
    }
  };
}

/** How long the texts of an input are together, in UTF-16 code units. */
function lengthOf(input: unknown): number {
  if (typeof input === 'string') return input.length;
  if (typeof input !== 'object' || input === null) return 0;
  return Object.values(input).reduce<number>((sum, value) => sum + lengthOf(value), 0);
}
