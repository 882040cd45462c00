import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { CannotStart } from './CannotStart.ts';
import { at, isRecord, type JsonRecord, listAt, numberAt, recordAt, textAt } from './json.ts';
import { createSchemaCheck } from './schemaCheck.ts';

export type Plan = 'basic' | 'standard' | 'premium';
export const PLANS: readonly Plan[] = ['basic', 'standard', 'premium'];

/** A field of a body or a parameter of a query. */
export type Field = { name: string; required: boolean; schema: JsonRecord };

/** An answer that the contract declares for an operation. `codes` are those of its examples, for an error. */
export type DeclaredAnswer = {
  status: number;
  codes: readonly string[];
  contentType: string | undefined;
  schema: unknown;
  requiredHeaders: readonly Field[];
};

export type Operation = {
  id: string;
  tags: readonly string[];
  method: string;
  path: string;
  role: string;
  plan: Plan;
  /** An addition that a server may leave out. */
  extension: boolean;
  /** Since when it is deprecated, and when it ends, as days (UTC). */
  deprecated: { since: string; sunset: string } | undefined;
  bodyType: string | undefined;
  /** How many bytes its body may have, where that is not what others may have. */
  bodyBytes: number | undefined;
  fields: readonly Field[];
  /** Whether the body takes no field but those. */
  closed: boolean;
  query: readonly Field[];
  answers: readonly DeclaredAnswer[];
};

/** How many attempts are taken within so many minutes: by account and address together, and by address. */
export type AttemptLimit = {
  operations: readonly string[];
  account: number | undefined;
  address: number;
  minutes: number;
};

export type Contract = {
  operations: readonly Operation[];
  attempts: readonly AttemptLimit[];
  find(id: string): Operation | undefined;
  /** What is wrong with a value, each in a sentence; nothing where it is as the schema says and holds nothing more. */
  check(schema: unknown, value: unknown): string[];
};

/** The document that was read last: many servers are checked against one, and reading it takes a second. */
let last: { text: string; contract: Contract } | undefined;

/** Reads an OpenAPI 3.1 document. Throws a sentence where the file is none. */
export function readContract(file: string): Contract {
  const text = readText(file);
  if (last?.text !== text) last = { text, contract: toContract(toDocument(text, file)) };
  return last.contract;
}

function toContract(document: JsonRecord): Contract {
  const resolve = (value: unknown) => resolveReference(document, value);
  const operations = Object.entries(recordAt(document, 'paths')).flatMap(([path, item]) =>
    Object.entries(recordAt({ item }, 'item'))
      .filter(([, value]) => textAt(value, 'operationId') !== undefined)
      .map(([method, value]) => readOperation(resolve, method, path, value, listAt(item, 'parameters'))),
  );
  return {
    operations,
    attempts: Object.values(recordAt(document, 'x-attempts')).map(readAttemptLimit),
    find: (id) => operations.find((operation) => operation.id === id),
    check: createSchemaCheck(document),
  };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw isNone(file);
  }
}

function toDocument(text: string, file: string): JsonRecord {
  try {
    const document = recordAt({ document: parse(text) }, 'document');
    if (textAt(document, 'openapi')?.startsWith('3.1')) return document;
  } catch {
    // What is wrong with it is said below.
  }
  throw isNone(file);
}

const isNone = (file: string) => new CannotStart(`${file} is no OpenAPI 3.1 document.`);

type Resolve = (value: unknown) => JsonRecord;

function readOperation(
  resolve: Resolve,
  method: string,
  path: string,
  value: unknown,
  shared: unknown[],
): Operation {
  const content = recordAt(resolve(at(value, 'requestBody')), 'content');
  const [bodyType] = Object.keys(content);
  const schema = bodyType === undefined ? {} : resolve(at(content, bodyType, 'schema'));
  const parameters = [...shared, ...listAt(value, 'parameters')].map(resolve);
  return {
    id: textAt(value, 'operationId') ?? '',
    tags: listAt(value, 'tags').map(String),
    method: method.toUpperCase(),
    path,
    role: textAt(value, 'x-required-role') ?? 'user',
    plan: PLANS.find((plan) => plan === at(value, 'x-required-plan')) ?? 'basic',
    extension: at(value, 'x-extension') === true,
    deprecated: readDeprecated(value),
    bodyType,
    bodyBytes: numberAt(value, 'x-body-bytes'),
    fields: Object.entries(recordAt(schema, 'properties')).map(([name, property]) => ({
      name,
      required: listAt(schema, 'required').includes(name),
      schema: resolveWhole(resolve, property),
    })),
    closed: at(schema, 'additionalProperties') === false,
    query: parameters
      .filter((parameter) => at(parameter, 'in') === 'query')
      .map((parameter) => readField(resolve, textAt(parameter, 'name') ?? '', parameter)),
    answers: Object.entries(recordAt(value, 'responses')).map(([status, answer]) =>
      readAnswer(resolve, Number(status), resolve(answer)),
    ),
  };
}

function readDeprecated(value: unknown): Operation['deprecated'] {
  const since = textAt(value, 'x-deprecated-since');
  const sunset = textAt(value, 'x-sunset');
  return since === undefined || sunset === undefined ? undefined : { since, sunset };
}

function readAttemptLimit(value: unknown): AttemptLimit {
  return {
    operations: listAt(value, 'operations').map(String),
    account: numberAt(value, 'account'),
    address: numberAt(value, 'address') ?? 0,
    minutes: numberAt(value, 'minutes') ?? 0,
  };
}

function readAnswer(resolve: Resolve, status: number, answer: JsonRecord): DeclaredAnswer {
  const [contentType] = Object.keys(recordAt(answer, 'content'));
  const media = recordAt(answer, 'content', contentType ?? '');
  const examples = Object.values(recordAt(media, 'examples')).map(resolve);
  return {
    status,
    codes: status < 400 ? [] : examples.flatMap((example) => textAt(resolve(example), 'value', 'code') ?? []),
    contentType,
    schema: media.schema,
    requiredHeaders: Object.entries(recordAt(answer, 'headers'))
      .map(([name, header]) => readField(resolve, name, resolve(header)))
      .filter(({ required }) => required),
  };
}

function readField(resolve: Resolve, name: string, value: JsonRecord): Field {
  return { name, required: value.required === true, schema: resolve(value.schema) };
}

/** A schema of a body with the schemas of its parts. */
function resolveWhole(resolve: Resolve, value: unknown): JsonRecord {
  const schema = resolve(value);
  const { items, properties } = schema;
  return {
    ...schema,
    ...(items === undefined ? {} : { items: resolveWhole(resolve, items) }),
    ...(isRecord(properties)
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, part]) => [name, resolveWhole(resolve, part)]),
          ),
        }
      : {}),
  };
}

function resolveReference(document: JsonRecord, value: unknown): JsonRecord {
  if (!isRecord(value)) return {};
  const { $ref, ...siblings } = value;
  if (typeof $ref !== 'string') return value;
  const path = $ref
    .replace('#/', '')
    .split('/')
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  return { ...resolveReference(document, at(document, ...path)), ...siblings };
}
