import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { dropForeignNode } from './dropForeignNode.ts';

let file: string;

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'cortex-node-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  file = join(folder, 'node');
});

test.runIf(process.platform === 'linux')('a Node whose loader is not there is taken away', () => {
  writeFileSync(file, '#!/lib/ld-of-another-system.so\n', { mode: 0o755 });
  dropForeignNode(file);
  expect(existsSync(file)).toBe(false);
});

test('a Node that runs stays, and none is no failure', () => {
  dropForeignNode(file);
  symlinkSync(process.execPath, file);
  dropForeignNode(file);
  expect(existsSync(file)).toBe(true);
});
