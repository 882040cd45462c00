import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dropForeignNode } from './dropForeignNode.ts';

const root = resolve(import.meta.dirname, '..');

dropForeignNode(join(root, 'node_modules/.bin/node'));

/** Lets git run the hooks of this folder. Where there is no git, or this is not a clone of its own, nothing happens. */
const { stdout, status } = spawnSync('git', ['rev-parse', '--show-toplevel'], {
  cwd: root,
  encoding: 'utf8',
});
if (status === 0 && realpathSync(stdout.trim()) === realpathSync(root)) {
  spawnSync('git', ['config', 'core.hooksPath', '.githooks'], { cwd: root });
}
