import { CONTRACT_FILE } from '@cortex/conformance';
import type { FieldValue } from '@cortex/conformance/call';
import { type Field, readContract } from '@cortex/conformance/contract';
import { at, listAt } from '@cortex/conformance/json';
import { resumeFile } from '@cortex/conformance/resumes';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../testing/testApp.ts';
import { createKit } from '../testing/testKit.ts';

/** A field that the contract adds is stored or refused, before anybody has written code for it: never a 500. */
const operations = readContract(CONTRACT_FILE)
  .operations.map(({ id, fields }) => ({ id, optional: fields.filter(({ required }) => !required) }))
  .filter(({ optional }) => optional.length > 0);

let kit: Awaited<ReturnType<typeof createKit>>;
beforeAll(async () => {
  kit = await createKit(await createTestApp());
});

describe.each(operations)('$id', ({ id, optional }) => {
  const sets = [...optional.map((field) => [field]), optional];
  test.each(
    sets.map((fields) => [fields.map(({ name }) => name).join(', '), fields] as const),
  )('takes or refuses %s', async (_, fields) => {
    const call = await kit.fresh(id);
    const body = {
      ...call.body,
      ...Object.fromEntries(fields.map((field) => [field.name, sampleOf(field)])),
    };
    const { status } = await kit.client.exchange(id, { ...call, body }, kit.world.tenant.admin);
    expect(status).toBeLessThan(500);
  });
});

function sampleOf({ schema }: Field): FieldValue {
  const [first] = [...listAt(schema, 'enum'), ...listAt(schema, 'examples'), schema.example].filter(
    (value) => typeof value === 'string' || typeof value === 'number',
  );
  if (first !== undefined) return first;
  if (schema.format === 'binary') return resumeFile('two-column.pdf');
  if (schema.format === 'email') return 'somebody@example.com';
  if (schema.format === 'date') return '2026-11-22';
  const type = [schema.type].flat()[0];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return Number(at(schema, 'minimum') ?? 1);
  if (type === 'array') return [];
  if (type === 'object') return {};
  return 'some text';
}
