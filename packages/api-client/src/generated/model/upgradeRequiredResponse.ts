/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ErrorBody } from './errorBody';

/**
 * The organization's plan does not include this.
 */
export type UpgradeRequiredResponse = ErrorBody;
