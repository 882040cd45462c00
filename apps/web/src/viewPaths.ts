import { getAnalysisPath, paths } from './paths.ts';

/** A view of the organization: its details, its jobs page, its record, retention, its vocabulary or how people sign in. */
export function getOrganizationPath({
  view,
}: {
  view: 'details' | 'stages' | 'jobs-page' | 'record' | 'retention' | 'vocabulary' | 'sign-in' | 'webhooks';
}): string {
  return view === 'details' ? paths.upgradeOrganization : `${paths.upgradeOrganization}?view=${view}`;
}

/** A view of one's own account: the password, where one is signed in, the second factor, or passkeys. */
export function getAccountPath({
  view,
}: {
  view: 'password' | 'sessions' | 'second-factor' | 'passkeys';
}): string {
  return view === 'password' ? paths.updatePassword : `${paths.updatePassword}?view=${view}`;
}

/** A way to add a colleague: with a password, or by an invitation. */
export function getCreateUserPath({ view }: { view: 'password' | 'invitation' }): string {
  return view === 'password' ? paths.createUser : `${paths.createUser}?view=${view}`;
}

/** All candidates, ranked for a job. */
export function getRankingPath(jobId: string): string {
  return getAnalysisPath({ candidateId: 'all', jobId });
}

/** The comparison of candidates for a job. */
export function getComparisonPath({
  candidateIds,
  jobId,
}: {
  candidateIds: readonly string[];
  jobId: string;
}): string {
  const candidates = candidateIds.map((id) => `&candidate=${encodeURIComponent(id)}`).join('');
  return `${paths.compareCandidates}?job=${encodeURIComponent(jobId)}${candidates}`;
}

/** One person's figures, or everybody's, in one of the two views. */
export function getUserPerformancePath({ user, deepDive }: { user: string; deepDive?: boolean }): string {
  const view = deepDive ? '&view=deep-dive' : '';
  return `${paths.userPerformance}?user=${encodeURIComponent(user)}${view}`;
}
