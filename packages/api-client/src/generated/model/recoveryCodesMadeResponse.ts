/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { RecoveryCodes } from './recoveryCodes';

/**
 * The recovery codes, which are told once.
 */
export type RecoveryCodesMadeResponse = RecoveryCodes;
