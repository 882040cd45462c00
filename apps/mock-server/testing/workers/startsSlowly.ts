import { existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Stands in for a machine that others keep busy: the first process of a pool is there at once, the next ones much later. */
const LATE_MS = 5_000;
const READING_MS = 300;
const mark = join(tmpdir(), `cortex-started-by-${process.ppid}`);

process.on('message', () => {
  const result = { ok: true, kind: 'pdf', text: `pid ${process.pid}`, hiddenWords: 0, skills: '' };
  setTimeout(() => process.send?.({ result }), READING_MS);
});
if (existsSync(mark)) setTimeout(() => process.send?.('ready'), LATE_MS);
else {
  writeFileSync(mark, '');
  process.send?.('ready');
}
