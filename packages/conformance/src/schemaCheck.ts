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
  const compiled = new Map<unknown, { validate: ReturnType<typeof ajv.compile>; shape: Shape }>();
  const compile = (schema: unknown) => {
    const kept = withReferencesToContract(withoutRequiredExtensions(schema));
    return { validate: ajv.compile(recordAt({ kept }, 'kept')), shape: new Shape(document, [schema]) };
  };
  return (schema, value) => {
    const known = compiled.get(schema) ?? compile(schema);
    compiled.set(schema, known);
    const { validate, shape } = known;
    validate(value);
    const faults = (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `body${instancePath.replaceAll('/', '.')} ${message}${describeAllowed(params)}`,
    );
    return [...faults, ...findSurprises(shape, value, 'body')];
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

/** What some schemas together know of a value: each step into it is worked out once, as an answer may be a list of thousands. */
class Shape {
  private readonly document: JsonRecord;
  private readonly parts: JsonRecord[];
  private readonly fields = new Map<string, Shape | undefined>();
  private itemShape: Shape | undefined;
  /** Whether it may have fields that no schema names. */
  readonly isOpen: boolean;

  constructor(document: JsonRecord, schemas: readonly unknown[]) {
    this.document = document;
    this.parts = schemas.flatMap((schema) => listParts(document, schema));
    this.isOpen = this.parts.some((part) => part.additionalProperties === true);
  }

  get items(): Shape {
    this.itemShape ??= new Shape(
      this.document,
      this.parts.flatMap((part) => part.items ?? []),
    );
    return this.itemShape;
  }

  /** The shape of a field, or undefined where no schema has it. */
  field(name: string): Shape | undefined {
    if (!this.fields.has(name)) {
      const named = this.parts.flatMap((part) => at(part, 'properties', name) ?? []);
      const others = this.parts.map((part) => part.additionalProperties).filter(isRecord);
      const matching = named.length > 0 ? named : others;
      this.fields.set(name, matching.length > 0 ? new Shape(this.document, matching) : undefined);
    }
    return this.fields.get(name);
  }
}

function findSurprises(shape: Shape, value: unknown, place: string): string[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => findSurprises(shape.items, item, `${place}.${index}`));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const inner = shape.field(name);
    if (inner) return findSurprises(inner, field, `${place}.${name}`);
    return shape.isOpen ? [] : [`${place}.${name} is not in the contract`];
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
