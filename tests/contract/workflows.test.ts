import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

type Workflow = { jobs: Record<string, { steps: { run?: string }[] }> };

test('CI on the web runs each command of .ci/run', () => {
  const workflow: Workflow = parse(read('.github/workflows/ci.yml'));
  const runs = Object.values(workflow.jobs).flatMap(({ steps }) => steps.map(({ run }) => run));
  const commands = read('.ci/run')
    .split('\n')
    .filter((line) => line.startsWith('npm '))
    .flatMap((line) => line.split(' && '));
  expect(commands).toEqual(['npm ci', 'npm test', 'npm run test:faults']);
  for (const command of commands) expect(runs).toContain(command);
});
