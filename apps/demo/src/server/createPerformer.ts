import { type Perform, TaskFailed, type TaskName } from '@cortex/server/embedded';
import type { TaskAnswer, TaskOrder } from './tasks.ts';

/** A file that takes longer is given up. */
const PATIENCE_MS = 60_000;

type Waiting = { order: TaskOrder; resolve(result: unknown): void; reject(error: unknown): void };

/** Does tasks one after the other in a worker beside the server, which answers meanwhile. One that hangs is ended with its worker. */
export function createPerformer(): Perform {
  const line: Waiting[] = [];
  let running: Waiting | undefined;
  let worker: Worker | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let orders = 0;

  function start(): Worker {
    const started = new Worker(new URL('./tasks.ts', import.meta.url), { type: 'module' });
    started.onmessage = ({ data }: MessageEvent<TaskAnswer>) => {
      if (data.id !== running?.order.id) return;
      const { resolve, reject } = running;
      goOn();
      if (data.ok) resolve(data.result);
      else reject(new Error(data.reason));
    };
    started.onerror = () => giveUp();
    return started;
  }

  function goOn(): void {
    clearTimeout(timer);
    running = line.shift();
    if (!running) return;
    worker ??= start();
    worker.postMessage(running.order);
    timer = setTimeout(giveUp, PATIENCE_MS);
  }

  function giveUp(): void {
    worker?.terminate();
    worker = undefined;
    running?.reject(new TaskFailed('exhausted'));
    goOn();
  }

  const perform = (name: TaskName, input: unknown, { signal }: { signal?: AbortSignal }) =>
    new Promise((resolve, reject) => {
      orders += 1;
      const waiting: Waiting = { order: { id: orders, name, input }, resolve, reject };
      signal?.addEventListener('abort', () => {
        const place = line.indexOf(waiting);
        if (place < 0) return;
        line.splice(place, 1);
        reject(new TaskFailed('abandoned'));
      });
      line.push(waiting);
      if (!running) goOn();
    });
  // Each result is that of its task, which no type can tell of what comes from a worker.
  return perform as Perform;
}
