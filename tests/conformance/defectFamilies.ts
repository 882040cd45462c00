import { CONTRACT_FILE } from '@cortex/conformance';
import type { Column } from '@cortex/conformance/columns';
import { type Operation, readContract } from '@cortex/conformance/contract';
import { listAt, numberAt, recordAt, textAt } from '@cortex/conformance/json';
import { placesOf } from '@cortex/conformance/places';
import { inAnswers, isCall, withoutPlan } from './plant.ts';
import {
  asText,
  forUsers,
  inErrors,
  inFields,
  inFigures,
  inList,
  inOwnAnswers,
  inSent,
  inTexts,
  isSecret,
  listOfEverybody,
  notStored,
  onBasic,
  patternOf,
  staleList,
  whereItIs,
  withType,
} from './plantInOperation.ts';
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
