/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * Whether it may change something.
 */
export type ApiKeyScope = typeof ApiKeyScope[keyof typeof ApiKeyScope];


export const ApiKeyScope = {
  KEY_READ: 'read',
  KEY_WRITE: 'write',
} as const;
