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

/** Texts up to this length, in UTF-16 code units, are read at once; that takes milliseconds. */
const SHORT = 20_000;
/** How much of this process's time an organization may take: so many milliseconds, of which half are forgotten in the time after. */
const OWN_TIME_MS = 100;
const FORGOTTEN_MS = 2_000;

/**
 * Reads short texts here, and long ones and files elsewhere. An organization that asks for many at once has its short
 * ones read elsewhere as well, so that it keeps nobody else waiting.
 */
export function performLongElsewhere(elsewhere: Perform): Perform {
  const taken = createFairShare(FORGOTTEN_MS);
  return async (name, input, onBehalf) => {
    const { organizationId, many } = onBehalf;
    const isShort = name !== 'resume' && !many && lengthOf(input) <= SHORT;
    if (!isShort || taken.of(organizationId) > OWN_TIME_MS) return elsewhere(name, input, onBehalf);
    const begun = performance.now();
    try {
      return await performHere(name, input, onBehalf);
    } finally {
      taken.add(organizationId, performance.now() - begun);
    }
  };
}

/** How long the texts of an input are together, in UTF-16 code units. */
function lengthOf(input: unknown): number {
  if (typeof input === 'string') return input.length;
  if (typeof input !== 'object' || input === null) return 0;
  return Object.values(input).reduce<number>((sum, value) => sum + lengthOf(value), 0);
}
