import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

type Operation = {
  operationId: string;
  'x-required-role': string;
  'x-required-plan': string;
  'x-extension'?: boolean;
  requestBody?: { content: Record<string, unknown> };
};

type Contract = {
  'x-attempts': Record<string, { operations: string[]; account?: number; address: number; minutes: number }>;
  paths: Record<string, Record<string, Operation>>;
};

/** Writes the table of operations (path, method, role, plan, body) and the limits of attempts that the server enforces and the tests walk. */
const contract: Contract = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'));

const rows = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => ['get', 'post', 'put', 'delete'].includes(method))
    .map(([method, operation]) => toRow(path, method, operation)),
);

const limits = Object.entries(contract['x-attempts']).map(
  ([name, { operations: _, ...limit }]) => `  ${name}: ${JSON.stringify(limit)},`,
);

function toRow(path: string, method: string, operation: Operation): string {
  const row = {
    method,
    path,
    role: operation['x-required-role'],
    plan: operation['x-required-plan'],
    body: Object.keys(operation.requestBody?.content ?? {})[0] ?? null,
    extension: operation['x-extension'] ?? false,
  };
  return `  ${operation.operationId}: ${JSON.stringify(row)},`;
}

writeFileSync(
  new URL('./src/generated/operations.ts', import.meta.url),
  `/**
 * Generated from openapi.yaml. Do not edit: run \`npm run generate\`.
 */
export type RequiredRole = 'public' | 'user' | 'admin';
export type RequiredPlan = 'basic' | 'standard' | 'premium';
export type OperationRow = {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  role: RequiredRole;
  plan: RequiredPlan;
  body: string | null;
  extension: boolean;
};

export const operations = {
${rows.join('\n')}
} as const satisfies Record<string, OperationRow>;

export type OperationId = keyof typeof operations;

export const operationIds = Object.keys(operations) as OperationId[];

/** How many attempts are taken within so many minutes, by account and address together and by address. */
export const attemptLimits = {
${limits.join('\n')}
} as const;
`,
);
