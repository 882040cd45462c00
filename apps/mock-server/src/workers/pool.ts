import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { startChild } from './child.ts';
import { type OnBehalf, type Perform, TaskFailed } from './perform.ts';
import type { TaskName, TaskResult } from './tasks.ts';

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));
/** The longest that anybody waits for a task; one that keeps a processor busy is ended by its own process after less. */
const TIME_MS = 30_000;
const START_MS = 30_000;
const IDLE_MS = 30_000;
const MAX_WAITING = 200;

/** Processes that do tasks on people's texts. */
export type Pool = { perform: Perform; stop(): void };

type Job = OnBehalf & {
  message: { name: TaskName; input: unknown };
  resolve(result: unknown): void;
  reject(error: TaskFailed): void;
};

/**
 * Several processes do one task each at a time, within 6 s of processor time and 512 MiB. A task that needs more is
 * refused and its process ended, so that no file and no text can stop or bloat the server. Organizations take turns,
 * and none has all processes at once. A process starts when it is needed and ends after half a minute without work.
 */
export function startPool({
  worker = WORKER,
  timeMs = TIME_MS,
  idleMs = IDLE_MS,
  mostWaiting = MAX_WAITING,
  size = Math.min(4, availableParallelism()) + 1,
} = {}): Pool {
  const waiting = new Map<string, Job[]>();
  const idle: { child: ChildProcess; timer: NodeJS.Timeout }[] = [];
  const busy = new Map<ChildProcess, Job>();
  const ready = new WeakSet<ChildProcess>();
  let stopped = false;

  function countWaiting(): number {
    return [...waiting.values()].reduce((sum, jobs) => sum + jobs.length, 0);
  }

  /** The next job of the organization whose turn it is, or undefined where none may be done now. */
  function takeNext(): Job | undefined {
    for (const [organizationId, jobs] of waiting) {
      const own = [...busy.values()].filter((job) => job.organizationId === organizationId).length;
      if (own >= Math.max(1, size - 1)) continue;
      const job = jobs.shift();
      // It goes to the end of the line.
      waiting.delete(organizationId);
      if (jobs.length > 0) waiting.set(organizationId, jobs);
      return job;
    }
    return undefined;
  }

  function startNext(): void {
    while (!stopped && busy.size < size) {
      const job = takeNext();
      if (!job) return;
      run(takeChild(), job);
    }
  }

  function takeChild(): ChildProcess {
    const { child, timer } = idle.pop() ?? {};
    clearTimeout(timer);
    return child?.connected ? child : startChild(worker);
  }

  function run(child: ChildProcess, job: Job): void {
    busy.set(child, job);
    // The time counts from when the process is there: on a busy machine that takes its own.
    let timer = setTimeout(giveUp, ready.has(child) ? timeMs : START_MS);
    function leave() {
      clearTimeout(timer);
      child.off('message', hear);
      child.off('exit', giveUp);
      busy.delete(child);
    }
    function hear(message: 'ready' | { result: unknown }) {
      if (message === 'ready') {
        ready.add(child);
        clearTimeout(timer);
        timer = setTimeout(giveUp, timeMs);
        return;
      }
      leave();
      rest(child);
      job.resolve(message.result);
      startNext();
    }
    function giveUp() {
      leave();
      child.kill('SIGKILL');
      job.reject(new TaskFailed('exhausted'));
      startNext();
    }
    child.on('message', hear);
    child.on('exit', giveUp);
    child.send(job.message, (error) => error && busy.get(child) === job && giveUp());
  }

  function rest(child: ChildProcess): void {
    if (stopped) return void child.kill();
    const place = { child, timer: setTimeout(end, idleMs) };
    place.timer.unref();
    idle.push(place);
    function end() {
      idle.splice(idle.indexOf(place), 1);
      child.kill();
    }
  }

  function withdraw(job: Job): void {
    const jobs = waiting.get(job.organizationId) ?? [];
    const at = jobs.indexOf(job);
    if (at === -1) return;
    jobs.splice(at, 1);
    if (jobs.length === 0) waiting.delete(job.organizationId);
    job.reject(new TaskFailed('abandoned'));
  }

  return {
    perform(name, input, { organizationId, signal }) {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(new TaskFailed('abandoned'));
        if (stopped || countWaiting() >= mostWaiting) return reject(new TaskFailed('busy'));
        const job: Job = {
          organizationId,
          message: { name, input },
          // What the process sends back for a task is what the task returns.
          resolve: (result) => resolve(result as TaskResult<typeof name>),
          reject,
        };
        signal?.addEventListener('abort', () => withdraw(job), { once: true });
        waiting.set(organizationId, [...(waiting.get(organizationId) ?? []), job]);
        startNext();
      });
    },
    stop() {
      stopped = true;
      for (const { child, timer } of idle) {
        clearTimeout(timer);
        child.kill();
      }
      for (const child of busy.keys()) child.kill('SIGKILL');
      for (const jobs of waiting.values()) for (const job of jobs) job.reject(new TaskFailed('busy'));
      waiting.clear();
    },
  };
}
