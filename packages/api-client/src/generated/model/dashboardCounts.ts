/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { AdminCounts } from './adminCounts';
import type { UserCounts } from './userCounts';

/**
 * Exactly one of the two members.
 */
export interface DashboardCounts {
  admin_data?: AdminCounts;
  user_data?: UserCounts;
}
