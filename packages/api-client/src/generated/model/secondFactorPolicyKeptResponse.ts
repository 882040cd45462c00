/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { SecondFactorPolicy } from './secondFactorPolicy';

/**
 * The setting as it is kept, and who has a second factor.
 */
export type SecondFactorPolicyKeptResponse = SecondFactorPolicy;
