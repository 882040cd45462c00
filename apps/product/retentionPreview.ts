import { previewRetention } from '@cortex/server/retention';
import { readKeepDays } from '@cortex/server/settings';
import { place } from './operations.ts';

try {
  const preview = await previewRetention(place(), readKeepDays(process.env), new Date());
  for (const { what, ids } of preview) {
    console.log(`${ids.length} ${what}`);
    for (const id of ids) console.log(`    ${id}`);
  }
  console.log('Nothing was changed.');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
