import { guardProcess } from '../../src/workers/guardProcess.ts';

const taskBegins = guardProcess(300);

/** Stands in for a file that keeps a processor busy for good, where a task may take a third of a second. */
process.on('message', () => {
  process.send?.('begun');
  taskBegins();
  for (;;);
});
process.send?.('ready');
