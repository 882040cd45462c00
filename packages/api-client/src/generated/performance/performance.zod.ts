/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import * as zod from 'zod';


/**
 * `user` is a person's performance name: their full name, or, where two people share one, the full name followed by the username in
 * brackets (`Sam Lee (sam.lee)`). "All Users" (also when left out) gives the organization's totals. A regular user may ask for "All Users" and for
 * themself; another name of the organization, or an unknown one, is 403 `other_person`. For an admin an unknown name is 404, as is the full name
 * alone of two people who share it.
 * @summary Figures of one person, or of all
 */
export const getUserPerformanceQueryUserDefault = `All Users`;
export const getUserPerformanceQueryUserMax = 320;



export const GetUserPerformanceQueryParams = zod.object({
  "user": zod.string().max(getUserPerformanceQueryUserMax).default(getUserPerformanceQueryUserDefault).describe('A performance name, or "All Users".')
})

export const getUserPerformanceResponseJobsFilledMin = 0;

export const getUserPerformanceResponseCandidatesSharedMin = 0;

export const getUserPerformanceResponseActiveJobsMin = 0;

export const getUserPerformanceResponseActiveCandidatesMin = 0;

export const getUserPerformanceResponseJobFillRateMin = 0;
export const getUserPerformanceResponseJobFillRateMax = 100;

export const getUserPerformanceResponseRetentionRateMin = 0;
export const getUserPerformanceResponseRetentionRateMax = 100;



export const GetUserPerformanceResponse = zod.object({
  "name": zod.string().describe('The performance name that was asked for.'),
  "jobsFilled": zod.int().min(getUserPerformanceResponseJobsFilledMin).describe('Jobs closed (deleted) ever; of all users also those of people who were deleted.'),
  "candidatesShared": zod.int().min(getUserPerformanceResponseCandidatesSharedMin).describe('Shares made ever; of all users also those of people who were deleted.'),
  "activeJobs": zod.int().min(getUserPerformanceResponseActiveJobsMin).describe('Jobs that are open now.'),
  "activeCandidates": zod.int().min(getUserPerformanceResponseActiveCandidatesMin).describe('Candidates that are kept now; those that others shared with the person are not theirs.'),
  "jobFillRate": zod.number().min(getUserPerformanceResponseJobFillRateMin).max(getUserPerformanceResponseJobFillRateMax).nullable().describe('Closed jobs in percent of closed and open ones; `null` where there are none.'),
  "retentionRate": zod.number().min(getUserPerformanceResponseRetentionRateMin).max(getUserPerformanceResponseRetentionRateMax).nullable().describe('Candidates kept in percent of candidates ever added; `null` where there are none.')
})

/**
 * Jobs filled and candidates shared by month (UTC), oldest first, every period present even with zeros. `90 Days`: the events of the last
 * 90 days by calendar month; `Monthly`: the twelve months of this year; `Yearly`: one row a year from the first with
 * an event to this one, and this year's alone where there is no event. `month` is a label ("Nov 2026", for Yearly "2026"). `user` as in `GET /user-performance`.
 * @summary Figures over time
 */
export const getUserPerformanceHistoryQueryUserDefault = `All Users`;
export const getUserPerformanceHistoryQueryUserMax = 320;



export const GetUserPerformanceHistoryQueryParams = zod.object({
  "user": zod.string().max(getUserPerformanceHistoryQueryUserMax).default(getUserPerformanceHistoryQueryUserDefault).describe('A performance name, or "All Users".'),
  "range": zod.enum(['90 Days', 'Monthly', 'Yearly']).describe('The period to show.')
})

export const getUserPerformanceHistoryResponseJobsFilledMin = 0;

export const getUserPerformanceHistoryResponseCandidatesSharedMin = 0;



export const GetUserPerformanceHistoryResponseItem = zod.object({
  "month": zod.string().describe('A label; not to be parsed.'),
  "jobsFilled": zod.int().min(getUserPerformanceHistoryResponseJobsFilledMin).describe('Jobs closed in the period.'),
  "candidatesShared": zod.int().min(getUserPerformanceHistoryResponseCandidatesSharedMin).describe('Shares made in the period.')
})
export const GetUserPerformanceHistoryResponse = zod.array(GetUserPerformanceHistoryResponseItem)

/**
 * Totals of open jobs and of candidates, and the people with the most of both, at most ten, highest sum first, then by
 * name. `name` is the performance name that `GET /user-performance` takes.
 * @summary Figures of the organization and its top performers
 */
export const getOrganizationPerformanceResponseTotalJobsMin = 0;

export const getOrganizationPerformanceResponseTotalCandidatesMin = 0;

export const getOrganizationPerformanceResponseTopPerformersItemActiveJobsMin = 0;

export const getOrganizationPerformanceResponseTopPerformersItemActiveCandidatesMin = 0;

export const getOrganizationPerformanceResponseTopPerformersMax = 10;



export const GetOrganizationPerformanceResponse = zod.object({
  "total_jobs": zod.int().min(getOrganizationPerformanceResponseTotalJobsMin).describe('Open jobs of the organization.'),
  "total_candidates": zod.int().min(getOrganizationPerformanceResponseTotalCandidatesMin).describe('Candidates of the organization.'),
  "topPerformers": zod.array(zod.object({
  "name": zod.string().describe('The person\'s performance name.'),
  "activeJobs": zod.int().min(getOrganizationPerformanceResponseTopPerformersItemActiveJobsMin).describe('Jobs of the person that are open now.'),
  "activeCandidates": zod.int().min(getOrganizationPerformanceResponseTopPerformersItemActiveCandidatesMin).describe('Candidates of the person that are kept now.')
})).max(getOrganizationPerformanceResponseTopPerformersMax).describe('The people with the most open jobs and candidates.')
})

