import { restore } from '@cortex/server/backups';
import { namedFile, place, runOnce } from './operations.ts';

await runOnce(async () => {
  const file = namedFile('npm run restore -- FILE');
  return { done: `Restored from ${file} and read back.`, copied: await restore(file, place()) };
});
