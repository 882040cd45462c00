import type { MenuHrefs } from './menu.ts';

/** Links for the menu in stories and tests. */
export const menuHrefs: MenuHrefs = {
  dashboard: '/dashboard',
  adminDashboard: '/admin-dashboard',
  createCandidate: '/create-candidate',
  createJob: '/create-job',
  createUser: '/create-user',
  activeCandidates: '/active-candidates',
  activeJobs: '/active-jobs',
  activeUsers: '/active-users',
  compareCandidates: '/compare-candidates',
  resumeAnalysis: '/resume-analysis',
  organizationPerformance: '/org-performance',
  aboutCortex: '/about-cortex',
  contactSupport: '/contact-support',
  updatePassword: '/update-password',
  logOut: '/logout',
};
