import type { FieldValue } from '../Call.ts';
import type { Session } from '../Client.ts';
import type { Field, Operation } from '../contract.ts';
import type { Exchange } from '../Exchange.ts';
import { expectRefusal, expectThat } from '../expectations.ts';
import { isRecord, type JsonRecord, listAt, recordAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { type Fault, faultsOf, partOf, sampleOf, typesOf } from './faults.ts';

/** What stands for too many of a list that may be longer than is worth sending. */
const MOST_SENT = 600;

/** Faults inside lists and objects of a body: a reader that looks at the outermost fields alone takes them. */
export async function checkParts(kit: Kit, operation: Operation, session: Session | null): Promise<void> {
  const { id, fields, bodyType } = operation;
  if (bodyType !== 'application/json') return;
  for (const { name, schema } of fields) {
    const types = typesOf(schema);
    if (!types.includes('array') && !types.includes('object')) continue;
    await kit.check(id, 'fields', `what is in the field ${name}`, async () => {
      const call = await kit.standing(id);
      const whole = sentOrSample(call.body?.[name], schema);
      for (const { about, value } of partFaultsOf(schema, whole)) {
        const body = { ...call.body, [name]: value as FieldValue };
        expectNamed(await kit.client.send(id, { ...call, body }, session), name, about);
      }
    });
  }
}

/** What a valid call sends there, or else what the schema says. */
function sentOrSample(sent: unknown, schema: JsonRecord): unknown {
  const isEmpty = sent === undefined || (Array.isArray(sent) && sent.length === 0);
  return isEmpty ? sampleOf(schema) : sent;
}

/** A list or an object with one fault in it, once for each fault. */
function partFaultsOf(schema: JsonRecord, whole: unknown): Fault[] {
  if (typesOf(schema).includes('array')) return listFaultsOf(schema, listAt({ whole }, 'whole'));
  return isRecord(whole) ? objectFaultsOf(schema, whole) : [];
}

function listFaultsOf(schema: JsonRecord, list: unknown[]): Fault[] {
  const { minItems, maxItems } = schema;
  const items = partOf(schema, 'items');
  const [first, ...others] = list;
  const faults: Fault[] = [];
  if (typeof minItems === 'number' && minItems > 0)
    faults.push(fault('with too few', list.slice(0, minItems - 1)));
  if (typeof maxItems === 'number' && maxItems <= MOST_SENT)
    faults.push(fault('with too many', Array(maxItems + 1).fill(first)));
  const inFirst = [...partFaultsOf(items, first), ...scalarFaultsOf(items)];
  return [...faults, ...inFirst.map(({ about, value }) => fault(about, [value, ...others]))];
}

function objectFaultsOf(schema: JsonRecord, object: JsonRecord): Fault[] {
  const faults: Fault[] = [];
  if (schema.additionalProperties === false)
    faults.push(fault('with an unknown field', { ...object, surprise: 'x' }));
  const required = listAt(schema, 'required');
  for (const [name, part] of Object.entries(recordAt(schema, 'properties'))) {
    const field: Field = { name, required: required.includes(name), schema: part as JsonRecord };
    const inPart = [
      ...faultsIn(field),
      ...partFaultsOf(field.schema, sentOrSample(object[name], field.schema)),
    ];
    for (const { about, value } of inPart) {
      const { [name]: _, ...rest } = object;
      faults.push(
        fault(`with a ${name} that is ${about}`, value === undefined ? rest : { ...rest, [name]: value }),
      );
    }
  }
  return faults;
}

function scalarFaultsOf(schema: JsonRecord): Fault[] {
  return faultsIn({ name: '', required: false, schema });
}

/**
 * The faults of a part, of a text's wrong kinds two. A text without a limit is looked at when its turn comes, as the rows of an
 * import are.
 */
function faultsIn(field: Field): Fault[] {
  const isText = typesOf(field.schema).includes('string') && field.schema.enum === undefined;
  const isFree = isText && field.schema.maxLength === undefined && field.schema.format === undefined;
  const faults = faultsOf(field, true);
  const kinds = faults.filter(({ about }) => about === 'of the wrong type').slice(0, isText ? 2 : undefined);
  const others = faults.filter(({ about }) => about !== 'of the wrong type');
  return [...kinds, ...others.filter(({ about }) => !isFree || about === 'missing')];
}

function fault(about: string, value: unknown): Fault {
  return { about, value: value as FieldValue };
}

/** The contract does not say how a part is named: by the field that it is in, or by its own name. */
function expectNamed(exchange: Exchange, field: string, about: string): void {
  const status = exchange.status === 422;
  expectThat(status, `expected 422 validation_failed: ${field} is ${about}`, exchange);
  expectRefusal(exchange, 422, 'validation_failed');
  const named = Object.keys(recordAt(exchange.body, 'errors'));
  const isNamed = named.some(
    (name) => name.startsWith(field) || about.includes(name.split('.').at(-1) ?? name),
  );
  expectThat(
    isNamed || about.includes('unknown'),
    `expected errors to name ${field}, which is ${about}`,
    exchange,
  );
}
