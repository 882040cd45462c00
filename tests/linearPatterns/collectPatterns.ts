import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** A regular expression and where it stands: file and line, below the folder of the repository. */
export type Pattern = { place: string; source: string; flags: string };

const root = join(import.meta.dirname, '../..');
const NOT_PRODUCTION =
  /\.test\.tsx?$|\.stories\.tsx?$|\/(?:generated|fixtures|mocks|stories|foundations|testFiles)\//;

/** The production code of these folders. */
export function listSources(folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(root, folder, name),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !NOT_PRODUCTION.test(file.split(sep).join('/')))
    .toSorted();
}

/** What is written in these files: the literals, and the places where a pattern is built. */
export function readPatterns(files: readonly string[]): { literals: Pattern[]; built: string[] } {
  const literals: Pattern[] = [];
  const built: string[] = [];
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const place = (offset: number) => `${shownName(file)}:${text.slice(0, offset).split('\n').length}`;
    const { program, errors } = parseSync(file, text);
    if (errors.length > 0) throw new Error(`${file} cannot be parsed`);
    new Visitor({
      Literal(node) {
        if ('regex' in node)
          literals.push({
            place: place(node.start),
            source: node.regex.pattern,
            flags: node.regex.flags,
          });
      },
      NewExpression(node) {
        if (isRegExp(node.callee)) built.push(place(node.start));
      },
      CallExpression(node) {
        if (isRegExp(node.callee)) built.push(place(node.start));
      },
    }).visit(program);
  }
  return { literals, built };
}

function isRegExp(callee: { type: string; name?: unknown }): boolean {
  return callee.type === 'Identifier' && callee.name === 'RegExp';
}

/** Runs `work` and returns each pattern that the code of these files builds meanwhile. */
export async function recordPatterns(
  files: readonly string[],
  work: () => Promise<void>,
): Promise<Pattern[]> {
  const recorded: Pattern[] = [];
  const known = new Set(files);
  const record = (pattern: RegExp) => {
    const place = callerIn(known);
    if (place) recorded.push({ place, source: pattern.source, flags: pattern.flags });
    return pattern;
  };
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct: (target, given) => record(Reflect.construct(target, given)),
    apply: (target, self, given) => record(Reflect.apply(target, self, given)),
  });
  try {
    await work();
  } finally {
    globalThis.RegExp = original;
  }
  return recorded;
}

const FRAME = /(?:file:\/\/)?(\/[^()\s]+?):(\d+):\d+\)?$/;

/** The place of the nearest frame of the stack, where it is one of these files. */
function callerIn(files: ReadonlySet<string>): string | undefined {
  const frames = (new Error().stack ?? '').split('\n').filter((line) => !line.includes('collectPatterns'));
  for (const line of frames) {
    const [, file, at] = FRAME.exec(line) ?? [];
    if (file && at) return files.has(file) ? `${shownName(file)}:${at}` : undefined;
  }
  return undefined;
}

function shownName(file: string): string {
  return relative(root, file).split(sep).join('/');
}
