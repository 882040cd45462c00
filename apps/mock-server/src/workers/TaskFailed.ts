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
