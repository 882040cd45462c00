import { AnalyzeResumeResponse, CompareCandidatesResponse } from '@cortex/api-client/analysis/validators';
import {
  LogInResponse,
  LogOutResponse,
  RequestPasswordResetResponse,
  UpdatePasswordResponse,
} from '@cortex/api-client/auth/validators';
import {
  CreateCandidateResponse,
  DeleteCandidateResponse,
  GetCandidateResponse,
  ListCandidatesResponse,
  ShareCandidateResponse,
  UpdateCandidateResponse,
} from '@cortex/api-client/candidates/validators';
import { GetDashboardResponse } from '@cortex/api-client/dashboard/validators';
import {
  CreateJobResponse,
  DeleteJobResponse,
  ListJobsResponse,
  UpdateJobResponse,
} from '@cortex/api-client/jobs/validators';
import type { OperationId } from '@cortex/api-client/operations';
import {
  CreateOrganizationResponse,
  GetOrganizationResponse,
  UpdateOrganizationResponse,
} from '@cortex/api-client/organizations/validators';
import {
  GetOrganizationPerformanceResponse,
  GetUserPerformanceHistoryResponse,
  GetUserPerformanceResponse,
} from '@cortex/api-client/performance/validators';
import { ContactSupportResponse } from '@cortex/api-client/support/validators';
import {
  CreateUserResponse,
  DeleteUserResponse,
  ListUsersResponse,
  UpdateUserResponse,
} from '@cortex/api-client/users/validators';
import { expect } from 'vitest';
import type { z } from 'zod';

/** What the contract says of the body of each operation's success. */
const responseSchemas: Record<OperationId, z.ZodType> = {
  logIn: LogInResponse,
  logOut: LogOutResponse,
  requestPasswordReset: RequestPasswordResetResponse,
  updatePassword: UpdatePasswordResponse,
  getDashboard: GetDashboardResponse,
  createOrganization: CreateOrganizationResponse,
  getOrganization: GetOrganizationResponse,
  updateOrganization: UpdateOrganizationResponse,
  listJobs: ListJobsResponse,
  createJob: CreateJobResponse,
  updateJob: UpdateJobResponse,
  deleteJob: DeleteJobResponse,
  listCandidates: ListCandidatesResponse,
  createCandidate: CreateCandidateResponse,
  getCandidate: GetCandidateResponse,
  updateCandidate: UpdateCandidateResponse,
  deleteCandidate: DeleteCandidateResponse,
  shareCandidate: ShareCandidateResponse,
  listUsers: ListUsersResponse,
  createUser: CreateUserResponse,
  updateUser: UpdateUserResponse,
  deleteUser: DeleteUserResponse,
  contactSupport: ContactSupportResponse,
  getUserPerformance: GetUserPerformanceResponse,
  getUserPerformanceHistory: GetUserPerformanceHistoryResponse,
  getOrganizationPerformance: GetOrganizationPerformanceResponse,
  analyzeResume: AnalyzeResumeResponse,
  compareCandidates: CompareCandidatesResponse,
};

/** Fails where a successful answer is not what the contract says, or holds a field that the contract does not name. */
export async function expectDeclaredBody(id: OperationId, response: Response): Promise<void> {
  const text = await response.text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  // Parsing leaves out what the schema does not name, so a body with more than that differs from what comes out.
  expect(responseSchemas[id].parse(body)).toStrictEqual(body);
}
