import { checkData } from '@cortex/server/backups';
import { place, runOnce } from './operations.ts';

await runOnce(async () => ({ done: checkData(place()), copied: [] }));
