import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ExtractResult } from './extractText.ts';

const WORKER = fileURLToPath(new URL('extractWorker.ts', import.meta.url));
const MEMORY_MB = 512;
const TIME_MS = 6_000;

const UNREADABLE: ExtractResult = {
  ok: false,
  code: 'too_large_inside',
  detail: 'The file takes too much time or memory to read. Please save it as a plain PDF and upload that.',
};

/** Reads resumes in another process. */
export type ExtractProcess = {
  extract(file: { fileName: string; bytes: Uint8Array }): Promise<ExtractResult>;
  stop(): void;
};

/**
 * One warm process reads one file at a time, within 6 s and 512 MiB. A file that needs more is refused, its process is
 * ended, and the next file gets a new one, so that no file can stop or bloat the server.
 */
export function startExtractProcess({ worker = WORKER, timeMs = TIME_MS } = {}): ExtractProcess {
  let child = start();
  let queue: Promise<unknown> = Promise.resolve();
  let stopped = false;

  function start(): ChildProcess {
    const started = fork(worker, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${MEMORY_MB}`, '--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // What went wrong is told by the end of the process; without a listener the error would end this one.
    started.on('error', () => {});
    return started;
  }

  function read(file: { fileName: string; bytes: Uint8Array }): Promise<ExtractResult> {
    if (!child.connected) child = start();
    const current = child;
    return new Promise((resolve) => {
      const timer = setTimeout(giveUp, timeMs);
      function settle(result: ExtractResult) {
        clearTimeout(timer);
        current.off('message', settle);
        current.off('exit', giveUp);
        resolve(result);
      }
      function giveUp() {
        settle(UNREADABLE);
        current.kill('SIGKILL');
        if (!stopped) child = start();
      }
      current.on('message', settle);
      current.on('exit', giveUp);
      current.send(file, (error) => error && giveUp());
    });
  }

  return {
    extract(file) {
      const result = queue.then(() => read(file));
      queue = result;
      return result;
    },
    stop() {
      stopped = true;
      child.kill();
    },
  };
}
