import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Product } from '../../product.ts';
import { Fault, folder, programs, python, root, run, type Step, VERSIONS } from '../workshop.ts';

const PEOPLE = {
  admin: { email: 'admin@cortex.test', password: 'cortex-admin' },
  user: { email: 'user@cortex.test', password: 'cortex-user' },
  nobody: null,
};

/** Schemathesis with all its checks against our server, as each of three callers. */
export const schemathesis: Step[] = Object.entries(PEOPLE).map(([caller, login]) => ({
  name: `Schemathesis ${VERSIONS.python.schemathesis}, all checks, as ${caller}`,
  needs: ['python3'],
  run: async () => {
    const product = new Product();
    try {
      await product.start();
      const token = login && (await logIn(product.apiUrl, login));
      const cwd = folder('schemathesis', caller);
      rmSync(join(cwd, '.hypothesis'), { recursive: true, force: true });
      const printed = await run(
        await python('schemathesis'),
        [
          '--config-file',
          join(programs, 'schemathesis.toml'),
          'run',
          join(root, 'openapi.yaml'),
          '--url',
          product.apiUrl,
          ...(token ? ['--header', `Authorization: Bearer ${token}`] : []),
          // The caller would end their own session, and a wrong attempt too many is 429 by design.
          '--exclude-operation-id',
          'logOut',
          '--checks',
          'all',
          '--max-examples',
          '40',
          '--seed',
          '20261122',
          '--no-color',
        ],
        { cwd, minutes: 20 },
      );
      return summarize(printed);
    } finally {
      await product.dispose();
    }
  },
}));

async function logIn(url: string, login: { email: string; password: string }): Promise<string> {
  const response = await fetch(`${url}/auth/login`, { method: 'POST', body: new URLSearchParams(login) });
  const { access_token } = await response.json();
  return access_token;
}

function summarize(printed: string): string {
  const cases = /(\d[\d,]*) generated/.exec(printed)?.[1];
  if (!cases) throw new Fault(`No summary:\n${printed.slice(-3000)}`);
  return `${cases} calls, no failure`;
}
