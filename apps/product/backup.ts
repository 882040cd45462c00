import { backUp } from '@cortex/server/backups';
import { namedFile, place, runOnce } from './operations.ts';

await runOnce(async () => {
  const file = namedFile('npm run backup -- FILE');
  return { done: `Written to ${file} and read back.`, copied: await backUp(place(), file) };
});
