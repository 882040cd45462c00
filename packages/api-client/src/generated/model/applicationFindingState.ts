/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * What the texts show of it.
 */
export type ApplicationFindingState = typeof ApplicationFindingState[keyof typeof ApplicationFindingState];


export const ApplicationFindingState = {
  met: 'met',
  unclear: 'unclear',
  not_found: 'not_found',
} as const;
