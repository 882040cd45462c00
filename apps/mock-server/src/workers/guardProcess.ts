import { Worker } from 'node:worker_threads';

/** What one process may take, in MiB: its whole memory, not the heap alone. */
export const MEMORY_MB = 512;

/** How much processor time one task may take. It counts what the process works, not how long others keep it waiting. */
const TASK_CPU_MS = 6_000;

/**
 * V8 reserves so much for code, once for the process and once for the thread that watches it; the system counts it as
 * data, used or not.
 */
const CODE_RANGE_MB = 2 * 512;
const EVERY_MS = 25;

/** What the system holds a process to, where it can (Linux): more data than this cannot be had. In KiB. */
export const DATA_LIMIT_KB = (MEMORY_MB + CODE_RANGE_MB) * 1024;

/**
 * Ends this process as soon as it takes more memory than it may, or more processor time for its task. It watches from
 * a thread, so that no busy loop hides it. Gives the function that says that a task begins.
 */
export function guardProcess(taskCpuMs = TASK_CPU_MS): () => void {
  const watch = `const { parentPort } = require('node:worker_threads');
  let beforeTask = process.cpuUsage();
  parentPort.on('message', () => { beforeTask = process.cpuUsage(); });
  setInterval(() => {
    const { user, system } = process.cpuUsage(beforeTask);
    if (process.memoryUsage.rss() > ${MEMORY_MB} * 2 ** 20 || user + system > ${taskCpuMs} * 1000) process.kill(process.pid, 'SIGKILL');
  }, ${EVERY_MS});`;
  const watcher = new Worker(watch, { eval: true, execArgv: [] });
  watcher.unref();
  return () => watcher.postMessage('begins');
}
