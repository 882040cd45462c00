import { guardProcess } from '../../src/workers/guardProcess.ts';

const taskBegins = guardProcess();

/** Long beside what a busy machine adds to a task. */
const LONG_MS = 150;

/** Stands in for files that no reader survives: it never answers, dies or fills the memory as the file's name says. */
process.on('message', (message: 'prepare' | { input: { fileName: string } }) => {
  if (message === 'prepare') return;
  const { fileName } = message.input;
  process.send?.('begun');
  taskBegins();
  if (fileName === 'waits.pdf') return;
  if (fileName === 'dies.pdf') process.exit(1);
  if (fileName === 'grows.pdf') {
    const hoard: number[][] = [];
    for (;;) hoard.push(new Array(1_000_000).fill(hoard.length));
  }
  if (fileName === 'hoards.pdf') {
    const hoard: Uint8Array[] = [];
    for (;;) hoard.push(new Uint8Array(8 * 2 ** 20).fill(1));
  }
  const answer = () =>
    process.send?.({
      result: { ok: true, kind: 'pdf', text: `pid ${process.pid}`, hiddenWords: 0, skills: '' },
    });
  if (fileName === 'long.pdf') setTimeout(answer, LONG_MS);
  else answer();
});
process.send?.('ready');
