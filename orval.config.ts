import { defineConfig } from 'orval';

const generated = './packages/api-client/src/generated';
const http = './packages/api-client/src/http.ts';
const header = () => ['Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.'];

/**
 * Section 7 of the specification names the success status of some calls (200, or 200 and 201); for all others any 2xx is
 * success. Nobody reads the body of a plain acknowledgement, so it may be empty.
 */
const mutators = {
  requestOk: ['logIn', 'updateJob'],
  requestOkWithoutAnswer: ['updatePassword', 'deleteJob', 'updateOrganization'],
  requestOkOrCreated: ['createJob', 'createCandidate', 'analyzeResume', 'compareCandidates'],
  requestOkOrCreatedWithoutAnswer: ['createOrganization', 'shareCandidate'],
  requestWithoutAnswer: ['logOut', 'requestPasswordReset', 'contactSupport', 'deleteCandidate', 'deleteUser'],
};

const operations = Object.fromEntries(
  Object.entries(mutators).flatMap(([name, ids]) => ids.map((id) => [id, { mutator: { path: http, name } }])),
);

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
        mutator: { path: http, name: 'request' },
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
      override: { header, zod: { strict: { body: true } } },
    },
  },
});
