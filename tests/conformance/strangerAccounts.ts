import { at, isRecord, listAt, textAt } from '@cortex/conformance/json';
import { inAnswers, inBody, inRequests, readJson } from './plant.ts';
import { afterCall, aroundCall, callerOf, idIn, isOf, refusing } from './plantInRecords.ts';
import type { StrangerDefect } from './StrangerDefect.ts';

const invalid = (field: string) => ({
  detail: 'Some fields need another look.',
  code: 'validation_failed',
  errors: { [field]: 'It is not right.' },
});

/** Mistakes with accounts, organizations, people and figures. */
export const strangerAccounts: readonly StrangerDefect[] = [
  {
    name: 'an email is compared with its case',
    operationId: 'logIn',
    plant: refusing(
      'POST',
      '/auth/login',
      ({ email }) => email !== `${email}`.toLowerCase() && `${email}`.includes('@'),
      401,
      {
        detail: 'The email or the password is not right. Check both, or reset the password.',
        code: 'invalid_credentials',
      },
    ),
  },
  {
    name: 'organization_id is the id of the person',
    operationId: 'logIn',
    plant: afterCall('POST', '/auth/login', async ({ response, body, sent, db }) => {
      if (!response.ok || !isRecord(body)) return undefined;
      const email = textAt(sent, 'email')?.toLowerCase() ?? '';
      const { id } = await db
        .selectFrom('users')
        .select('id')
        .where('email_key', '=', email)
        .executeTakeFirstOrThrow();
      return Response.json({ ...body, organization_id: id });
    }),
  },
  {
    name: 'an email that nobody has is not found',
    operationId: 'requestPasswordReset',
    plant: afterCall('POST', '/forgot-password/', async ({ response, sent, db }) => {
      const email = textAt(sent, 'email')?.toLowerCase() ?? '';
      const known = await db
        .selectFrom('users')
        .select('id')
        .where('email_key', '=', email)
        .executeTakeFirst();
      if (known || !response.ok) return undefined;
      return Response.json({ detail: 'Nobody has this email.', code: 'not_found' }, { status: 404 });
    }),
  },
  {
    name: 'a one-time password signs in',
    operationId: 'requestPasswordReset',
    plant: afterCall('POST', '/auth/login', async ({ request, response, sent, answer }) => {
      if (response.status !== 401) return undefined;
      const [email, password] = [textAt(sent, 'email') ?? '', textAt(sent, 'password') ?? ''];
      const body = JSON.stringify({ email, current_password: password, new_password: password });
      const headers = { 'Content-Type': 'application/json' };
      const changed = await answer(
        new Request(new URL('/update-password/', request.url), { method: 'PUT', headers, body }),
      );
      return changed.ok ? answer(request) : undefined;
    }),
  },
  {
    name: 'the old password is gone as soon as a new one is asked for',
    operationId: 'requestPasswordReset',
    plant: afterCall('POST', '/forgot-password/', async ({ sent, db }) => {
      const email = textAt(sent, 'email')?.toLowerCase() ?? '';
      await db.updateTable('users').set({ password_hash: 'none' }).where('email_key', '=', email).execute();
      return undefined;
    }),
  },
  {
    name: 'a changed password ends the session that changed it, too',
    operationId: 'updatePassword',
    plant: afterCall('PUT', '/update-password/', async ({ response, sent, db }) => {
      if (!response.ok) return undefined;
      const email = textAt(sent, 'email')?.toLowerCase() ?? '';
      const person = await db
        .selectFrom('users')
        .select('id')
        .where('email_key', '=', email)
        .executeTakeFirst();
      await db
        .deleteFrom('sessions')
        .where('user_id', '=', person?.id ?? '')
        .execute();
      return undefined;
    }),
  },
  {
    name: 'a password of spaces is refused',
    operationId: 'updatePassword',
    plant: refusing(
      'PUT',
      '/update-password/',
      ({ new_password }) =>
        typeof new_password === 'string' && new_password !== '' && new_password.trim() === '',
      422,
      invalid('new_password'),
    ),
  },
  {
    name: 'candidates that were shared with a person do not count',
    operationId: 'getDashboard',
    plant: afterCall('GET', '/dashboard/', async ({ request, response, body, answer }) => {
      const counts = at(body, 'user_data');
      if (!response.ok || !isRecord(body) || !isRecord(counts)) return undefined;
      const list = await answer(
        new Request(new URL('/candidates/', request.url), { headers: callerOf(request) }),
      );
      const own = listAt({ list: await readJson(list) }, 'list').filter(
        (one) => at(one, 'shared_by') === undefined,
      );
      return Response.json({ ...body, user_data: { ...counts, user_candidates: own.length } });
    }),
  },
  {
    name: 'a new organization is on basic, whatever was chosen',
    operationId: 'createOrganization',
    plant: aroundCall(
      'POST',
      '/organizations/',
      async () => undefined,
      async (_, { sent, db }) => {
        await db
          .updateTable('organizations')
          .set({ plan: 'basic' })
          .where('name', '=', (textAt(sent, 'name') ?? '').trim())
          .execute();
      },
    ),
  },
  {
    name: 'an organization whose admin was refused stays behind, and keeps its name',
    operationId: 'createOrganization',
    plant: afterCall('POST', '/organizations/', async ({ request, body, sent, answer }) => {
      if (textAt(body, 'code') !== 'email_taken' || !isRecord(sent)) return undefined;
      const form = { ...sent, admin_email: `left-${Math.random()}@example.com` };
      const headers = { 'Content-Type': 'application/json' };
      await answer(new Request(request.url, { method: 'POST', headers, body: JSON.stringify(form) }));
      return undefined;
    }),
  },
  {
    name: 'an organization may not keep its own name in other capitals',
    operationId: 'updateOrganization',
    plant: () => async (request, answer) => {
      if (!isOf(request, 'POST', '/api/organization/update')) return answer(request);
      const sent = await readJson(request.clone());
      const own = await answer(
        new Request(new URL('/api/organization', request.url), { headers: callerOf(request) }),
      );
      const name = textAt(await readJson(own), 'name') ?? '';
      const wanted = textAt(sent, 'name') ?? '';
      return wanted !== name && wanted.toLowerCase() === name.toLowerCase()
        ? Response.json({ error: 'This name is taken.' })
        : answer(request);
    },
  },
  {
    name: 'the contact address is not saved when the plan changes with it',
    operationId: 'updateOrganization',
    plant: aroundCall(
      'POST',
      '/api/organization/update',
      (db) => db.selectFrom('organizations').selectAll().execute(),
      async (before, { db }) => {
        for (const { id, plan, contact_email } of before) {
          await db
            .updateTable('organizations')
            .set({ contact_email })
            .where('id', '=', id)
            .where('plan', '!=', plan)
            .execute();
        }
      },
    ),
  },
  {
    name: 'a plan that is smaller than the organization is refused',
    operationId: 'updateOrganization',
    plant: () => async (request, answer, db) => {
      if (!isOf(request, 'POST', '/api/organization/update')) return answer(request);
      const sent = await readJson(request.clone());
      const name = textAt(sent, 'name') ?? '';
      const people = await db
        .selectFrom('users')
        .innerJoin('organizations', 'organizations.id', 'users.organization_id')
        .select('users.id')
        .where('organizations.name', '=', name)
        .execute();
      const limit = { Basic: 1, Standard: 5 }[textAt(sent, 'pricingTier') ?? ''] ?? 1000;
      return people.length > limit
        ? Response.json({ error: 'Your organization has too many people for this plan.' })
        : answer(request);
    },
  },
  {
    name: 'a downgrade takes shares away',
    operationId: 'updateOrganization',
    plant: aroundCall(
      'POST',
      '/api/organization/update',
      async () => undefined,
      async (_, { sent, db }) => {
        if (at(sent, 'pricingTier') === 'Basic') await db.deleteFrom('shares').execute();
      },
    ),
  },
  {
    name: 'a query finds only what begins with it',
    operationId: 'listUsers',
    plant: afterCall('GET', '/users/', async ({ request, body }) => {
      const query = new URL(request.url).searchParams.get('query')?.toLowerCase() ?? '';
      if (!Array.isArray(body)) return undefined;
      return Response.json(
        body.filter((one) =>
          ['full_name', 'username', 'email'].some((name) =>
            textAt(one, name)?.toLowerCase().startsWith(query),
          ),
        ),
      );
    }),
  },
  {
    name: 'a percent sign in a query stands for anything',
    operationId: 'listUsers',
    plant: () => async (request, answer) => {
      const url = new URL(request.url);
      if (!isOf(request, 'GET', '/users/') || url.searchParams.get('query') !== '%') return answer(request);
      url.search = '';
      return answer(new Request(url, { headers: callerOf(request) }));
    },
  },
  {
    name: 'nobody is made an admin when they are added',
    operationId: 'createUser',
    plant: inRequests('POST', /^\/users\/?$/, (sent) =>
      typeof sent.is_admin === 'boolean' ? { ...sent, is_admin: false } : sent,
    ),
  },
  {
    name: 'a person cannot be saved with the username that they have',
    operationId: 'updateUser',
    plant: () => async (request, answer, db) => {
      const sent = await readJson(request.clone());
      const person = await db
        .selectFrom('users')
        .selectAll()
        .where('id', '=', idIn(request))
        .executeTakeFirst();
      if (!isOf(request, 'PUT', '/users/{id}') || !person || at(sent, 'username') !== person.username)
        return answer(request);
      const response = await answer(request);
      return response.ok
        ? Response.json(
            { detail: 'It is taken.', code: 'username_taken', errors: { username: 'It is taken.' } },
            { status: 409 },
          )
        : response;
    },
  },
  {
    name: 'an admin cannot delete themself, though there is another one',
    operationId: 'deleteUser',
    plant: () => async (request, answer, db) => {
      if (!isOf(request, 'DELETE', '/users/{id}')) return answer(request);
      const list = await answer(new Request(new URL('/users/', request.url), { headers: callerOf(request) }));
      const self = listAt({ list: await readJson(list) }, 'list').find((one) => at(one, 'is_self') === true);
      const admins = await db.selectFrom('users').select('id').where('is_admin', '=', 1).execute();
      return textAt(self, 'id') === idIn(request) && admins.length > 1
        ? Response.json({ detail: 'You cannot delete yourself.', code: 'last_admin' }, { status: 409 })
        : answer(request);
    },
  },
  {
    name: 'what a deleted person had shared is shared no more',
    operationId: 'deleteUser',
    plant: () => async (request, answer, db) => {
      if (isOf(request, 'DELETE', '/users/{id}'))
        await db.deleteFrom('shares').where('shared_by_user_id', '=', idIn(request)).execute();
      return answer(request);
    },
  },
  {
    name: 'a rate is a part of one',
    operationId: 'getUserPerformance',
    plant: inBody('GET', /^\/user-performance\/?$/, (figures) => ({
      ...figures,
      retentionRate: typeof figures.retentionRate === 'number' ? figures.retentionRate / 100 : null,
    })),
  },
  {
    name: 'two people of one name have the same figures',
    operationId: 'getUserPerformance',
    plant: () => async (request, answer) => {
      const user = new URL(request.url).searchParams.get('user') ?? '';
      return isOf(request, 'GET', '/user-performance') && / \(.+\)$/.test(user)
        ? Response.json({ detail: 'It is not here.', code: 'not_found' }, { status: 404 })
        : answer(request);
    },
  },
  {
    name: 'the twelve months before this one instead of those of this year',
    operationId: 'getUserPerformanceHistory',
    plant: inAnswers('GET', /^\/user-performance\/history/, ({ status, body, request }) => {
      if (status !== 200 || new URL(request.url).searchParams.get('range') !== 'Monthly') return undefined;
      const rows = listAt({ body }, 'body');
      return { body: [rows.at(-1), ...rows.slice(0, -1)] };
    }),
  },
  {
    name: 'an email to support has to look like one',
    operationId: 'contactSupport',
    plant: refusing(
      'POST',
      '/contact-support/',
      ({ email }) =>
        typeof email === 'string' && email.trim() !== '' && email.length < 300 && !email.includes('@'),
      422,
      invalid('email'),
    ),
  },
];
