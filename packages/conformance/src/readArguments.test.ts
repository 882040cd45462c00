import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readArguments } from './readArguments.ts';

describe('the command line', () => {
  test('splits a login at its first colon', () => {
    const args = ['--url', 'http://host/prefix', '--admin', 'a@b:c:d', '--other', 'e@f:g'];
    expect(readArguments(args)).toMatchObject({
      url: 'http://host/prefix',
      admin: { email: 'a@b', password: 'c:d' },
      junitFile: 'test-results/conformance.xml',
    });
  });

  test('says what is missing', () => {
    const { status, stderr } = spawnSync(process.execPath, [
      join(import.meta.dirname, 'run.ts'),
      '--url',
      'http://host',
    ]);
    expect(status).toBe(2);
    expect(String(stderr)).toContain('Missing: --admin, --other.');
    expect(String(stderr)).toContain('npm run conformance');
  });
});
