import { readFileSync } from 'node:fs';
import { defineConfig } from 'orval';
import { parse } from 'yaml';

/** The folder that `src` of the client is drafted in. */
const source = process.env.CLIENT_SOURCE ?? './packages/api-client/src';
const generated = `${source}/generated`;
const http = `${source}/http.ts`;
const header = () => ['Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.'];

type Operation = {
  operationId: string;
  'x-success-statuses'?: number[];
  'x-answer-optional'?: boolean;
  responses: Record<string, { content?: object }>;
};

const contract: { paths: Record<string, Record<string, Operation>> } = parse(
  readFileSync(new URL('./openapi.yaml', import.meta.url), 'utf8'),
);

/**
 * The function of http.ts that sends an operation: by what the contract takes as success, and whether its answer may
 * be empty, is a text or is kept.
 */
const operations = Object.fromEntries(
  Object.values(contract.paths)
    .flatMap((item) => Object.values(item))
    .filter(({ operationId }) => operationId)
    .map((operation) => [operation.operationId, { mutator: { path: http, name: nameMutator(operation) } }]),
);

function nameMutator({ operationId, responses, ...operation }: Operation): string {
  const statuses = operation['x-success-statuses']?.join(' ') ?? 'any';
  const rule = { any: '', '200': 'Ok', '200 201': 'OkOrCreated' }[statuses];
  if (rule === undefined)
    throw new Error(`http.ts has no request for the success statuses of ${operationId}.`);
  const isText = 'text/csv' in (responses['200']?.content ?? {});
  const isKept = '304' in responses;
  return `request${rule}${operation['x-answer-optional'] ? 'WithoutAnswer' : ''}${isText ? 'Text' : ''}${isKept ? 'Kept' : ''}`;
}

export default defineConfig({
  client: {
    input: './openapi.yaml',
    output: {
      mode: 'tags-split',
      target: generated,
      schemas: `${generated}/model`,
      clean: true,
      client: 'react-query',
      httpClient: 'fetch',
      mock: {
        generators: [
          { type: 'msw', useExamples: true, delay: false, baseUrl: '*', generateEachHttpStatus: true },
        ],
      },
      override: {
        header,
        operations,
        fetch: { includeHttpResponseReturnType: false },
        query: { version: 5, signal: true, usePrefetch: true, useInvalidate: true },
      },
    },
  },
  validators: {
    input: './openapi.yaml',
    output: {
      mode: 'tags-split',
      target: generated,
      client: 'zod',
      fileExtension: '.zod.ts',
      indexFiles: false,
      override: { header, zod: { strict: { body: true }, coerce: { query: ['number'] } } },
    },
  },
});
