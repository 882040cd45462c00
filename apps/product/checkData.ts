import { checkData } from '@cortex/server/backups';
import { checkFiles } from '@cortex/server/check-files';
import { readFilesBucket } from '@cortex/server/settings';
import { place, runOnce } from './operations.ts';

/** So many are named; all of them are counted. */
const NAMED = 20;

await runOnce(async () => {
  const done = checkData(place());
  const settings = readFilesBucket(process.env);
  if (!settings) return { done, copied: [] };
  console.log(done);
  const { files, missing, unnamed } = await checkFiles(place(), settings);
  for (const id of missing) console.log(`${id}: its file is missing from the bucket, or is not what it was.`);
  for (const key of unnamed.slice(0, NAMED)) console.log(`${key}: an object that no resume has.`);
  const rest = `${unnamed.length} objects are of no resume.`;
  if (missing.length > 0)
    throw new Error(`Of ${files} files in the bucket ${missing.length} cannot be read. ${rest}`);
  return { done: `All ${files} files are in the bucket. ${rest}`, copied: [] };
});
