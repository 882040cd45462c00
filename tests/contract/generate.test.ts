import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const MINUTE = 60_000;
const root = resolve(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'cortex-contract-copy-'));
const contractFile = join(copy, 'openapi.yaml');
const contract = readFileSync(join(root, 'openapi.yaml'), 'utf8');
const NEW_OPERATION = `  /job_titles/:
    get:
      operationId: listJobTitles
      x-extension: true
      tags: [jobs]
      summary: The titles of all jobs
      description: For suggestions while a person types.
      x-required-role: user
      x-required-plan: basic
      x-success-statuses: [200]
      responses:
        '200':
          description: The titles.
          content:
            application/json:
              schema: { type: array, items: { type: string, maxLength: 200 } }
              examples:
                titles: { summary: One title, value: [Welder] }
        '401': { $ref: '#/components/responses/Unauthenticated' }
        '500': { $ref: '#/components/responses/ServerError' }
`;

/** What docs/contract.md sends one through, in a copy: the contract, the client and the kit, on the tools of this checkout. */
beforeAll(() => {
  const parts = [
    'package.json',
    'openapi.yaml',
    'openapi.json',
    'orval.config.ts',
    'redocly.yaml',
    'tsconfig.base.json',
  ];
  for (const part of [...parts, 'packages/api-client', 'packages/conformance', 'tests/checkGenerated.ts'])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@cortex'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@cortex' && name !== '.cache')
      symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const name of ['api-client', 'conformance'])
    symlinkSync(join(copy, 'packages', name), join(modules, '@cortex', name));
});
afterAll(() => rmSync(copy, { recursive: true }));

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(join(copy, 'node_modules/.bin', command), args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(copy, 'node_modules/.bin')}:${process.env.PATH}`, NO_COLOR: '1' },
  });
  return { status, printed: stdout + stderr };
}

const generate = () =>
  run('node', '--disable-warning=ExperimentalWarning', 'packages/api-client/generate.ts');

/** Everything that is generated, as one text. */
function generated(): string {
  const folder = join(copy, 'packages/api-client/src/generated');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted()
    .map((file) => `${file}\n${readFileSync(file, 'utf8')}`)
    .join('\n');
}

test('a wrong $ref is told with file and line, and nothing that is generated changes', {
  timeout: MINUTE,
}, () => {
  const before = generated();
  const wrong = contract.replace("'#/components/schemas/JobReading'", "'#/components/schemas/JobRaeding'");
  const line = wrong.split('\n').findIndex((text) => text.includes('JobRaeding')) + 1;
  writeFileSync(contractFile, wrong);
  const { status, printed } = generate();
  expect(status).not.toBe(0);
  expect(printed).toContain('openapi.yaml');
  expect(printed).toMatch(new RegExp(`(?<!\\d)${line}:\\d+\\b.*resolve`));
  expect(generated()).toBe(before);
});

test('an operation is added as docs/contract.md says: the check names the stale client, the compiler the missing call', {
  timeout: 2 * MINUTE,
}, () => {
  writeFileSync(contractFile, contract.replace('  /candidates/:\n', `${NEW_OPERATION}  /candidates/:\n`));
  const stale = run('node', '--disable-warning=ExperimentalWarning', 'tests/checkGenerated.ts');
  expect(stale.status).toBe(1);
  expect(stale.printed).toContain('generated/jobs/jobs.ts');
  expect(stale.printed).toContain('Run "npm run generate"');

  expect(generate().status).toBe(0);
  expect(generated()).toContain('export function useListJobTitles');
  const compile = () => run('tsc', '--noEmit', '--incremental', 'false', '-p', 'packages/conformance');
  const missing = compile();
  expect(missing.status).not.toBe(0);
  expect(missing.printed).toMatch(/packages\/conformance\/src\/validCalls\.ts.*listJobTitles/);

  const calls = join(copy, 'packages/conformance/src/validCalls.ts');
  writeFileSync(
    calls,
    readFileSync(calls, 'utf8').replace('  getDashboard: ', '  listJobTitles: () => ({}),\n  getDashboard: '),
  );
  expect(compile().printed).toBe('');
});
