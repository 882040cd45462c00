import { readFileSync } from 'node:fs';
import { type OperationId, operationIds } from '@cortex/api-client/operations';
import { parse } from 'yaml';
import { z } from 'zod';

const Examples = z.object({
  content: z
    .object({ 'application/json': z.object({ examples: z.record(z.string(), z.unknown()) }) })
    .optional(),
});
const Operation = z.object({
  operationId: z.string(),
  responses: z.record(z.string(), z.union([z.object({ $ref: z.string() }), Examples])),
});
const Contract = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({ responses: z.record(z.string(), Examples) }),
});

/** An answer that openapi.yaml declares. `codes` are the codes of its examples, for an error. */
export type DeclaredAnswer = { id: OperationId; status: number; codes: string[] };

const contract = Contract.parse(
  parse(readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8')),
);

/** Every answer of every operation that openapi.yaml declares. */
export const declaredAnswers: DeclaredAnswer[] = Object.values(contract.paths)
  .flatMap((item) => Object.values(item))
  .flatMap((value) => Operation.safeParse(value).data ?? [])
  .flatMap(({ operationId, responses }) =>
    Object.entries(responses).map(([status, response]) => ({
      id: toOperationId(operationId),
      status: Number(status),
      codes: Number(status) < 400 ? [] : codesOf('$ref' in response ? resolve(response.$ref) : response),
    })),
  );

/** The statuses that openapi.yaml declares for an operation. */
export function declaredStatuses(id: OperationId): number[] {
  return declaredAnswers.filter((answer) => answer.id === id).map(({ status }) => status);
}

function toOperationId(name: string): OperationId {
  const id = operationIds.find((operationId) => operationId === name);
  if (!id) throw new Error(`openapi.yaml names the operation ${name}, which was not generated.`);
  return id;
}

function resolve(reference: string): z.output<typeof Examples> {
  const response = contract.components.responses[reference.replace('#/components/responses/', '')];
  if (!response) throw new Error(`openapi.yaml has no ${reference}.`);
  return response;
}

function codesOf({ content }: z.output<typeof Examples>): string[] {
  return Object.keys(content?.['application/json'].examples ?? {});
}
