import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

const COMMAND = fileURLToPath(new URL('checkFileCommand.ts', import.meta.url));
/** Behind all that answers people. */
const NICENESS = 15;

/** A reading of a whole database file by a process of its own; call `stop` to end it. */
export type FileCheck = { stop(): void };

/** Reads a database file whole, beside the server that uses it. `onDamaged` gets the sentence that says what to do. */
export function checkFile(path: string, onDamaged: (sentence: string) => void): FileCheck {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', COMMAND, path], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH },
  });
  if (child.pid !== undefined) setPriority(child.pid, NICENESS);
  child.unref();
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  child.on('error', () => {});
  child.once('exit', (code) => code === 1 && onDamaged(said.trim()));
  return { stop: () => void child.kill() };
}
