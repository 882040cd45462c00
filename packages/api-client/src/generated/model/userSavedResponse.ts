/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { User } from './user';

/**
 * The person as they are kept.
 */
export type UserSavedResponse = User;
