import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { FEET } from '../../apps/demo/build/makeRoom.ts';

test.each(FEET)('what stands at the foot of the window is still in $file, for the bar of the demo', ({
  file,
  from,
}) => {
  expect(readFileSync(resolve('packages/ui/src', file), 'utf8')).toContain(from);
});
