import { execSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Fails where `npm run generate` would change the generated files, which it leaves as they were. */
const folder = resolve(import.meta.dirname, '../packages/api-client/src/generated');

function readAll(): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map(({ parentPath, name }) => [
      join(parentPath, name),
      readFileSync(join(parentPath, name), 'utf8'),
    ]),
  );
}

const committed = readAll();
execSync('npm run --silent generate', { stdio: ['ignore', 'ignore', 'inherit'] });
const generated = readAll();

const differing = [...new Set([...committed.keys(), ...generated.keys()])].filter(
  (path) => committed.get(path) !== generated.get(path),
);
for (const path of differing) {
  const before = committed.get(path);
  if (before === undefined) rmSync(path);
  else writeFileSync(path, before);
}
if (differing.length > 0) {
  console.error(
    `Not what openapi.yaml says:\n${differing.join('\n')}\nRun "npm run generate" and commit the result.`,
  );
  process.exit(1);
}
console.log(`${generated.size} generated files are up to date.`);
