import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readArguments } from './readArguments.ts';
import { readSeed } from './readSeed.ts';

const folder = mkdtempSync(join(tmpdir(), 'conformance-arguments-'));
afterAll(() => rmSync(folder, { recursive: true }));

const login = ['--url', 'http://host/prefix', '--admin', 'a@b:c:d'];

function run(...args: string[]) {
  const { status, stderr, stdout } = spawnSync(process.execPath, [
    join(import.meta.dirname, 'run.ts'),
    ...args,
  ]);
  // Node says on the same line what of itself is experimental.
  const said = String(stderr).replace(/^\(node.*\n|^\(Use `node.*\n/gm, '');
  return { status, stderr: said.trimEnd(), stdout: String(stdout) };
}

function seedFile(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

describe('the command line', () => {
  test('splits a login at its first colon, and names at commas', () => {
    expect(
      readArguments([...login, '--other', 'e@f:g', '--only', 'jobs,logIn', '--only', 'users']),
    ).toMatchObject({
      url: 'http://host/prefix',
      admin: { email: 'a@b', password: 'c:d' },
      only: ['jobs', 'logIn', 'users'],
      junitFile: 'test-results/conformance.xml',
    });
  });

  test.each([
    [['--url', 'http://host'], 'Missing: --admin. npm run conformance -- --help says more.'],
    [[...login, '--other', 'A@B:x'], '--admin and --other are both a@b: name admins of two organizations.'],
    [[...login, '--onlt', 'jobs'], "Unknown option '--onlt'. npm run conformance -- --help says more."],
    [
      ['--url', 'host:80', '--admin', 'a:b'],
      '--url has to be an address such as http://localhost:4010, not host:80.',
    ],
  ])('%j cannot start', (args, sentence) => {
    expect(() => readArguments(args)).toThrow(sentence);
  });

  test('says so in one sentence, and ends with 2', () => {
    const { status, stderr } = run('--url', 'http://127.0.0.1:1', '--admin', 'a@b:secret');
    expect(stderr).toMatch(/^No server answers at http:\/\/127\.0\.0\.1:1: [^\n]+\.$/);
    expect(status).toBe(2);
    expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--seed') });
  });

  test('the example of a seed is one', () => {
    const seed = readSeed(join(import.meta.dirname, '../seed.example.json'));
    expect(seed.admin?.people).toHaveLength(4);
  });

  test('a seed that is none is refused with the line', () => {
    const text = '{\n  "admin": {\n    "jobs": ["job_1", 7],\n    "poeple": []\n  }\n}\n';
    const wrong = seedFile('wrong.json', text);
    expect(() => readSeed(wrong)).toThrow(
      `${wrong}, line 4: admin has no field "poeple"\n${wrong}, line 3: admin.jobs.1 must be string`,
    );
    const torn = seedFile('torn.json', '{\n  "admin": {\n    "jobs": ["job_1"\n');
    expect(() => readSeed(torn)).toThrow(/torn\.json, line \d: /);
  });
});
