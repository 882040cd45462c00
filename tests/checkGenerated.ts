import { execSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Fails where `npm run generate` would change what it writes, which is left as it was. */
const client = resolve(import.meta.dirname, '../packages/api-client');
const folder = join(client, 'src/generated');
const files = [join(client, 'package.json'), resolve(client, '../../openapi.json')];

function readAll(): Map<string, string> {
  const inFolder = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map([...files, ...inFolder].map((path) => [path, readFileSync(path, 'utf8')]));
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
