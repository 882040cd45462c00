import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Runs the stories and compares each with its picture, or with `--update` renews the pictures. */
const { status } = spawnSync(
  `npx vitest run --project dark --project light ${process.argv.slice(2).join(' ')}`,
  {
    cwd: resolve(import.meta.dirname, '../..'),
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, COMPARE_PICTURES: '1' },
  },
);
process.exit(status ?? 1);
