import type { Call, FieldValue } from '../Call.ts';
import { toBody } from '../Client.ts';
import type { Field, Operation } from '../contract.ts';
import { expectFieldRefused, expectThat } from '../expectations.ts';
import { UNKNOWN_FIELDS } from '../hostile.ts';
import { recordAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { watchRefusals } from './bystanders.ts';
import { faultsOf } from './faults.ts';
import { checkParts } from './parts.ts';

const MEGABYTE = 2 ** 20;

export async function checkFields(kit: Kit): Promise<void> {
  const expectUnchanged = await watchRefusals(kit);
  for (const operation of kit.operations) {
    const { id, fields, query, role, closed } = operation;
    if (fields.length === 0 && query.length === 0) continue;
    const { admin } = kit.world.tenant;
    const session = role === 'public' ? null : admin;
    const before = await kit.world.tenant.snapshot();
    for (const field of fields) {
      const faults = faultsOf(field, operation.bodyType === 'application/json');
      if (
        operation.bodyType === 'multipart/form-data' &&
        field.schema.type === 'string' &&
        field.schema.format !== 'binary'
      ) {
        faults.push({ about: 'a megabyte long', value: 'x'.repeat(MEGABYTE) });
      }
      if (faults.length === 0) continue;
      await kit.check(id, 'fields', `field ${field.name}`, async () => {
        for (const { about, value } of faults) {
          const call = withField(await kit.standing(id), field.name, value);
          expectFieldRefused(await kit.client.send(id, call, session), field.name, about);
        }
      });
    }
    await checkParts(kit, operation, session);
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
    const form = operation.bodyType !== 'application/json' && operation.bodyType !== undefined;
    for (const field of form ? fields : []) {
      await kit.check(id, 'form', `field ${field.name} twice, or a file for a text`, async () => {
        for (const { about, body } of formsOf(operation, await kit.standing(id), field)) {
          const { id: record = '' } = await kit.standing(id);
          const exchange = await kit.client.send(id, { id: record }, session, { raw: { body } });
          expectFieldRefused(exchange, field.name, about);
        }
      });
    }
    if (closed) {
      await kit.check(id, 'extra', 'an unknown field', async () => {
        for (const name of UNKNOWN_FIELDS) {
          const exchange = await kit.client.send(id, withField(await kit.standing(id), name, 'x'), session);
          expectFieldRefused(exchange, name, 'unknown');
          const named = Object.keys(recordAt(exchange.body, 'errors'));
          expectThat(named.length === 1, `expected errors to name "${name}" alone`, exchange);
        }
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
    await expectUnchanged(operation, 'nothing was saved beside the records');
  }
}

/** Forms in which a field stands twice, or is a file where a text is asked, and a text where a file is. */
function formsOf({ bodyType }: Operation, { body }: Call, { name, schema }: Field) {
  const twice = toForm(bodyType, body);
  const isFile = schema.format === 'binary';
  // A field that can be left out does not stand there yet.
  if (twice instanceof URLSearchParams || twice instanceof FormData)
    if (!twice.has(name)) twice.append(name, 'first');
  if (twice instanceof URLSearchParams) twice.append(name, 'second');
  if (!(twice instanceof FormData)) return [{ about: 'there twice', body: twice }];
  const other = toForm(bodyType, body);
  if (isFile) twice.append(name, new File(['%PDF-'], 'second.pdf'));
  else twice.append(name, 'second');
  if (other instanceof FormData) {
    if (isFile) other.set(name, 'my resume');
    else other.set(name, new File(['Ada'], 'ada.txt'));
  }
  return [
    { about: 'there twice', body: twice },
    { about: isFile ? 'a text' : 'a file', body: other },
  ];
}

function toForm(bodyType: string | undefined, fields: Call['body']) {
  const form = toBody(bodyType, fields);
  if (form === undefined) throw new Error('A call of this kit has fields.');
  return form;
}

function withField(call: Call, name: string, value: FieldValue | undefined): Call {
  const { [name]: _, ...others } = call.body ?? {};
  return { ...call, body: value === undefined ? others : { ...others, [name]: value } };
}

function withParameter(call: Call, name: string, value: FieldValue | undefined): Call {
  const { [name]: _, ...others } = call.query ?? {};
  return { ...call, query: value === undefined ? others : { ...others, [name]: String(value) } };
}
