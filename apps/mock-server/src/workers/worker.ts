import { flushCompileCache } from 'node:module';
import '@cortex/resume-text';
import { prepare } from '@cortex/scoring';
import { guardProcess } from './guardProcess.ts';
import { runTask, type TaskInput, type TaskName } from './tasks.ts';

const FLUSH_MS = 5_000;
/** So long without a task, and the tables of an analysis are made, which takes a second: not beside a burst of files. */
const QUIET_MS = 5_000;

/** Runs in a process of its own: says that it is ready, then does one task after the other and answers with its result. */
const taskBegins = guardProcess();
let isPrepared = false;
let quiet = setTimeout(prepareOnce, QUIET_MS);

/** Takes none of a task's time; a file is read without it. */
function prepareOnce() {
  if (isPrepared) return;
  taskBegins();
  prepare();
  isPrepared = true;
}

type Task = { name: TaskName; input: TaskInput<TaskName> };

process.on('message', async (message: 'prepare' | Task) => {
  clearTimeout(quiet);
  if (message === 'prepare') return prepareOnce();
  process.send?.('begun');
  const { name, input } = message;
  if (name !== 'resume') prepareOnce();
  taskBegins();
  process.send?.({ result: await runTask(name, input) });
  if (!isPrepared) quiet = setTimeout(prepareOnce, QUIET_MS);
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
// What was compiled is there for the next reader, which starts in half the time: this one is not left to end by itself.
setTimeout(flushCompileCache, FLUSH_MS).unref();
