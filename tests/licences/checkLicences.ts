import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Fails on a package that the product runs on and whose licence is not on the list: by what its package.json says, and by its own
 * LICENSE, for the two are not always the same. Only what is installed is read.
 */
const root = resolve(import.meta.dirname, '../..');

const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages that say it in another way, with what was read and why it may stay. */
const judged: Record<string, string> = {
  duck: 'Its LICENSE is the BSD 2-clause text; package.json says only "BSD".',
  lightningcss: 'MPL-2.0, unchanged, a part of the build tool; nothing of it reaches the browser.',
  'png-js': 'Its LICENSE is the MIT text; package.json says nothing.',
};

const knownTexts = [
  /Permission is hereby granted, free of charge/i,
  /Permission to use, copy, modify, and(\/or)? distribute/i,
  /Redistribution and use/i,
  /Apache License/i,
  /Blue Oak Model License/i,
  /SIL Open Font License/i,
  /CC0 1\.0|free and unencumbered software|Python Software Foundation/i,
  /^\s*(The )?MIT( License)?\s*$/im,
];

/** What no free licence says. */
const terms =
  /\b(OEM|annual revenue|commercial licen[cs]e|non-?commercial|Business Source|Elastic License)\b/i;

type LockedPackage = {
  license?: string;
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
);
const workspaces = Object.keys(lock.packages).filter((path) => /^(packages|apps)\/[^/]+$/.test(path));

const runtime = new Set<string>();
for (const workspace of workspaces) visit(workspace);

const faults: string[] = [];
for (const path of [...runtime].toSorted()) {
  if (workspaces.includes(path) || !existsSync(join(root, path))) continue;
  const name = path.split('node_modules/').at(-1) ?? path;
  const family = Object.keys(judged).find((known) => name === known || name.startsWith(`${known}-`));
  if (family) continue;
  const said = lock.packages[path]?.license ?? readManifestLicence(path);
  if (!said || !isAllowed(said)) faults.push(`${name}: its package.json says ${said ?? 'nothing'}.`);
  const text = readLicence(path);
  const wrong =
    text !== null &&
    (terms.exec(text)?.[0] ??
      (knownTexts.some((known) => known.test(text)) ? null : 'no text that is known'));
  if (wrong) faults.push(`${name}: its LICENSE has ${wrong}.`);
}

if (faults.length > 0) {
  console.error(
    `${faults.join('\n')}\nUse another version or package, or write into tests/licences/checkLicences.ts why it may stay.`,
  );
  process.exit(1);
}
console.log(`${runtime.size - workspaces.length} packages at run time, each under a licence of the list.`);

function visit(path: string): void {
  if (runtime.has(path)) return;
  const found = lock.packages[path];
  if (!found) return;
  runtime.add(path);
  const names = { ...found.dependencies, ...found.optionalDependencies, ...found.peerDependencies };
  for (const name of Object.keys(names)) {
    const next = locate(path, name);
    if (next) visit(next);
  }
}

/** Where a package that is imported from a folder lies, as Node finds it. */
function locate(from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    const found = lock.packages[path];
    if (found) return found.link ? found.resolved : path;
    if (!folder) return undefined;
  }
}

/** Whether an SPDX expression leaves a choice that is on the list. */
function isAllowed(expression: string): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence.trim())));
}

function readManifestLicence(path: string): string | undefined {
  const { license } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
  return typeof license === 'string' ? license : undefined;
}

function readLicence(path: string): string | null {
  const file = readdirSync(join(root, path)).find((name) => /^licen[cs]e(\.(md|txt))?$/i.test(name));
  return file ? readFileSync(join(root, path, file), 'utf8') : null;
}
