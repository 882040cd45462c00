import { restore } from '@cortex/server/backups';
import { furtherFiles, namedFile, place, runOnce } from './operations.ts';

await runOnce(async () => {
  const file = namedFile('npm run restore -- FILE [ERASED.TXT]...');
  const { copied, erased, kept } = await restore(file, place(), furtherFiles());
  for (const id of kept)
    console.log(
      `${id} was erased since, but is the only admin in this backup, and is kept. Delete them again.`,
    );
  const without = erased === 0 ? '' : ` ${erased} records that were erased since are left out.`;
  return { done: `Restored from ${file} and read back.${without}`, copied };
});
