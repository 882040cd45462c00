import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

/**
 * Takes away the Node that npm brought where it does not run, as on Alpine, which has another C library: the system's
 * own is then the one that every command finds.
 */
export function dropForeignNode(file: string): void {
  if (process.platform !== 'linux') return;
  if (spawnSync(file, ['--version']).status !== 0) rmSync(file, { force: true });
}
