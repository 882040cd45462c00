import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Runs the benches one after the other: those that are named (`server`, `list` …), else all. Run: npm ci --prefix bench, then npm run bench [-- names] */
const root = resolve(import.meta.dirname, '..');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(resolve(root, 'package.json'), 'utf8'),
);
/** It needs the name of a file. */
const LEFT_OUT = ['flame'];
const names = Object.keys(scripts).flatMap((script) => /^bench:(.+)$/.exec(script)?.[1] ?? []);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`There is no bench ${unknown.join(', ')}: ${names.join(', ')}.`);

const failed = (wanted.length > 0 ? wanted : names.filter((name) => !LEFT_OUT.includes(name))).filter(
  (name) => {
    console.log(`\n── ${name} ──`);
    const { status } = spawnSync('npm', ['run', '--silent', `bench:${name}`], {
      cwd: root,
      stdio: 'inherit',
    });
    return status !== 0;
  },
);
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
