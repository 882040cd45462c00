import { moveFiles } from '@cortex/server/move-files';
import { readFilesBucket } from '@cortex/server/settings';
import { place, runOnce } from './operations.ts';

const USAGE = 'Say where to: npm run files:move -- bucket, or npm run files:move -- database';

await runOnce(async () => {
  const [to] = process.argv.slice(2);
  if (to !== 'bucket' && to !== 'database') throw new Error(USAGE);
  const settings = readFilesBucket(process.env);
  if (!settings) throw new Error('Set FILES_S3_URL and its keys, as the server has them.');
  if (settings.takesNew !== (to === 'bucket'))
    throw new Error(
      to === 'bucket'
        ? 'FILES_S3_NEW=no keeps new files in the database: take it away on every server first, then move the others.'
        : 'New files still go to the bucket: set FILES_S3_NEW=no on every server first, then move the others back.',
    );
  const { moved, left, unreadable } = await moveFiles(place(), settings, to);
  for (const id of unreadable) console.log(`${id}: its file cannot be read from the bucket.`);
  const done = `${moved} files were moved to the ${to}.`;
  if (left > 0)
    throw new Error(`${done} ${left} are still where they were: run this again, and see npm run data:check.`);
  return { done, copied: [] };
});
