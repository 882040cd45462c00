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
      const cwd = folder('schemathesis', caller);
      rmSync(join(cwd, '.hypothesis'), { recursive: true, force: true });
      const check = async (...which: string[]) => {
        // Without any token it tries to sign up by itself, and fails in its own code.
        const token = login ? await logIn(product.apiUrl, login) : 'nobody';
        return countCalls(
          await run(
            await python('schemathesis'),
            [
              '--config-file',
              join(programs, 'schemathesis.toml'),
              'run',
              join(root, 'openapi.yaml'),
              '--url',
              product.apiUrl,
              '--header',
              `Authorization: Bearer ${token}`,
              ...which,
              '--checks',
              'all',
              // No text may hold a null character, which no quick pattern says.
              '--generation-allow-x00',
              'false',
              '--max-examples',
              '100',
              '--seed',
              '20261122',
              '--no-color',
            ],
            { cwd, minutes: 20 },
          ),
        );
      };
      // What takes the plan away that others need, asks a second factor of whoever has none, or ends the session is called last.
      const last = ['updateOrganization', 'updateSecondFactorPolicy', 'endSession', 'logOut'];
      const calls = [await check(...last.flatMap((id) => ['--exclude-operation-id', id]))];
      for (const id of last) calls.push(await check('--include-operation-id', id));
      return `${calls.reduce((sum, count) => sum + count, 0)} calls, no failure`;
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

function countCalls(printed: string): number {
  const cases = /(\d+) generated/.exec(printed)?.[1];
  if (!cases) throw new Fault(`No summary:\n${printed.slice(-3000)}`);
  return Number(cases);
}
