import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  FinishCompanySignInResponse,
  StartCompanySignInResponse,
} from '@cortex/api-client/company/validators';
import Provider from 'oidc-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, readAs } from '../../testing/testApp.ts';
import { createProvider } from '../companySignIn/provider.ts';

const REDIRECT = 'http://localhost:3000/company-sign-in';
const CLIENT = { clientId: 'cortex', clientSecret: 'a secret of the client' };

let listening: Server;
let issuer: string;

/** A provider that others wrote, whose people are verified and in a group. */
beforeAll(async () => {
  listening = createServer();
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret, redirect_uris: [REDIRECT] }],
    claims: { email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    cookies: { keys: ['only for this test'] },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: `${id}@example.com`,
        email_verified: true,
        name: id,
        groups: ['admins'],
      }),
    }),
  });
  listening.on('request', provider.callback());
});

afterAll(() => {
  listening.closeAllConnections();
  listening.close();
});

/** A browser at the provider's pages: follows redirects there, and keeps cookies. Gives where it is sent back. */
async function signInAt(url: string, login: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let next = url;
  let form: Record<string, string> | undefined;
  for (let step = 0; step < 20; step += 1) {
    if (next.startsWith(REDIRECT)) return new URL(next);
    const response: Response = await fetch(next, {
      redirect: 'manual',
      headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const location = response.headers.get('Location');
    form = undefined;
    if (location) {
      next = new URL(location, issuer).href;
      continue;
    }
    const page = await response.text();
    const [, action = ''] = /action="([^"]+)"/.exec(page) ?? [];
    const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(page) ?? [];
    next = new URL(action, issuer).href;
    form = prompt === 'login' ? { prompt, login, password: 'any' } : { prompt };
  }
  throw new Error('The provider sent nobody back.');
}

test('somebody signs in at a real provider, and is the admin that their group says', async () => {
  const server = await createTestApp(undefined, {
    companySignIn: {
      organization: 'org_one',
      adminGroup: 'admins',
      provider: createProvider({ ...CLIENT, issuer, name: 'Northwind', redirectUri: REDIRECT }),
      report: (reason) => expect.fail(reason),
    },
  });
  await server.addOrganization('org_one', 'premium', [{ id: 'usr_member', email: 'member@example.com' }]);
  const started = await server.app.request('/company_sign_in/', { method: 'POST' });
  const { url, binding } = await readAs(StartCompanySignInResponse, started);
  const back = await signInAt(url, 'member');
  const body = { ...Object.fromEntries(back.searchParams), binding };
  const answer = await server.app.request('/company_sign_in/finish/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(await readAs(FinishCompanySignInResponse, answer)).toMatchObject({
    role: 'admin',
    email: 'member@example.com',
  });
});
