import { runTask, type TaskInput, type TaskName, type TaskResult } from './tasks.ts';

/** For whom a task is done: organizations take turns. `signal` tells that nobody waits for it any more. */
export type OnBehalf = {
  organizationId: string;
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

/**
 * Why a task has no result: it took too much time or memory (`exhausted`), too many others wait (`busy`), or nobody
 * waits for it any more (`abandoned`).
 */
export class TaskFailed extends Error {
  override readonly name = 'TaskFailed';
  readonly reason: 'exhausted' | 'busy' | 'abandoned';

  constructor(reason: TaskFailed['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** Does tasks in this process, without limits: for tests, and for texts that are short. */
export const performHere: Perform = (name, input) => runTask(name, input);

/** Texts up to this length, in UTF-16 code units, are read at once; that takes milliseconds. */
const SHORT = 20_000;

/** Reads short texts here, and long ones and files elsewhere. */
export function performLongElsewhere(elsewhere: Perform): Perform {
  return (name, input, onBehalf) => {
    const isShort = name !== 'resume' && !onBehalf.many && JSON.stringify(input).length <= SHORT;
    return isShort ? performHere(name, input, onBehalf) : elsewhere(name, input, onBehalf);
  };
}
