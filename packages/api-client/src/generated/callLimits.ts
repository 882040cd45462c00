/**
 * Generated from openapi.yaml. Do not edit: run `npm run generate`.
 */
export const callLimits = {
  timeoutMs: 10000,
} as const;
