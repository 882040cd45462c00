import { sessionMessages } from './sessionMessages.ts';

/** The catalogue of section 8 of the specification, exact to the letter. Nothing else holds these texts, but what the sign-in page says. */
export const messages = {
  ...sessionMessages,
  dashboard: { failed: 'Failed to load dashboard data.' },
  createOrganization: {
    success: 'Organization created successfully! Please log in.',
    duplicate: 'Organization name already exists. Please choose a different name.',
    failed: 'Failed to create organization',
    error: 'Error creating organization. Please try again.',
  },
  loadJobs: { failed: 'Failed to load jobs.' },
  loadCandidates: { failed: 'Failed to load candidates.' },
  loadUsers: { failed: 'Failed to load users.' },
  loadOrganization: { failed: 'Failed to load organization details.' },
  searchUsers: { failed: 'User search failed.' },
  createJob: {
    success: 'Job created successfully!',
    failed: 'Failed to create job.',
    error: 'Error creating job. Please try again.',
  },
  updateJob: {
    success: 'Job updated successfully!',
    failed: 'Failed to update job.',
    error: 'Error updating job.',
  },
  deleteJob: {
    success: 'Job deleted successfully!',
    failed: 'Failed to delete job.',
    error: 'Error deleting job.',
  },
  createCandidate: {
    success: 'Candidate created successfully!',
    failed: 'Failed to create candidate.',
    error: 'Error creating candidate. Please try again.',
  },
  updateCandidate: {
    success: 'Candidate updated successfully!',
    failed: 'Failed to update candidate.',
    error: 'Error updating candidate.',
  },
  deleteCandidate: {
    success: 'Candidate deleted successfully!',
    failed: 'Failed to delete candidate.',
    error: 'Error deleting candidate.',
  },
  shareCandidate: {
    success: 'Candidate shared successfully!',
    failed: 'Failed to share candidate.',
    error: 'Error sharing candidate.',
  },
  loadCandidate: {
    loading: 'Loading candidate details...',
    notFound: 'Candidate not found',
    failed: 'Error fetching candidate details',
    noResume: 'Resume not available',
  },
  createUser: {
    success: 'User created successfully!',
    failed: 'Failed to create user.',
    error: 'Error creating user. Please try again.',
  },
  createTestUser: {
    success: 'User created successfully!',
    failed: 'Error creating user.',
    noAnswer: 'Failed to connect',
  },
  updateUser: {
    success: 'User updated successfully!',
    failed: 'Failed to update user.',
    error: 'Error updating user.',
  },
  deleteUser: {
    success: 'User deleted successfully!',
    failed: 'Failed to delete user.',
    error: 'Error deleting user.',
  },
  contactSupport: {
    success: 'Thank you! Your request has been submitted.',
    failed: 'Failed to submit support request.',
    error: 'Error submitting support request.',
  },
  updateOrganization: {
    success: 'Organization details updated successfully!',
    failed: 'Failed to update organization details.',
    error: 'An error occurred while updating. Please try again.',
  },
  payment: { notLoaded: 'Stripe has not loaded yet. Please try again.' },
  performance: {
    failed: 'Failed to load aggregate performance data.',
    historyFailed: 'Failed to load performance history.',
    organizationFailed: 'Failed to load organization performance data.',
    noOrganization: 'No organization ID found. Please log in properly.',
  },
  analyzeResume: {
    success: 'Resume analysis complete!',
    failed: 'Failed to analyze resume.',
    error: 'Error analyzing resume. Please try again.',
    incomplete: 'Please select both a candidate and a job.',
  },
  compareCandidates: {
    success: 'Candidate comparison complete!',
    failed: 'Failed to compare candidates.',
    error: 'Error comparing candidates. Please try again.',
    incomplete: 'Please select two candidates and a job.',
  },
  requestPasswordReset: {
    success: 'Password reset instructions sent. Check your email.',
    failed: 'Failed to send password reset instructions.',
    error: 'Error requesting password reset. Please try again.',
    thanks: 'Thank you! Check your email for password reset instructions.',
  },
  updatePassword: {
    success: 'Password updated successfully!',
    failed: 'Failed to update password.',
    error: 'Error updating password. Please try again.',
  },
  passwordsDiffer: 'Passwords do not match',
} as const;
