import { existsSync, readFileSync } from 'node:fs';
import { draftClient, generated, readFolder } from '../packages/api-client/draftClient.ts';

/** Fails where `npm run generate` would change what it writes. Nothing is touched. */
const draft = await draftClient();
const differing = [...draft]
  .filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text)
  .map(([path]) => path);
const gone = [...readFolder(generated).keys()].filter((path) => !draft.has(path));
if (differing.length + gone.length > 0) {
  console.error(
    `Not what openapi.yaml says:\n${[...differing, ...gone].join('\n')}\nRun "npm run generate" and commit the result.`,
  );
  process.exit(1);
}
console.log(`${draft.size} generated files are up to date.`);
