import { parseArgs } from 'node:util';
import type { Options } from './checkServer.ts';
import type { Login } from './World.ts';

export const USAGE = `Checks a running server against openapi.yaml.

  npm run conformance -- --url http://host --admin email:password --other email:password

  --url        where the server is; it may have a path prefix
  --admin      an admin of one organization, as email:password
  --other      an admin of another organization
  --contract   another OpenAPI document than openapi.yaml
  --junit      where to write JUnit XML (test-results/conformance.xml)
  --slow       also tries the limits that shut this address out for an hour

The server has to be disposable: the checks write to both organizations and leave some new ones behind.`;

export type Arguments = Options & { junitFile: string };

/** Reads the command line. Throws what to tell the person where it is not enough. */
export function readArguments(args: string[]): Arguments {
  const text = { type: 'string' } as const;
  const options = {
    url: text,
    admin: text,
    other: text,
    contract: text,
    junit: text,
    slow: { type: 'boolean' },
  } as const;
  const { values } = parseArgs({ args, options });
  const { url, admin, other } = values;
  const missing = Object.entries({ url, admin, other }).flatMap(([name, value]) =>
    value ? [] : `--${name}`,
  );
  if (!url || !admin || !other) throw new Error(`Missing: ${missing.join(', ')}.`);
  if (!/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : '')) {
    throw new Error(`--url has to be an address such as http://localhost:4010, not ${url}.`);
  }
  return {
    url,
    admin: readLogin('--admin', admin),
    other: readLogin('--other', other),
    contractFile: values.contract,
    slow: values.slow,
    junitFile: values.junit ?? 'test-results/conformance.xml',
  };
}

function readLogin(name: string, value: string): Login {
  const colon = value.indexOf(':');
  if (colon < 1 || colon === value.length - 1) throw new Error(`${name} has to be email:password.`);
  return { email: value.slice(0, colon), password: value.slice(colon + 1) };
}
