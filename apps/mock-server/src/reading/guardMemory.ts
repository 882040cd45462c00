import { Worker } from 'node:worker_threads';

/** What one process may take, in MiB: its whole memory, not the heap alone. */
export const MEMORY_MB = 512;

/** V8 reserves so much for code, once for the process and once for the thread that watches it; the system counts it as data, used or not. */
const CODE_RANGE_MB = 2 * 512;
const EVERY_MS = 25;

/** What the system holds a process to, where it can (Linux): more data than this cannot be had. In KiB. */
export const DATA_LIMIT_KB = (MEMORY_MB + CODE_RANGE_MB) * 1024;

/** Ends this process as soon as it takes more memory than it may. It watches from a thread, so that no busy loop hides it. */
export function guardMemory(limitMb = MEMORY_MB): void {
  const watch = `setInterval(() => {
    if (process.memoryUsage.rss() > ${limitMb} * 2 ** 20) process.kill(process.pid, 'SIGKILL');
  }, ${EVERY_MS});`;
  new Worker(watch, { eval: true, execArgv: [] }).unref();
}
