import { toBody } from '@cortex/conformance/client';
import type { Operation } from '@cortex/conformance/contract';
import { isRecord, type JsonRecord, listAt, textAt } from '@cortex/conformance/json';
import { inAnswers, inBody, isCall, keptHeaders, readJson } from './plant.ts';
import type { Between } from './startApp.ts';

/** Faults that fit any operation: what an answer, a request or a list is made of is changed on its way. */

export function patternOf(path: string): RegExp {
  const literal = path.replace(/\/$/, '').replaceAll('{id}', '(?!share/?$)[^/]+');
  return new RegExp(`^${literal}/?$`);
}

type Alter = Parameters<typeof inAnswers>[2];

export function inOwnAnswers({ method, path }: Operation, alter: Alter): () => Between {
  return inAnswers(method, patternOf(path), alter);
}

export function inErrors(operation: Operation, alter: (error: JsonRecord) => JsonRecord): () => Between {
  return inOwnAnswers(operation, ({ status, body }) =>
    status >= 400 && isRecord(body) ? { body: alter(body) } : undefined,
  );
}

export function inFields(
  { method, path }: Operation,
  alter: (fields: [string, unknown][]) => [string, unknown][],
): () => Between {
  return inBody(method, patternOf(path), (body) => Object.fromEntries(alter(Object.entries(body))));
}

export function inList(operation: Operation, alter: (list: unknown[]) => unknown[]): () => Between {
  return inOwnAnswers(operation, ({ body }) => (Array.isArray(body) ? { body: alter(body) } : undefined));
}

export function inFigures(operation: Operation, alter: (figure: number) => number): () => Between {
  const walk = (value: unknown): unknown => {
    if (typeof value === 'number') return alter(value);
    if (Array.isArray(value)) return value.map(walk);
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, walk(part)]));
  };
  return inOwnAnswers(operation, ({ status, body }) => (status < 300 ? { body: walk(body) } : undefined));
}

export function asText({ method, path }: Operation, when: (status: number) => boolean): () => Between {
  return () => async (request, answer) => {
    const response = await answer(request.clone());
    if (!isCall(request, method, patternOf(path)) || !when(response.status)) return response;
    const headers = keptHeaders(response);
    headers.set('Content-Type', 'text/plain');
    return new Response(await response.text(), { status: response.status, headers });
  };
}

/** A defect in what is sent, before it is looked at. */
export function inSent({ method, path }: Operation, alter: (sent: JsonRecord) => JsonRecord): () => Between {
  return () => async (request, answer) => {
    if (!isCall(request, method, patternOf(path))) return answer(request);
    const sent = await readSent(request.clone());
    if (!sent) return answer(request);
    return answer(withFields(request, alter(sent)));
  };
}

async function readSent(request: Request): Promise<JsonRecord | undefined> {
  const type = request.headers.get('Content-Type') ?? '';
  if (type.startsWith('application/json')) {
    const body = await readJson(request);
    return isRecord(body) ? body : undefined;
  }
  const form = await request.formData().catch(() => undefined);
  return form && Object.fromEntries(form);
}

function withFields(request: Request, fields: JsonRecord): Request {
  const type = request.headers.get('Content-Type')?.split(';')[0] ?? '';
  const headers = keptHeaders(request);
  const values = fields as Parameters<typeof toBody>[1];
  if (type !== 'application/json') headers.delete('Content-Type');
  const body = toBody(type, values);
  return new Request(request.url, {
    method: request.method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
}

export function inTexts(operation: Operation, alter: (text: string, name: string) => string): () => Between {
  return inSent(operation, (sent) =>
    Object.fromEntries(
      Object.entries(sent).map(([name, value]) => [
        name,
        typeof value === 'string' ? alter(value, name) : value,
      ]),
    ),
  );
}

export function isSecret(name: string): boolean {
  return name.includes('password') || name.includes('email');
}

/** What is sent is kept without one field, which the answer shows as it was sent. */
export function notStored({ method, path, bodyType }: Operation, field: string): () => Between {
  return () => async (request, answer) => {
    if (!isCall(request, method, patternOf(path))) return answer(request);
    const sent = await readSent(request.clone());
    const value = sent?.[field];
    // Only what would be taken is kept otherwise.
    if (!sent || typeof value !== 'string' || value.trim() === '' || bodyType === undefined)
      return answer(request);
    const kept = /email/i.test(field) ? `lost-${value}` : 'Kept from before';
    const unique = field === 'username' || field === 'name' ? `${kept} ${Math.random()}` : kept;
    const response = await answer(withFields(request, { ...sent, [field]: unique }));
    const body = await readJson(response.clone());
    if (!response.ok || !isRecord(body) || !(field in body)) return response;
    return Response.json(
      { ...body, [field]: value.trim() },
      { status: response.status, headers: keptHeaders(response) },
    );
  };
}

export function withType({ method, path }: Operation, type: string): () => Between {
  return () => async (request, answer) => {
    if (!isCall(request, method, patternOf(path))) return answer(request);
    const headers = keptHeaders(request);
    headers.set('Content-Type', type);
    return answer(new Request(request.url, { method, headers, body: await request.text() }));
  };
}

/** Refuses whoever has not signed in as an admin. */
export function forUsers({ method, path }: Operation): () => Between {
  return () => {
    const users = new Set<string>();
    return async (request, answer) => {
      const response = await answer(request.clone());
      const body = await readJson(response.clone());
      const token = textAt(body, 'access_token');
      if (token !== undefined && textAt(body, 'role') !== 'admin') users.add(token);
      const bearer = request.headers.get('Authorization')?.replace('Bearer ', '') ?? '';
      if (!users.has(bearer) || !isCall(request, method, patternOf(path)) || !response.ok) return response;
      return Response.json({ detail: 'Admins alone.', code: 'admin_required' }, { status: 403 });
    };
  };
}

/** Refuses on the plan Basic. */
export function onBasic({ method, path }: Operation): () => Between {
  return () => async (request, answer, db) => {
    const response = await answer(request.clone());
    if (!response.ok || !isCall(request, method, patternOf(path))) return response;
    const basic = await db.selectFrom('organizations').select('id').where('plan', '=', 'basic').execute();
    if (basic.length === 0) return response;
    return Response.json({ detail: 'Upgrade.', code: 'upgrade_required' }, { status: 403 });
  };
}

/** Answers in place of a call that would succeed, by asking for the record first. */
export function whereItIs({ method, path }: Operation, instead: () => Response): () => Between {
  const list = path.replace('{id}', '');
  return () => async (request, answer) => {
    if (!isCall(request, method, patternOf(path))) return answer(request);
    const id = new URL(request.url).pathname.split('/')[2] ?? '';
    const listed = await answer(new Request(new URL(list, request.url), { headers: keptHeaders(request) }));
    const there = listAt({ list: await readJson(listed) }, 'list').some(
      (entry) => textAt(entry, 'id') === id,
    );
    return there ? instead() : answer(request);
  };
}

/** A list without what was created last. */
export function staleList({ method, path }: Operation): () => Between {
  return () => {
    let newest = '';
    return async (request, answer) => {
      const response = await answer(request.clone());
      const body = await readJson(response.clone());
      if (request.method === 'POST' && patternOf(path).test(new URL(request.url).pathname)) {
        newest = textAt(body, 'id') ?? newest;
      }
      if (!isCall(request, method, patternOf(path)) || !Array.isArray(body)) return response;
      return Response.json(body.filter((entry) => textAt(entry, 'id') !== newest));
    };
  };
}

/** A list with what anybody created. */
export function listOfEverybody({ method, path }: Operation): () => Between {
  return () => {
    const created = new Map<string, unknown>();
    return async (request, answer) => {
      const response = await answer(request.clone());
      const body = await readJson(response.clone());
      const { pathname } = new URL(request.url);
      const id = textAt(body, 'id');
      if (request.method === 'POST' && response.ok && id && patternOf(path).test(pathname))
        created.set(id, body);
      if (!isCall(request, method, patternOf(path)) || !Array.isArray(body)) return response;
      const ids = new Set(body.map((entry) => textAt(entry, 'id')));
      return Response.json([
        ...body,
        ...[...created].filter(([each]) => !ids.has(each)).map(([, entry]) => entry),
      ]);
    };
  };
}
