/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import * as zod from 'zod';


/**
 * `admin_data` for an admin (the organization's totals), `user_data` for anyone else (what they can see). Exactly one of the two.
 * The counts are the lengths of the lists that the same caller gets. `viewer` says who is signed in, for which organization and on which plan.
 * @summary Counts for the dashboard
 */
export const getDashboardResponseAdminDataTotalJobsMin = 0;

export const getDashboardResponseAdminDataTotalCandidatesMin = 0;

export const getDashboardResponseAdminDataTotalUsersMin = 0;

export const getDashboardResponseUserDataUserJobsMin = 0;

export const getDashboardResponseUserDataUserCandidatesMin = 0;



export const GetDashboardResponse = zod.object({
  "admin_data": zod.object({
  "total_jobs": zod.int().min(getDashboardResponseAdminDataTotalJobsMin).describe('Open jobs of the organization.'),
  "total_candidates": zod.int().min(getDashboardResponseAdminDataTotalCandidatesMin).describe('Candidates of the organization.'),
  "total_users": zod.int().min(getDashboardResponseAdminDataTotalUsersMin).describe('People of the organization, the caller included.')
}).optional(),
  "user_data": zod.object({
  "user_jobs": zod.int().min(getDashboardResponseUserDataUserJobsMin).describe('Open jobs that the caller sees.'),
  "user_candidates": zod.int().min(getDashboardResponseUserDataUserCandidatesMin).describe('Candidates that the caller sees, shared ones included.')
}).optional(),
  "viewer": zod.object({
  "full_name": zod.string().describe('The caller\'s full name.'),
  "username": zod.string().describe('The caller\'s username.'),
  "email": zod.string().describe('The caller\'s login.'),
  "organization_name": zod.string().describe('The name of the caller\'s organization.'),
  "pricing_tier": zod.enum(['Basic', 'Standard', 'Premium']).describe('The plan, capitalised in `/api/organization*`.')
}).optional().describe('Who is signed in.')
}).describe('Exactly one of `admin_data` and `user_data`.')

