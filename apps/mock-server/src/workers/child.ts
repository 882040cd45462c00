import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { DATA_LIMIT_KB, MEMORY_MB } from './guardProcess.ts';

/** A little below the server itself: answers come before the reading of files. */
const NICENESS = 3;

/** The system's own limit on what a process holds, set by a shell for the process that takes its place. */
const LIMITED = `ulimit -d ${DATA_LIMIT_KB}; exec "$0" "$@"`;

/** Starts a process that does tasks, with limits on its memory: of the system where it has them, of its own everywhere. */
export function startChild(script: string): ChildProcess {
  const node = [
    process.execPath,
    `--max-old-space-size=${MEMORY_MB / 2}`,
    '--disable-warning=ExperimentalWarning',
    script,
  ];
  const [file = '', ...args] = process.platform === 'linux' ? ['/bin/sh', '-c', LIMITED, ...node] : node;
  const child = spawn(file, args, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Nothing of the server's secrets reaches the process that opens strangers' files.
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
  });
  if (child.pid !== undefined) setPriority(child.pid, NICENESS);
  // What went wrong is told by the end of the process; without a listener the error would end this one.
  child.on('error', () => {});
  return child;
}
