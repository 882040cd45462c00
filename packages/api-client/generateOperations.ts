import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readDeprecation } from './readDeprecation.ts';

type Schema = {
  $ref?: string;
  type?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  enum?: string[];
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
};

type Operation = {
  operationId: string;
  'x-required-role': string;
  'x-required-plan': string;
  'x-extension'?: boolean;
  'x-body-bytes'?: number;
  deprecated?: boolean;
  'x-deprecated-since'?: string;
  'x-sunset'?: string;
  requestBody?: { content: Record<string, { schema: { $ref: string } }> };
};

type Contract = {
  tags: { name: string }[];
  'x-visible': string;
  'x-limits': Record<string, Record<string, unknown>> & { call: Record<string, unknown> };
  'x-score-bands': unknown[];
  'x-attempts': Record<string, { operations: string[]; account?: number; address: number; minutes: number }>;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

/**
 * What the contract says beside its operations' types: the table of operations (path, method, role, plan, body), the limits that
 * the server enforces and the client tells of before it sends, and the words for a score.
 */
export const contract: Contract = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'));

const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => ['get', 'post', 'put', 'delete'].includes(method))
    .map(([method, operation]) => ({ path, method, operation })),
);

function toRow({ path, method, operation }: (typeof operations)[number]): string {
  const row = {
    method,
    path,
    role: operation['x-required-role'],
    plan: operation['x-required-plan'],
    body: Object.keys(operation.requestBody?.content ?? {})[0] ?? null,
    bodyBytes: operation['x-body-bytes'],
    extension: operation['x-extension'] ?? false,
    deprecated: readDeprecation(operation),
  };
  return `  ${operation.operationId}: ${JSON.stringify(row)},`;
}

const attempts = Object.fromEntries(
  Object.entries(contract['x-attempts']).map(([name, { operations: _, ...limit }]) => [name, limit]),
);
const { call, ...others } = contract['x-limits'];
const limits = Object.entries({ ...others, attempt: attempts }).map(([name, limit]) =>
  toConstant(`${name}Limits`, Object.entries(limit)),
);

const specified = findRequestSchemas(({ operation }) => operation['x-extension'] !== true);
const extended = findRequestSchemas(({ operation }) => operation['x-extension'] === true);

/** The schemas of the bodies of some operations. */
function findRequestSchemas(isWanted: (one: (typeof operations)[number]) => boolean): string[] {
  const names = new Set(
    operations
      .filter(isWanted)
      .flatMap(({ operation }) =>
        Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => nameOf(schema.$ref)),
      ),
  );
  // What stands within another body has fields of its own; a set grows while it is walked.
  for (const name of names)
    for (const schema of Object.values(contract.components.schemas[name]?.properties ?? {})) {
      const reference = schema.$ref ?? schema.items?.$ref;
      if (reference && contract.components.schemas[nameOf(reference)]?.type === 'object')
        names.add(nameOf(reference));
    }
  return [...names];
}

function describeFields(name: string): string {
  const { properties = {}, required = [] } = contract.components.schemas[name] ?? {};
  const rows = Object.entries(properties)
    .map(([field, schema]): [string, Schema] => [field, resolve(schema)])
    .filter(([, { type, format, enum: values }]) => type === 'string' && format !== 'binary' && !values)
    .map(([field, { minLength, maxLength, format }]): [string, object] => [
      field,
      { required: required.includes(field) && (minLength ?? 0) > 0, maxLength, format },
    ]);
  return toConstant(`${name.charAt(0).toLowerCase()}${name.slice(1)}Fields`, rows);
}

const FIELDS = `/**
 * Of each text that a request carries: whether it has to be filled, how long it may be (in UTF-16 code units) and of
 * what form.
 */`;

function toConstant(name: string, rows: readonly [string, unknown][]): string {
  const lines = rows.map(([key, value]) => `  ${key}: ${JSON.stringify(value)},\n`);
  return `export const ${name} = {\n${lines.join('')}} as const;\n`;
}

function resolve(schema: Schema): Schema {
  return schema.$ref ? { ...contract.components.schemas[nameOf(schema.$ref)] } : schema;
}

function nameOf(reference: string): string {
  return reference.replace('#/components/schemas/', '');
}

const banner = '/**\n * Generated from openapi.yaml. Do not edit: run `npm run generate`.\n */\n';

/** By their names. */
export const files: Record<string, string> = {
  'operations.ts': `${banner}export type RequiredRole = 'public' | 'user' | 'admin';
export type RequiredPlan = 'basic' | 'standard' | 'premium';
export type OperationRow = {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  role: RequiredRole;
  plan: RequiredPlan;
  body: string | null;
  /** How many bytes its body may have, where that is not what others may have. */
  bodyBytes?: number;
  extension: boolean;
  /** Since when it is deprecated, and until when it is answered, as days (UTC). */
  deprecated?: { since: string; sunset: string };
};

export const operations = {
${operations.map(toRow).join('\n')}
} as const satisfies Record<string, OperationRow>;

export type OperationId = keyof typeof operations;

export const operationIds = Object.keys(operations) as OperationId[];
`,
  // Apart, as it is all that the first page needs of the limits.
  'callLimits.ts': `${banner}${toConstant('callLimits', Object.entries(call))}`,
  'limits.ts': `${banner}export { callLimits } from './callLimits.ts';

${limits.join('\n')}
/** Finds what can be seen in a text; one without is empty. */
export const visible = new RegExp(${JSON.stringify(contract['x-visible'])});

/** The words that a fit score of 0 to 100 earns, the highest band first. */
export const scoreBands = [
${contract['x-score-bands'].map((band) => `  ${JSON.stringify(band)},\n`).join('')}] as const;

${FIELDS}
${specified.map(describeFields).join('\n')}`,
  // Apart, as the first page needs none of them.
  'extensionFields.ts': `${banner}${FIELDS}
${extended
  .filter((name) => !specified.includes(name))
  .map(describeFields)
  .join('\n')}`,
};
