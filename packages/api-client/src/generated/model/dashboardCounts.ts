/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { AdminCounts } from './adminCounts';
import type { UserCounts } from './userCounts';
import type { Viewer } from './viewer';

/**
 * Exactly one of `admin_data` and `user_data`.
 */
export interface DashboardCounts {
  admin_data?: AdminCounts;
  user_data?: UserCounts;
  /** Who is signed in. */
  viewer?: Viewer;
}
