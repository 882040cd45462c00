import { guardMemory } from './guardMemory.ts';
import { runTask, type TaskInput, type TaskName } from './tasks.ts';

/** Runs in a process of its own: says that it is ready, then does one task after the other and answers with its result. */
guardMemory();
process.on('message', async ({ name, input }: { name: TaskName; input: TaskInput<TaskName> }) => {
  process.send?.({ result: await runTask(name, input) });
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
