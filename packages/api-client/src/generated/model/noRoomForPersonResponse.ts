/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ErrorBody } from './errorBody';

/**
 * Not an admin, the plan allows no more people, or the caller has to confirm their own email or enter their password again first (extensions).
 */
export type NoRoomForPersonResponse = ErrorBody;
