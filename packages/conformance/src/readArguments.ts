import { parseArgs } from 'node:util';
import { CannotStart } from './CannotStart.ts';
import type { Login } from './Person.ts';
import type { Options } from './Report.ts';
import { readSeed } from './readSeed.ts';

export const USAGE = `Holds a running server against openapi.yaml: as much of it as is there.

  npm run conformance -- --url http://host --admin email:password [--other email:password]

  --url        where the server is; it may have a path prefix
  --admin      an admin of one organization, as email:password
  --other      an admin of another organization; without it what is about two organizations is not tried
  --seed       a JSON file of ids and accounts that the server has already, for one that cannot create them all
               (packages/conformance/seed.example.json)
  --only       ids or tags of the operations to check, separated by commas: --only jobs,logIn
  --skip       ids or tags of operations to leave out
  --complete   also fails where an operation of the contract is not implemented
  --slow       also tries the limits that shut this address out for an hour
  --timeout    how many seconds an answer may take (10); what only reads or replaces is then asked once more
  --contract   another OpenAPI document than openapi.yaml
  --html       where to write the report as one page
  --json       where to write it as JSON
  --junit      where to write it as JUnit XML (test-results/conformance.xml)
  --help       this

It ends with 0 where nothing failed, 1 where something did, 2 where the run could not start.
The server has to be disposable: the checks write to both organizations and leave some new ones behind.`;

export type Arguments = Options & {
  junitFile: string;
  jsonFile: string | undefined;
  htmlFile: string | undefined;
  complete: boolean;
};

/** Reads the command line. Throws what to tell the person where it is not enough. */
export function readArguments(args: string[]): Arguments | 'help' {
  const values = parse(args);
  if (values.help) return 'help';
  const { url, admin, other } = values;
  const missing = Object.entries({ url, admin }).flatMap(([name, value]) => (value ? [] : `--${name}`));
  if (!url || !admin) {
    const more = 'npm run conformance -- --help says more.';
    throw new CannotStart(`Missing: ${missing.join(', ')}. ${more}`);
  }
  if (!/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : '')) {
    throw new CannotStart(`--url has to be an address such as http://localhost:4010, not ${url}.`);
  }
  const [one, two] = [readLogin('--admin', admin), other ? readLogin('--other', other) : undefined];
  if (one.email.toLowerCase() === two?.email.toLowerCase()) {
    throw new CannotStart(`--admin and --other are both ${one.email}: name admins of two organizations.`);
  }
  return {
    url,
    admin: one,
    other: two,
    seed: values.seed === undefined ? undefined : readSeed(values.seed),
    only: readNames(values.only),
    skip: readNames(values.skip),
    contractFile: values.contract,
    timeoutMs: values.timeout === undefined ? undefined : readSeconds(values.timeout) * 1000,
    slow: values.slow,
    complete: values.complete ?? false,
    junitFile: values.junit ?? 'test-results/conformance.xml',
    jsonFile: values.json,
    htmlFile: values.html,
  };
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  const names = { type: 'string', multiple: true } as const;
  const flag = { type: 'boolean' } as const;
  const options = {
    url: text,
    admin: text,
    other: text,
    seed: text,
    only: names,
    skip: names,
    complete: flag,
    slow: flag,
    contract: text,
    timeout: text,
    html: text,
    json: text,
    junit: text,
    help: flag,
  } as const;
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    const [sentence] = String(error instanceof Error ? error.message : error).split('. ');
    throw new CannotStart(`${sentence}. npm run conformance -- --help says more.`);
  }
}

function readNames(values: readonly string[] | undefined): string[] | undefined {
  return values?.flatMap((value) => value.split(',').map((name) => name.trim())).filter(Boolean);
}

function readSeconds(value: string): number {
  const seconds = Number(value);
  if (!(seconds > 0)) throw new CannotStart(`--timeout has to be a number of seconds, not ${value}.`);
  return seconds;
}

function readLogin(name: string, value: string): Login {
  const colon = value.indexOf(':');
  if (colon < 1 || colon === value.length - 1) throw new CannotStart(`${name} has to be email:password.`);
  return { email: value.slice(0, colon), password: value.slice(colon + 1) };
}
