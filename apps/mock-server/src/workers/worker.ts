import { flushCompileCache } from 'node:module';
import '@cortex/resume-text';
import { prepare } from '@cortex/scoring';
import { guardProcess } from './guardProcess.ts';
import { runTask, type TaskInput, type TaskName } from './tasks.ts';

const FLUSH_MS = 5_000;

/** Runs in a process of its own: says that it is ready, then does one task after the other and answers with its result. */
const taskBegins = guardProcess();
// Ahead of the first task, whose time begins when this process is ready.
prepare();
process.on('message', async ({ name, input }: { name: TaskName; input: TaskInput<TaskName> }) => {
  taskBegins();
  process.send?.({ result: await runTask(name, input) });
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
// What was compiled is there for the next reader, which starts in half the time: this one is not left to end by itself.
setTimeout(flushCompileCache, FLUSH_MS).unref();
