/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * A performance name, or "All Users".
 */
export type PerformanceUserParameter = string;
