import { readFileSync } from 'node:fs';
import { getResponse, type HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { type OperationId, operationIds, operations } from './generated/operations.ts';

const Reference = z.object({ $ref: z.string() });
const Examples = z.object({
  content: z
    .record(z.string(), z.object({ examples: z.record(z.string(), z.unknown()).optional() }))
    .optional(),
});

const contract = parse(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8'));
const mocks = Object.assign(
  {},
  ...(await Promise.all(
    [
      import('./generated/analysis/analysis.msw.ts'),
      import('./generated/account/account.msw.ts'),
      import('./generated/applicants/applicants.msw.ts'),
      import('./generated/applications/applications.msw.ts'),
      import('./generated/mails/mails.msw.ts'),
      import('./generated/publication/publication.msw.ts'),
      import('./generated/keys/keys.msw.ts'),
      import('./generated/webhooks/webhooks.msw.ts'),
      import('./generated/notes/notes.msw.ts'),
      import('./generated/scorecards/scorecards.msw.ts'),
      import('./generated/invitations/invitations.msw.ts'),
      import('./generated/auth/auth.msw.ts'),
      import('./generated/background/background.msw.ts'),
      import('./generated/candidates/candidates.msw.ts'),
      import('./generated/company/company.msw.ts'),
      import('./generated/dashboard/dashboard.msw.ts'),
      import('./generated/jobs/jobs.msw.ts'),
      import('./generated/ledger/ledger.msw.ts'),
      import('./generated/organizations/organizations.msw.ts'),
      import('./generated/passkeys/passkeys.msw.ts'),
      import('./generated/performance/performance.msw.ts'),
      import('./generated/retention/retention.msw.ts'),
      import('./generated/support/support.msw.ts'),
      import('./generated/users/users.msw.ts'),
    ].map((module): Promise<object> => module),
  )),
);

const answers = operationIds.flatMap((id) => {
  const { path, method } = operations[id];
  return Object.entries(contract.paths[path][method].responses).map(([status, response]) => ({
    id,
    status,
    examples: examplesOf(response),
  }));
});

test.each(answers)('the handler of $id answers $status with an example of the contract', async ({
  id,
  status,
  examples,
}) => {
  const handler: HttpHandler = mocks[`get${id[0]?.toUpperCase()}${id.slice(1)}MockHandler${status}`]();
  const response = await getResponse([handler], requestOf(id));
  expect(response?.status).toBe(Number(status));
  const body = await response?.text();
  if (examples.length === 0) expect(body).toBe('');
  else if (response?.headers.get('Content-Type') === 'text/csv') expect(examples).toContain(body);
  else expect(examples).toContainEqual(JSON.parse(body ?? ''));
});

test('every answer with a body has an example', () => {
  const without = answers.filter(
    ({ examples, status }) => examples.length === 0 && !['204', '303', '304'].includes(status),
  );
  expect(without).toEqual([]);
});

function requestOf(id: OperationId): Request {
  const { path, method } = operations[id];
  return new Request(`https://api.cortex.test${path.replace('{id}', 'job_1')}`, {
    method: method.toUpperCase(),
  });
}

function examplesOf(response: unknown): unknown[] {
  const { content } = Examples.parse(resolve(response));
  return Object.values(content ?? {})
    .flatMap(({ examples }) => Object.values(examples ?? {}))
    .map((example) => z.object({ value: z.unknown() }).parse(resolve(example)).value);
}

function resolve(value: unknown): unknown {
  const reference = Reference.safeParse(value);
  if (!reference.success) return value;
  const steps = reference.data.$ref.replace('#/', '').split('/');
  return steps.reduce((part, step) => part[step], contract);
}
