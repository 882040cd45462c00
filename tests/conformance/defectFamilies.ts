import { CONTRACT_FILE } from '@cortex/conformance';
import { toBody } from '@cortex/conformance/client';
import type { Column } from '@cortex/conformance/columns';
import { type Operation, readContract } from '@cortex/conformance/contract';
import { isRecord, type JsonRecord, listAt, numberAt, recordAt, textAt } from '@cortex/conformance/json';
import { placesOf } from '@cortex/conformance/places';
import { inAnswers, inBody, isCall, keptHeaders, readJson, withoutPlan } from './plant.ts';
import type { Between } from './startApp.ts';

/** One fault, planted in one operation after the other. */
export type DefectFamily = {
  name: string;
  /** The checks that may find it. */
  columns: readonly Column[];
  /** The operations that can have it. */
  has(operation: Operation): boolean;
  plant(operation: Operation): () => Between;
};

export type PlantedDefect = {
  name: string;
  operationId: string;
  columns: readonly Column[];
  plant(): Between;
};

/** The operations of the specification: what may be left out is not looked at here. */
const operations = readContract(CONTRACT_FILE).operations.filter(({ extension }) => !extension);

const everyOne = () => true;
const isClosed = ({ role }: Operation) => role !== 'public';
const isRead = ({ method }: Operation) => method === 'GET';
const hasRecord = (operation: Operation) => isClosed(operation) && placesOf(operation).length > 0;
const hasFields = ({ fields }: Operation) => fields.length > 0;
const isListOfRecords = ({ id }: Operation) => ['listJobs', 'listCandidates', 'listUsers'].includes(id);
/** Operations whose texts are read again somewhere. */
const KEEPING = [
  'createJob',
  'updateJob',
  'createCandidate',
  'updateCandidate',
  'createUser',
  'updateUser',
  'createOrganization',
];
const keepsTexts = ({ id }: Operation) => KEEPING.includes(id);

const serverError = { status: 500, body: { detail: 'Something went wrong.', code: 'internal_error' } };

const simpleFamilies: readonly DefectFamily[] = [
  {
    name: '202 for a success',
    columns: ['success'],
    has: everyOne,
    plant: (operation) =>
      inOwnAnswers(operation, ({ status, body }) => (status < 300 ? { status: 202, body } : undefined)),
  },
  {
    name: 'a success as plain text',
    columns: ['success'],
    has: everyOne,
    plant: (operation) => asText(operation, (status) => status < 300),
  },
  {
    name: 'the first field of the answer is missing',
    columns: ['success', 'life'],
    has: everyOne,
    plant: (operation) => inFields(operation, ([, ...rest]) => rest),
  },
  {
    name: 'the first field of the answer has another name',
    columns: ['success'],
    has: everyOne,
    plant: (operation) =>
      inFields(operation, ([[name, value] = ['', ''], ...rest]) => [[`${name}Value`, value], ...rest]),
  },
  {
    name: 'the first field of the answer has another type',
    columns: ['success'],
    has: everyOne,
    plant: (operation) =>
      inFields(operation, ([[name, value] = ['', ''], ...rest]) => [[name, { value }], ...rest]),
  },
  {
    name: 'the last field of the answer is null',
    columns: ['success', 'life'],
    has: everyOne,
    plant: (operation) =>
      inFields(operation, (fields) =>
        fields.map(([name, value], index) => [name, index === fields.length - 1 ? null : value]),
      ),
  },
  {
    name: 'a field that the contract does not name',
    columns: ['success'],
    has: everyOne,
    plant: (operation) => inFields(operation, (fields) => [...fields, ['internal_rating', 3]]),
  },
  {
    name: 'errors without a code',
    columns: ['token', 'fields'],
    has: (operation) => isClosed(operation) || hasFields(operation),
    plant: (operation) => inErrors(operation, ({ code: _, ...error }) => error),
  },
  {
    name: 'faults of fields as a list in detail',
    columns: ['fields'],
    has: hasFields,
    plant: (operation) =>
      inErrors(operation, (error) => ({
        detail: Object.entries(recordAt(error, 'errors')).map(([loc, msg]) => ({ loc, msg })),
      })),
  },
  {
    name: '400 for fields at fault',
    columns: ['fields'],
    has: hasFields,
    plant: (operation) =>
      inOwnAnswers(operation, ({ status, body }) => (status === 422 ? { status: 400, body } : undefined)),
  },
  {
    name: '500 for fields at fault',
    columns: ['fields'],
    has: hasFields,
    plant: (operation) => inOwnAnswers(operation, ({ status }) => (status === 422 ? serverError : undefined)),
  },
  {
    name: 'no token is needed',
    columns: ['token'],
    has: isClosed,
    plant: (operation) =>
      inOwnAnswers(operation, ({ status }) => (status === 401 ? { status: 200, body: {} } : undefined)),
  },
  {
    name: '403 where a token is missing',
    columns: ['token'],
    has: isClosed,
    plant: (operation) =>
      inOwnAnswers(operation, ({ status, body }) => (status === 401 ? { status: 403, body } : undefined)),
  },
  {
    name: 'a regular user may call it',
    columns: ['role'],
    has: ({ role }) => role === 'admin',
    plant: (operation) =>
      inOwnAnswers(operation, ({ status, body }) =>
        textAt(body, 'code') === 'admin_required' && status === 403 ? { status: 200, body: {} } : undefined,
      ),
  },
  {
    name: 'a regular user may not call it',
    columns: ['role'],
    has: ({ role }) => role === 'user',
    plant: (operation) => forUsers(operation),
  },
  {
    name: 'the plan is not looked at',
    columns: ['plan'],
    has: ({ plan, id }) => plan !== 'basic' || id === 'createUser',
    plant: ({ method, path }) => withoutPlan(method, patternOf(path)),
  },
  {
    name: 'a plan is asked for that the contract does not ask for',
    columns: ['plan'],
    has: (operation) =>
      isClosed(operation) &&
      operation.plan === 'basic' &&
      operation.id !== 'createUser' &&
      operation.id !== 'updateOrganization',
    plant: (operation) => onBasic(operation),
  },
  {
    name: '500 for an unknown id',
    columns: ['absent'],
    has: hasRecord,
    plant: (operation) => inOwnAnswers(operation, ({ status }) => (status === 404 ? serverError : undefined)),
  },
  {
    name: 'an unknown id is answered as a success',
    columns: ['absent'],
    has: hasRecord,
    plant: (operation) =>
      inOwnAnswers(operation, ({ status }) =>
        status === 404 ? { status: 200, body: { message: 'Done.' } } : undefined,
      ),
  },
  {
    name: '403 for a record of another organization',
    columns: ['tenant'],
    has: hasRecord,
    plant: (operation) =>
      inOwnAnswers(operation, ({ status }) =>
        status === 404 ? { status: 403, body: { detail: 'It is not yours.', code: 'not_owner' } } : undefined,
      ),
  },
  {
    name: 'a redirect from the other form of the slash',
    columns: ['slash'],
    has: everyOne,
    plant: (operation) => () => async (request, answer) => {
      const { pathname } = new URL(request.url);
      const literal = operation.path.endsWith('/') === pathname.endsWith('/');
      if (literal || !isCall(request, operation.method, patternOf(operation.path))) return answer(request);
      return new Response(null, { status: 307, headers: { Location: '/' } });
    },
  },
  {
    name: 'HEAD is refused',
    columns: ['method'],
    has: isRead,
    plant:
      ({ path }) =>
      () =>
      async (request, answer) =>
        isCall(request, 'HEAD', patternOf(path)) ? new Response(null, { status: 405 }) : answer(request),
  },
  {
    name: 'PATCH is answered as a success',
    columns: ['method'],
    has: ({ id }) =>
      ![
        'updateJob',
        'deleteJob',
        'updateCandidate',
        'deleteCandidate',
        'updateUser',
        'deleteUser',
        'createJob',
        'createCandidate',
        'createUser',
      ].includes(id),
    plant:
      ({ path }) =>
      () =>
      async (request, answer) =>
        isCall(request, 'PATCH', patternOf(path)) ? Response.json({ message: 'Done.' }) : answer(request),
  },
  {
    name: 'any content type is taken',
    columns: ['type'],
    has: ({ bodyType }) => bodyType === 'application/json',
    plant: (operation) => withType(operation, 'application/json'),
  },
  {
    name: 'unknown fields are dropped in silence',
    columns: ['extra'],
    has: ({ closed, bodyType }) => closed && bodyType === 'application/json',
    plant: (operation) =>
      inSent(operation, (sent) =>
        Object.fromEntries(
          Object.entries(sent).filter(([name]) => operation.fields.some((field) => field.name === name)),
        ),
      ),
  },
  {
    name: 'texts that are too long are cut',
    columns: ['fields'],
    has: ({ id, bodyType }) =>
      bodyType === 'application/json' && !['analyzeResume', 'compareCandidates'].includes(id),
    plant: (operation) =>
      inTexts(operation, (text, name) => {
        const schema = operation.fields.find((field) => field.name === name)?.schema;
        return text.slice(0, numberAt(schema, 'maxLength') ?? text.length);
      }),
  },
  {
    name: 'a body that is too large is taken for one with faults',
    columns: ['size'],
    has: ({ id }) => ['createJob', 'logIn', 'createCandidate', 'contactSupport'].includes(id),
    plant: (operation) =>
      inOwnAnswers(operation, ({ status }) =>
        status === 413
          ? {
              status: 422,
              body: { detail: 'Look again.', code: 'validation_failed', errors: { body: 'Too large.' } },
            }
          : undefined,
      ),
  },
  {
    name: 'markup in texts is escaped before it is kept',
    columns: ['texts', 'flows', 'life'],
    has: keepsTexts,
    plant: (operation) =>
      inTexts(operation, (text, name) => (isSecret(name) ? text : text.replaceAll('<', '&lt;'))),
  },
  {
    name: 'letters outside Latin-1 are kept as question marks',
    columns: ['texts', 'flows', 'life'],
    has: keepsTexts,
    plant: (operation) =>
      inTexts(operation, (text, name) =>
        isSecret(name) ? text : text.replaceAll(/[\u0100-\u{10ffff}]/gu, '?'),
      ),
  },
  {
    name: 'texts are kept in another form of Unicode',
    columns: ['texts', 'flows'],
    has: keepsTexts,
    plant: (operation) => inTexts(operation, (text, name) => (isSecret(name) ? text : text.normalize('NFC'))),
  },
  {
    name: 'line breaks become spaces',
    columns: ['flows', 'life'],
    has: ({ id }) => ['createJob', 'updateJob', 'createCandidate', 'updateCandidate'].includes(id),
    plant: (operation) => inTexts(operation, (text) => text.replaceAll(/\r?\n/g, ' ')),
  },
  {
    name: 'nothing is deleted',
    columns: ['life', 'flows'],
    has: ({ id }) => ['deleteJob', 'deleteUser', 'deleteCandidate'].includes(id),
    plant: (operation) => whereItIs(operation, () => Response.json({ message: 'Deleted.' })),
  },
  {
    name: 'an error with a stack trace',
    columns: ['token', 'fields'],
    has: (operation) => isClosed(operation) || hasFields(operation),
    plant: (operation) => inErrors(operation, (error) => ({ ...error, stack: 'at handler (server.js:1:1)' })),
  },
  {
    name: 'the list stops at its third entry',
    columns: ['life', 'flows'],
    has: isListOfRecords,
    plant: (operation) => inList(operation, (list) => list.slice(0, 3)),
  },
  {
    name: 'each entry is listed twice',
    columns: ['life', 'flows'],
    has: isListOfRecords,
    plant: (operation) => inList(operation, (list) => [...list, ...list]),
  },
  {
    name: 'the newest entry is not listed yet',
    columns: ['life', 'flows'],
    has: isListOfRecords,
    plant: (operation) => staleList(operation),
  },
  {
    name: 'the list of everybody',
    columns: ['tenant', 'own'],
    has: isListOfRecords,
    plant: (operation) => listOfEverybody(operation),
  },
  {
    name: 'figures of nothing',
    columns: ['life'],
    has: ({ id }) => /Performance|getDashboard/.test(id),
    plant: (operation) => inFigures(operation, () => 0),
  },
  {
    name: 'figures that are one too high',
    columns: ['life'],
    has: ({ id }) => /Performance|getDashboard/.test(id),
    plant: (operation) => inFigures(operation, (figure) => figure + 1),
  },
  {
    name: 'rows in the opposite order',
    columns: ['life'],
    has: ({ id }) => id === 'getOrganizationPerformance' || id === 'getUserPerformanceHistory',
    plant: ({ method, path, id }) =>
      inAnswers(method, patternOf(path), ({ status, body }) => {
        if (status > 299) return undefined;
        if (id === 'getUserPerformanceHistory') return { body: listAt({ body }, 'body').toReversed() };
        return {
          body: { ...recordAt({ body }, 'body'), topPerformers: listAt(body, 'topPerformers').toReversed() },
        };
      }),
  },
];

/** Fields that are read again, of the operations that keep them. */
const STORED = [
  'title',
  'description',
  'skills_required',
  'name',
  'phone',
  'notes',
  'username',
  'full_name',
  'email',
  'adminEmail',
  'note',
];

const storedFamilies: readonly DefectFamily[] = STORED.map((field) => ({
  name: `${field} is not stored, though the answer shows it`,
  columns: ['life', 'flows', 'texts'],
  has: ({ id, fields }) =>
    fields.some(({ name }) => name === field) &&
    [...KEEPING, 'updateOrganization', 'shareCandidate'].includes(id),
  plant: (operation) => notStored(operation, field),
}));

/** Every family in every operation that can have it. */
export const plantedDefects: readonly PlantedDefect[] = [...simpleFamilies, ...storedFamilies].flatMap(
  ({ name, columns, has, plant }) =>
    operations.filter(has).map((operation) => ({
      name,
      operationId: operation.id,
      // An error shows its shape where a token is missing; only where none is needed its fields are tried, which takes longer.
      columns: columns.includes('token') && isClosed(operation) ? ['token'] : columns,
      plant: plant(operation),
    })),
);

/** The addresses of a path, in both forms of the slash. */
function patternOf(path: string): RegExp {
  const literal = path.replace(/\/$/, '').replaceAll('{id}', '(?!share/?$)[^/]+');
  return new RegExp(`^${literal}/?$`);
}

type Alter = Parameters<typeof inAnswers>[2];

function inOwnAnswers({ method, path }: Operation, alter: Alter): () => Between {
  return inAnswers(method, patternOf(path), alter);
}

function inErrors(operation: Operation, alter: (error: JsonRecord) => JsonRecord): () => Between {
  return inOwnAnswers(operation, ({ status, body }) =>
    status >= 400 && isRecord(body) ? { body: alter(body) } : undefined,
  );
}

function inFields(
  { method, path }: Operation,
  alter: (fields: [string, unknown][]) => [string, unknown][],
): () => Between {
  return inBody(method, patternOf(path), (body) => Object.fromEntries(alter(Object.entries(body))));
}

function inList(operation: Operation, alter: (list: unknown[]) => unknown[]): () => Between {
  return inOwnAnswers(operation, ({ body }) => (Array.isArray(body) ? { body: alter(body) } : undefined));
}

function inFigures(operation: Operation, alter: (figure: number) => number): () => Between {
  const walk = (value: unknown): unknown => {
    if (typeof value === 'number') return alter(value);
    if (Array.isArray(value)) return value.map(walk);
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, walk(part)]));
  };
  return inOwnAnswers(operation, ({ status, body }) => (status < 300 ? { body: walk(body) } : undefined));
}

function asText({ method, path }: Operation, when: (status: number) => boolean): () => Between {
  return () => async (request, answer) => {
    const response = await answer(request.clone());
    if (!isCall(request, method, patternOf(path)) || !when(response.status)) return response;
    const headers = keptHeaders(response);
    headers.set('Content-Type', 'text/plain');
    return new Response(await response.text(), { status: response.status, headers });
  };
}

/** A defect in what is sent, before it is looked at. */
function inSent({ method, path }: Operation, alter: (sent: JsonRecord) => JsonRecord): () => Between {
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

function inTexts(operation: Operation, alter: (text: string, name: string) => string): () => Between {
  return inSent(operation, (sent) =>
    Object.fromEntries(
      Object.entries(sent).map(([name, value]) => [
        name,
        typeof value === 'string' ? alter(value, name) : value,
      ]),
    ),
  );
}

function isSecret(name: string): boolean {
  return name.includes('password') || name.includes('email');
}

/** What is sent is kept without one field, which the answer shows as it was sent. */
function notStored({ method, path, bodyType }: Operation, field: string): () => Between {
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

function withType({ method, path }: Operation, type: string): () => Between {
  return () => async (request, answer) => {
    if (!isCall(request, method, patternOf(path))) return answer(request);
    const headers = keptHeaders(request);
    headers.set('Content-Type', type);
    return answer(new Request(request.url, { method, headers, body: await request.text() }));
  };
}

/** Refuses whoever has not signed in as an admin. */
function forUsers({ method, path }: Operation): () => Between {
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
function onBasic({ method, path }: Operation): () => Between {
  return () => async (request, answer, db) => {
    const response = await answer(request.clone());
    if (!response.ok || !isCall(request, method, patternOf(path))) return response;
    const basic = await db.selectFrom('organizations').select('id').where('plan', '=', 'basic').execute();
    if (basic.length === 0) return response;
    return Response.json({ detail: 'Upgrade.', code: 'upgrade_required' }, { status: 403 });
  };
}

/** Answers in place of a call that would succeed, by asking for the record first. */
function whereItIs({ method, path }: Operation, instead: () => Response): () => Between {
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
function staleList({ method, path }: Operation): () => Between {
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
function listOfEverybody({ method, path }: Operation): () => Between {
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
