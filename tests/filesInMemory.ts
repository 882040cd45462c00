import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const OWN = /^cortex-tests-(\d+)$/;

/** What the tests of one run lay down at most, several times over. */
const ROOM = 6 * 2 ** 30;

/**
 * Has the tests of this process and of those that it starts lay their temporary files in memory, where the machine has room
 * for them: PostgreSQL makes a database of 300 files for each test, which a disk takes twice as long for. They go with the
 * process; those of one that was killed go with the next run.
 */
export function keepFilesInMemory(): void {
  if (process.env.TMPDIR?.startsWith(join(MEMORY, 'cortex-tests-'))) return;
  if (!existsSync(MEMORY)) return;
  for (const name of readdirSync(MEMORY)) {
    const pid = OWN.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize < ROOM) return;
  const folder = join(MEMORY, `cortex-tests-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
