/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * What the texts show of it.
 */
export type MustHaveState = typeof MustHaveState[keyof typeof MustHaveState];


export const MustHaveState = {
  met: 'met',
  unclear: 'unclear',
  missing: 'missing',
} as const;
