import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { startChild } from './child.ts';
import { createFairShare } from './fairShare.ts';
import type { OnBehalf, Perform } from './perform.ts';
import { TaskFailed } from './TaskFailed.ts';
import type { TaskName, TaskResult } from './tasks.ts';

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));
/** The longest that anybody waits for a task; one that keeps a processor busy is ended by its own process after less. */
const TIME_MS = 30_000;
const START_MS = 30_000;
const IDLE_MS = 30_000;
const MAX_WAITING = 200;
/** Beyond it a task is refused before its sender gives up, and is sent again. */
const MOST_PATIENCE_MS = 5_000;
/** As long as that may be where no process has done anything yet: the first start, on a machine that others keep busy. */
const FIRST_PATIENCE_MS = 8_000;
/**
 * Whoever took more time lately than this, and than half of what anybody took, leaves one process to the others; half of it
 * is forgotten in a minute.
 */
const MUCH_MS = 3_000;
const FORGOTTEN_MS = 60_000;

/** How many tasks wait, how many are done, and by how many processes. */
export type PoolUsage = { waiting: number; running: number; processes: number };

/** Processes that do tasks on people's texts. */
export type Pool = {
  perform: Perform;
  usage(): PoolUsage;
  /** Starts the first process before anything asks for it, with all that an analysis needs. */
  prepare(): void;
  stop(): void;
};

type Job = OnBehalf & {
  /** When its process began with it, as `performance.now()` says. */
  begun?: number;
  /** It was given to a process that had ended before it could begin. */
  isGivenAgain?: boolean;
  message: { name: TaskName; input: unknown };
  resolve(result: unknown): void;
  reject(error: TaskFailed): void;
};

/**
 * Several processes do one task each at a time, within 6 s of processor time and 512 MiB. A task that needs more is
 * refused and its process ended, so that no file and no text can stop or bloat the server. The organization and the
 * address that used least goes first; none has all processes at once, nor have all together that used much. Where all
 * places in the queue are taken, whoever has most of them gives one up. A process starts a little before it is
 * needed and ends after half a minute without work. The last one stays: to start one takes a second, and longer beside
 * a flood of requests, which the next file would wait for.
 */
export function startPool({
  worker = WORKER,
  timeMs = TIME_MS,
  idleMs = IDLE_MS,
  mostWaiting = MAX_WAITING,
  patienceMs = MOST_PATIENCE_MS,
  firstPatienceMs = FIRST_PATIENCE_MS,
  size = Math.min(4, availableParallelism()) + 1,
} = {}): Pool {
  const waiting = new Map<string, Job[]>();
  const idle: { child: ChildProcess; timer: NodeJS.Timeout }[] = [];
  const busy = new Map<ChildProcess, Job>();
  /** How a job leaves a process that still starts. */
  const unbind = new Map<ChildProcess, () => void>();
  const taken = createFairShare(FORGOTTEN_MS);
  const ready = new WeakSet<ChildProcess>();
  let stopped = false;
  let hasWorked = false;
  const mostOfOne = Math.max(1, size - 1);

  function countWaiting(): number {
    return [...waiting.values()].reduce((sum, jobs) => sum + jobs.length, 0);
  }

  /** What whoever asks for a job has used: the organization or the address, whichever used more; and the organization. */
  function usageOf({ organizationId, address = '' }: OnBehalf): [most: number, own: number] {
    const now = performance.now();
    const sum = (who: string, isTheirs: (job: Job) => boolean) =>
      [...busy.values()]
        .filter(isTheirs)
        .reduce((ms, { begun }) => ms + (begun === undefined ? 0 : now - begun), taken.of(who, now));
    const own = sum(organizationId, (job) => job.organizationId === organizationId);
    const there = address ? sum(address, (job) => job.address === address) : 0;
    return [Math.max(own, there), own];
  }

  /** The next job of whoever used least, or undefined where none may be done now. */
  function takeNext(): Job | undefined {
    const running = [...busy.values()];
    const heads = [...waiting]
      .filter(([id]) => running.filter(({ organizationId }) => organizationId === id).length < mostOfOne)
      .flatMap(([id, [job]]) => (job ? [{ id, usage: usageOf(job) }] : []));
    const used = running.map((job) => usageOf(job)[0]);
    const much = Math.max(MUCH_MS, ...[...used, ...heads.map(({ usage }) => usage[0])].map((ms) => ms / 2));
    const isTaken = used.filter((ms) => ms > much).length >= mostOfOne;
    const [next] = heads
      .filter(({ usage }) => usage[0] <= much || !isTaken)
      .toSorted((a, b) => a.usage[0] - b.usage[0] || a.usage[1] - b.usage[1]);
    if (!next) return undefined;
    const [job, ...others] = waiting.get(next.id) ?? [];
    // It goes to the end of the line.
    waiting.delete(next.id);
    if (others.length > 0) waiting.set(next.id, others);
    return job;
  }

  /** Makes room in a full queue: whoever has most waiting, and more than the newcomer, gives up the last of it. */
  function makeRoomFor(organizationId: string): boolean {
    if (countWaiting() < mostWaiting) return true;
    const [most] = [...waiting.values()].toSorted((a, b) => b.length - a.length);
    const own = waiting.get(organizationId)?.length ?? 0;
    if (!most || most.length <= own + 1) return false;
    most.pop()?.reject(new TaskFailed('busy'));
    return true;
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
    const next = child?.connected ? child : begin();
    if (ready.has(next)) keepSpare(1);
    return next;
  }

  function begin(): ChildProcess {
    const child = startChild(worker);
    child.once('message', () => ready.add(child));
    return child;
  }

  /** A free process does what waits for one that still starts, whose start takes a second, and longer on a busy machine. */
  function relieve(free: ChildProcess): boolean {
    const [late] = [...unbind];
    const job = late && busy.get(late[0]);
    if (!job) return false;
    late[1]();
    run(free, job);
    return true;
  }

  /** Starts the next process before it is needed, where all are at work: to start one takes a second. */
  function keepSpare(more = 0): void {
    if (stopped || idle.length > 0 || busy.size + more >= size) return;
    rest(begin());
  }

  function run(child: ChildProcess, job: Job): void {
    busy.set(child, job);
    // The time counts from when the process is there: on a busy machine that takes its own.
    let timer = setTimeout(giveUp, START_MS);
    let hasBegun = false;
    function start() {
      unbind.delete(child);
      job.begun = performance.now();
      clearTimeout(timer);
      timer = setTimeout(giveUp, timeMs);
      child.send(job.message, (error) => error && busy.get(child) === job && endOrGiveAgain());
    }
    function part() {
      clearTimeout(timer);
      child.off('message', hear);
      child.off('exit', endOrGiveAgain);
      busy.delete(child);
      unbind.delete(child);
    }
    function leave() {
      part();
      const ms = job.begun === undefined ? 0 : performance.now() - job.begun;
      for (const who of [job.organizationId, job.address]) if (who) taken.add(who, ms);
    }
    function hear(message: 'ready' | 'begun' | { result: unknown }) {
      if (message === 'ready') {
        start();
        keepSpare();
        return;
      }
      if (message === 'begun') {
        hasBegun = true;
        return;
      }
      leave();
      hasWorked = true;
      job.resolve(message.result);
      if (!relieve(child)) rest(child);
      startNext();
    }
    function giveUp() {
      leave();
      child.kill('SIGKILL');
      job.reject(new TaskFailed('exhausted'));
      startNext();
    }
    /** A process that was ended from outside before it began, as by a system without memory, says nothing of the task. */
    function endOrGiveAgain() {
      if (stopped || hasBegun || job.isGivenAgain || job.begun === undefined) return giveUp();
      part();
      job.isGivenAgain = true;
      run(takeChild(), job);
    }
    child.on('message', hear);
    child.on('exit', endOrGiveAgain);
    if (ready.has(child)) start();
    else
      unbind.set(child, () => {
        part();
        rest(child);
      });
  }

  function rest(child: ChildProcess): void {
    if (stopped) return void child.kill();
    const place = { child, timer: setTimeout(end, idleMs).unref() };
    idle.push(place);
    function end() {
      if (idle.length === 1 && busy.size === 0 && child.connected) return;
      idle.splice(idle.indexOf(place), 1);
      child.kill();
    }
  }

  function withdraw(job: Job, reason: TaskFailed['reason']): void {
    const jobs = waiting.get(job.organizationId) ?? [];
    const at = jobs.indexOf(job);
    if (at === -1) return;
    jobs.splice(at, 1);
    if (jobs.length === 0) waiting.delete(job.organizationId);
    job.reject(new TaskFailed(reason));
  }

  return {
    prepare() {
      keepSpare();
      idle.at(-1)?.child.send('prepare');
    },
    perform(name, input, { organizationId, address, signal }) {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(new TaskFailed('abandoned'));
        if (stopped || !makeRoomFor(organizationId)) return reject(new TaskFailed('busy'));
        const job: Job = {
          organizationId,
          ...(address ? { address } : {}),
          message: { name, input },
          // What the process sends back for a task is what the task returns.
          resolve: (result) => resolve(result as TaskResult<typeof name>),
          reject,
        };
        signal?.addEventListener('abort', () => withdraw(job, 'abandoned'), { once: true });
        setTimeout(() => withdraw(job, 'busy'), hasWorked ? patienceMs : firstPatienceMs).unref();
        waiting.set(organizationId, [...(waiting.get(organizationId) ?? []), job]);
        startNext();
      });
    },
    usage: () => ({
      waiting: countWaiting(),
      running: busy.size,
      processes: busy.size + idle.length,
    }),
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
