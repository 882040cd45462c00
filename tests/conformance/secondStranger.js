// Sixty servers with one mistake each. `plant(next)` wraps the handler of a sound server.
import { createHash } from 'node:crypto';

// ---------------------------------------------------------------- helpers

const patterns = new Map();
/** The path's parameters (`{}` where it has none), or null. Paths match with and without their trailing slash. */
function at(request, method, template) {
  if (request.method !== method) return null;
  let pattern = patterns.get(template);
  if (!pattern) {
    const source = template
      .replace(/\/$/, '')
      .replace(/[.]/g, '\\.')
      .replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    pattern = new RegExp(`^${source}/?$`);
    patterns.set(template, pattern);
  }
  const found = pattern.exec(new URL(request.url).pathname);
  return found ? { ...found.groups } : null;
}

const hopByHop = ['connection', 'keep-alive', 'expect', 'transfer-encoding'];

/** A copy of the request, to be answered uncompressed; with another body, token or address where one is given. */
async function copy(request, { body, token, url, drop = [] } = {}) {
  const headers = new Headers(request.headers);
  for (const name of [...hopByHop, ...drop]) headers.delete(name);
  headers.set('accept-encoding', 'identity');
  if (token) headers.set('authorization', `Bearer ${token}`);
  const init = { method: request.method, headers };
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    if (body !== undefined) {
      headers.delete('content-length');
      headers.delete('content-encoding');
      if (body instanceof FormData) headers.delete('content-type');
      init.body =
        typeof body === 'string' || body instanceof FormData || body instanceof URLSearchParams
          ? body
          : JSON.stringify(body);
      if (body instanceof URLSearchParams) init.body = body.toString();
    } else {
      const bytes = new Uint8Array(await request.clone().arrayBuffer());
      if (bytes.length) init.body = bytes;
    }
  }
  return new Request(url ?? request.url, init);
}

/** A call of the server's own beside the request, with its token or another. Gives { status, data }. */
async function ask(next, request, method, path, { body, form, token, anonymous } = {}) {
  const headers = new Headers(request.headers);
  for (const name of [
    ...hopByHop,
    'content-type',
    'content-length',
    'content-encoding',
    'if-none-match',
    'idempotency-key',
  ])
    headers.delete(name);
  headers.set('accept', 'application/json');
  headers.set('accept-encoding', 'identity');
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (anonymous) headers.delete('authorization');
  const init = { method, headers };
  if (form) {
    headers.set('content-type', 'application/x-www-form-urlencoded');
    init.body = new URLSearchParams(form).toString();
  } else if (body !== undefined) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(body);
  }
  const response = await next(new Request(new URL(path, request.url), init));
  return { status: response.status, data: await jsonOf(response) };
}

async function jsonOf(message) {
  try {
    return JSON.parse(await message.clone().text());
  } catch {
    return undefined;
  }
}
/** The body of a request as an object, `{}` where it is none. */
async function bodyOf(request) {
  const data = await jsonOf(request);
  return data && typeof data === 'object' && !Array.isArray(data) ? data : {};
}
async function formOf(request) {
  try {
    return new URLSearchParams(await request.clone().text());
  } catch {
    return new URLSearchParams();
  }
}
function plainHeaders(headers) {
  const kept = new Headers(headers);
  for (const name of ['content-length', 'content-encoding', 'transfer-encoding', 'etag']) kept.delete(name);
  return kept;
}
/** The response with another JSON body. */
function withJson(response, data, status = response.status) {
  const headers = plainHeaders(response.headers);
  headers.set('content-type', 'application/json');
  return new Response(JSON.stringify(data), { status, headers });
}
function json(status, data, headers = {}) {
  return new Response(JSON.stringify(data), {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  });
}
const ok = (response) => response.status === 200 || response.status === 201;
const list = (value) => (Array.isArray(value) ? value : []);
const lower = (value) =>
  String(value ?? '')
    .trim()
    .toLowerCase();
const tokenOf = (request) => (request.headers.get('authorization') ?? '').replace(/^bearer\s+/i, '').trim();

/** Remembers who signed in: token -> { role, org, email }. */
function follow(next) {
  const sessions = new Map();
  const handle = async (request) => {
    const login = at(request, 'POST', '/auth/login');
    const accepted = !login && at(request, 'POST', '/invitation/accept/');
    if (!login && !accepted) return next(request);
    const email = login ? lower((await formOf(request)).get('email')) : '';
    const response = await next(await copy(request));
    if (ok(response)) {
      const data = await jsonOf(response);
      if (data?.access_token)
        sessions.set(data.access_token, { role: data.role, org: data.organization_id, email });
    }
    return response;
  };
  const of = (request) => sessions.get(tokenOf(request));
  const tokens = (test) =>
    [...sessions]
      .filter(([, session]) => test(session))
      .map(([token]) => token)
      .reverse();
  return {
    handle,
    sessions,
    of,
    tokens,
    admins: (org) => tokens((s) => s.role === 'admin' && org && s.org === org),
  };
}

/** The caller as `GET /users/` has them. */
async function selfOf(next, request) {
  const { data } = await ask(next, request, 'GET', '/users/');
  return list(data).find((user) => user.is_self);
}
async function dashboardOf(next, request) {
  const { status, data } = await ask(next, request, 'GET', '/dashboard/');
  return status === 200 ? data : undefined;
}

const adminOperations = [
  ['GET', '/api/organization'],
  ['POST', '/api/organization/update'],
  ['GET', '/api/organization/ledger'],
  ['POST', '/api/organization/ledger/export'],
  ['GET', '/api/organization/retention'],
  ['PUT', '/api/organization/retention'],
  ['POST', '/api/organization/retention/deletion'],
  ['GET', '/api/organization/second_factor'],
  ['PUT', '/api/organization/second_factor'],
  ['PUT', '/candidates/{id}/retention_hold'],
  ['DELETE', '/candidates/{id}/retention_hold'],
  ['POST', '/users/'],
  ['PUT', '/users/{id}'],
  ['DELETE', '/users/{id}'],
  ['POST', '/users/{id}/restore'],
  ['DELETE', '/users/{id}/second_factor'],
  ['GET', '/invitations/'],
  ['POST', '/invitations/'],
  ['DELETE', '/invitations/{id}'],
  ['POST', '/invitations/{id}/resend'],
  ['GET', '/organizations/performance'],
  ['DELETE', '/vocabulary/{id}'],
  ['PUT', '/jobs_page/'],
  ['GET', '/api_keys/'],
  ['POST', '/api_keys/'],
  ['DELETE', '/api_keys/{id}'],
];
const forAdmins = (request) => adminOperations.some(([method, path]) => at(request, method, path));

/** Remembers which emails sign somebody in, as they were spelled. */
function followEmails(next) {
  const known = new Map();
  const handle = async (request) => {
    const field = at(request, 'POST', '/organizations/')
      ? 'admin_email'
      : at(request, 'POST', '/users/') || at(request, 'PUT', '/users/{id}')
        ? 'email'
        : null;
    if (field) {
      const body = await bodyOf(request);
      const response = await next(request);
      if (ok(response) && typeof body[field] === 'string') known.set(lower(body[field]), body[field].trim());
      return response;
    }
    return next(request);
  };
  return { handle, known };
}

// ---------------------------------------------------------------- the defects

export const defects = [];
const defect = (operationId, name, rule, plant) => defects.push({ name, operationId, rule, plant });

// ---- signing in, passwords

defect(
  'logIn',
  'The email of a sign-in is compared with regard to case',
  'The email is compared without regard to case and is not format-checked.',
  (sound) => {
    const { handle: next, known } = followEmails(sound);
    return async (request) => {
      if (!at(request, 'POST', '/auth/login')) return next(request);
      const form = await formOf(request);
      const email = (form.get('email') ?? '').trim();
      const spelled = known.get(lower(email));
      if (spelled === undefined || spelled === email) return next(request);
      form.set('email', `nobody-${Math.random().toString(36).slice(2)}@nowhere.example`); // an account that there is not
      return next(await copy(request, { body: form }));
    };
  },
);

defect(
  'logIn',
  'Sign-ins with the right password use up the attempts of the account, too',
  'An attempt counts when its form is right; one to sign in or to change a password counts only when the email or the password is wrong.',
  (next) => {
    const windows = new Map();
    return async (request) => {
      if (!at(request, 'POST', '/auth/login')) return next(request);
      const email = lower((await formOf(request)).get('email'));
      const span = 15 * 60 * 1000;
      let window = windows.get(email);
      if (!window || Date.now() - window.begin > span) window = { begin: Date.now(), count: 0 };
      windows.set(email, window);
      if (window.count >= 10) {
        const left = Math.max(1, Math.ceil((window.begin + span - Date.now()) / 1000));
        return json(
          429,
          { detail: 'Too many attempts. Wait some minutes and try again.', code: 'rate_limited' },
          { 'retry-after': String(left) },
        );
      }
      const response = await next(request);
      if (response.status === 200 || response.status === 401) window.count += 1;
      return response;
    };
  },
);

defect(
  'requestPasswordReset',
  'Asking for a one-time password makes the old password invalid at once',
  'The old password stays valid until it is changed.',
  (next) => {
    const blocked = new Set();
    return async (request) => {
      if (at(request, 'POST', '/forgot-password/')) {
        const { email } = await bodyOf(request);
        const response = await next(request);
        if (ok(response)) blocked.add(lower(email));
        return response;
      }
      if (at(request, 'PUT', '/update-password/')) {
        const { email } = await bodyOf(request);
        const response = await next(request);
        if (response.status === 200) blocked.delete(lower(email));
        return response;
      }
      if (at(request, 'POST', '/auth/login')) {
        const form = await formOf(request);
        if (blocked.has(lower(form.get('email'))) && form.get('password')) {
          form.set('password', `overwritten ${Math.random()}`);
          return next(await copy(request, { body: form }));
        }
      }
      return next(request);
    };
  },
);

defect(
  'requestPasswordReset',
  'The answer has another message where an account has the email',
  'Answers the same, and as fast, for known and unknown emails',
  (sound) => {
    const { handle: next, known } = followEmails(sound);
    return async (request) => {
      if (at(request, 'POST', '/auth/login')) {
        const email = (await formOf(request)).get('email');
        const response = await next(request);
        if (response.status === 200) known.set(lower(email), email);
        return response;
      }
      if (!at(request, 'POST', '/forgot-password/')) return next(request);
      const { email } = await bodyOf(request);
      const response = await next(await copy(request));
      if (response.status !== 200 || !known.has(lower(email))) return response;
      return withJson(response, {
        ...(await jsonOf(response)),
        message: 'We have sent you a one-time password. It is valid for 30 minutes.',
      });
    };
  },
);

defect(
  'updatePassword',
  'The other sessions of the person stay open when the password changes',
  "Success ends the person's other sessions; a session whose token the request carries stays.",
  (sound) => {
    const { handle: next, sessions } = follow(sound);
    const revived = new Map();
    return async (request) => {
      if (at(request, 'PUT', '/update-password/')) {
        const body = await bodyOf(request);
        const open = [];
        for (const [token, session] of sessions) {
          if (session.email !== lower(body.email) || token === tokenOf(request)) continue;
          const real = revived.get(token) ?? token;
          if ((await ask(sound, request, 'GET', '/dashboard/', { token: real })).status === 200)
            open.push(token);
        }
        const response = await next(request);
        if (response.status === 200 && open.length) {
          const signedIn = await ask(sound, request, 'POST', '/auth/login', {
            form: { email: body.email, password: body.new_password },
            anonymous: true,
          });
          if (signedIn.status === 200)
            for (const token of open) revived.set(token, signedIn.data.access_token);
        }
        return response;
      }
      const token = tokenOf(request);
      if (revived.has(token)) {
        const response = await next(await copy(request, { token: revived.get(token) }));
        if (at(request, 'POST', '/auth/logout')) revived.delete(token);
        return response;
      }
      return next(request);
    };
  },
);

// ---- the dashboard and the organization

defect(
  'getDashboard',
  "A regular user's candidates are counted without those shared with them",
  'Candidates that the caller sees, shared ones included. (The counts are the lengths of the lists that the same caller gets.)',
  (next) => async (request) => {
    if (!at(request, 'GET', '/dashboard/')) return next(request);
    const response = await next(await copy(request));
    if (response.status !== 200) return response;
    const data = await jsonOf(response);
    if (!data?.user_data) return response;
    const { status, data: candidates } = await ask(next, request, 'GET', '/candidates/');
    if (status !== 200) return response;
    const own = list(candidates).filter((candidate) => !candidate.shared_by).length;
    return withJson(response, { ...data, user_data: { ...data.user_data, user_candidates: own } });
  },
);

defect(
  'createOrganization',
  "The organization stays behind, and its name taken, where the admin's email was refused",
  'Nothing is created on an error.',
  (next) => {
    const orphans = new Set();
    return async (request) => {
      if (!at(request, 'POST', '/organizations/')) return next(request);
      const body = await bodyOf(request);
      const complete = ['name', 'admin_username', 'admin_email', 'admin_password', 'pricing_tier'].every(
        (field) => typeof body[field] === 'string' && body[field].trim(),
      );
      if (complete && orphans.has(lower(body.name))) {
        return json(409, {
          detail: "duplicate key value violates unique constraint 'organizations_name_key'",
          code: 'organization_name_taken',
          errors: { name: 'This organization name is taken.' },
        });
      }
      const response = await next(await copy(request));
      if (response.status === 409 && (await jsonOf(response))?.code === 'email_taken')
        orphans.add(lower(body.name));
      return response;
    };
  },
);

defect(
  'updateOrganization',
  'A new contact address becomes the login of the admin who sets it',
  "`adminEmail` is the contact address: changing it changes nobody's login.",
  (next) => async (request) => {
    if (!at(request, 'POST', '/api/organization/update')) return next(request);
    const body = await bodyOf(request);
    const before = await ask(next, request, 'GET', '/api/organization');
    const response = await next(await copy(request));
    if (response.status !== 200 || (await jsonOf(response))?.error) return response;
    if (before.status !== 200 || lower(before.data?.adminEmail) === lower(body.adminEmail)) return response;
    const self = await selfOf(next, request);
    if (self && lower(self.email) !== lower(body.adminEmail)) {
      await ask(next, request, 'PUT', `/users/${self.id}`, {
        body: {
          username: self.username,
          full_name: self.full_name,
          is_admin: self.is_admin,
          email: String(body.adminEmail).trim(),
        },
      });
    }
    return response;
  },
);

// ---- jobs

defect(
  'listJobs',
  'A regular user gets all jobs of the organization',
  "All open jobs of the organization for an admin, the caller's own for a regular user.",
  (sound) => {
    const { handle: next, of, admins } = follow(sound);
    return async (request) => {
      const session = at(request, 'GET', '/jobs/') && of(request);
      if (!session || session.role === 'admin') return next(request);
      const response = await next(await copy(request, { drop: ['if-none-match'] }));
      if (response.status !== 200) return response;
      for (const token of admins(session.org)) {
        const all = await ask(sound, request, 'GET', '/jobs/', { token });
        if (all.status === 200 && Array.isArray(all.data)) return withJson(response, all.data);
      }
      return response;
    };
  },
);

defect(
  'listJobs',
  'The ETag of the list stays as it is when a job of it is edited, and the old list is answered with 304',
  'It changes with anything in the list',
  (next) => async (request) => {
    if (!at(request, 'GET', '/jobs/')) return next(request);
    const asked = request.headers.get('if-none-match');
    const response = await next(await copy(request, { drop: ['if-none-match'] }));
    const jobs = await jsonOf(response);
    if (response.status !== 200 || !response.headers.get('etag') || !Array.isArray(jobs)) return response;
    const ids = jobs
      .map((job) => job.id)
      .sort()
      .join(',');
    const tag = `W/"jobs-${createHash('sha256')
      .update(`${tokenOf(request)} ${ids}`)
      .digest('hex')
      .slice(0, 24)}"`;
    const headers = plainHeaders(response.headers);
    headers.set('etag', tag);
    if (asked?.split(/,\s*/).some((one) => one.replace(/^W\//, '') === tag.replace(/^W\//, ''))) {
      headers.delete('content-type');
      return new Response(null, { status: 304, headers });
    }
    return new Response(JSON.stringify(jobs), { status: 200, headers });
  },
);

const sameJob = (one, other) =>
  ['title', 'description', 'skills_required'].every(
    (field) => String(one[field] ?? '').trim() === String(other[field] ?? '').trim(),
  );

defect(
  'createJob',
  'Creating a job again that was deleted a moment ago makes a new one, with another id',
  'The same person creating a job identical to one that they deleted less than 60 seconds ago gets the old one back, with its id, and nothing counts as closed (that is Undo).',
  (next) => {
    const deleted = [];
    return async (request) => {
      const gone = at(request, 'DELETE', '/jobs/{id}');
      if (gone) {
        const { data } = await ask(next, request, 'GET', '/jobs/');
        const response = await next(request);
        const job = list(data).find((one) => one.id === gone.id);
        if (response.status === 200 && job) deleted.push({ job, time: Date.now() });
        return response;
      }
      if (!at(request, 'POST', '/jobs/')) return next(request);
      const body = await bodyOf(request);
      if (
        typeof body.title !== 'string' ||
        !deleted.some(({ job, time }) => Date.now() - time < 70000 && sameJob(job, body))
      )
        return next(request);
      const title = body.title.trim();
      const other = title.length < 200 ? `${title}~` : `${title.slice(0, -1)}~`;
      const response = await next(await copy(request, { body: { ...body, title: other } }));
      const made = await jsonOf(response);
      if (!ok(response) || !made?.id) return response;
      const saved = await ask(next, request, 'PUT', `/jobs/${made.id}`, { body });
      return withJson(response, saved.status === 200 ? saved.data : made);
    };
  },
);

defect(
  'createJob',
  'The lengths of title, description and skills are counted in bytes of UTF-8',
  'Lengths are counted in UTF-16 code units, as browsers count them.',
  (next) => async (request) => {
    if (!at(request, 'POST', '/jobs/')) return next(request);
    const body = await bodyOf(request);
    const changed = { ...body };
    for (const [field, most] of [
      ['title', 200],
      ['description', 20000],
      ['skills_required', 2000],
    ]) {
      const text = typeof body[field] === 'string' ? body[field].trim() : '';
      if (text.length <= most && Buffer.byteLength(text) > most) changed[field] = 'x'.repeat(most + 1); // refused as too long
    }
    const same = Object.keys(body).every((field) => changed[field] === body[field]);
    return next(same ? request : await copy(request, { body: changed }));
  },
);

defect(
  'updateJob',
  'An update without `criteria` clears those that a person had set',
  "What a person set about the job's criteria. Left out, what was set before stays.",
  (next) => async (request) => {
    if (!at(request, 'PUT', '/jobs/{id}')) return next(request);
    const body = await bodyOf(request);
    if (typeof body.title !== 'string' || 'criteria' in body) return next(request);
    return next(await copy(request, { body: { ...body, criteria: [] } }));
  },
);

defect(
  'updateJob',
  "A job that an admin edits becomes the admin's own, and its owner sees it no more",
  'Replaces title, description and skills of a job that the caller sees. (`created_by`: Whose job it is. A regular user sees the jobs that they created.)',
  (next) => {
    const moved = new Map();
    return async (request) => {
      const edited = at(request, 'PUT', '/jobs/{id}');
      if (edited) {
        const response = await next(await copy(request));
        const job = await jsonOf(response);
        if (response.status !== 200 || !job?.created_by) return response;
        const self = await selfOf(next, request);
        if (!self || (self.id === job.created_by.id && !moved.has(edited.id))) return response;
        const owner = { id: self.id, full_name: self.full_name };
        moved.set(edited.id, owner);
        return withJson(response, { ...job, created_by: owner });
      }
      if (!moved.size || !at(request, 'GET', '/jobs/')) return next(request);
      const response = await next(await copy(request, { drop: ['if-none-match'] }));
      const jobs = await jsonOf(response);
      if (response.status !== 200 || !list(jobs).some((job) => moved.has(job.id))) return response;
      const admin = Boolean((await dashboardOf(next, request))?.admin_data);
      const shown = jobs
        .filter((job) => admin || !moved.has(job.id))
        .map((job) => (moved.has(job.id) ? { ...job, created_by: moved.get(job.id) } : job));
      return withJson(response, shown);
    };
  },
);

defect(
  'deleteJob',
  'A deleted job stays on the public page of open jobs',
  'A deleted job is off the page. (Takes the job out of every list at once)',
  (next) => {
    const ghosts = new Map();
    const pageIsOn = async (request, address) =>
      (
        await ask(next, request, 'GET', `/open_jobs/?address=${encodeURIComponent(address)}`, {
          anonymous: true,
        })
      ).status === 200;
    return async (request) => {
      const deleted = at(request, 'DELETE', '/jobs/{id}');
      if (deleted) {
        const open = await ask(next, request, 'GET', `/open_jobs/${deleted.id}`, { anonymous: true });
        const response = await next(request);
        if (response.status === 200 && open.status === 200 && open.data?.id)
          ghosts.set(open.data.id, open.data);
        return response;
      }
      if (at(request, 'POST', '/jobs/') && ghosts.size) {
        const response = await next(await copy(request));
        if (ok(response)) ghosts.delete((await jsonOf(response))?.id);
        return response;
      }
      const one = at(request, 'GET', '/open_jobs/{id}');
      if (one && ghosts.has(one.id)) {
        const response = await next(await copy(request));
        if (response.status === 404 && (await pageIsOn(request, ghosts.get(one.id).address)))
          return withJson(response, ghosts.get(one.id), 200);
        return response;
      }
      if (ghosts.size && at(request, 'GET', '/open_jobs/')) {
        const address = new URL(request.url).searchParams.get('address');
        const response = await next(await copy(request));
        const data = await jsonOf(response);
        if (response.status !== 200 || !Array.isArray(data?.jobs)) return response;
        const more = [...ghosts.values()]
          .filter((job) => job.address === address && !data.jobs.some((shown) => shown.id === job.id))
          .map(({ id, title, place, published_at }) => ({
            id,
            title,
            ...(place === undefined ? {} : { place }),
            published_at,
          }));
        if (!more.length) return response;
        const jobs = [...data.jobs, ...more].sort(
          (a, b) => Date.parse(b.published_at) - Date.parse(a.published_at),
        );
        return withJson(response, { ...data, jobs });
      }
      return next(request);
    };
  },
);

// ---- candidates

defect(
  'listCandidates',
  "`shared_by` names the candidate's owner, not the one who shared it",
  "Who shared it with the caller, where it is not the caller's own.",
  (next) => {
    const owners = new Map();
    return async (request) => {
      if (at(request, 'POST', '/candidates/')) {
        const response = await next(await copy(request));
        const made = ok(response) ? await jsonOf(response) : undefined;
        if (made?.id) {
          const self = await selfOf(next, request);
          if (self && !owners.has(made.id)) owners.set(made.id, { id: self.id, full_name: self.full_name });
        }
        return response;
      }
      if (!at(request, 'GET', '/candidates/')) return next(request);
      const response = await next(await copy(request));
      const candidates = response.status === 200 ? await jsonOf(response) : undefined;
      const wrong = (candidate) =>
        candidate.shared_by &&
        owners.has(candidate.id) &&
        owners.get(candidate.id).id !== candidate.shared_by.id;
      if (!list(candidates).some(wrong)) return response;
      return withJson(
        response,
        candidates.map((candidate) =>
          wrong(candidate) ? { ...candidate, shared_by: owners.get(candidate.id) } : candidate,
        ),
      );
    };
  },
);

defect(
  'createCandidate',
  '`duplicate_of` names a candidate of a colleague that the caller does not see',
  'A second candidate with an email that the organization already has is saved; `duplicate_of` names the first one if the caller sees it.',
  (sound) => {
    const { handle: next, of, admins } = follow(sound);
    return async (request) => {
      if (!at(request, 'POST', '/candidates/')) return next(request);
      const response = await next(await copy(request));
      const made = ok(response) ? await jsonOf(response) : undefined;
      const session = of(request);
      if (!made?.id || made.duplicate_of || !session) return response;
      for (const token of admins(session.org)) {
        const all = await ask(sound, request, 'GET', '/candidates/', { token });
        if (all.status !== 200) continue;
        const [first] = list(all.data)
          .filter((candidate) => candidate.id !== made.id && lower(candidate.email) === lower(made.email))
          .sort((a, b) => Date.parse(a.created_at ?? 0) - Date.parse(b.created_at ?? 0));
        return first ? withJson(response, { ...made, duplicate_of: first.id }) : response;
      }
      return response;
    };
  },
);

defect(
  'createCandidate',
  'The header Idempotency-Key is not looked at: the same form sent again is stored twice',
  'With the header `Idempotency-Key` (an addition) the same form sent again, e.g. after a time-out, is stored once: the answer is the candidate of the first time.',
  (next) => async (request) => {
    if (!at(request, 'POST', '/candidates/') || !request.headers.has('idempotency-key')) return next(request);
    return next(await copy(request, { drop: ['idempotency-key'] }));
  },
);

defect(
  'getCandidate',
  'A candidate of another organization is 403, where an unknown one is 404',
  'Nothing of one organization is ever visible to another: its ids answer 404 `not_found`, as unknown ids do.',
  (sound) => {
    const { handle: next, of, tokens } = follow(sound);
    return async (request) => {
      const path = at(request, 'GET', '/candidates/{id}');
      const response = await next(request);
      const session = path && response.status === 404 && of(request);
      if (!session) return response;
      for (const token of tokens((other) => other.org !== session.org && other.role === 'admin')) {
        if ((await ask(sound, request, 'GET', `/candidates/${path.id}`, { token })).status === 200) {
          return withJson(
            response,
            { detail: 'This candidate belongs to somebody else.', code: 'not_owner' },
            403,
          );
        }
      }
      return response;
    };
  },
);

defect(
  'updateCandidate',
  'An update without `resume_file` takes the resume away',
  'Without `resume_file` the resume stays',
  (next) => {
    const bare = new Set();
    const stripped = (candidate) => {
      if (!candidate || !bare.has(candidate.id)) return candidate;
      const { resume_file_name, ...rest } = candidate;
      if ('resume' in rest) rest.resume = null;
      if ('has_resume' in rest) rest.has_resume = false;
      if ('resume_reading' in rest) rest.resume_reading = 'none';
      rest.skills = '';
      return rest;
    };
    return async (request) => {
      const edited = at(request, 'PUT', '/candidates/{id}');
      if (edited) {
        let file;
        try {
          file = (await request.clone().formData()).get('resume_file');
        } catch {
          return next(request);
        }
        const response = await next(await copy(request));
        if (response.status !== 200) return response;
        const candidate = await jsonOf(response);
        if (file && typeof file !== 'string' && file.size) {
          bare.delete(edited.id);
          return response;
        }
        if (!candidate?.id || candidate.has_resume === false || candidate.resume === null) return response;
        bare.add(edited.id);
        return withJson(response, stripped(candidate));
      }
      if (!bare.size) return next(request);
      const one = at(request, 'GET', '/candidates/{id}');
      if ((one && bare.has(one.id)) || at(request, 'GET', '/candidates/')) {
        const response = await next(await copy(request, { drop: ['if-none-match'] }));
        if (response.status !== 200) return response;
        const data = await jsonOf(response);
        if (Array.isArray(data))
          return data.some((candidate) => bare.has(candidate.id))
            ? withJson(response, data.map(stripped))
            : response;
        return withJson(response, stripped(data));
      }
      return next(request);
    };
  },
);

defect(
  'updateCandidate',
  'Somebody whom a candidate was shared with can edit it',
  'Its owner and admins may edit a candidate; whom it was shared with gets 403 `not_owner`.',
  (sound) => {
    const { handle: next, of, admins } = follow(sound);
    return async (request) => {
      if (!at(request, 'PUT', '/candidates/{id}')) return next(request);
      const response = await next(await copy(request));
      const session = response.status === 403 && of(request);
      if (!session || (await jsonOf(response))?.code !== 'not_owner') return response;
      for (const token of admins(session.org)) {
        const saved = await sound(await copy(request, { token }));
        if (saved.status === 401 || saved.status === 403) continue;
        if (saved.status !== 200) return saved;
        return withJson(saved, { ...(await jsonOf(saved)), can_edit: false });
      }
      return response;
    };
  },
);

defect(
  'shareCandidate',
  'Sharing again with the same person keeps the first note',
  'Sharing again with the same person replaces the note.',
  (next) => {
    const notes = new Map();
    return async (request) => {
      const shared = at(request, 'POST', '/candidates/share/');
      if (shared || at(request, 'POST', '/candidates/unshare/')) {
        const body = await bodyOf(request);
        const pair = `${body.candidate_id} ${body.shared_with_user_id}`;
        if (!shared) {
          const response = await next(request);
          if (response.status === 200) notes.delete(pair);
          return response;
        }
        if (notes.has(pair) && typeof body.note === 'string' && body.note.length <= 2000)
          return next(await copy(request, { body: { ...body, note: notes.get(pair) } }));
        const response = await next(request);
        if (ok(response) && !notes.has(pair)) notes.set(pair, body.note);
        return response;
      }
      return next(request);
    };
  },
);

// ---- people

defect(
  'listUsers',
  'The search for people takes letters with and without accents as the same',
  'without regard to case; letters with and without accents are different ones',
  (next) => {
    const fold = (text) =>
      String(text ?? '')
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase();
    return async (request) => {
      const query = at(request, 'GET', '/users/') && new URL(request.url).searchParams.get('query');
      if (!query?.trim()) return next(request);
      const response = await next(await copy(request));
      if (response.status !== 200) return response;
      const all = await ask(next, request, 'GET', '/users/');
      if (all.status !== 200 || !Array.isArray(all.data)) return response;
      const wanted = fold(query.trim());
      return withJson(
        response,
        all.data.filter((user) =>
          [user.full_name, user.username, user.email].some((text) => fold(text).includes(wanted)),
        ),
      );
    };
  },
);

defect(
  'createUser',
  'White space at the ends of a new password is cut off before it is kept',
  'The password, kept as typed, white space included.',
  (next) => async (request) => {
    if (!at(request, 'POST', '/users/')) return next(request);
    const body = await bodyOf(request);
    const password = typeof body.password === 'string' ? body.password.trim() : '';
    if (!password || password === body.password) return next(request);
    return next(await copy(request, { body: { ...body, password } }));
  },
);

defect(
  'createUser',
  'The standard plan has room for four people only: the fifth is refused',
  'Where the organization already has as many people as its plan allows (basic 1, standard 5), the answer is 403 `upgrade_required`.',
  (next) => async (request) => {
    if (!at(request, 'POST', '/users/')) return next(request);
    const body = await bodyOf(request);
    const fields = ['username', 'email', 'full_name', 'password'];
    const complete =
      fields.every((field) => typeof body[field] === 'string' && body[field].trim()) &&
      Object.keys(body).every((field) => fields.includes(field) || field === 'is_admin');
    if (!complete || !(request.headers.get('content-type') ?? '').includes('json')) return next(request);
    const organization = await ask(next, request, 'GET', '/api/organization');
    if (organization.status !== 200 || organization.data?.pricingTier !== 'Standard') return next(request);
    const people = await ask(next, request, 'GET', '/users/');
    if (list(people.data).length !== 4) return next(request);
    return json(403, {
      detail: 'Your Standard plan allows no more people. Upgrade the subscription to add more.',
      code: 'upgrade_required',
    });
  },
);

defect(
  'updateUser',
  'The old email still signs the person in after it was changed',
  "A changed email is the person's new login.",
  (next) => {
    const old = new Map();
    return async (request) => {
      const edited = at(request, 'PUT', '/users/{id}');
      if (edited) {
        const before = list((await ask(next, request, 'GET', '/users/')).data).find(
          (user) => user.id === edited.id,
        );
        const response = await next(await copy(request));
        const after = response.status === 200 ? await jsonOf(response) : undefined;
        if (before?.email && after?.email) {
          old.delete(lower(after.email));
          if (lower(before.email) !== lower(after.email)) {
            for (const [email, target] of old)
              if (lower(target) === lower(before.email)) old.set(email, after.email);
            old.set(lower(before.email), after.email);
          }
        }
        return response;
      }
      const field = at(request, 'POST', '/organizations/')
        ? 'admin_email'
        : at(request, 'POST', '/users/')
          ? 'email'
          : null;
      if (field) {
        const body = await bodyOf(request);
        const response = await next(request);
        if (ok(response)) old.delete(lower(body[field]));
        return response;
      }
      if (at(request, 'POST', '/auth/login')) {
        const form = await formOf(request);
        const target = old.get(lower(form.get('email')));
        if (target) {
          form.set('email', target);
          return next(await copy(request, { body: form }));
        }
      }
      return next(request);
    };
  },
);

defect(
  'updateUser',
  'Somebody who is made an admin stays a regular user for admin operations until they sign in again',
  "The role is in force from the person's next request.",
  (sound) => {
    const { handle: next, of } = follow(sound);
    return async (request) => {
      const session = forAdmins(request) && of(request);
      if (!session || session.role === 'admin') return next(request);
      const counts = await dashboardOf(sound, request);
      if (!counts?.admin_data) return next(request); // still a regular user, or no session
      return json(403, { detail: 'Only an admin of your organization can do this.', code: 'admin_required' });
    };
  },
);

defect(
  'deleteUser',
  'The jobs of a deleted person are deleted with them',
  'their jobs, their candidates and what they shared with colleagues pass to the admin who deletes them',
  (next) => async (request) => {
    const deleted = at(request, 'DELETE', '/users/{id}');
    if (!deleted) return next(request);
    const jobs = await ask(next, request, 'GET', '/jobs/');
    const response = await next(request);
    if (response.status === 200) {
      for (const job of list(jobs.data))
        if (job.created_by?.id === deleted.id) await ask(next, request, 'DELETE', `/jobs/${job.id}`);
    }
    return response;
  },
);

// ---- figures

defect(
  'getUserPerformance',
  'For a regular user "All Users" counts only the open jobs and candidates that they see',
  '"All Users" (also when left out) gives the organization\'s totals.',
  (next) => async (request) => {
    if (!at(request, 'GET', '/user-performance')) return next(request);
    const user = new URL(request.url).searchParams.get('user');
    const response = await next(await copy(request));
    if (response.status !== 200 || (user !== null && user !== 'All Users')) return response;
    const own = (await dashboardOf(next, request))?.user_data;
    if (!own) return response;
    return withJson(response, {
      ...(await jsonOf(response)),
      activeJobs: own.user_jobs,
      activeCandidates: own.user_candidates,
    });
  },
);

defect(
  'getUserPerformance',
  'A rate without any data is 0, not null',
  'A rate is `null` where there is too little data.',
  (next) => async (request) => {
    if (!at(request, 'GET', '/user-performance')) return next(request);
    const response = await next(await copy(request));
    const data = response.status === 200 ? await jsonOf(response) : undefined;
    if (!data || (data.jobFillRate !== null && data.retentionRate !== null)) return response;
    return withJson(response, {
      ...data,
      jobFillRate: data.jobFillRate ?? 0,
      retentionRate: data.retentionRate ?? 0,
    });
  },
);

defect(
  'getUserPerformanceHistory',
  'Months in which nothing happened are left out of the history',
  'oldest first, every period present even with zeros',
  (next) => async (request) => {
    if (!at(request, 'GET', '/user-performance/history')) return next(request);
    const response = await next(await copy(request));
    const rows = response.status === 200 ? await jsonOf(response) : undefined;
    if (!Array.isArray(rows)) return response;
    return withJson(
      response,
      rows.filter((row) => row.jobsFilled || row.candidatesShared),
    );
  },
);

// ---- analysis of one

defect(
  'analyzeResume',
  'Somebody whom a candidate was shared with cannot analyze it',
  'Lets the colleague read, analyse and compare the candidate, not edit, delete or share it on.',
  (next) => async (request) => {
    if (!at(request, 'POST', '/analyze_resume/')) return next(request);
    const body = await bodyOf(request);
    if (typeof body.candidate_id !== 'string' || !/^[A-Za-z0-9_-]{1,64}$/.test(body.candidate_id))
      return next(request);
    const { status, data } = await ask(next, request, 'GET', `/candidates/${body.candidate_id}`);
    if (
      status !== 200 ||
      !data ||
      (data.can_edit !== false && !(data.shared_by && data.can_edit === undefined))
    )
      return next(request);
    return next(await copy(request, { body: { ...body, candidate_id: 'cnd_0nobody0at0all0' } })); // as if they did not see it
  },
);

// ================================================================ extensions

// ---- sessions

defect(
  'logOut',
  'The token works on after the sign-out',
  'Ends the session whose token the request carries.',
  (next) => async (request) => {
    if (!at(request, 'POST', '/auth/logout')) return next(request);
    const { status } = await ask(next, request, 'GET', '/dashboard/');
    return status === 200 ? new Response(null, { status: 204 }) : next(request);
  },
);

defect(
  'listSessions',
  '`is_current` stands at the session that was opened last, not at the one that asks',
  'Whether it is the session that asks.',
  (next) => async (request) => {
    if (!at(request, 'GET', '/sessions/')) return next(request);
    const response = await next(await copy(request));
    const sessions = response.status === 200 ? await jsonOf(response) : undefined;
    if (!Array.isArray(sessions) || sessions.length < 2) return response;
    // Of those that began in the same moment one that does not ask: the newest sign-in is the one after the caller's.
    const newest = [...sessions].sort(
      (a, b) =>
        Date.parse(b.signed_in_at) - Date.parse(a.signed_in_at) ||
        Number(a.is_current) - Number(b.is_current),
    )[0];
    return withJson(
      response,
      sessions.map((session) => ({ ...session, is_current: session === newest })),
    );
  },
);

// ---- the record

defect(
  'listLedger',
  'The day of `to` is not included',
  'Only up to this day (UTC), it included.',
  (next) => async (request) => {
    const to = at(request, 'GET', '/api/organization/ledger') && new URL(request.url).searchParams.get('to');
    if (!to) return next(request);
    const response = await next(await copy(request));
    const page = response.status === 200 ? await jsonOf(response) : undefined;
    if (!Array.isArray(page?.entries)) return response;
    return withJson(response, {
      ...page,
      entries: page.entries.filter((entry) => new Date(entry.at).toISOString().slice(0, 10) < to),
    });
  },
);

defect(
  'listLedger',
  '`person` gives the entries about the person, not what the person did',
  'Only what the person with this id did.',
  (next) => async (request) => {
    const url = new URL(request.url);
    const person = at(request, 'GET', '/api/organization/ledger') && url.searchParams.get('person');
    if (!person) return next(request);
    const first = await next(await copy(request));
    if (first.status !== 200) return first;
    url.searchParams.delete('person');
    const response = await next(await copy(request, { url: url.href }));
    const page = response.status === 200 ? await jsonOf(response) : undefined;
    if (!Array.isArray(page?.entries)) return first;
    return withJson(response, {
      ...page,
      entries: page.entries.filter((entry) => entry.person?.id === person),
    });
  },
);

defect(
  'exportLedger',
  'Cells that a spreadsheet would take for a formula are written as they are',
  'A cell that a spreadsheet would take for a formula (it begins with `=`, `+`, `-`, `@`, a tab or a carriage return) begins with an apostrophe.',
  (next) => async (request) => {
    if (!at(request, 'POST', '/api/organization/ledger/export')) return next(request);
    const response = await next(await copy(request));
    if (response.status !== 200) return response;
    const csv = Buffer.from(await response.clone().arrayBuffer()).toString('utf8'); // keeps the byte order mark
    const raw = csv.replace(/(^|[,\n])("?)'(?=[=+\-@\t\r])/g, '$1$2');
    return raw === csv
      ? response
      : new Response(Buffer.from(raw, 'utf8'), { status: 200, headers: plainHeaders(response.headers) });
  },
);

// ---- retention

defect(
  'updateRetention',
  '`months: null` leaves the setting as it is, as if it were left out',
  'After how many months without activity a candidate is proposed for deletion; `null` for never. (Off (`null`) until it is set.)',
  (next) => async (request) => {
    if (!at(request, 'PUT', '/api/organization/retention')) return next(request);
    const body = await bodyOf(request);
    if (body.months !== null || Object.keys(body).length !== 1) return next(request);
    const headers = new Headers(request.headers);
    for (const name of [...hopByHop, 'content-type', 'content-length']) headers.delete(name);
    return next(new Request(request.url, { method: 'GET', headers })); // answers with what is set
  },
);

// ---- candidates: undo, merge, shares

defect(
  'restoreCandidate',
  'A candidate whose deletion is taken back comes back without its shares',
  'all is as it was, the resume, shares and analyses included, and nothing counts as deleted',
  (next) => async (request) => {
    const path = at(request, 'POST', '/candidates/{id}/restore');
    const response = await next(request);
    if (!path || response.status !== 200) return response;
    const shares = await ask(next, request, 'GET', `/candidates/${path.id}/shares`);
    for (const share of shares.status === 200 ? list(shares.data) : []) {
      await ask(next, request, 'POST', '/candidates/unshare/', {
        body: { candidate_id: path.id, shared_with_user_id: share.shared_with.id },
      });
    }
    return response;
  },
);

defect(
  'mergeCandidates',
  'The tags of the other candidate are lost in a merge',
  'It gets of the other one the team notes, the tags (up to `x-limits.tags.most`), the jobs and scorecards that it has none of',
  (next) => async (request) => {
    const path = at(request, 'POST', '/candidates/{id}/merge');
    if (!path) return next(request);
    const before = await ask(next, request, 'GET', `/candidates/${path.id}`);
    const response = await next(await copy(request));
    const merged = response.status === 200 ? await jsonOf(response) : undefined;
    if (!merged || before.status !== 200) return response;
    const tags = list(before.data.tags);
    if (list(merged.tags).length <= tags.length) return response;
    await ask(next, request, 'PUT', `/candidates/${path.id}/tags`, { body: { tags } });
    return withJson(response, { ...merged, tags });
  },
);

defect(
  'withdrawShare',
  'Only a share that the caller made is taken back; one that somebody else made stays',
  'The colleague does not see the candidate any more, whoever of the organization had shared it with them',
  (next) => async (request) => {
    if (!at(request, 'POST', '/candidates/unshare/')) return next(request);
    const body = await bodyOf(request);
    if (
      typeof body.candidate_id !== 'string' ||
      typeof body.shared_with_user_id !== 'string' ||
      Object.keys(body).length !== 2
    )
      return next(request);
    const shares = await ask(
      next,
      request,
      'GET',
      `/candidates/${encodeURIComponent(body.candidate_id)}/shares`,
    );
    const theirs =
      shares.status === 200
        ? list(shares.data).filter((share) => share.shared_with?.id === body.shared_with_user_id)
        : [];
    if (!theirs.length) return next(request);
    const self = await selfOf(next, request);
    if (!self || theirs.some((share) => share.shared_by?.id === self.id)) return next(request);
    return json(200, { message: 'Sharing stopped.' });
  },
);

// ---- kept analyses, decisions

defect(
  'listAnalyses',
  'An analysis is never `outdated`, whatever was changed since',
  'Whether the job, the resume, the notes or the reading have changed since.',
  (next) => async (request) => {
    if (!at(request, 'GET', '/candidates/{id}/analyses')) return next(request);
    const response = await next(await copy(request));
    const analyses = response.status === 200 ? await jsonOf(response) : undefined;
    if (!list(analyses).some((analysis) => analysis.outdated)) return response;
    return withJson(
      response,
      analyses.map((analysis) => ({ ...analysis, outdated: false })),
    );
  },
);

defect(
  'listDecisions',
  'Only the decision that stands for each job is listed, not those before it',
  "The candidate's own part of the record, newest first: every decision for a job that the caller sees, or saw before it was closed.",
  (next) => async (request) => {
    if (!at(request, 'GET', '/candidates/{id}/decisions')) return next(request);
    const response = await next(await copy(request));
    const entries = response.status === 200 ? await jsonOf(response) : undefined;
    if (!Array.isArray(entries)) return response;
    const standing = entries.filter(
      (entry, index) => entries.findIndex((other) => other.job?.id === entry.job?.id) === index,
    );
    return standing.length === entries.length ? response : withJson(response, standing);
  },
);

defect(
  'recordDecision',
  '`scored_at` is not looked at: a decision on an analysis that is not the newest is taken',
  '`scored_at` names the analysis that the person saw. Where a newer one is kept the answer is 409 `analysis_changed`',
  (next) => async (request) => {
    if (!at(request, 'POST', '/candidates/{id}/decisions')) return next(request);
    const body = await bodyOf(request);
    if (typeof body.scored_at !== 'string' || Number.isNaN(Date.parse(body.scored_at))) return next(request);
    const { scored_at, ...rest } = body;
    return next(await copy(request, { body: rest }));
  },
);

// ---- who applied

defect(
  'createApplicantLink',
  'An earlier link of the candidate works on beside the new one',
  'A link that there is ends with the new one.',
  (next) => {
    const candidates = new Map(); // secret -> candidate
    const current = new Map(); // candidate -> secret
    return async (request) => {
      const made = at(request, 'POST', '/candidates/{id}/applicant_link');
      if (made) {
        const response = await next(await copy(request));
        const url = ok(response) ? (await jsonOf(response))?.url : undefined;
        if (typeof url === 'string' && url.includes('#')) {
          const secret = decodeURIComponent(url.slice(url.indexOf('#') + 1));
          candidates.set(secret, made.id);
          current.set(made.id, secret);
        }
        return response;
      }
      const ended = at(request, 'DELETE', '/candidates/{id}/applicant_link');
      if (ended) {
        const response = await next(request);
        if (response.status === 204) {
          current.delete(ended.id);
          for (const [secret, candidate] of candidates) if (candidate === ended.id) candidates.delete(secret);
        }
        return response;
      }
      if (at(request, 'POST', '/applicant/') || at(request, 'POST', '/applicant/requests/')) {
        const body = await bodyOf(request);
        const newest = current.get(candidates.get(body.token));
        if (newest && newest !== body.token)
          return next(await copy(request, { body: { ...body, token: newest } }));
      }
      return next(request);
    };
  },
);

// ---- invitations

defect(
  'createInvitation',
  'A second invitation for the same email stands beside the first one',
  'Another invitation for the same email takes the place of the one before.',
  (sound) => {
    const { handle: next, of } = follow(sound);
    const ghosts = [];
    const organization = (request) => of(request)?.org ?? tokenOf(request);
    return async (request) => {
      if (at(request, 'POST', '/invitations/')) {
        const before = await ask(sound, request, 'GET', '/invitations/');
        const response = await next(await copy(request));
        const made = ok(response) ? await jsonOf(response) : undefined;
        if (made?.id && before.status === 200) {
          for (const old of list(before.data)) {
            if (lower(old.email) !== lower(made.email)) continue;
            ghosts.push({
              org: organization(request),
              invitation: { ...old, id: old.id === made.id ? `${old.id}0` : old.id },
            });
          }
        }
        return response;
      }
      if (ghosts.length && at(request, 'GET', '/invitations/')) {
        const response = await next(await copy(request));
        const shown = response.status === 200 ? await jsonOf(response) : undefined;
        const more = ghosts
          .filter((ghost) => ghost.org === organization(request))
          .map((ghost) => ghost.invitation);
        if (!Array.isArray(shown) || !more.length) return response;
        return withJson(
          response,
          [...shown, ...more].sort((a, b) => Date.parse(b.sent_at) - Date.parse(a.sent_at)),
        );
      }
      const revoked = at(request, 'DELETE', '/invitations/{id}');
      const index = revoked
        ? ghosts.findIndex(
            (ghost) => ghost.invitation.id === revoked.id && ghost.org === organization(request),
          )
        : -1;
      if (index >= 0) {
        const allowed = await ask(sound, request, 'GET', '/invitations/');
        if (allowed.status !== 200) return next(request);
        ghosts.splice(index, 1);
        return new Response(null, { status: 204 });
      }
      return next(request);
    };
  },
);

// ---- stages and applications

defect(
  'updateStages',
  'The order of the stages is not saved: those of before keep theirs, new ones come last',
  'The body is the whole list in its order.',
  (next) => async (request) => {
    if (!at(request, 'PUT', '/stages/')) return next(request);
    const body = await bodyOf(request);
    if (!Array.isArray(body.stages) || !body.stages.every((stage) => stage && typeof stage === 'object'))
      return next(request);
    const { status, data } = await ask(next, request, 'GET', '/stages/');
    if (status !== 200) return next(request);
    const order = list(data).map((stage) => stage.id);
    const place = (stage) => (order.includes(stage.id) ? order.indexOf(stage.id) : order.length);
    const stages = [...body.stages].sort((a, b) => place(a) - place(b));
    return next(await copy(request, { body: { ...body, stages } }));
  },
);

defect(
  'moveApplications',
  'Where one of several candidates is not found the others are moved all the same',
  'A job or a candidate that the caller does not see, and a stage that the organization does not have, is 404, and nothing changes.',
  (next) => async (request) => {
    if (!at(request, 'POST', '/jobs/{id}/applications')) return next(request);
    const body = await bodyOf(request);
    const response = await next(await copy(request));
    if (response.status !== 404 || list(body.candidate_ids).length < 2) return response;
    for (const id of body.candidate_ids)
      await next(await copy(request, { body: { ...body, candidate_ids: [id] } }));
    return response;
  },
);

defect(
  'getFunnel',
  '`reached` counts only those who are in the stage now',
  'How many are or were in it. (how many of the candidates that the caller sees are in it, how many ever were)',
  (next) => async (request) => {
    if (!at(request, 'GET', '/jobs/{id}/funnel')) return next(request);
    const response = await next(await copy(request));
    const funnel = response.status === 200 ? await jsonOf(response) : undefined;
    if (!Array.isArray(funnel?.stages)) return response;
    const now = (stages) => list(stages).map((stage) => ({ ...stage, reached: stage.now }));
    const changed = { ...funnel, stages: now(funnel.stages) };
    if (funnel.by_source)
      changed.by_source = list(funnel.by_source).map((part) => ({ ...part, stages: now(part.stages) }));
    return withJson(response, changed);
  },
);

defect(
  'listCandidateApplications',
  'Moves of before tell the names that the stages have now, not those that they had then',
  'The name that the stage had then; missing where the candidate was taken off the job.',
  (sound) => {
    const { handle: next, of } = follow(sound);
    const renamed = new Map(); // organization -> Map(old name -> new name)
    const namesOf = (request) => {
      const key = of(request)?.org ?? tokenOf(request);
      if (!renamed.has(key)) renamed.set(key, new Map());
      return renamed.get(key);
    };
    return async (request) => {
      if (at(request, 'PUT', '/stages/')) {
        const before = await ask(sound, request, 'GET', '/stages/');
        const response = await next(await copy(request));
        const after = response.status === 200 ? await jsonOf(response) : undefined;
        if (before.status === 200 && Array.isArray(after)) {
          const names = namesOf(request);
          for (const old of list(before.data)) {
            const stage = after.find((one) => one.id === old.id);
            if (!stage || stage.name === old.name) continue;
            for (const [from, to] of names) if (to === old.name) names.set(from, stage.name);
            names.set(old.name, stage.name);
            names.delete(stage.name);
          }
        }
        return response;
      }
      if (!at(request, 'GET', '/candidates/{id}/applications')) return next(request);
      const names = namesOf(request);
      if (!names.size) return next(request);
      const response = await next(await copy(request));
      const applications = response.status === 200 ? await jsonOf(response) : undefined;
      if (!Array.isArray(applications)) return response;
      const today = (move) => {
        const changed = { ...move };
        for (const end of ['from', 'to']) if (names.has(move[end])) changed[end] = names.get(move[end]);
        return changed;
      };
      return withJson(
        response,
        applications.map((application) => ({ ...application, moves: list(application.moves).map(today) })),
      );
    };
  },
);

// ---- notes

defect(
  'listCandidateNotes',
  'A regular user reads only the notes that they wrote themself',
  'Newest first. Everybody who sees the candidate reads all of it.',
  (next) => async (request) => {
    if (!at(request, 'GET', '/candidates/{id}/notes')) return next(request);
    const response = await next(await copy(request));
    const notes = response.status === 200 ? await jsonOf(response) : undefined;
    if (!list(notes).some((note) => !note.can_delete)) return response; // an admin may delete all
    return withJson(
      response,
      notes.filter((note) => note.can_delete),
    );
  },
);

defect(
  'deleteCandidateNote',
  'An admin cannot delete the note of a colleague',
  'For who wrote it and for admins; anybody else who sees the candidate gets 403 `not_owner`, and who does not see them 404.',
  (next) => {
    const written = new Map();
    return async (request) => {
      const made =
        at(request, 'POST', '/candidates/{id}/notes') ?? at(request, 'POST', '/candidates/{id}/mails');
      if (made) {
        const response = await next(await copy(request));
        const note = ok(response) ? await jsonOf(response) : undefined;
        if (note?.id && note.by) written.set(note.id, { author: note.by.id, candidate: made.id });
        return response;
      }
      const deleted = at(request, 'DELETE', '/notes/{id}');
      const note = deleted && written.get(deleted.id);
      if (!note) return next(request);
      const notes = await ask(next, request, 'GET', `/candidates/${note.candidate}/notes`);
      if (notes.status !== 200 || !list(notes.data).some((one) => one.id === deleted.id))
        return next(request);
      const self = await selfOf(next, request);
      if (!self || self.id === note.author || !(await dashboardOf(next, request))?.admin_data)
        return next(request);
      return json(403, { detail: 'Somebody else wrote this note.', code: 'not_owner' });
    };
  },
);

defect(
  'searchNotes',
  'Notes are found in which any of the words stands',
  'The notes about candidates that the caller sees in which all words of `text` stand, without regard to case',
  (next) => async (request) => {
    if (!at(request, 'POST', '/notes/search')) return next(request);
    const { text } = await bodyOf(request);
    const response = await next(await copy(request));
    const words = typeof text === 'string' ? text.trim().split(/\s+/) : [];
    if (response.status !== 200 || words.length < 2) return response;
    const found = new Map(list(await jsonOf(response)).map((one) => [one.note.id, one]));
    for (const word of words) {
      const more = await ask(next, request, 'POST', '/notes/search', { body: { text: word } });
      for (const one of more.status === 200 ? list(more.data) : []) found.set(one.note.id, one);
    }
    return withJson(
      response,
      [...found.values()].sort((a, b) => Date.parse(b.note.at) - Date.parse(a.note.at)).slice(0, 50),
    );
  },
);

// ---- scorecards

defect(
  'listScorecards',
  'The scorecards of others are shown before the caller has saved their own',
  'Before, `others` is empty and `hidden` says how many there are, so that nobody writes what a colleague wrote.',
  (sound) => {
    const { handle: next, of, tokens } = follow(sound);
    return async (request) => {
      if (!at(request, 'GET', '/candidates/{id}/scorecards')) return next(request);
      const response = await next(await copy(request));
      const cards = response.status === 200 ? await jsonOf(response) : undefined;
      const session = of(request);
      if (!cards || cards.own || !cards.hidden || !session) return response;
      const others = new Map();
      const { pathname, search } = new URL(request.url);
      for (const token of tokens((other) => other.org === session.org)) {
        const theirs = await ask(sound, request, 'GET', pathname + search, { token });
        if (theirs.status === 200 && theirs.data?.own) others.set(theirs.data.own.by.id, theirs.data.own);
      }
      if (!others.size) return response;
      const shown = [...others.values()].sort(
        (a, b) => Date.parse(a.submitted_at) - Date.parse(b.submitted_at),
      );
      return withJson(response, {
        ...cards,
        others: shown,
        hidden: Math.max(0, cards.hidden - shown.length),
      });
    };
  },
);

defect(
  'saveScorecard',
  'Criteria that a new scorecard leaves out stay from the earlier one',
  "The caller's scorecard of the candidate for the job, in the place of an earlier one of theirs",
  (next) => async (request) => {
    const path = at(request, 'PUT', '/candidates/{id}/scorecards');
    if (!path) return next(request);
    const body = await bodyOf(request);
    if (typeof body.job_id !== 'string' || !Array.isArray(body.marks) || !body.marks.length)
      return next(request);
    const { status, data } = await ask(
      next,
      request,
      'GET',
      `/candidates/${path.id}/scorecards?job_id=${encodeURIComponent(body.job_id)}`,
    );
    const said = new Set(body.marks.map((mark) => lower(mark?.criterion)));
    const left =
      status === 200 ? list(data?.own?.marks).filter((mark) => !said.has(lower(mark.criterion))) : [];
    if (!left.length) return next(request);
    return next(
      await copy(request, {
        body: { ...body, marks: [...body.marks, ...left].slice(0, Math.max(60, body.marks.length)) },
      }),
    );
  },
);

// ---- vocabulary, previews

defect(
  'listVocabulary',
  'Removing a term does not raise the version of the vocabulary',
  'the version, which every change raises by one',
  (sound) => {
    const { handle: next, of } = follow(sound);
    const removals = new Map();
    const organization = (request) => of(request)?.org ?? tokenOf(request);
    return async (request) => {
      if (at(request, 'DELETE', '/vocabulary/{id}')) {
        const response = await next(request);
        if (response.status === 204)
          removals.set(organization(request), (removals.get(organization(request)) ?? 0) + 1);
        return response;
      }
      if (!at(request, 'GET', '/vocabulary/') || !removals.has(organization(request))) return next(request);
      const response = await next(await copy(request));
      const data = response.status === 200 ? await jsonOf(response) : undefined;
      if (typeof data?.version !== 'number') return response;
      return withJson(response, {
        ...data,
        version: Math.max(0, data.version - removals.get(organization(request))),
      });
    };
  },
);

defect(
  'previewScores',
  'The term of a preview is kept in the vocabulary',
  'Nothing is kept and nothing changes.',
  (next) => async (request) => {
    if (!at(request, 'POST', '/score_previews/')) return next(request);
    const body = await bodyOf(request);
    const response = await next(request);
    if (response.status === 200 && body.term)
      await ask(next, request, 'POST', '/vocabulary/', { body: body.term });
    return response;
  },
);

// ---- the public page

defect(
  'updateJobsPage',
  'Turning the public page off takes all jobs off it, so that it is empty when it is on again',
  'Which jobs are on it stays as it is.',
  (next) => async (request) => {
    if (!at(request, 'PUT', '/jobs_page/')) return next(request);
    const body = await bodyOf(request);
    if (body.is_on !== false) return next(request);
    const page = await ask(next, request, 'GET', '/jobs_page/');
    const jobs =
      page.status === 200 && page.data?.address
        ? await ask(next, request, 'GET', `/open_jobs/?address=${encodeURIComponent(page.data.address)}`, {
            anonymous: true,
          })
        : undefined;
    const response = await next(request);
    if (response.status === 200)
      for (const job of list(jobs?.data?.jobs))
        await ask(next, request, 'DELETE', `/jobs/${job.id}/publication`);
    return response;
  },
);

defect(
  'applyToJob',
  'The same application with the same `key`, sent again, becomes a second candidate',
  'the same form with the same `key`, sent again within a day, is stored once',
  (next) => async (request) => {
    if (!at(request, 'POST', '/open_jobs/{id}/applications')) return next(request);
    let form;
    try {
      form = await request.clone().formData();
    } catch {
      return next(request);
    }
    const key = form.get('key');
    if (typeof key !== 'string' || key.length < 8 || key.length > 100 || form.getAll('key').length !== 1)
      return next(request);
    form.delete('key');
    return next(await copy(request, { body: form }));
  },
);

// ---- keys

defect(
  'createApiKey',
  'A key with the scope `read` can change things as well',
  'A key whose `scope` is `read` is good for `GET` alone',
  (next) => {
    const makers = new Map();
    const about =
      /^\/(auth|sessions|second_factor|email_confirmations|update-password|forgot-password|company_sign_in|sign_in_methods)(\/|$)/;
    return async (request) => {
      if (at(request, 'POST', '/api_keys/')) {
        const response = await next(await copy(request));
        const made = ok(response) ? await jsonOf(response) : undefined;
        if (made?.key && made.api_key?.scope === 'read') makers.set(made.key, tokenOf(request));
        return response;
      }
      const maker = makers.get(tokenOf(request));
      if (
        !maker ||
        request.method === 'GET' ||
        request.method === 'HEAD' ||
        forAdmins(request) ||
        about.test(new URL(request.url).pathname)
      )
        return next(request);
      const response = await next(await copy(request));
      return response.status === 403 ? next(await copy(request, { token: maker })) : response;
    };
  },
);
