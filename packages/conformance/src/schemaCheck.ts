import { Ajv2020 } from 'ajv/dist/2020.js';
import { at, isRecord, type JsonRecord, listAt, recordAt, textAt } from './json.ts';

const FORMATS = {
  email: /^[^\s@]+@[^\s@]+$/,
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i,
};

/** Under this name the schemas know the document's components, which are added once: to add them to each schema takes most of the time. */
const CONTRACT = 'contract';

/**
 * A check of values against the schemas of an OpenAPI 3.1 document. Objects are closed: a field that no schema names
 * is at fault. A field marked `x-extension` is never required.
 */
export function createSchemaCheck(document: JsonRecord): (schema: unknown, value: unknown) => string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false, formats: FORMATS });
  const { components } = document;
  ajv.addSchema(recordAt({ kept: withoutRequiredExtensions({ components }) }, 'kept'), CONTRACT);
  const compiled = new Map<unknown, ReturnType<typeof ajv.compile>>();
  return (schema, value) => {
    const validate =
      compiled.get(schema) ??
      ajv.compile(recordAt({ kept: withReferencesToContract(withoutRequiredExtensions(schema)) }, 'kept'));
    compiled.set(schema, validate);
    validate(value);
    const faults = (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `body${instancePath.replaceAll('/', '.')} ${message}${describeAllowed(params)}`,
    );
    return [...faults, ...findSurprises(document, [schema], value, 'body')];
  };
}

function describeAllowed(params: JsonRecord): string {
  const allowed = listAt(params, 'allowedValues');
  return allowed.length > 0 ? ` (${allowed.join(', ')})` : '';
}

function withReferencesToContract(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withReferencesToContract);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name === '$ref' && typeof part === 'string' && part.startsWith('#/')
        ? `${CONTRACT}${part}`
        : withReferencesToContract(part),
    ]),
  );
}

function withoutRequiredExtensions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRequiredExtensions);
  if (!isRecord(value)) return value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withoutRequiredExtensions(part)]),
  );
  if (Array.isArray(value.required)) {
    copy.required = value.required.filter(
      (name) => at(value, 'properties', String(name), 'x-extension') !== true,
    );
  }
  return copy;
}

function findSurprises(document: JsonRecord, schemas: unknown[], value: unknown, place: string): string[] {
  const parts = schemas.flatMap((schema) => listParts(document, schema));
  if (Array.isArray(value)) {
    const items = parts.flatMap((part) => part.items ?? []);
    return value.flatMap((item, index) => findSurprises(document, items, item, `${place}.${index}`));
  }
  if (!isRecord(value)) return [];
  const open = parts.some((part) => part.additionalProperties === true);
  return Object.entries(value).flatMap(([name, field]) => {
    const named = parts.flatMap((part) => at(part, 'properties', name) ?? []);
    const others = parts.map((part) => part.additionalProperties).filter(isRecord);
    const matching = named.length > 0 ? named : others;
    if (matching.length > 0) return findSurprises(document, matching, field, `${place}.${name}`);
    return open ? [] : [`${place}.${name} is not in the contract`];
  });
}

/** A schema with all that it is made of: what it refers to, and the members of its allOf, anyOf and oneOf. */
function listParts(document: JsonRecord, schema: unknown): JsonRecord[] {
  if (!isRecord(schema)) return [];
  const reference = textAt(schema, '$ref')?.replace('#/', '').split('/');
  const members = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) => listAt({ list }, 'list'));
  const referred = reference ? [at(document, ...reference)] : [];
  return [schema, ...[...members, ...referred].flatMap((member) => listParts(document, member))];
}
