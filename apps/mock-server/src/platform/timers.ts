/** Resolves once whatever came in meanwhile was looked at. */
export { setImmediate as nextTurn } from 'node:timers/promises';

/** Runs something again and again, which keeps no process from ending. Gives what stops it. */
export function every(milliseconds: number, run: () => void): () => void {
  const timer = setInterval(run, milliseconds).unref();
  return () => clearInterval(timer);
}
