import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const root = resolve(import.meta.dirname, '../..');
const source = join(import.meta.dirname, 'src');
const OF_A_TAG = /^\.\/src\/generated\/(?!model\/)\w+\//;

/** The folder of everything generated. */
export const generated = join(source, 'generated');

/**
 * Makes all that follows from openapi.yaml, and touches nothing: the client, its validators and mocks (Orval), the
 * tables of operations and limits, the package's exports, and openapi.json, each by its path. A contract with a fault
 * is told with its line; it throws where the linter or Orval does not pass.
 */
export async function draftClient(): Promise<Map<string, string>> {
  const draft = mkdtempSync(join(tmpdir(), 'cortex-client-'));
  try {
    // What is generated imports it from the folder above.
    symlinkSync(join(source, 'http.ts'), join(draft, 'http.ts'));
    const [lint, orval] = await Promise.all([
      run('redocly', ['lint', 'openapi.yaml', '--format=stylish']),
      run('orval', ['--config', 'orval.config.ts'], { CLIENT_SOURCE: draft }),
    ]);
    tell(lint);
    tell(orval);
    const { contract, files } = await import('./generateOperations.ts');
    return new Map([
      ...readFolder(join(draft, 'generated')),
      ...Object.entries(files).map(([name, code]): [string, string] => [join(generated, name), code]),
      [join(root, 'openapi.json'), `${JSON.stringify(contract, null, 2)}\n`],
      describePackage(contract.tags.map(({ name }) => name).toSorted()),
    ]);
  } finally {
    rmSync(draft, { recursive: true });
  }
}

/** The files of a folder and what stands in them, by where they are or will be among what is generated. */
export function readFolder(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return new Map(paths.map((path) => [join(generated, relative(folder, path)), readFileSync(path, 'utf8')]));
}

/** The client's package exports three files of each tag. */
function describePackage(tags: readonly string[]): [string, string] {
  const file = join(import.meta.dirname, 'package.json');
  const manifest: { exports: Record<string, string> } = JSON.parse(readFileSync(file, 'utf8'));
  const byHand = Object.entries(manifest.exports).filter(([, path]) => !OF_A_TAG.test(path));
  const own = (kind: string, ending: string) =>
    tags.map((tag): [string, string] => [`./${tag}${kind}`, `./src/generated/${tag}/${tag}${ending}.ts`]);
  const all = [...byHand, ...own('', ''), ...own('/validators', '.zod'), ...own('/mocks', '.msw')];
  manifest.exports = Object.fromEntries(all);
  return [file, `${JSON.stringify(manifest, null, 2)}\n`];
}

type Ended = { command: string; status: number | null; printed: string };

async function run(command: string, args: readonly string[], env = {}): Promise<Ended> {
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env } });
  const ended = new Promise<number | null>((settle, fail) => child.on('close', settle).on('error', fail));
  const [out, error, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { command, status, printed: out + error };
}

function tell({ command, status, printed }: Ended): void {
  process.stdout.write(printed);
  if (status !== 0) throw new Error(`${command} ended with ${status}. The generated files are as they were.`);
}
