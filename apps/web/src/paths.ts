/** Every URL of the app, once. */
export const paths = {
  signIn: '/',
  dashboard: '/dashboard',
  adminDashboard: '/admin-dashboard',
  userForm: '/user-form',
  createOrganization: '/organization/create',
  pricingDetails: '/pricing-details',
  payment: '/payment',
  contactSupport: '/contact-support',
  upgradeNeeded: '/upgrade-needed',
  aboutCortex: '/about-cortex',
  activeJobs: '/active-jobs',
  activeCandidates: '/active-candidates',
  activeUsers: '/active-users',
  updateOrganization: '/organization/update',
  upgradeOrganization: '/organization-update',
  userPerformance: '/user-performance',
  organizationPerformance: '/org-performance',
  createJob: '/create-job',
  createCandidate: '/create-candidate',
  createUser: '/create-user',
  resumeAnalysis: '/resume-analysis',
  compareCandidates: '/compare-candidates',
  logOut: '/logout',
  forgotPassword: '/forgot-password',
  candidate: '/candidates/:id',
  jobBoard: '/jobs/:id/board',
  updatePassword: '/update-password',
  yourApplication: '/your-application',
  invitation: '/invitation',
  companySignIn: '/company-sign-in',
} as const;

/** The pages that the server draws for everybody, which are no part of the app. */
const publicPaths = { openJobs: '/jobs/:address', openJob: '/jobs/:address/:id' } as const;

/** What search engines may list: the pages that say what Cortex is. */
export const listedPaths: readonly string[] = [
  paths.signIn,
  paths.aboutCortex,
  paths.pricingDetails,
  paths.createOrganization,
];

/** Where a person starts after sign-in. */
export function getHomePath(role: 'admin' | 'user'): string {
  return role === 'admin' ? paths.adminDashboard : paths.dashboard;
}

/** The analysis page with a candidate chosen, and a job, where one is named. */
export function getAnalysisPath({ candidateId, jobId }: { candidateId: string; jobId?: string }): string {
  const job = jobId ? `&job=${encodeURIComponent(jobId)}` : '';
  return `${paths.resumeAnalysis}?candidate=${encodeURIComponent(candidateId)}${job}`;
}

/** The list of candidates with one opened. */
export function getListedCandidatePath({ candidateId }: { candidateId: string }): string {
  return `${paths.activeCandidates}?candidate=${encodeURIComponent(candidateId)}`;
}

/** The list of jobs with one opened. */
export function getListedJobPath({ jobId }: { jobId: string }): string {
  return `${paths.activeJobs}?job=${encodeURIComponent(jobId)}`;
}

/** All about one candidate. */
export function getCandidatePath({ candidateId }: { candidateId: string }): string {
  return paths.candidate.replace(':id', encodeURIComponent(candidateId));
}

/** The board of one job. */
export function getBoardPath({ jobId }: { jobId: string }): string {
  return paths.jobBoard.replace(':id', encodeURIComponent(jobId));
}

/** The page on which a candidate is created, for a job, where one is named. */
export function getCreateCandidatePath({ jobId }: { jobId: string | undefined }): string {
  return jobId ? `${paths.createCandidate}?job=${encodeURIComponent(jobId)}` : paths.createCandidate;
}

/** The payment page for a plan. */
export function getPaymentPath({ tier }: { tier: string }): string {
  return `${paths.payment}?tier=${encodeURIComponent(tier)}`;
}

/** The page on which an organization is created, with a plan chosen. */
export function getCreateOrganizationPath({ tier }: { tier: string }): string {
  return `${paths.createOrganization}?tier=${encodeURIComponent(tier)}`;
}

/** The public page of an organization's open jobs. */
export function getOpenJobsPath({ address }: { address: string }): string {
  return publicPaths.openJobs.replace(':address', address);
}

/** The public page of one open job. */
export function getOpenJobPath({ address, id }: { address: string; id: string }): string {
  return publicPaths.openJob.replace(':address', address).replace(':id', id);
}
