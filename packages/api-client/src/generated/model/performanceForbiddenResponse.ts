/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ErrorBody } from './errorBody';

/**
 * The plan has no performance pages, or a regular user asked for another person.
 */
export type PerformanceForbiddenResponse = ErrorBody;
