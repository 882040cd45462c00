/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export type ReadImportRowsNotMade = typeof ReadImportRowsNotMade[keyof typeof ReadImportRowsNotMade];


export const ReadImportRowsNotMade = {
  true: 'true',
  false: 'false',
} as const;
