/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { SecondFactor } from './secondFactor';

/**
 * The state as it is now.
 */
export type SecondFactorStateResponse = SecondFactor;
