import type { Call, FieldValue } from '../Client.ts';
import type { Field } from '../contract.ts';
import { expectFieldRefused, expectThat } from '../expectations.ts';
import { listAt } from '../json.ts';
import type { Kit } from '../Kit.ts';

/** A value that a field does not take; undefined to leave the field out. */
type Fault = { about: string; value: FieldValue | undefined };

export async function checkFields(kit: Kit): Promise<void> {
  for (const operation of kit.operations) {
    const { id, fields, query, role, closed } = operation;
    if (fields.length === 0 && query.length === 0) continue;
    const { admin } = kit.world.tenant;
    const session = role === 'public' ? null : admin;
    const before = await kit.world.tenant.snapshot();
    for (const field of fields) {
      const faults = faultsOf(field, operation.bodyType === 'application/json');
      if (faults.length === 0) continue;
      await kit.check(id, 'fields', `field ${field.name}`, async () => {
        for (const { about, value } of faults) {
          const call = withField(await kit.standing(id), field.name, value);
          expectFieldRefused(await kit.client.send(id, call, session), field.name, about);
        }
      });
    }
    for (const parameter of query) {
      await kit.check(id, 'fields', `query ${parameter.name}`, async () => {
        for (const { about, value } of faultsOf(parameter, false).filter(
          (fault) => fault.about !== 'blank',
        )) {
          const call = withParameter(await kit.standing(id), parameter.name, value);
          expectFieldRefused(await kit.client.send(id, call, session), parameter.name, about);
        }
      });
    }
    if (closed) {
      await kit.check(id, 'extra', 'an unknown field', async () => {
        const call = withField(await kit.standing(id), 'surprise', 'x');
        expectFieldRefused(await kit.client.send(id, call, session), 'surprise', 'unknown');
      });
    }
    if (closed && operation.path.includes('{id}')) {
      await kit.check(id, 'fields', 'looked at before the record is', async () => {
        const call = withField(await kit.standing(id), 'surprise', 'x');
        const exchange = await kit.client.send(id, { ...call, id: 'unknown_0' }, session);
        expectFieldRefused(exchange, 'surprise', 'unknown, which comes before whether the record is there');
      });
    }
    await kit.check(id, 'fields', 'nothing was saved', async () => {
      expectThat((await kit.world.tenant.snapshot()) === before, 'a refused call changed the records');
    });
  }
}

function faultsOf({ required, schema }: Field, typed: boolean): Fault[] {
  const { type, format, pattern, maxLength, minLength } = schema;
  if (format === 'binary') return [];
  const faults: Fault[] = required ? [{ about: 'missing', value: undefined }] : [];
  if (typed) faults.push({ about: 'of the wrong type', value: type === 'string' ? 42 : 'yes' });
  if (type !== 'string') return faults;
  if (listAt(schema, 'enum').length > 0)
    return [...faults, { about: 'none of its values', value: 'surprise' }];
  if (minLength === 1) faults.push({ about: 'empty', value: '' });
  if (pattern === '\\S') faults.push({ about: 'blank', value: ' \n\t ' });
  if (format === 'email') faults.push({ about: 'no email address', value: 'nobody at example.com' });
  if (typeof maxLength === 'number')
    faults.push({ about: 'too long', value: longText(maxLength + 1, format) });
  return [...faults, { about: 'with a null character', value: 'a\0b' }];
}

function longText(length: number, format: unknown): string {
  return format === 'email' ? 'x'.repeat(length - 12).concat('@example.com') : 'x'.repeat(length);
}

function withField(call: Call, name: string, value: FieldValue | undefined): Call {
  const { [name]: _, ...others } = call.body ?? {};
  return { ...call, body: value === undefined ? others : { ...others, [name]: value } };
}

function withParameter(call: Call, name: string, value: FieldValue | undefined): Call {
  const { [name]: _, ...others } = call.query ?? {};
  return { ...call, query: value === undefined ? others : { ...others, [name]: String(value) } };
}
